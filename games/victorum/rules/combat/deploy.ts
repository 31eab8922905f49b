import type { BaneId, KindId } from '../../content/ids.ts'
import { ACT_4_HP } from '../../content/numbers.ts'
import { freshUnit } from '../units/freshUnit.query.ts'
import { heroDoes } from '../camp/earned.query.ts'
import { hasEffect } from '../campaign/events.query.ts'
import { arenaOf } from '../arena/arenas.query.ts'
import { hasClass, isLocal, kindOf, kindOfChip } from '../units/kinds.query.ts'
import { HERO, healthOf } from '../units/stats.query.ts'
import { combatIn } from './fight.ts'
import { setHp } from './hp.ts'
import { modifiers } from '../state/kit.ts'
import type { Hex, Play, Side, Unit, UnitId } from '../state/shape.ts'
import { arrive } from '../ground/walk.ts'

/** A unit as it enters the arena; `health` where it is not the printed one (minions, primuses). */
export interface Entry {
  id: UnitId
  kind: KindId
  side: Side
  at: Hex
  elite?: boolean
  banes?: readonly BaneId[]
  health?: number
  /** HP where they are not its Health (Shades). */
  hp?: number
}

/**
 * Puts a unit in the arena, dazed, with its Health and what rules, cards and banes add or take; it takes what lies on its hex.
 * Being deployed is not a move (VIC-UNIT-07, VIC-STATUS-02, VIC-STATUS-05, VIC-RIVAL-DEPLOY-04, VIC-PLAYER-DEPLOY-02, 08).
 */
export const enterArena = (play: Play, entry: Entry): Unit => {
  const { open } = play.state
  const combat = combatIn(play)
  const { id, kind, side, at, health } = entry
  const unit = freshUnit({
    id,
    kind,
    side,
    at,
    hp: 1,
    dazed: !(id === HERO && heroDoes(open, 'neverDazed')),
    banes: [...(entry.banes ?? [])],
    deployedOn: combat.turn,
    elite: entry.elite ?? false,
    health,
  })
  combat.units.push(unit)
  const hp = id === HERO ? open.hero.hp : (entry.hp ?? Math.max(1, healthOf(open, unit) + extraHp(play, unit)))
  setHp(play, id, hp)
  play.emit({ type: 'deployed', unit: id, kind, side, at, hp, dazed: unit.dazed })
  arrive(play, id)
  return unit
}

/** HP on top of Health, or fewer: Health itself stays, so that healing does not bring them back (VIC-RULING-60). */
const extraHp = (play: Play, unit: Unit): number => {
  const { open } = play.state
  const local = !unit.elite && isLocal(open, unit) ? arenaOf(combatIn(play).region).localHp : 0
  let hp = local
  for (const { adds } of modifiers(play.state, 'deployedHp', { unit: unit.id })) hp += adds
  if (unit.side === 'rival') return hp + rivalHp(play, unit)
  return unit.side === 'player' && !unit.elite && hasEffect(open, 'onDeploy:mineFewer') ? hp - 1 : hp
}

/** Banes on it, the card, the act's first Deployment Step, and Hunted for the first of all (VIC-ACTMOD-05, VIC-RULING-60). */
const rivalHp = (play: Play, { id }: Unit): number => {
  const { open } = play.state
  const combat = combatIn(play)
  const isEvent = combat.kind === 'sport' || combat.kind === 'bloodshed'
  let hp = 0
  if (hasEffect(open, 'onDeploy:rivals:1')) hp += 1
  if (hasEffect(open, 'onDeploy:rivals:3')) hp += 3
  if (hasEffect(open, 'onDeploy:tribune:2') && id === combat.tribune) hp += 2
  if (isEvent && open.act === 4 && combat.turn === 1) hp += ACT_4_HP
  if (isEvent)
    for (const { adds, ability } of modifiers(play.state, 'firstRivalHp', undefined))
      if (!combat.once.includes(ability)) {
        combat.once.push(ability)
        hp += adds
      }
  return hp
}

/** One of yours: it leaves the camp, takes a place of the lineup, and is noted for the opportunities (VIC-LINEUP-13). */
export const deployMine = (play: Play, id: UnitId, at: Hex): void => {
  const { open } = play.state
  const combat = combatIn(play)
  const isHero = id === HERO
  if (isHero) combat.places.hero = false
  else {
    open.camp.units.splice(open.camp.units.indexOf(id), 1)
    combat.places.camp = Math.max(0, combat.places.camp - 1)
  }
  const kind = isHero ? open.hero.id : kindOfChip(id).id
  const unit = enterArena(play, { id, kind, side: 'player', at, elite: isHero })
  if (isHero) combat.tally.heroDeployed = true
  if (hasClass(kindOf(open, unit), 'defender')) combat.tally.defendersDeployed.push(id)
  for (const { ability } of modifiers(play.state, 'dazedAgain', undefined))
    if (!combat.once.some(note => note.startsWith(`${ability} `))) combat.once.push(`${ability} ${id}`)
}

/** Stone Gaze: the first unit you deployed is dazed once more, on your next turn. */
export const gaze = (play: Play): void => {
  const { once, units, turn } = combatIn(play)
  for (const { ability } of modifiers(play.state, 'dazedAgain', undefined))
    for (const unit of units)
      if (unit.side === 'player' && unit.deployedOn === turn - 1 && once.includes(`${ability} ${unit.id}`))
        unit.dazed = true
}
