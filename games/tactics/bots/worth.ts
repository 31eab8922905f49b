import { cardOf, isEnemyOwner, type Open, type SeenUnit } from '../rules/units/units.query.ts'
import { POINTS, QUEST } from './points.ts'
import { turnsCleared } from './quest.ts'

const LONGEST_TRACK = 20
/** By Health: the last points count most. */
const bodiesOf = (body: number, half: number): readonly number[] =>
  Array.from({ length: LONGEST_TRACK + 1 }, (_, health) => body * (1 - Math.exp(-health / half)))
/** Made anew where others are reckoned with. */
let bodies = { body: 0, half: 0, table: bodiesOf(0, 1) }
const bodyTable = (): readonly number[] => {
  const { body, bodyHalf: half } = POINTS
  if (bodies.body !== body || bodies.half !== half) bodies = { body, half, table: bodiesOf(body, half) }
  return bodies.table
}
export const isQuest = ({ mode }: Open): boolean => mode === 'solo' || mode === 'coop'

/** What Health is worth to its owner, between whole points too; below 1 the unit is gone. */
export const bodyOf = (health: number): number => {
  if (health <= 0) return 0
  const whole = Math.floor(health)
  const table = bodyTable()
  const low = table[whole] ?? POINTS.body
  return low + (health - whole) * ((table[whole + 1] ?? POINTS.body) - low)
}

/** What its owner would lose with a unit, and its captor win. */
export const priceOf = (open: Open, unit: SeenUnit): number => {
  if (!isQuest(open)) return POINTS.survivor + POINTS.capture + bodyOf(unit.health)
  return isEnemyOwner(unit.owner) ? QUEST.capture : QUEST.heroBase + (QUEST.hero * bodyOf(unit.health)) / POINTS.body
}

/** What so much damage does to its side, by and large: all of it if the unit falls. */
export const harmOf = (open: Open, unit: SeenUnit, damage: number): number => {
  if (damage <= 0) return 0
  const isEnemy = isEnemyOwner(unit.owner)
  if (damage >= unit.health) return priceOf(open, unit) + (isEnemy ? turnsCleared(open, unit, damage) : 0)
  if (!isQuest(open)) return bodyOf(unit.health) - bodyOf(unit.health - damage)
  if (isEnemy) return (QUEST.capture * QUEST.wound * damage) / cardOf(unit).health + turnsCleared(open, unit, damage)
  return (QUEST.hero * (bodyOf(unit.health) - bodyOf(unit.health - damage))) / POINTS.body
}

/** The same for a guess between whole numbers: a unit may fall if what is feared comes near its Health. */
export const fearOf = (open: Open, unit: SeenUnit, damage: number): number => {
  if (damage <= 0) return 0
  const share = damage / unit.health
  const falls = share >= 1.1 ? 1 : share < 0.5 ? 0 : ((share - 0.5) / 0.6) ** 2
  const left = Math.max(unit.health - damage, 0.5)
  const hurt = isQuest(open) ? QUEST.hero / POINTS.body : 1
  return falls * priceOf(open, unit) + (1 - falls) * hurt * (bodyOf(unit.health) - bodyOf(left))
}

/** Rounds before waiting makes nobody stronger; in Battle nothing but captures ends the game. */
const PATIENCE = 5
const HASTE = 0.15
const BATTLE_PATIENCE = 1
const BATTLE_HASTE = 0.35
/** Grows with the rounds: whoever only waits never wins, and without it two careful sides would circle for ever. */
export const boldnessOf = (open: Open): number => {
  if (isQuest(open)) return 1
  const rounds = (open.turn?.number ?? 0) / Math.max(1, open.order.length)
  return open.artifact === undefined
    ? 1 + HASTE * Math.max(0, rounds - PATIENCE)
    : 1 + BATTLE_HASTE * Math.max(0, rounds - BATTLE_PATIENCE)
}
