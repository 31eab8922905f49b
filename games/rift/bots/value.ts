import { UNIT_IDS } from '../content/heroes.ts'
import type { Asked, View } from '../rules/state/shape.ts'
import { answersTo, layOf } from './answers.ts'
import { arsenalWorth } from './hands.ts'
import { abilityPrice, healthWorth, wayCost } from './heroCosts.ts'
import { type Outlook, outlookAt } from './outlook.ts'
import { BENCH_WORTH, POINTS, SPELL_WORTH } from './points.ts'

const OVER = 1000

/** How good a position is for the team, in points: what phases 3 and 4 will do, the towers, the heroes, what is unfinished. */
export const value = (view: View): number => {
  const { open, outcome } = view
  if (outcome !== undefined) return outcome.result === 'won' ? OVER : -OVER
  const outlook = outlookAt(open)
  return standingOf(outlook) + pending(view, outlook)
}

export const standingOf = ({ field, ground, arsenal, needs }: Outlook): number => {
  const { open } = field
  let sum = arsenalWorth(arsenal, needs) + heartsWorth(open.hearts) + POINTS.crystal * open.crystals
  sum += POINTS.portalClosed * open.portals.destroyed
  for (const cost of ground.costs) sum -= cost
  for (const id of UNIT_IDS) {
    const hero = open.heroes[id]
    if (hero === undefined || hero.place === 'gone') continue
    if (hero.place === 'bench') {
      sum += BENCH_WORTH * Math.min(1, (field.time - 1) / 4)
      continue
    }
    if (hero.place !== 'out') sum += healthWorth(id, hero.health)
    sum -= wayCost(field, hero.place === 'map' ? hero.at : -1)
    for (const ability of hero.abilities) if (ability.up) sum += abilityPrice(field, ability.id)
  }
  for (const { id, used } of open.spells) if (!used) sum += SPELL_WORTH[id] * Math.min(1, (field.time - 1) / 4)
  return sum
}

const heartsWorth = (hearts: number): number =>
  hearts <= 0 ? -POINTS.lost : POINTS.heart * hearts - (POINTS.lastHearts * POINTS.heart) / hearts

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
