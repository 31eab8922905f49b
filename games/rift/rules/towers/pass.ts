import type { Reason } from '@tabletome/engine'
import type { TowerId } from '../../content/ids.ts'
import { why } from '../state/reasons.query.ts'
import { countOf, upgradesOf } from './towers.query.ts'
import { actionOption } from '../round/action.ts'
import { step } from '../state/kit.ts'
import type { Anchor, Now, Offer, Play, Seat } from '../state/shape.ts'
import { takeFromHand } from './tower.ts'

type Passed = Offer<'pass' | 'upgrade'>

/**
 * A card in hand goes to another player's incoming slot as the next level of its family, and back to the supply itself; or
 * unchanged where there is no such card (RIFT-PASS-01…06, RIFT-PASS-08, RIFT-SOLO-10).
 */
export const passTower = step('pass.tower', (play, { seat, to, tower, as, cause }) => {
  const { open } = play.state
  takeFromHand(play, seat, tower)
  if (as !== tower) {
    addToSupply(play, as, -1)
    addToSupply(play, tower, 1)
  }
  open.incoming[to].push(as)
  const fact = { type: 'towerPassed' as const, seat, to, tower, as }
  play.emit(cause === undefined ? fact : { ...fact, cause })
})

/** Cards of one tower in the general supply. */
export const addToSupply = (play: Play, tower: TowerId, count: number): void => {
  const { supply } = play.state.open
  supply[tower] = (supply[tower] ?? 0) + count
}

/**
 * Passing a tower in hand to every other player, alone upgrading it; the branch is named where both are left (RIFT-PASS-07,
 * RIFT-PASS-10, RIFT-RULING-27, RIFT-RULING-67).
 */
export const passesOf = (open: Now['open'], seat: Seat, tower: TowerId): readonly Passed[] => {
  const ups = upgradesOf(open, tower)
  const players = open.seats.length
  let known = passes.get(tower)
  if (known === undefined) passes.set(tower, (known = []))
  for (const each of known)
    if (each.seat === seat && each.players === players && each.first === ups[0] && each.second === ups[1])
      return each.options
  const options = makePasses(open.seats, seat, tower, ups)
  known.push({ seat, players, first: ups[0], second: ups[1], options })
  return options
}

/** Made once and shared: by tower, then by who passes it and what it can become. */
interface Passes {
  readonly seat: Seat
  readonly players: number
  readonly first: TowerId | undefined
  readonly second: TowerId | undefined
  readonly options: readonly Passed[]
}
const passes = new Map<TowerId, Passes[]>()
const makePasses = (seats: readonly Seat[], seat: Seat, tower: TowerId, ups: readonly TowerId[]): readonly Passed[] => {
  const branches = ups.length > 1 ? ups : [ups[0] ?? tower]
  const branch = (as: TowerId): TowerId | 'next' => (ups.length > 1 ? as : 'next')
  const card: Anchor = `tower ${tower}`
  if (seats.length === 1)
    return ups.map(as =>
      actionOption({ do: 'upgrade', tower, as: branch(as) }, seat, passTower({ seat, to: seat, tower, as }), card),
    )
  return seats.flatMap(to =>
    to === seat
      ? []
      : branches.map(as =>
          actionOption({ do: 'pass', tower, to, as: branch(as) }, seat, passTower({ seat, to, tower, as }), [
            card,
            `seat ${to}`,
          ]),
        ),
  )
}

/** Why a card cannot be passed, or alone upgraded (RIFT-PASS-01, RIFT-PASS-06, RIFT-PASS-11, RIFT-RULING-67). */
export const whyNotPass = (
  open: Now['open'],
  seat: Seat,
  tower: TowerId,
  to: Seat | undefined,
  as: TowerId | 'next',
): Reason | undefined => {
  if (countOf(open.hands[seat], tower) === 0) return why('RIFT-PASS-01', 'notInHand', { tower })
  const ups = upgradesOf(open, tower)
  if (open.seats.length === 1) {
    if (ups.length === 0) return why('RIFT-RULING-67', 'noUpgrade', { tower })
  } else if (to === seat) return why('RIFT-PASS-01', 'passToSelf', { tower })
  return as === 'next' || ups.includes(as) ? undefined : why('RIFT-PASS-02', 'notThatUpgrade', { tower, as })
}
