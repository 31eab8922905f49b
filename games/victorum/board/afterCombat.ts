import { HILL_GOAL } from '../content/numbers.ts'
import { freshCombat } from '../knowledge/freshCombat.ts'
import type { Combat, Fact, Open } from '../rules/state.ts'
import { without } from './afterCampaign.ts'

/** The goal of a hill is shown before it is told. */
const fresh = (open: Open, { kind, event, sport, region }: Extract<Fact, { type: 'combatBegan' }>): Combat => ({
  ...freshCombat(open, { kind, region, event, places: { hero: true, camp: open.camp.units.length } }),
  sport,
  goal: HILL_GOAL,
})

/** The course of a combat; undefined for facts of single units. */
export const combatAfter = (open: Open, fact: Fact): Open | undefined => {
  if (fact.type === 'combatBegan') return { ...open, phase: 'combat', combat: fresh(open, fact) }
  const { combat } = open
  if (combat === undefined) return undefined
  const fight = (change: Partial<Combat>): Open => ({ ...open, combat: { ...combat, ...change } })
  switch (fact.type) {
    case 'lineupSet':
      return fight({ column: fact.chips.map(chip => ({ chip, banes: [] })), rivalTactics: [...fact.tactics] })
    case 'tribuneNamed':
      return fight({ tribune: fact.unit })
    case 'turnBegan':
      return fight({ side: fact.side, turn: fact.turn, step: 'start' })
    case 'stepBegan':
      return fight({ side: fact.side, step: fact.step })
    case 'scored':
      return fight({ points: fact.points, goal: fact.goal })
    case 'emberMoved':
      return fight({ embers: combat.embers.map(at => (at === fact.from ? fact.to : at)) })
    case 'chariotMoved':
      return fight({ chariot: fact.to })
    case 'chariotStopped':
      return fight({ chariot: fact.at })
    case 'combatEnded':
      return { ...open, outcomeOfCombat: fact.result }
    case 'activity':
      return combat.scion ? fight({ scion: { ...combat.scion, rolled: fact.rolled } }) : undefined
    case 'darkness':
      return combat.scion ? fight({ scion: { ...combat.scion, count: fact.to } }) : undefined
    case 'risenAgain':
      return combat.scion ? fight({ scion: { ...combat.scion, count: fact.times } }) : undefined
    case 'dropped':
      return fight({
        [fact.item]: fact.at,
        units: combat.units.map(unit =>
          unit.carries.includes(fact.item) ? { ...unit, carries: without(unit.carries, fact.item) } : unit,
        ),
      })
    case 'equipped': {
      const { [fact.item]: _lying, ...rest } = combat
      return {
        ...open,
        combat: {
          ...rest,
          units: combat.units.map(unit =>
            unit.id === fact.unit ? { ...unit, carries: [...unit.carries, fact.item] } : unit,
          ),
        },
      }
    }
    default:
      return undefined
  }
}
