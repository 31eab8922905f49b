export { core } from './core.ts'
export * from './newcomer.ts'
import { blood } from './blood.ts'
import { dire } from './dire.ts'
import { foe } from './foe.ts'
import { hold } from './hold.ts'
import type { Lesson } from './land.ts'
import { rampart } from './rampart.ts'
import { together } from './together.ts'
import { tricks } from './tricks.ts'

export const lessons: readonly Lesson[] = [hold, rampart, blood, tricks, together, dire, foe]
