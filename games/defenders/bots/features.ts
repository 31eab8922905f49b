import { COLOURS } from '../content/levels.ts'
import { HEROES } from '../content/heroes.ts'
import { DESTRUCTION } from '../content/regions.ts'
import type { View } from '../rules/state.ts'
import { distance } from './distance.ts'
import { aimOf } from './habit.ts'
import { outlookOf } from './outlook.ts'

const nothing = () => ({
  one: 1,
  capital: 0,
  capitalSquared: 0,
  capitalTime: 0,
  level1: 0,
  level2: 0,
  level3: 0,
  pressure1: 0,
  pressure2: 0,
  pressure3: 0,
  soon2: 0,
  soon3: 0,
  falls: 0,
  spill: 0,
  coverLow: 0,
  coverMid: 0,
  coverLast: 0,
  coverDestroyed: 0,
  destroyed: 0,
  anyDestroyed: 0,
  leaks: 0,
  leaksTime: 0,
  leaksCapital: 0,
  attacks: 0,
  toCome: 0,
  hp: 0,
  exhausted: 0,
  weak: 0,
  resting: 0,
  home: 0,
  crowd: 0,
  reach: 0,
  artifacts: 0,
  beacon: 0,
  time: 0,
  timeSquared: 0,
  foeHp: 0,
  foeHpSquared: 0,
  foeHpCapital: 0,
  foe0: 0,
  foe1: 0,
  foe2: 0,
  foe0Later: 0,
  foe1Later: 0,
  turns: 0,
  potential: 0,
  drain: 0,
  drainNow: 0,
  die: 0,
  dieSoon: 0,
  race: 0,
  raceSoft: 0,
  blows: 0,
  circle: 0,
  tomb: 0,
})
export type Features = ReturnType<typeof nothing>
export type Feature = keyof Features
/** What counts in a position, as plain numbers. */
export const FEATURES = Object.keys(nothing()) as Feature[]

export function featuresOf(view: View): Features {
  const { open, piles } = view
  const f = nothing()
  const { capital, foe } = open
  const time = foe ? 0 : piles.horde + 1
  f.capital = capital
  f.capitalSquared = (capital * capital) / 8
  f.capitalTime = (capital * time) / 8
  f.time = time
  f.timeSquared = (time * time) / 8
  if (open.circle) f.circle = 1
  if (open.tomb) f.tomb = 1
  const outlook = outlookOf(view)
  for (const { level, destroyed, now, rate, guard } of outlook) {
    const bare = Math.max(0, now - guard)
    f.drain += destroyed ? rate : Math.max(0, level + rate - 3)
    f.drainNow += destroyed ? bare : Math.max(0, level + bare - 3)
    const covered = now - bare
    f.attacks += rate
    f.toCome += now
    if (destroyed) {
      f.destroyed += 1
      f.anyDestroyed = 1
      f.leaks += rate
      f.spill += bare
      f.coverDestroyed += covered
      continue
    }
    if (level === 1) {
      f.level1 += 1
      f.pressure1 += rate
    } else if (level === 2) {
      f.level2 += 1
      f.pressure2 += rate
    } else if (level === 3) {
      f.level3 += 1
      f.pressure3 += rate
    }
    if (level <= 1) f.coverLow += covered
    else if (level === 2) f.coverMid += covered
    else f.coverLast += covered
    const then = level + bare
    if (then >= DESTRUCTION.region) {
      f.falls += 1
      f.spill += then - DESTRUCTION.region
    } else if (then >= 3) f.soon3 += 1
    else if (then >= 2) f.soon2 += 1
  }
  f.leaksTime = (f.leaks * time) / 8
  f.leaksCapital = (f.leaks * capital) / 8
  let shared = 0
  for (const card of open.inTurnDeck) if (card === 'all.1' || card === 'all.2') shared += 1
  f.turns = shared
  let here = 0
  for (const colour of COLOURS) {
    const defender = open.defenders[colour]
    if (defender === undefined) continue
    const { hp, at, hero, artifacts } = defender
    const soon = open.inTurnDeck.includes(`turn.${colour}`)
    if (soon) f.turns += 1
    f.hp += hp
    if (hp === 0) f.exhausted += 1
    if (hp === 1) f.weak += 1
    f.artifacts += artifacts.length
    if (artifacts.includes('beacon')) f.beacon = 1
    if (at === 'capital') f.resting += (HEROES[hero].hp - hp) * (soon || shared > 0 ? 1 : 0.5)
    else if (hp <= 1) f.home += distance(open.regions, at, 'capital', defender)
    const bit = at === 'capital' ? 64 : 1 << outlook.findIndex(({ region }) => region === at)
    if (at !== 'capital' && here & bit) f.crowd += 1
    here |= bit
    if (foe && hp > 0) {
      const steps = distance(open.regions, at, foe.at, defender) - (hero === 'ranger' ? 1 : 0)
      const now = soon || shared > 0
      if (steps <= 0) f[now ? 'foe0' : 'foe0Later'] += 1
      else if (steps === 1) f[now ? 'foe1' : 'foe1Later'] += 1
      else if (steps === 2) f.foe2 += 1
    }
  }
  for (const { region, level, destroyed, now } of outlook) {
    if (destroyed || level + now < 2) continue
    let nearest = 4
    for (const colour of COLOURS) {
      const defender = open.defenders[colour]
      if (!defender || defender.hp === 0) continue
      const soon = shared > 0 || open.inTurnDeck.includes(`turn.${colour}`)
      const steps = distance(open.regions, defender.at, region, defender) + (soon ? 0 : 1)
      if (steps < nearest) nearest = steps
    }
    f.reach += (level * level * (4 - nearest)) / 9
  }
  if (foe) {
    f.foeHp = foe.hp
    f.foeHpSquared = (foe.hp * foe.hp) / 8
    f.foeHpCapital = (foe.hp * capital) / 8
  }
  const strength = 0.6 * f.hp + 6
  const lives = DESTRUCTION.capital - capital
  const die = Math.min(4, lives / Math.max(1, f.drain * 0.8))
  f.die = die
  f.dieSoon = 1 / (1 + Math.exp(-2 * (lives - f.drainNow - 1)))
  if (foe) {
    const kill = foe.hp / 6
    f.race = Math.max(-2, Math.min(2, die - kill))
    f.raceSoft = 1 / (1 + Math.exp(-3 * (die - kill)))
    f.blows = Math.min(foe.hp, 3 * (f.foe0 + 0.7 * f.foe1))
  } else {
    f.race = Math.max(-4, Math.min(2, die - time))
    f.raceSoft = 1 / (1 + Math.exp(-(die - time)))
  }
  void strength
  const { turn } = open
  if (turn?.card === 'own') {
    if (turn.ap > 0)
      f.potential = aimOf(view, outlook, turn.defender, open.defenders[turn.defender]?.hp ?? 0, turn.ap).gain
  } else if (turn?.card === 'all' && turn.pool > 0)
    for (const colour of COLOURS) {
      const defender = open.defenders[colour]
      if (!defender) continue
      const fresh = defender.at === 'capital' && !turn.begun.includes(colour)
      const { gain } = aimOf(view, outlook, colour, fresh ? HEROES[defender.hero].hp : defender.hp, turn.pool)
      if (gain > f.potential) f.potential = gain
    }
  return f
}
