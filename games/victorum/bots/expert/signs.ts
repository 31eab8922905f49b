import { WEEKS } from '../../content/numbers.ts'
import { banesInPlay } from '../../rules/camp/banes.query.ts'
import { capacityOf, fullHealth, leadershipOf, type SeenOpen } from '../../rules/units/stats.query.ts'
import { bagWorth, chipWorth, hitsOf, prowessShare } from '../worth.ts'

/** What tells the end of a campaign between two combats. */
export const signsOf = (open: SeenOpen): Readonly<Record<string, number>> => {
  const { hero, camp } = open
  const gone = open.weeks / WEEKS
  const missing = fullHealth(open) - hero.hp
  const worths = [...camp.units, ...camp.defeated].map(chipWorth)
  const worth = worths.reduce((sum, each) => sum + each, 0)
  return {
    gone,
    blessings: hero.blessings,
    blessed: hero.blessings > 0 ? 1 : 0,
    twiceBlessed: hero.blessings > 1 ? 1 : 0,
    hits: hitsOf(hero.dice),
    health: fullHealth(open),
    missing,
    missingLate: missing * gone,
    worth,
    worthLate: worth * gone,
    best: Math.max(0, ...worths),
    leadership: leadershipOf(open),
    tactics: camp.tactics.length,
    tacticsLate: camp.tactics.length * gone,
    capacity: capacityOf(open),
    prowess: hero.prowess.reduce((sum, id) => sum + prowessShare(id), 0),
    reach: hero.range,
    speed: hero.movement,
    influence: open.influence,
    banes: banesInPlay(open).length,
    bag: bagWorth(open.bag),
    opportunities: camp.opportunities.length,
    [hero.id]: 1,
    [open.scion]: 1,
    [open.difficulty]: 1,
  }
}
