import { FOES } from '../content/foes.ts'
import { HEROES } from '../content/heroes.ts'
import { COLOURS } from '../content/levels.ts'
import type { Now, View } from '../rules/state/shape.ts'
import { aimOf, hpToAct, lowering, standingIn } from './aim.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { POINTS } from './points.ts'

type Open = Now['open']
type Defender = NonNullable<Open['defenders'][(typeof COLOURS)[number]]>
const WON = 1000

/** How good a position is for the team, in points: the land, the Defenders, the Foe, and what the AP left can still do. */
export function value(view: View): number {
  const { open, outcome } = view
  if (outcome) return outcome.result === 'won' ? WON : -WON
  const outlook = outlookOf(view)
  let sum = landValue(open, outlook) + foeValue(open)
  for (const colour of COLOURS) {
    const defender = open.defenders[colour]
    if (defender) sum += defenderValue(open, outlook, defender)
  }
  return sum + POINTS.promise * promiseOf(open, outlook)
}

function landValue(open: Open, outlook: readonly Outlook[]): number {
  const { capital, tomb } = open
  let sum = -POINTS.capital * capital - (POINTS.capitalEach * capital * capital) / 2
  if (tomb !== undefined) sum += POINTS.tomb
  for (const { level, destroyed, rate } of outlook)
    if (destroyed) sum -= POINTS.ruin + POINTS.leak * rate
    else for (let each = level; each > 0; each--) sum -= lowering(open, each, rate)
  return sum
}

/** Epic Events that must be gone through anyway count from the start, so that nobody shrinks from them. */
function foeValue({ foe, capital }: Open): number {
  if (!foe) return 0
  let sum = -foe.hp * (POINTS.blow + POINTS.blowPerCapital * capital)
  for (const space of FOES[foe.id].events) if (space < foe.hp) sum -= POINTS.event
  return sum
}

function defenderValue(open: Open, outlook: readonly Outlook[], { hp, at, hero, artifacts }: Defender): number {
  const sum =
    artifacts.length * POINTS.artifact + hp * POINTS.hp + (hp === 0 ? POINTS.exhausted : hp === 1 ? POINTS.weak : 0)
  if (at === 'capital') return sum + (HEROES[hero].hp - hp) * (hp <= 1 ? POINTS.restWhenWeak : POINTS.rest)
  const there = outlook.find(({ region }) => region === at)
  return there && hp > 0 ? sum + standingIn(open, there, hp, at) : sum
}

/** What whoever may act now could still gain with the AP left. */
function promiseOf(open: Open, outlook: readonly Outlook[]): number {
  const { turn, defenders } = open
  const ap = turn?.card === 'own' ? turn.ap : (turn?.pool ?? 0)
  if (!turn || ap === 0) return 0
  let most = 0
  for (const colour of turn.card === 'own' ? [turn.defender] : COLOURS) {
    const defender = defenders[colour]
    if (!defender) continue
    const { gain, idle } = aimOf(open, outlook, defender, hpToAct(open, colour, defender), ap)
    most = Math.max(most, gain - idle)
  }
  return most
}
