import { groundOf } from '../realm/ground.query.ts'
import { distance, spaceName } from '../realm/spaces.query.ts'
import { unitAt } from '../units/units.query.ts'
import { place } from '../movement/knockBack.ts'
import { attackerSeat, attackOf } from '../attack/melee.ts'
import { refuse } from '../state/reasons.ts'
import { option, question, step } from '../state/kit.ts'
import type { Now, Offers, Space } from '../state/shape.ts'
import { unitOf } from '../units/units.ts'

const isFree = (open: Now['open'], space: Space): boolean =>
  groundOf(open).isPassable(space) && unitAt(open, space) === undefined

/** Where the target of the spell is put. */
export const choosePassage = question('spell.space', {
  seat: attackerSeat,
  options: (state, { reach }) => {
    const { open } = state
    const { at } = unitOf(open, attackOf(state).target)
    const list: Offers<'place'> = []
    for (const space of groundOf(open).spaces) {
      const far = distance(at, space)
      if (far === 0 || far > reach || !isFree(open, space)) continue
      list.push(option({ do: 'place', at: space }, putDown({ to: space }), `space ${spaceName(space)}`))
    }
    return list
  },
  whyNot: (state, { reach }, { answer }) => {
    if (answer?.do !== 'place') return undefined
    const { at: space } = answer
    const far = distance(unitOf(state.open, attackOf(state).target).at, space)
    if (far > reach) return refuse('TAC-RANGE-04', 'outOfRange', { distance: far, range: reach })
    return isFree(state.open, space) ? undefined : refuse('TAC-MOVE-05', 'spaceTaken', { space: spaceName(space) })
  },
})

const putDown = step('spell.place', (play, { to }) => {
  const { attack } = play.state.open
  if (attack !== undefined) place(play, attack.target, to, 'passage')
})
