import type { Reason } from '@tabletome/engine'
import { CORNERS, DIAGONAL } from '../../content/scrolls.ts'
import { CLASSES } from '../../content/units.ts'
import { groundOf } from '../realm/ground.query.ts'
import { distance, spaceAt, spaceName } from '../realm/spaces.query.ts'
import { mateOf, unitAt, unitId } from '../units/units.query.ts'
import { refuse } from './reasons.ts'
import { option, question, step } from './kit.ts'
import type { Corner, Now, Offers, Play, Seat, Space, UnitClass } from './shape.ts'

/** With two players or fewer everybody has two diagonal locations (TAC-SETUP-11, TAC-SOLO-SETUP-10, TAC-COOP-06). */
const usesPairs = (open: Now['open']): boolean => open.seats.length <= 2
const isTaken = (open: Now['open'], corner: Corner): boolean =>
  open.seats.some(seat => open.corners[seat]?.includes(corner))

/** A team-mate's corner, once chosen (TAC-TEAM-03, TAC-BATTLETEAM-02). */
const cornerOfMate = (open: Now['open'], seat: Seat): Corner | undefined => {
  const mate = mateOf(open, seat)
  return mate === undefined ? undefined : open.corners[mate]?.[0]
}

/**
 * Free locations; of pairs and in teams only whole diagonals, and beside a team-mate only the one kept for this seat
 * (TAC-SETUP-10…12, TAC-BATTLE-03, TAC-RULING-44, TAC-RULING-53).
 */
const locationsFor = (open: Now['open'], seat: Seat): Corner[] => {
  const beside = cornerOfMate(open, seat)
  if (beside !== undefined) return [DIAGONAL[beside]]
  const free = CORNERS.filter(corner => !isTaken(open, corner))
  if (usesPairs(open)) return free.length < CORNERS.length ? free.slice(0, 1) : free
  const teams = open.mode === 'team' || open.mode === 'battleTeam'
  return teams ? free.filter(corner => !isTaken(open, DIAGONAL[corner])) : free
}

export const chooseLocation = question('setup.location', {
  seat: (_state, { seat }) => seat,
  options: ({ open }, { seat }) =>
    locationsFor(open, seat).map(corner => option({ do: 'corner', corner }, takeLocation({ seat, corner }))),
  whyNot: ({ open }, { seat }, { answer }) => {
    if (answer?.do !== 'corner') return undefined
    const { corner } = answer
    if (locationsFor(open, seat).includes(corner)) return undefined
    return isTaken(open, corner)
      ? refuse('TAC-SETUP-10', 'locationTaken', { corner })
      : refuse('TAC-RULING-44', 'keptForMate', { corner })
  },
})
const takeLocation = step('setup.takeLocation', (play, { seat, corner }) => {
  const { open } = play.state
  const corners = usesPairs(open) ? [corner, DIAGONAL[corner]] : [corner]
  open.corners[seat] = corners
  play.emit({ type: 'locationChosen', seat, corners: [...corners] })
})

/** One unit on each star of a location, or two units in each of two (TAC-SETUP-10, TAC-SETUP-11). */
export const arrange = step('setup.arrange', (play, { seat }) => {
  for (const each of CLASSES) play.next(placeUnit({ seat, class: each }))
})

/** Stars of this seat's locations that are free, while the location has room. */
const starsFor = (open: Now['open'], seat: Seat): Space[] => {
  const corners = open.corners[seat] ?? []
  const room = 4 / corners.length
  const free: Space[] = []
  for (const corner of corners) {
    const stars = groundOf(open).corners[corner]
    const empty = stars.filter(space => unitAt(open, space) === undefined)
    if (stars.length - empty.length < room) free.push(...empty)
  }
  return free
}

const yetToPlace = (open: Now['open'], seat: Seat): UnitClass[] =>
  CLASSES.filter(each => open.units[unitId(seat, each)]?.at === -1)

const placeUnit = question('setup.place', {
  seat: (_state, { seat }) => seat,
  options: ({ open }, { seat, class: unitClass }) => {
    const list: Offers<'put' | 'auto'> = []
    if (open.units[unitId(seat, unitClass)]?.at !== -1) return list
    for (const at of starsFor(open, seat))
      list.push(
        option({ do: 'put', class: unitClass, at }, put({ seat, class: unitClass, at }), `space ${spaceName(at)}`),
      )
    if (yetToPlace(open, seat).length > 1) list.push(option({ do: 'auto' }, putRest({ seat })))
    return list
  },
  whyNot: ({ open }, { seat }, { answer, thing }) => {
    const at = answer?.do === 'put' ? answer.at : thing?.is === 'space' ? thing.space : undefined
    return at === undefined ? undefined : whyNotThere(open, seat, at)
  },
})

const whyNotThere = (open: Now['open'], seat: Seat, at: Space): Reason | undefined => {
  if (!groundOf(open).isOn(at) || starsFor(open, seat).includes(at)) return undefined
  const name = spaceName(at)
  if (unitAt(open, at) !== undefined) return refuse('TAC-MOVE-05', 'occupied', { space: name })
  const mine = (open.corners[seat] ?? []).some(corner => groundOf(open).corners[corner].includes(at))
  return mine
    ? refuse('TAC-SETUP-11', 'locationFull', { space: name })
    : refuse('TAC-SETUP-10', 'notYourLocation', { space: name })
}

const put = step('setup.put', (play, { seat, class: unitClass, at }) => settle(play, seat, unitClass, at))
const settle = (play: Play, seat: Seat, unitClass: UnitClass, at: Space): void => {
  const id = unitId(seat, unitClass)
  const unit = play.state.open.units[id]
  if (unit === undefined) throw new Error(`${id} was not dealt`)
  unit.at = at
  play.emit({ type: 'placed', unit: id, card: unit.card, at, cause: 'setup' })
}

/** The strong ones first, each in the emptier of its locations on the star nearest to the middle of the map. */
const STRONGEST: readonly UnitClass[] = ['fighter', 'beast', 'rogue', 'wizard']
const putRest = step('setup.putRest', (play, { seat }) => {
  const { open } = play.state
  for (const each of STRONGEST) {
    if (open.units[unitId(seat, each)]?.at !== -1) continue
    const star = bestStar(open, seat)
    if (star !== undefined) settle(play, seat, each, star)
  }
})
const bestStar = (open: Now['open'], seat: Seat): Space | undefined => {
  const ground = groundOf(open)
  const middle = spaceAt(ground.width >> 1, ground.height >> 1)
  let [best, most, near] = [undefined as Space | undefined, -1, 0]
  for (const corner of open.corners[seat] ?? []) {
    const free = ground.corners[corner].filter(space => unitAt(open, space) === undefined)
    for (const space of free) {
      const far = distance(space, middle)
      if (free.length < most || (free.length === most && far >= near)) continue
      best = space
      most = free.length
      near = far
    }
  }
  return best
}
