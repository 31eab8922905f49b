import type { About, AnswerBy, QuestionId, VerbsOf } from '@tabletome/engine'
import type { Hex, UnitId, Victorum } from '../rules/state.ts'
import { hexNamed, distance } from '../knowledge/hexes.ts'
import { kindOfChip } from '../knowledge/kinds.ts'
import { HERO } from '../knowledge/stats.ts'
import { unitNamed } from '../knowledge/units.ts'
import { change } from './changes.ts'
import { type Scoring, surrenderScore } from './mine.ts'
import { costOfDamage, damageAt, type Outlook } from './outlook.ts'
import { hitsIn, hitsOf, unitWorth } from './worth.ts'

/** Before the rival acts: the helm where the hero is in danger, giving up where all is lost. */
const start: Scoring = (outlook, [word]) => {
  if (word === 'surrender') return surrenderScore(outlook, true)
  if (word !== 'helm') return 0
  const hero = outlook.mine.find(({ id }) => id === HERO)
  return hero !== undefined && damageAt(outlook, hero, hero.at) >= hero.hp * 0.5 ? 1 : -1
}

/** The rival may as well hit what bears it best. */
const target: Scoring = (outlook, [word, id = ''], about) => {
  const unit = word === 'target' || word === 'mark' ? unitNamed(outlook.open, id) : undefined
  if (unit === undefined) return 0
  const by = unitNamed(outlook.open, (about as { unit?: string } | undefined)?.unit ?? '')
  const damage = (about as { damage?: number } | undefined)?.damage
  const hits = damage ?? (by === undefined ? 1 : hitsIn(outlook.open, by))
  return unit.side === 'player' ? -costOfDamage(outlook, unit, hits) : 0
}
/** A tactic of the rival: on yours where it does least, on theirs where it helps least. */
const tactic: Scoring = (outlook, [, id = '']) => {
  const unit = unitNamed(outlook.open, id)
  return unit === undefined ? 0 : -unitWorth(outlook.open, unit)
}
/** What it costs to be struck by a unit. */
const struck = (outlook: Outlook, id: UnitId, by: UnitId): number => {
  const unit = unitNamed(outlook.open, id)
  const striker = unitNamed(outlook.open, by)
  if (unit?.side !== 'player') return 0
  return -costOfDamage(outlook, unit, striker === undefined ? 1 : hitsIn(outlook.open, striker))
}
/** A rival goes where it stands far from your hero, and where it can be struck. */
const goTo = (outlook: Outlook, at: Hex): number => {
  let score = 0
  for (const unit of outlook.mine) score += (unit.id === HERO ? 0.3 : -0.1) * distance(at, unit.at)
  return score
}
/** The questions that are typed: one score for every answer of every question. */
export type Scores = {
  readonly [Q in QuestionId<Victorum>]: {
    readonly [D in VerbsOf<Victorum, Q>]: (
      outlook: Outlook,
      answer: AnswerBy<Victorum, D>,
      about: About<Victorum, Q>,
    ) => number
  }
}
const none = () => 0
const moves = { unit: none, auto: none }
const marks: Scores['rival.mark'] = {
  mark: (outlook, { unit }) => struck(outlook, unit, ''),
  hex: none,
}
const hexes: Scores['rival.go'] = { hex: (outlook, { hex }) => goTo(outlook, hex) }
const targets: Scores['rival.target'] = { target: (outlook, { unit }, about) => struck(outlook, unit, about.unit) }
export const RIVALS: Scores = {
  'rival.move': moves,
  'rival.mark': marks,
  'rival.go': hexes,
  'rival.target': targets,
  'rival.path': { path: none },
  'arena.move': moves,
  'arena.mark': marks,
  'arena.go': hexes,
  'arena.target': targets,
}
/** The tribune is best a unit that bears much and deals little. */
const tribune: Scoring = (_outlook, [, id = '']) => {
  const kind = kindOfChip(id)
  return kind.health - 1.5 * hitsOf(kind.attack)
}
const order: Scoring = (_outlook, [word]) => (word === 'auto' ? 1 : 0)
const quake: Scoring = ({ open }, [word, id]) =>
  word === 'loseHp' ? (open.hero.hp >= 4 ? 0.3 : -1) : id === 'adrenaline' ? 0.2 : 0
const SPORTS: Readonly<Record<string, number>> = { spar: 0.3, hill: 0.2, flag: 0.1 }
const sport: Scoring = ({ open }, [, id = '']) => {
  let fast = 0
  for (const chip of open.camp.units) if (kindOfChip(chip).movement > 1) fast++
  return (SPORTS[id] ?? 0) + (id === 'flag' && fast > 2 ? 0.15 : 0)
}
/** Heads come up far from the hero. */
const scionHex: Scoring = (outlook, [, hex = '']) => {
  const at = hexNamed(hex)
  let score = 0
  for (const unit of outlook.mine) score += (unit.id === HERO ? 1 : 0.2) * distance(at, unit.at)
  return score
}
const displaced: Scoring = (outlook, [, hex = ''], about) => {
  const unit = unitNamed(outlook.open, (about as { unit?: string } | undefined)?.unit ?? '')
  if (unit === undefined || unit.side !== 'player') return 0
  return -costOfDamage(outlook, unit, damageAt(outlook, unit, hexNamed(hex)))
}

/** Questions before a combat and of the turns of others: whatever the rules leave open is answered in your favour. */
export const THEIRS: Readonly<Record<string, Scoring>> = {
  'combat.sport': sport,
  'combat.change': change,
  'combat.quake': quake,
  'combat.tribune': tribune,
  'rival.start': start,
  'rival.tactic': tactic,
  'rival.ability': order,
  'arena.displace': displaced,
  'scion.order': order,
  'scion.target': target,
  'scion.hex': scionHex,
}
