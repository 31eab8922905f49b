import { reasonIn } from '../../../text/parts.ts'
import type { GameText } from '../../../types.ts'
import type { CardId } from '../../rules/state/shape.ts'
import { abilityName, cardName } from '../names.ts'
import type { Words } from '../words.ts'

/** Why not: the table of keys stands in rules/state/reasons.ts. */
export const createReason =
  (words: Words): GameText['reason'] =>
  ({ key, values }) =>
    reasonIn(words.reasons, key, {
      ...values,
      ability: abilityName(words, String(values.ability)),
      card: cardName(words, String(values.card) as CardId),
    })
