import { groundOf } from '../../rules/realm/ground.query.ts'
import { scoresOf } from '../../rules/turn/score.query.ts'
import { ALL_UNITS, areAllies, cardOf, type Open, type SeenUnit } from '../../rules/units/units.query.ts'
import type { Seat } from '../../rules/state/shape.ts'
import { type Standing, standingsFor } from '../areas.ts'
import { type Danger, dangerTo, hasTurn, lossAt } from '../danger.ts'
import { fieldTo } from '../fields.ts'

type Signs = Record<string, number>
const add = (signs: Signs, name: string, amount: number): void => {
  signs[name] = (signs[name] ?? 0) + amount
}

/** Health at which a unit is nearly gone, and at which it has to take care. */
const LOW = 3
const HURT = 6
/** MP beyond which an area is out of reach, however far. */
const FARTHEST = 15
/** Advances that the track has as printed; longer ones count like it. */
const TRACK = 3
/** Points ahead beyond which more tell nothing. */
const MOST_AHEAD = 8
/** No flag is left to be won. */
const NONE = 9

/** What counts in a duel for the seat about to act, the other side's taken off or told apart; none of it needs weights. */
export const signsOf = (open: Open, seat: Seat): Readonly<Signs> => {
  const signs: Signs = {}
  const rival = open.seats.find(each => each !== seat) ?? seat
  const standings = standingsFor(open, seat)
  const dangers = { me: dangerTo(open, seat), foe: dangerTo(open, rival) }
  const acts = { me: hasTurn(open, seat), foe: hasTurn(open, rival) }
  for (const id of ALL_UNITS) {
    const unit = open.units[id]
    if (unit === undefined) continue
    const isMine = areAllies(open, seat, unit.owner)
    bodySigns(signs, unit, isMine)
    if (unit.at < 0) continue
    placeSigns(signs, open, unit, isMine, standings)
    if (isMine ? acts.foe : acts.me) dangerSigns(signs, unit, isMine, isMine ? dangers.me : dangers.foe)
  }
  for (const standing of standings) areaSigns(signs, standing)
  scoreSigns(signs, open, seat, standings)
  return signs
}

const sideOf = (isMine: boolean): 'me' | 'foe' => (isMine ? 'me' : 'foe')

/** What a unit is and has left. */
const bodySigns = (signs: Signs, unit: SeenUnit, isMine: boolean): void => {
  const sign = isMine ? 1 : -1
  const who = sideOf(isMine)
  const { health, supply } = unit
  const card = cardOf(unit)
  add(signs, `in.${unit.class}`, sign)
  add(signs, 'health', sign * health)
  add(signs, 'root', sign * Math.sqrt(health))
  if (health <= LOW) add(signs, `low.${who}`, 1)
  else if (health <= HURT) add(signs, `hurt.${who}`, 1)
  add(signs, 'supply', sign * supply)
  if (card.supply > 0 && supply === 0) add(signs, 'empty', sign)
  if (unit.weakened) add(signs, `weak.${who}`, 1)
  add(signs, 'power', sign * card.melee.damage)
  add(signs, 'move', sign * card.move)
  if (supply === 0) return
  add(signs, 'shot', sign * (card.missile?.damage ?? 0))
  add(signs, 'spell', sign * (card.spell?.damage ?? 0))
}

/** Where it stands, and how far from the flags that can still be won. */
const placeSigns = (
  signs: Signs,
  open: Open,
  unit: SeenUnit,
  isMine: boolean,
  standings: readonly Standing[],
): void => {
  const sign = isMine ? 1 : -1
  const who = sideOf(isMine)
  const card = cardOf(unit)
  const ground = groundOf(open)
  const terrain = ground.terrains[unit.at]
  if (terrain === 'forest') add(signs, 'forest', sign)
  else if (terrain === 'water' && !card.passive.noWaterDamage) add(signs, 'water', sign)
  else if (terrain === 'peak' && unit.supply > 0) add(signs, 'peak', sign)
  add(signs, 'elevation', sign * (ground.elevations[unit.at] ?? 0))
  for (const { trigger, left } of standings) {
    const far = Math.min(FARTHEST, fieldTo(ground, card, trigger)[unit.at] ?? FARTHEST)
    add(signs, `far${Math.min(TRACK, left)}.${who}`, far / 10)
    if (far <= card.move) add(signs, `near${Math.min(TRACK, left)}.${who}`, 1)
  }
}

/** What may happen to it before its side acts again. */
const dangerSigns = (signs: Signs, unit: SeenUnit, isMine: boolean, danger: Danger): void => {
  const loss = lossAt(danger, unit, unit.at)
  add(signs, `loss.${sideOf(isMine)}`, Math.min(loss, unit.health))
  if (loss >= unit.health) add(signs, `dead.${sideOf(isMine)}`, 1)
}

/** Who is ahead in an area, by how many, and whether its flag moves for them. */
const areaSigns = (signs: Signs, standing: Standing): void => {
  const { mine, rival, isTriggered, holdsTrigger, rivalHoldsTrigger } = standing
  const left = Math.min(TRACK, standing.left)
  const lead = mine - rival
  add(signs, `track${left}`, 1)
  if (lead !== 0) add(signs, `area${left}.${sideOf(lead > 0)}${Math.min(2, Math.abs(lead))}`, 1)
  else if (mine > 0) add(signs, `tie${left}`, 1)
  if (isTriggered) return
  if (holdsTrigger) add(signs, lead > 0 ? 'trigger.me' : 'block.me', 1)
  if (rivalHoldsTrigger) add(signs, lead < 0 ? 'trigger.foe' : 'block.foe', 1)
}

/** Points ahead, by how near the next flag is: whoever is ahead without it wins by it for certain. */
const scoreSigns = (signs: Signs, open: Open, seat: Seat, standings: readonly Standing[]): void => {
  const scores = scoresOf(open)
  const mine = scores.find(({ side }) => side.includes(seat))
  const other = scores.find(({ side }) => !side.includes(seat))
  if (mine === undefined || other === undefined) return
  add(signs, 'flags', mine.flags - other.flags)
  add(signs, 'captures', mine.captures - other.captures)
  add(signs, 'villages', mine.villages - other.villages)
  const ahead = mine.points - other.points
  const nearest = Math.min(NONE, ...standings.map(({ left }) => Math.min(TRACK, left)))
  add(signs, `ahead${nearest}`, Math.max(-MOST_AHEAD, Math.min(MOST_AHEAD, ahead)))
  add(signs, 'aheadLate', (ahead * Math.min(LATE, (open.turn?.number ?? 0) / 2)) / LATE)
}
/** Rounds after which a lead counts no more than before. */
const LATE = 10
