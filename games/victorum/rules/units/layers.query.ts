import { BLOODSHEDS } from '../../content/bloodsheds.ts'
import { BANE_IDS, BANES } from '../../content/banes.ts'
import type { BaneId, BloodshedId, EventId, SportId } from '../../content/ids.ts'
import { SPORTS } from '../../content/sports.ts'
import { EVENT_STATS, type StatChange, type StatEffect, type Who } from '../../content/statEffects.ts'
import type { EventEffect, UnitKind } from '../../content/types.ts'
import type { Seen } from '../state/shape.ts'
import { distance } from '../ground/hexes.query.ts'
import { isLocal, kindOf } from './kinds.query.ts'

export type SeenOpen = Seen['open']
export type SeenCombat = NonNullable<SeenOpen['combat']>
export type SeenUnit = SeenCombat['units'][number]

/** The id of your hero in combat. */
export const HERO = 'hero'

const NONE: readonly StatEffect[] = []
/** With every field in the same order, since effects are read all the time. */
const inFull = ({ who, movement, range, die, far, loses, skill }: StatEffect): StatEffect => ({
  who,
  movement,
  range,
  die,
  far,
  loses,
  skill,
})
const statsOfCard = (effects: readonly EventEffect[]): readonly StatEffect[] => {
  const list: StatEffect[] = []
  for (const name of effects) {
    const effect = EVENT_STATS[name]
    if (effect !== undefined) list.push(inFull(effect))
  }
  return list.length === 0 ? NONE : list
}
const BY_EVENT = new Map<EventId, readonly StatEffect[]>()
for (const [id, card] of Object.entries(SPORTS)) BY_EVENT.set(id as SportId, statsOfCard(card.effects))
for (const [id, card] of Object.entries(BLOODSHEDS)) BY_EVENT.set(id as BloodshedId, statsOfCard(card.effects))

/** What the event card of this combat does to statistics, Attack and skills. */
export const eventStats = ({ event }: SeenCombat): readonly StatEffect[] =>
  event === undefined ? NONE : (BY_EVENT.get(event) ?? NONE)

const BY_BANE = new Map<BaneId, StatEffect>()
for (const id of BANE_IDS) {
  const { stats } = BANES[id]
  if (stats !== undefined) BY_BANE.set(id, inFull(stats))
}
/** What a bane does to them. */
export const baneStats = (bane: BaneId): StatEffect | undefined => BY_BANE.get(bane)

/** Does an effect of an event or a bane concern this unit? */
export const concerns = (open: SeenOpen, unit: SeenUnit, who: Who): boolean => {
  switch (who) {
    case 'all':
    case 'itself':
      return true
    case 'yours':
      return unit.side === 'player'
    case 'rivals':
      return unit.side === 'rival'
    case 'localRivals':
      return unit.side === 'rival' && isLocal(open, unit)
    case 'rivalDefenders':
      return unit.side === 'rival' && kindOf(open, unit).classes.includes('defender')
    case 'rivalsWithOneHp':
      return unit.side === 'rival' && unit.hp === 1
    case 'besideTribune':
      return unit.side === 'rival' && hasRivalBeside(open, unit, true)
    case 'besideRival':
      return unit.side === 'rival' && hasRivalBeside(open, unit, false)
    case 'beasts':
      return kindOf(open, unit).classes.includes('beast')
    case 'flagholder':
      return unit.side === 'player' && unit.carries.includes('flag')
    case 'tribune':
      return open.combat?.tribune === unit.id
    case 'firstRival':
      return open.combat?.first === unit.id
  }
}
const hasRivalBeside = ({ combat }: SeenOpen, unit: SeenUnit, tribuneOnly: boolean): boolean => {
  if (combat === undefined) return false
  for (const other of combat.units)
    if (
      other.side === 'rival' &&
      other.id !== unit.id &&
      (!tribuneOnly || other.id === combat.tribune) &&
      distance(unit.at, other.at) === 1
    )
      return true
  return false
}

/** Set, then plus or minus (VIC-RULING-89). */
export const changed = (value: number, { set, most, add }: StatChange): number => {
  let result = set ?? value
  if (most !== undefined && result > most) result = most
  return result + (add ?? 0)
}

/** The number of a skill printed on a chip, 1 for a skill without one, 0 if it is not there. */
export const printedSkill = ({ skills }: UnitKind, id: string): number => {
  for (const skill of skills) if (skill.id === id) return skill.n ?? 1
  return 0
}
