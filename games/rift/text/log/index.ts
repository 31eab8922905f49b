import type { GameText, Names } from '../../../types.ts'
import type { Fact } from '../../rules/state.ts'
import type { Words } from '../words.ts'
import { attackLines } from './attacks.ts'
import { heroLines } from './heroes.ts'
import type { Tellers, Told } from './line.ts'
import { marchLines } from './march.ts'
import { roundLines } from './rounds.ts'

/** One line per fact; the types see to it that no fact is forgotten. */
export const makeLog = (words: Words): GameText['log'] => {
  const tellers: Tellers = { ...roundLines(words), ...attackLines(words), ...heroLines(words), ...marchLines(words) }
  const tell = tellers as Partial<Record<string, (fact: Fact, names: Names) => Told>>
  return (fact, names) => tell[fact.type]?.(fact as Fact, names)
}
