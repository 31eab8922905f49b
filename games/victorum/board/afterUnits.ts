import { TACTICS } from '../content/tactics.ts'
import type { Combat, Fact, Hex, Open, Unit, UnitId } from '../rules/state.ts'
import { without } from './afterCampaign.ts'

/** The hero's HP are those of the unit while it is in the arena, and of the pad always. */
const withHp = (open: Open, id: UnitId, hp: number): Open => {
  const shown = change(open, id, unit => ({ ...unit, hp }))
  return id === 'hero' ? { ...(shown ?? open), hero: { ...open.hero, hp } } : (shown ?? open)
}
const change = (open: Open, id: UnitId, to: (unit: Unit) => Unit): Open | undefined => {
  const { combat } = open
  if (!combat?.units.some(unit => unit.id === id)) return undefined
  return { ...open, combat: { ...combat, units: combat.units.map(unit => (unit.id === id ? to(unit) : unit)) } }
}
const placed = (open: Open, id: UnitId, at: Hex, walked = 0): Open | undefined =>
  change(open, id, unit => ({ ...unit, at, shifted: true, walked: unit.walked + walked }))

const arrival = (open: Open, combat: Combat, fact: Extract<Fact, { type: 'deployed' }>): Open => {
  const { unit: id, kind, side, at, hp, dazed } = fact
  const unit: Unit = {
    id,
    kind,
    side,
    at,
    hp,
    dazed,
    tactics: [],
    lasting: [],
    banes: [...(combat.column.find(({ chip }) => chip === id)?.banes ?? [])],
    carries: [],
    walked: 0,
    shifted: false,
    hasMoved: false,
    hasActed: false,
    used: [],
    deployedOn: combat.turn,
    elite: id === 'hero' || id === 'primus' || combat.kind === 'scion',
  }
  return {
    ...open,
    camp: side === 'player' ? { ...open.camp, units: without(open.camp.units, id) } : open.camp,
    combat: {
      ...combat,
      units: [...combat.units.filter(each => each.id !== id), unit],
      column: side === 'rival' ? combat.column.filter(({ chip }) => chip !== id) : combat.column,
    },
  }
}

const departure = (open: Open, combat: Combat, { unit, side }: Extract<Fact, { type: 'defeated' }>): Open => {
  // With the hero the campaign ends: the chip stays where it fell.
  if (unit === 'hero') return withHp(open, unit, 0)
  const isChip = unit !== 'primus'
  const { camp } = open
  return {
    ...open,
    camp: side === 'player' && isChip ? { ...camp, defeated: [...camp.defeated, unit] } : camp,
    combat: {
      ...combat,
      units: combat.units.filter(({ id }) => id !== unit),
      fallenRivals: side === 'rival' && isChip ? [...combat.fallenRivals, unit] : combat.fallenRivals,
    },
  }
}

/** A tactic leaves its owner and lies on the unit, unless it is used up at once. */
const tacticOn = (open: Open, combat: Combat, fact: Extract<Fact, { type: 'tacticPlaced' }>): Open => {
  const { by, tactic, unit: id } = fact
  const isMine = by === 'player'
  const lies = TACTICS[tactic].lasts === 'permanent'
  return {
    ...open,
    camp: isMine ? { ...open.camp, tactics: without(open.camp.tactics, tactic) } : open.camp,
    combat: {
      ...combat,
      rivalTactics: isMine ? combat.rivalTactics : without(combat.rivalTactics, tactic),
      units: combat.units.map(unit =>
        unit.id === id && lies ? { ...unit, tactics: [...unit.tactics, tactic] } : unit,
      ),
    },
  }
}

/** What happens to single units; undefined for what the table does not show. */
export const unitsAfter = (open: Open, fact: Fact): Open | undefined => {
  const { combat } = open
  if (fact.type === 'damaged' || fact.type === 'healed' || fact.type === 'hpGained')
    return withHp(open, fact.unit, fact.to)
  if (combat === undefined) return undefined
  switch (fact.type) {
    case 'survived':
      return withHp(open, 'hero', fact.hp)
    case 'heroReduced':
      return withHp(open, 'hero', 1)
    case 'deployed':
      return arrival(open, combat, fact)
    case 'defeated':
      return departure(open, combat, fact)
    case 'tacticPlaced':
      return tacticOn(open, combat, fact)
    case 'tacticReturned':
      return fact.unit === undefined
        ? undefined
        : change(open, fact.unit, unit => ({ ...unit, tactics: without(unit.tactics, fact.tactic) }))
    case 'moved':
      return placed(open, fact.unit, fact.path.at(-1) ?? -1, fact.path.length)
    case 'displaced':
    case 'relocated':
      return placed(open, fact.unit, fact.to)
    case 'undazed':
      return change(open, fact.unit, unit => ({ ...unit, dazed: false }))
    case 'effectBegan':
      return change(open, fact.unit, unit => ({
        ...unit,
        lasting: [...unit.lasting, { what: fact.what, side: combat.side, turn: combat.turn }],
      }))
    case 'effectEnded':
      return change(open, fact.unit, unit => ({
        ...unit,
        lasting: unit.lasting.filter(({ what }) => what !== fact.what),
      }))
    default:
      return undefined
  }
}
