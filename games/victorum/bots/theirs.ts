import type { SportKind } from '../content/ids.ts'
import type { AnswerOf, Hex, UnitId } from '../rules/state/shape.ts'
import { distance } from '../rules/ground/hexes.query.ts'
import { kindOfChip } from '../rules/units/kinds.query.ts'
import { HERO } from '../rules/units/stats.query.ts'
import { unitNamed } from '../rules/units/units.query.ts'
import { change } from './changes.ts'
import { type MINE, surrenderScore } from './mine.ts'
import { costOfDamage, damageAt, type Outlook } from './outlook.ts'
import { type FightScores, none } from './scores.ts'
import { hitsIn, hitsOf, unitWorth } from './worth.ts'

/** Before the rival acts: the helm where the hero is in danger, giving up where all is lost. */
const helm = (outlook: Outlook): number => {
  const hero = outlook.mine.find(({ id }) => id === HERO)
  return hero !== undefined && damageAt(outlook, hero, hero.at) >= hero.hp * 0.5 ? 1 : -1
}

/** A tactic of the rival: on yours where it does least, on theirs where it helps least. */
const tactic = (outlook: Outlook, { unit: id }: AnswerOf<'target'>): number => {
  const unit = unitNamed(outlook.open, id)
  return unit === undefined ? 0 : -unitWorth(outlook.open, unit)
}
/** What it costs to be struck: the rival may as well hit what bears it best. */
const struck = (outlook: Outlook, id: UnitId, damage: number): number => {
  const unit = unitNamed(outlook.open, id)
  return unit?.side === 'player' ? -costOfDamage(outlook, unit, damage) : 0
}
const hitsBy = ({ open }: Outlook, id: UnitId): number => {
  const unit = unitNamed(open, id)
  return unit === undefined ? 1 : hitsIn(open, unit)
}
/** A rival goes where it stands far from your hero, and where it can be struck. */
const goTo = (outlook: Outlook, at: Hex): number => {
  let score = 0
  for (const unit of outlook.mine) score += (unit.id === HERO ? 0.3 : -0.1) * distance(at, unit.at)
  return score
}
const actors = { unit: none, auto: none }
const marks: FightScores['rival.mark'] = { mark: (outlook, { unit }) => struck(outlook, unit, 1), hex: none }
const hexes: FightScores['rival.go'] = { hex: (outlook, { hex }) => goTo(outlook, hex) }
const targets: FightScores['rival.target'] = {
  target: (outlook, { unit }, about) => struck(outlook, unit, hitsBy(outlook, about.unit)),
}
/** The tribune is best a unit that bears much and deals little. */
const tribune = (_outlook: Outlook, { unit }: AnswerOf<'tribune'>): number => {
  const kind = kindOfChip(unit)
  return kind.health - 1.5 * hitsOf(kind.attack)
}
const SPORTS: Readonly<Record<SportKind, number>> = { spar: 0.3, hill: 0.2, flag: 0.1 }
const sportScore = ({ open }: Outlook, { sport }: AnswerOf<'sport'>): number => {
  let fast = 0
  for (const chip of open.camp.units) if (kindOfChip(chip).movement > 1) fast++
  return SPORTS[sport] + (sport === 'flag' && fast > 2 ? 0.15 : 0)
}
/** Heads come up far from the hero. */
const scionHex = (outlook: Outlook, { hex: at }: AnswerOf<'hex'>): number => {
  let score = 0
  for (const unit of outlook.mine) score += (unit.id === HERO ? 1 : 0.2) * distance(at, unit.at)
  return score
}
const displaced: FightScores['arena.displace']['hex'] = (outlook, { hex }, about) => {
  const unit = unitNamed(outlook.open, about.unit)
  if (unit === undefined || unit.side !== 'player') return 0
  return -costOfDamage(outlook, unit, damageAt(outlook, unit, hex))
}

/** Questions before a combat and of the turns of others: whatever the rules leave open is answered in your favour. */
export const THEIRS: Omit<FightScores, keyof typeof MINE> = {
  'combat.sport': { sport: sportScore },
  'combat.change': { change, done: none },
  'combat.quake': {
    loseHp: ({ open }) => (open.hero.hp >= 4 ? 0.3 : -1),
    discard: (_outlook, { tactic: id }) => (id === 'adrenaline' ? 0.2 : 0),
  },
  'combat.tribune': { tribune },
  'rival.start': { begin: none, surrender: outlook => surrenderScore(outlook, true), helm },
  'rival.tactic': { target: tactic },
  'rival.move': actors,
  'rival.mark': marks,
  'rival.go': hexes,
  'rival.path': { path: none },
  'rival.ability': { skill: none, done: none, auto: () => 1 },
  'rival.engage': actors,
  'rival.target': targets,
  'arena.displace': { hex: displaced },
  'arena.move': actors,
  'arena.mark': marks,
  'arena.go': hexes,
  'arena.engage': actors,
  'arena.target': targets,
  'scion.order': { unit: none, auto: () => 1 },
  'scion.target': { target: (outlook, { unit }, { damage }) => struck(outlook, unit, damage) },
  'scion.hex': { hex: scionHex },
}
