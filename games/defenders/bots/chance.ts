import { HEROES } from '../content/heroes.ts'
import { COLOURS } from '../content/levels.ts'
import { DESTRUCTION } from '../content/regions.ts'
import type { View } from '../rules/state/shape.ts'
import { distance } from './distance.ts'
import { outlookOf } from './outlook.ts'
import { WEIGHTS } from './weights.ts'

/** What tells how a game will end, counted at the beginning of a Round. Times in Rounds until the Foe comes. */
const noSigns = () => ({
  one: 1,
  capital: 0,
  capitalSquared: 0,
  capitalTime: 0,
  level1: 0,
  level2: 0,
  level3: 0,
  /** Threat that would be too much for its Region this Round. */
  spill: 0,
  destroyed: 0,
  anyDestroyed: 0,
  /** Attacks on Destroyed Regions in a Round. */
  leaks: 0,
  leaksTime: 0,
  leaksCapital: 0,
  /** Attacks and Defender Cards still to come this Round. */
  attacks: 0,
  turns: 0,
  hp: 0,
  exhausted: 0,
  /** Hit Points that will be Restored. */
  resting: 0,
  artifacts: 0,
  time: 0,
  timeSquared: 0,
  foeHp: 0,
  foeHpSquared: 0,
  foeHpCapital: 0,
  /** Defenders able to Fight in its Region, and one step away. */
  atFoe: 0,
  nearFoe: 0,
})
export type Signs = ReturnType<typeof noSigns>
const SIGNS = Object.keys(noSigns()) as readonly (keyof Signs)[]

/** The chance that the team wins, from 0 to 1. */
export function chance(view: View): number {
  if (view.outcome) return view.outcome.result === 'won' ? 1 : 0
  const signs = signsOf(view)
  const weights = WEIGHTS[sizeOf(view)][view.open.foe ? 'foe' : 'hidden']
  let sum = 0
  for (const sign of SIGNS) sum += signs[sign] * (weights[sign] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}

function sizeOf({ open: { defenders } }: View): 2 | 3 | 4 {
  if (defenders.yellow) return defenders.green && defenders.blue && defenders.red ? 4 : 3
  return defenders.green && defenders.blue && defenders.red ? 3 : 2
}

export function signsOf(view: View): Signs {
  const signs = noSigns()
  countLand(view, signs)
  countDefenders(view, signs)
  const { open, piles } = view
  const { capital, foe } = open
  const time = foe ? 0 : piles.horde + 1
  signs.capital = capital
  signs.capitalSquared = (capital * capital) / DESTRUCTION.capital
  signs.capitalTime = (capital * time) / DESTRUCTION.capital
  signs.leaksTime = (signs.leaks * time) / DESTRUCTION.capital
  signs.leaksCapital = (signs.leaks * capital) / DESTRUCTION.capital
  signs.time = time
  signs.timeSquared = (time * time) / DESTRUCTION.capital
  if (foe) {
    signs.foeHp = foe.hp
    signs.foeHpSquared = (foe.hp * foe.hp) / DESTRUCTION.capital
    signs.foeHpCapital = (foe.hp * capital) / DESTRUCTION.capital
  }
  return signs
}

function countLand(view: View, signs: Signs): void {
  for (const { level, destroyed, now, rate, guard } of outlookOf(view)) {
    const bare = Math.max(0, now - guard)
    signs.attacks += now
    if (destroyed) {
      signs.destroyed += 1
      signs.anyDestroyed = 1
      signs.leaks += rate
      signs.spill += bare
      continue
    }
    if (level === 1) signs.level1 += 1
    else if (level === 2) signs.level2 += 1
    else if (level === 3) signs.level3 += 1
    signs.spill += Math.max(0, level + bare - DESTRUCTION.region)
  }
}

function countDefenders({ open }: View, signs: Signs): void {
  const { inTurnDeck, defenders, regions, foe } = open
  const shared = (inTurnDeck.includes('all.1') ? 1 : 0) + (inTurnDeck.includes('all.2') ? 1 : 0)
  signs.turns = shared
  for (const colour of COLOURS) {
    const defender = defenders[colour]
    if (!defender) continue
    const { hp, at, hero, artifacts } = defender
    const isSoon = inTurnDeck.includes(`turn.${colour}`)
    if (isSoon) signs.turns += 1
    signs.hp += hp
    signs.artifacts += artifacts.length
    if (hp === 0) signs.exhausted += 1
    if (at === 'capital') signs.resting += (HEROES[hero].hp - hp) * (isSoon || shared > 0 ? 1 : 0.5)
    if (!foe || hp === 0) continue
    const steps = distance(regions, at, foe.at, defender) - (hero === 'ranger' ? 1 : 0)
    if (steps <= 0) signs.atFoe += 1
    else if (steps === 1) signs.nearFoe += 1
  }
}
