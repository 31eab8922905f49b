import type { TacticId } from '../../content/ids.ts'
import { option, question, step } from '../state.ts'
import type { Play, Seat, UnitId } from '../state.ts'

type Then = (play: Play, unit: UnitId, seat: Seat, first: UnitId | undefined) => void
/** What a card does to the unit chosen for it, by card. */
const chosen = new Map<TacticId, Then>()

/** A card that needs a unit; with one candidate nothing is asked. */
const chooseUnit = question('tactic.unit', {
  seat: (_state, { seat }) => seat,
  options: (_state, { seat, card, units, first }) =>
    units.map(unit =>
      option({ do: 'unit', unit }, useOn(first === undefined ? { seat, card, unit } : { seat, card, unit, first })),
    ),
})

const useOn = step('tactic.useOn', (play, { seat, card, unit, first }) => chosen.get(card)?.(play, unit, seat, first))

/** Says what the card does to the chosen unit; called once per card. */
export const onChosen = (card: TacticId, then: Then) => {
  chosen.set(card, then)
  return (play: Play, seat: Seat, units: readonly UnitId[], first?: UnitId): void =>
    play.next(chooseUnit(first === undefined ? { seat, card, units } : { seat, card, units, first }))
}
