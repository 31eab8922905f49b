import { UNIT_IDS } from '../content/heroes.ts'
import type { Asked, View } from '../rules/state/shape.ts'
import { answersTo, layOf } from './answers.ts'
import { arsenalWorth } from './hands.ts'
import { abilityPrice, healthWorth, wayCost } from './heroes/heroCosts.ts'
import type { Outlook, Outlooks } from './outlook.ts'
import type { Points } from './points.ts'

const OVER = 1000

/** How good a position is for the team, in points: what phases 3 and 4 will do, the towers, the heroes, what is unfinished. */
export const createValue =
  (outlooks: Outlooks) =>
  (view: View): number => {
    const { open, outcome } = view
    if (outcome !== undefined) return outcome.result === 'won' ? OVER : -OVER
    const outlook = outlooks.at(open)
    return standingOf(outlook) + pending(view, outlook)
  }

export const standingOf = ({ field, ground, arsenal, needs }: Outlook): number => {
  const { open } = field
  const { points, spells } = field.weights
  let sum = arsenalWorth(arsenal, needs) + heartsWorth(points, open.hearts) + points.crystal * open.crystals
  sum += points.portalClosed * open.portals.destroyed
  for (const cost of ground.costs) sum -= cost
  for (const id of UNIT_IDS) {
    const hero = open.heroes[id]
    if (hero === undefined || hero.place === 'gone') continue
    if (hero.place === 'bench') {
      sum += points.bench * Math.min(1, (field.time - 1) / 4)
      continue
    }
    if (hero.place !== 'out') sum += healthWorth(points, id, hero.health)
    sum -= wayCost(field, hero.place === 'map' ? hero.at : -1)
    for (const ability of hero.abilities) if (ability.up) sum += abilityPrice(field, ability.id)
  }
  for (const { id, used } of open.spells) if (!used) sum += spells[id] * Math.min(1, (field.time - 1) / 4)
  return sum
}

const heartsWorth = (points: Points, hearts: number): number =>
  hearts <= 0 ? -points.lost : points.heart * hearts - (points.lastHearts * points.heart) / hearts

/** What the action in progress will still gain when it is carried out as well as possible. */
const pending = ({ open, agenda }: View, outlook: Outlook): number => {
  const top = agenda.at(-1)
  if (top === undefined || open.acting === undefined) return 0
  const { seat } = open.acting
  const options: [] = []
  switch (top.do) {
    case 'place':
      return layOf(outlook)?.gain ?? 0
    case 'tower.site':
      return bestOf(outlook, { choice: top.do, about: top.with, seat: top.with.seat, options })
    case 'hero.act':
      return bestOf(outlook, { choice: top.do, about: top.with, seat, options })
    case 'hero.base':
      return bestOf(outlook, { choice: top.do, about: top.with, seat, options })
    case 'hero.face':
      return bestOf(outlook, { choice: top.do, about: top.with, seat, options })
    case 'bench.place':
      return bestOf(outlook, { choice: top.do, about: top.with, seat, options })
    case 'spell.midas':
      return bestOf(outlook, { choice: top.do, about: top.with, seat: top.with.seat, options })
    default:
      return 0
  }
}
const bestOf = (outlook: Outlook, question: Asked): number => answersTo(outlook, question)[0]?.score ?? 0
