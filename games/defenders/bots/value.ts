import { FOES } from '../content/foes.ts'
import { HEROES } from '../content/heroes.ts'
import { COLOURS } from '../content/levels.ts'
import { DESTRUCTION } from '../content/regions.ts'
import type { View } from '../rules/state.ts'
import { distance } from './distance.ts'
import { aimOf, habitsOf } from './habit.ts'
import { outlookOf } from './outlook.ts'

/** How good a position is, in points: what a player counts at a glance. */
export function value(view: View): number {
  if (view.outcome) return view.outcome.result === 'won' ? 1000 : -1000
  const { open } = view
  const { capital, foe, turn } = open
  const H = habitsOf(open)
  const outlook = outlookOf(view)
  const worth = foe ? H.lowerFoe : 1
  let sum = -(H.harmDestroyed * capital + (H.harmHigh * capital * capital) / 2)
  for (const { level, destroyed, rate } of outlook) {
    if (destroyed) sum -= H.ruin + H.leak * rate
    else
      for (let each = level; each > 0; each--)
        sum -= worth * ((each >= 3 ? H.lower3 : each === 2 ? H.lower2 : H.lower1) + H.rate * rate)
  }
  if (foe) {
    sum -= foe.hp * (H.fight + H.fightCapital * capital)
    for (const space of FOES[foe.id].events) if (space < foe.hp) sum -= H.event
  }
  if (open.tomb !== undefined) sum += H.tomb
  for (const colour of COLOURS) {
    const defender = open.defenders[colour]
    if (!defender) continue
    const { hp, at, hero, artifacts } = defender
    sum += hp * H.priceHp - (hp === 0 ? H.priceLast : hp === 1 ? H.priceWeak : 0) + artifacts.length * H.artifact
    if (at === 'capital') sum += (HEROES[hero].hp - hp) * (hp <= 1 ? H.restLow : H.rest)
    else if (hp > 0) {
      const there = outlook.find(({ region }) => region === at)
      if (there) {
        const covered = Math.min(hp, Math.max(0, there.now + H.next * there.rate - (there.guard - hp)))
        sum +=
          covered *
          (there.destroyed
            ? H.coverDestroyed + H.coverHigh * capital
            : there.level >= DESTRUCTION.region - 1
              ? H.coverLast
              : H.cover)
      }
      if (foe) sum += H.nearFoe / (1 + distance(open.regions, at, foe.at, defender))
    }
  }
  if (turn?.card === 'own' && turn.ap > 0)
    sum += H.potential * gainOf(view, outlook, turn.defender, open.defenders[turn.defender]?.hp ?? 0, turn.ap)
  else if (turn?.card === 'all' && turn.pool > 0) {
    let most = 0
    for (const colour of COLOURS) {
      const defender = open.defenders[colour]
      if (!defender) continue
      const fresh = defender.at === 'capital' && !turn.begun.includes(colour)
      const gain = gainOf(view, outlook, colour, fresh ? HEROES[defender.hero].hp : defender.hp, turn.pool)
      if (gain > most) most = gain
    }
    sum += H.potential * most
  }
  return sum
}

const gainOf = (...about: Parameters<typeof aimOf>): number => {
  const { gain, stays } = aimOf(...about)
  return Math.max(0, gain - stays)
}
