export { core } from './core.ts'
import { above } from './above.ts'
import { counter } from './counter.ts'
import { flag } from './flag.ts'
import { hills } from './hills.ts'
import { peak } from './peak.ts'
import { push } from './push.ts'
import type { Lesson } from './realm.ts'

export const lessons: readonly Lesson[] = [hills, push, above, peak, counter, flag]
