export { core } from './core.ts'
export * from './newcomer.ts'
import { flag } from './flag.ts'
import type { Lesson } from './forum.ts'
import { harbors } from './harbors.ts'
import { primus } from './primus.ts'
import { read } from './read.ts'
import { road } from './road.ts'
import { scion } from './scion.ts'
import { stakes } from './stakes.ts'
import { tactics } from './tactics.ts'
import { turn } from './turn.ts'

export const lessons: readonly Lesson[] = [turn, read, tactics, flag, road, harbors, stakes, primus, scion]
