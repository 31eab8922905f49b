export { core } from './core.ts'
export * from './newcomer.ts'
import { above } from './above.ts'
import { artifact } from './artifact.ts'
import { counter } from './counter.ts'
import { dungeon } from './dungeon.ts'
import { flag } from './flag.ts'
import { hills } from './hills.ts'
import { peak } from './peak.ts'
import { push } from './push.ts'
import { quest } from './quest.ts'
import type { Lesson } from './realm.ts'

export const lessons: readonly Lesson[] = [hills, push, above, peak, counter, flag, dungeon, quest, artifact]
