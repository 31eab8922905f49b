import { TIME, TIME_FOR_CAPTURE } from '../../content/numbers.ts'
import { ENEMY_CARDS, ENEMY_ROW } from '../../content/enemyCards.ts'
import type { EnemyCardId, UnitCardId } from '../../content/ids.ts'
import type { AreaId, UnitClass } from '../../content/types.ts'
import { UNITS } from '../../content/units.ts'
import { compassOrder } from './compass.query.ts'
import { groundOf } from '../realm/ground.query.ts'
import { distance } from '../realm/spaces.query.ts'
import type { Open } from '../units/units.query.ts'
import { unitAt, unitId } from '../units/units.query.ts'
import { discardEnemyCard, discardUnder, drawEnemyCard, returnEnemyCard } from './enemyDeck.ts'
import { go, step } from '../state/kit.ts'
import type { Play, Space, Unit, UnitId } from '../state/shape.ts'
import { firstSeat, unitIn } from '../units/units.ts'

/** Enemy Units come onto the map: at the set-up (TAC-SOLO-SETUP-11) and in place of a captured one (TAC-SOLO-CAPTURE-03). */

/** The first free space next to one in the order of the compass, else in the nearest ring (TAC-RULING-65). */
export const around = (open: Open, space: Space, card: EnemyCardId): Space => {
  const ground = groundOf(open)
  let near = Number.POSITIVE_INFINITY
  let ring: Space[] = []
  for (const each of ground.spaces) {
    const far = distance(space, each)
    if (far === 0 || far > near || !ground.isPassable(each) || unitAt(open, each) !== undefined) continue
    if (far < near) ring = []
    near = far
    ring.push(each)
  }
  const first = compassOrder(space, ring, ENEMY_CARDS[card].compass)[0]
  if (first === undefined) throw new Error('the Realm Map is full')
  return first
}

const triggerOf = (open: Open, area: AreaId): Space => {
  const space = groundOf(open).triggers[area]
  if (space === undefined) throw new Error(`no Trigger Space of ${area}`)
  return space
}

/** On a Trigger Space, or next to it if that is taken; the card goes back in the set-up, is discarded in play. */
const placeAt = (play: Play, unit: UnitId, area: AreaId, when: 'setup' | 'play'): void => {
  const { open } = play.state
  const space = triggerOf(open, area)
  if (groundOf(open).isPassable(space) && unitAt(open, space) === undefined) return settle(play, unit, space, area)
  const card = drawEnemyCard(play, 'placement')
  settle(play, unit, around(open, space, card), area)
  if (when === 'setup') returnEnemyCard(play, card)
  else discardEnemyCard(play, card)
}

const settle = (play: Play, id: UnitId, at: Space, area?: AreaId): void => {
  const unit = unitIn(play, id)
  unit.at = at
  play.emit({ type: 'arrived', unit: id, card: unit.card, at, ...(area === undefined ? {} : { area }) })
}

/** A random piece out of the box lid, put back by the caller. */
const drawFlag = (play: Play): AreaId => {
  const area = play.draw('flags')
  if (area === undefined) throw new Error('no Flag Token is left to draw')
  return area
}

/** Each Solo Enemy in turn, then the first player begins (TAC-SOLO-SETUP-11…13, TAC-COOP-07). */
export const placeEnemies = step('solo.placeEnemies', (play, { enemies }) => {
  for (const enemy of enemies) play.next(placeEnemy({ enemy }))
  play.next(go('turn.first', { seat: firstSeat(play.state.open) }))
})

/** Three random units on three random Trigger Spaces, the fourth next to the third (TAC-SOLO-SETUP-11, TAC-SOLO-SETUP-12). */
const placeEnemy = step('solo.placeEnemy', (play, { enemy }) => {
  for (const each of ENEMY_ROW) play.place('arrivals', each)
  play.shuffle('arrivals')
  play.shuffle('flags')
  const flags = [drawFlag(play), drawFlag(play), drawFlag(play)] as const
  let last: UnitId | undefined
  for (const area of flags) {
    last = unitId(enemy, drawArrival(play))
    placeAt(play, last, area, 'setup')
  }
  for (const area of flags) play.place('flags', area, 'bottom')
  const third = unitIn(play, last as UnitId).at
  const card = drawEnemyCard(play, 'placement')
  settle(play, unitId(enemy, drawArrival(play)), around(play.state.open, third, card))
  returnEnemyCard(play, card)
})

const drawArrival = (play: Play): UnitClass => {
  const drawn = play.draw('arrivals')
  if (drawn === undefined) throw new Error('no Enemy Unit is left to draw')
  return drawn
}

const timeCap = (open: Open): number => (open.mode === 'coop' ? TIME.coop : TIME.solo)
export const canTurnBackTime = (open: Open): boolean => open.time < timeCap(open)

/** The Time Token goes back, never above its cap (TAC-SOLO-CAPTURE-01, TAC-COOP-08, TAC-RULING-67). */
export const turnBackTime = (play: Play, spaces: number, cause: string): void => {
  const { open } = play.state
  const from = open.time
  const to = Math.min(timeCap(open), from + spaces)
  if (to === from) return
  open.time = to
  play.emit({ type: 'timePassed', from, to, cause })
}

/** The new unit of a class, fresh and in nobody's way until it is put down (TAC-SOLO-CAPTURE-03). */
const recruit = ({ owner, class: unitClass, serial }: Unit, card: UnitCardId): Unit => ({
  owner,
  class: unitClass,
  card,
  at: -1,
  inside: undefined,
  health: UNITS[card].solo.health,
  supply: 0,
  weakened: false,
  weakenedThisTurn: false,
  taken: [],
  villages: [],
  ballistaStart: undefined,
  ballistas: [],
  damaged: false,
  moved: undefined,
  serial: serial + 1,
})

/**
 * Another unit of the class takes the place of a captured one, at once: time goes back, its cards go where they belong,
 * and it appears on a random Trigger Space (TAC-SOLO-CAPTURE-01…07).
 */
export const replaceEnemy = step('solo.replaceEnemy', (play, { unit: id }) => {
  const { open } = play.state
  const old = unitIn(play, id)
  turnBackTime(play, TIME_FOR_CAPTURE, 'captured')
  discardUnder(play, id)
  play.place(old.class, old.card)
  play.shuffle(old.class)
  const card = play.draw(old.class)
  if (card === undefined) throw new Error(`no ${old.class} is left`)
  open.units[id] = recruit(old, card)
  play.shuffle('flags')
  const area = drawFlag(play)
  play.place('flags', area)
  placeAt(play, id, area, 'play')
})
