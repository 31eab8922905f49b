import type { GameText } from '../../types.ts'
import type { CardId } from '../rules/state.ts'
import type { ReasonValues } from './en/reasons.ts'
import { abilityName, cardName } from './names.ts'
import type { Words } from './words.ts'

/** Why not: the table of keys stands in rules/reasons.ts. */
export const makeReason =
  (words: Words): GameText['reason'] =>
  ({ key, values }) => {
    if (!Object.hasOwn(words.reasons, key)) return ''
    const { ability, card } = values
    const told = {
      ...values,
      ability: abilityName(words, String(ability)),
      card: cardName(words, String(card) as CardId),
    } as ReasonValues
    return words.reasons[key as keyof Words['reasons']](told)
  }
