import { lowerable, lowerOf } from './bosses.query.ts'
import { option, question, step } from '../state/kit.ts'
import type { Play } from '../state/shape.ts'

/** Each player with incoming towers, in seat order, swaps one of them for the next lower level of its family (RIFT-BOSS-01). */
export const paradox = (play: Play): void => {
  for (const seat of play.state.open.seats) play.next(chooseTower({ seat }))
}

const chooseTower = question('boss.paradox', {
  seat: (_state, { seat }) => seat,
  options: (state, { seat }) =>
    lowerable(state.open, seat).map(tower => option({ do: 'tower', tower }, lowerTower({ seat, tower }))),
})

const lowerTower = step('boss.lower', (play, { seat, tower }) => {
  const { open } = play.state
  const to = lowerOf(open, tower)
  if (to === undefined) return
  const incoming = open.incoming[seat]
  incoming[incoming.indexOf(tower)] = to
  open.supply[tower] = (open.supply[tower] ?? 0) + 1
  open.supply[to] = (open.supply[to] ?? 0) - 1
  play.emit({ type: 'towerLowered', seat, tower, to, cause: 'B3-3' })
})
