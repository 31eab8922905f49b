import type { GameText, Names } from '../../../types.ts'
import type { Fact } from '../../rules/state.ts'
import type { Words } from '../words.ts'
import { attackLines } from './attacks.ts'
import { cardLines } from './cards.ts'
import type { Tellers, Told } from './line.ts'
import { moveLines } from './moves.ts'
import { turnLines } from './turns.ts'

/** One line per fact; the types see to it that no fact is forgotten. */
export const makeLog = (words: Words): GameText['log'] => {
  const tellers: Tellers = { ...turnLines(words), ...moveLines(words), ...attackLines(words), ...cardLines(words) }
  const tell = tellers as Partial<Record<string, (fact: Fact, names: Names) => Told>>
  return (fact, names) => tell[fact.type]?.(fact as Fact, names)
}
