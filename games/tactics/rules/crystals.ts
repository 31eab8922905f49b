import { type Maker, pass } from '@tabletome/engine'
import { DUNGEONS } from '../content/dungeons.ts'
import type { BoxId } from '../content/ids.ts'
import type { Open } from '../knowledge/units.ts'
import { cardOf, unitsOf } from '../knowledge/units.ts'
import { canTurnBackTime, turnBackTime } from './arrivals.ts'
import { gainHealth, gainSupply } from './health.ts'
import { option, question, step } from './state.ts'
import type { Crystal, Offers, Play, Seat, UnitId } from './state.ts'
import { unitOf } from './units.ts'
import { canWeaken, recover, weaken } from './weak.ts'

/** The one-time bonuses of the Dungeon Cards, used at once or never (TAC-DUNGEON-23, TAC-RULING-75, TAC-RULING-92). */

const SPARK_HEALTH = 1
const STORM_UNITS = 2
const HOURS = 2

const isHurt = (open: Open, id: UnitId): boolean => {
  const unit = unitOf(open, id)
  return unit.health < cardOf(unit).health
}
const isShort = (open: Open, id: UnitId): boolean => {
  const unit = unitOf(open, id)
  return unit.supply < cardOf(unit).supply
}

/** Whom the bonus can do something for: one's own units (TAC-RULING-92), or for the Storm all Enemy Units. */
const candidates = (open: Open, seat: Seat, box: BoxId): UnitId[] => {
  const own = unitsOf(open, seat)
  switch (DUNGEONS[box].bonus) {
    case 'spark':
      return own.filter(id => isHurt(open, id))
    case 'tide':
      return own.filter(id => isShort(open, id))
    case 'root':
      return own.filter(id => isHurt(open, id) || unitOf(open, id).weakened)
    case 'storm':
      return open.enemies.flatMap(enemy => unitsOf(open, enemy)).filter(id => canWeaken(open, id))
    default:
      return []
  }
}

/** Offered only where it changes something. */
export const offerBonus = question('crystal.bonus', {
  seat: (_state, { seat }) => seat,
  options: ({ open }, { seat, box }) => {
    const helps = DUNGEONS[box].bonus === 'hour' ? canTurnBackTime(open) : candidates(open, seat, box).length > 0
    return helps ? [option({ do: 'use' }, grantBonus({ seat, box })), pass()] : []
  },
})

const grantBonus = step('crystal.use', (play, { seat, box }) => {
  play.emit({ type: 'crystalUsed', seat, box })
  const { bonus } = DUNGEONS[box]
  if (bonus === 'root' || bonus === 'storm') return play.next(chooseUnit({ seat, box, chosen: [] }))
  if (bonus === 'hour') return turnBackTime(play, HOURS, box)
  for (const id of candidates(play.state.open, seat, box)) help(play, id, box)
})

/** What the bonus does to one unit: Spark, Tide, Root or Storm. */
const help = (play: Play, id: UnitId, box: BoxId): void => {
  const { bonus } = DUNGEONS[box]
  const card = cardOf(unitOf(play.state.open, id))
  if (bonus === 'spark') gainHealth(play, id, SPARK_HEALTH, box)
  else if (bonus === 'tide') gainSupply(play, id, card.supply, box)
  else if (bonus === 'storm') weaken(play, id, box)
  else if (bonus === 'root') {
    gainHealth(play, id, card.health, box)
    recover(play, id, box)
  }
}

/** Root: one unit of yours. Storm: up to two Enemy Units, of whichever Solo Enemy (TAC-RULING-92). */
const chooseUnit: Maker<Crystal & { chosen: readonly UnitId[] }> = question('crystal.unit', {
  seat: (_state, { seat }) => seat,
  options: ({ open }, { seat, box, chosen }) => {
    const storm = DUNGEONS[box].bonus === 'storm'
    const list: Offers<'unit' | 'done'> = []
    for (const unit of candidates(open, seat, box))
      list.push(option({ do: 'unit', unit }, helpChosen({ seat, box, chosen: [...chosen, unit] })))
    if (storm && chosen.length > 0) list.push(option({ do: 'done' }, []))
    return list
  },
})

const helpChosen = step('crystal.helpUnit', (play, { seat, box, chosen }) => {
  const id = chosen.at(-1)
  if (id === undefined) return
  help(play, id, box)
  if (DUNGEONS[box].bonus === 'storm' && chosen.length < STORM_UNITS)
    play.next(chooseUnit({ seat, box, chosen: [...chosen] }))
})
