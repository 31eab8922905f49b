import type { GameText, Names } from '../../../types.ts'
import type { Fact } from '../../rules/state/shape.ts'
import type { Words } from '../words.ts'
import { defenderLines } from './defenders.ts'
import { enemyLines } from './enemies.ts'
import type { Tellers, Told } from './line.ts'
import { roundLines } from './rounds.ts'

/** One line per fact; the types see to it that no fact is forgotten. */
export const makeLog = (words: Words): GameText['log'] => {
  const tellers: Tellers = { ...roundLines(words), ...defenderLines(words), ...enemyLines(words) }
  const tell = tellers as Partial<Record<string, (fact: Fact, names: Names) => Told>>
  return (fact, names) => tell[fact.type]?.(fact as Fact, names)
}
