import { tellWith, withTellings } from '../../../text/parts.ts'
import type { GameText } from '../../../types.ts'
import type { Fact } from '../../rules/state/shape.ts'
import type { Words } from '../words.ts'
import { defenderLines } from './defenders.ts'
import { enemyLines } from './enemies.ts'
import { roundLines } from './rounds.ts'
import { TELLINGS } from './tellings.ts'

/** One line per fact; the types see to it that no fact is forgotten. */
export const createLog = (words: Words): GameText['log'] =>
  withTellings(tellWith<Fact>({ ...roundLines(words), ...defenderLines(words), ...enemyLines(words) }), TELLINGS)
