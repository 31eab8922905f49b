import { tellWith, withTellings } from '../../../text/parts.ts'
import type { GameText } from '../../../types.ts'
import type { Fact } from '../../rules/state/shape.ts'
import type { Words } from '../words.ts'
import { attackLines } from './attacks.ts'
import { cardLines } from './cards.ts'
import { moveLines } from './moves.ts'
import { turnLines } from './turns.ts'
import { TELLINGS } from './tellings.ts'

/** One line per fact; the types see to it that no fact is forgotten. */
export const createLog = (words: Words): GameText['log'] =>
  withTellings(
    tellWith<Fact>({ ...turnLines(words), ...moveLines(words), ...attackLines(words), ...cardLines(words) }),
    TELLINGS,
  )
