import type { RegionId, SportKind } from '../content/ids.ts'
import { PRIMUS_LINEUPS } from '../content/lineups.ts'
import type { FightCard, PlayerLineup, RivalSlot } from '../content/types.ts'
import { FACTION_UNITS } from '../content/units.ts'
import { kindOf, kindOfChip } from '../rules/units/kinds.query.ts'
import { keyHexes, playerDeployHexes } from '../rules/arena/arenas.query.ts'
import { distance } from '../rules/ground/hexes.query.ts'
import { HERO, type SeenCombat, type SeenOpen } from '../rules/units/stats.query.ts'
import { bagWorth, chipWorth, heroWorth, might, unitWorth } from './worth.ts'

/** How steeply the better side wins. */
const STEEP = 4
/** The rival comes one by one and walks into one's arms, but a fight costs more than it shows. */
const EASE: Readonly<Record<SportKind | 'kill' | 'primus' | 'scion', number>> = {
  flag: 1.35,
  hill: 1.5,
  spar: 1.6,
  kill: 1.25,
  primus: 1.25,
  scion: 1.1,
}
const chanceOf = (mine: number, theirs: number, ease: number): number => {
  const ratio = (Math.max(0.05, mine) * ease) / Math.max(0.05, theirs)
  const power = ratio ** STEEP
  return power / (1 + power)
}

/** The best of one's camp that a lineup lets in. */
const mineFor = (open: SeenOpen, { hero, camp }: PlayerLineup): number => {
  const worths: number[] = []
  for (const chip of open.camp.units) worths.push(chipWorth(chip))
  worths.sort((a, b) => b - a)
  let sum = hero ? heroWorth(open, open.hero.hp) : 0
  for (let i = 0; i < camp && i < worths.length; i++) sum += worths[i] as number
  return sum + 0.25 * Math.min(3, open.camp.tactics.length)
}
const FACTION_WORTHS = new Map<RegionId, number>()
const factionWorth = (region: RegionId): number => {
  let worth = FACTION_WORTHS.get(region)
  if (worth === undefined) {
    let sum = 0
    for (const [id] of FACTION_UNITS[region]) sum += chipWorth(id)
    FACTION_WORTHS.set(region, (worth = sum / FACTION_UNITS[region].length))
  }
  return worth
}
const theirsFor = (open: SeenOpen, rival: readonly RivalSlot[], region: RegionId): number => {
  const fromBag = bagWorth(open.bag)
  let front = open.stacks[region]
  let sum = 0
  for (const { from, tactic } of rival) {
    if (tactic) sum += 0.25
    if (from === 'bag') sum += fromBag
    else if (from === 'local') {
      sum += front === undefined ? factionWorth(region) : chipWorth(front)
      front = undefined
    }
  }
  return sum
}

/** The chance to win an event before it is accepted. */
export const oddsOfEvent = (open: SeenOpen, card: FightCard, region: RegionId): number => {
  let theirs = theirsFor(open, card.rival, region)
  if (open.act > 1) theirs += bagWorth(open.bag) + 0.25
  if (open.act > 2) theirs += 0.4
  if (open.act > 3) theirs += 0.8
  for (const effect of card.effects) theirs += HARDER[effect] ?? 0
  const mine = mineFor(open, card.player)
  if (card.deck === 'bloodshed') return chanceOf(mine, theirs, EASE.kill)
  let best = 0
  for (const sport of card.sports) best = Math.max(best, chanceOf(mine, theirs, EASE[sport]))
  return best
}
const HARDER: Readonly<Record<string, number>> = {
  'onDeploy:tribune:2': 0.3,
  'onDeploy:mineFewer': 0.8,
  'onDeploy:rivals:1': 0.8,
  'onDeploy:rivals:3': 1.2,
  'stat:rivalMovement': 0.3,
  'stat:localRivalYellow': 0.5,
  'stat:tribuneBlue': 0.5,
  'stat:rivalBlue': 0.7,
  'stat:rivalFrenzy': 0.4,
  'stat:armoredBesideTribune': 0.5,
  'stat:armoredBesideRival': 0.8,
  'stat:armoredDefenders': 0.3,
  'rule:twoOnFirst': 0.4,
  'rule:goal:8': 0.5,
  'rule:goal:4': -0.5,
  'trigger:plague': 0.6,
}

/** The chance to win the combat in progress, with HP taken off in advance by what is expected. */
export const oddsOfCombat = (open: SeenOpen, combat: SeenCombat, losses: ReadonlyMap<string, number>): number => {
  let mine = 0
  let theirs = 0
  let hasTribune = false
  for (const unit of combat.units) {
    const hp = unit.hp - (losses.get(unit.id) ?? 0)
    if (unit.side === 'player') mine += unitWorth(open, unit, Math.max(0.2, hp))
    else if (unit.side === 'rival') {
      if (unit.id === combat.tribune && combat.sport === 'spar') hasTribune = true
      else theirs += unitWorth(open, unit, hp)
    }
  }
  for (const { chip, banes } of combat.column)
    theirs += (chip === PRIMUS ? primusWorth(open) : chipWorth(chip)) + 0.3 * banes.length
  mine += toCome(open, combat) + 0.22 * Math.min(3, open.camp.tactics.length)
  theirs += 0.2 * combat.rivalTactics.length + (hasTribune ? 0.5 : 0)
  const kind = combat.kind === 'sport' ? (combat.sport ?? 'spar') : combat.kind === 'bloodshed' ? 'kill' : combat.kind
  const won = chanceOf(mine, kind === 'scion' ? theirs * 1.4 : theirs, EASE[kind])
  const way = combat.kind === 'sport' ? progressOf(open, combat) : 0
  return won + (1 - won) * way * Math.min(1, 0.3 + won)
}
const PRIMUS = 'primus'
const primusWorth = ({ act }: SeenOpen): number =>
  act < 4 ? might(2, PRIMUS_LINEUPS[act as 1 | 2 | 3].health) * 1.2 : 0
/** What may still be deployed. */
const toCome = (open: SeenOpen, { places, cap, kind }: SeenCombat): number => {
  const worths = open.camp.units.map(chipWorth).sort((a, b) => b - a)
  let sum = places.hero ? 0.9 * heroWorth(open, open.hero.hp) : 0
  const most = kind === 'scion' ? Math.min(worths.length, (cap ?? 5) + 2) : places.camp
  for (let i = 0; i < most && i < worths.length; i++) sum += 0.9 * (worths[i] as number)
  return sum
}

/** How much of a flag or a hill is done, 0 … 1. */
const progressOf = (open: SeenOpen, combat: SeenCombat): number => {
  if (combat.sport === 'hill') {
    const keys = keyHexes(open)
    let next = 0
    let near = 0
    for (const { side, at } of combat.units)
      if (side === 'player') {
        if (keys.includes(at)) next++
        else near += 1 / (2 + nearest(at, keys))
      }
    return Math.min(1, (combat.points + 0.7 * next + 0.3 * near) / combat.goal)
  }
  if (combat.sport !== 'flag') return 0
  const home = playerDeployHexes(open)
  let best = 0
  for (const unit of combat.units) {
    if (unit.side !== 'player') continue
    const left = unit.carries.includes('flag')
      ? nearest(unit.at, home)
      : combat.flag === undefined
        ? 99
        : distance(unit.at, combat.flag) + nearest(combat.flag, home)
    const speed = unit.id === HERO ? kindOf(open, unit).movement : kindOfChip(unit.kind).movement
    best = Math.max(best, 1 - left / 12 - 0.03 * (3 - speed))
  }
  return best
}
export const nearest = (hex: number, hexes: readonly number[]): number => {
  let least = 9
  for (const other of hexes) least = Math.min(least, distance(hex, other))
  return least
}
