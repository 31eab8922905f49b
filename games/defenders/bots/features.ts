import { COLOURS } from '../content/levels.ts'
import { HEROES } from '../content/heroes.ts'
import { DESTRUCTION } from '../content/regions.ts'
import type { View } from '../rules/state.ts'
import { distance } from './distance.ts'
import { outlookOf } from './outlook.ts'

/** What counts in a position, as plain numbers. */
export const FEATURES = [
  'capital',
  'capitalSquared',
  'capitalTime',
  'level1',
  'level2',
  'level3',
  'pressure2',
  'pressure3',
  'soon2',
  'soon3',
  'falls',
  'spill',
  'destroyed',
  'anyDestroyed',
  'leaks',
  'leaksTime',
  'attacks',
  'toCome',
  'hp',
  'exhausted',
  'weak',
  'resting',
  'work',
  'artifacts',
  'time',
  'timeSquared',
  'foeHp',
  'foeHpCapital',
  'fighters',
  'foeHere',
  'turns',
  'one',
] as const
export type Feature = (typeof FEATURES)[number]
export type Features = Record<Feature, number>

export function featuresOf(view: View): Features {
  const { open, piles } = view
  const f = Object.fromEntries(FEATURES.map(name => [name, 0])) as Features
  const { capital, foe } = open
  const time = foe ? 0 : piles.horde + 1
  f.one = 1
  f.capital = capital
  f.capitalSquared = (capital * capital) / 8
  f.capitalTime = (capital * time) / 8
  f.time = time
  f.timeSquared = (time * time) / 8
  const outlook = outlookOf(view)
  for (const { level, destroyed, now, rate, guard } of outlook) {
    const open_ = Math.max(0, now - guard)
    f.attacks += rate
    f.toCome += now
    if (destroyed) {
      f.destroyed += 1
      f.anyDestroyed = 1
      f.leaks += rate
      f.spill += open_
      continue
    }
    if (level === 1) f.level1 += 1
    if (level === 2) {
      f.level2 += 1
      f.pressure2 += rate
    }
    if (level === 3) {
      f.level3 += 1
      f.pressure3 += rate
    }
    const then = level + open_
    if (then >= DESTRUCTION.region) {
      f.falls += 1
      f.spill += then - DESTRUCTION.region
    } else if (then >= 3) f.soon3 += 1
    else if (then >= 2) f.soon2 += 1
  }
  f.leaksTime = (f.leaks * time) / 8
  let sharedTurns = 0
  for (const card of open.inTurnDeck) if (card === 'all.1' || card === 'all.2') sharedTurns += 1
  f.turns = sharedTurns
  for (const colour of COLOURS) {
    const defender = open.defenders[colour]
    if (defender === undefined) continue
    const { hp, at, hero, artifacts } = defender
    const max = HEROES[hero].hp
    const toCome = open.inTurnDeck.includes(`turn.${colour}`)
    if (toCome) f.turns += 1
    f.hp += hp
    if (hp === 0) f.exhausted += 1
    if (hp === 1) f.weak += 1
    f.artifacts += artifacts.length
    if (at === 'capital') f.resting += (max - hp) * (toCome ? 1 : sharedTurns > 0 ? 0.7 : 0.4)
    let best = 0
    for (const { region, level, destroyed, now } of outlook) {
      const need = destroyed ? now * 0.5 : level + now * 0.5 + (level >= 3 ? 1 : 0)
      const steps = distance(open.regions, at, region)
      const chance = need * (steps === 0 ? 1 : steps === 1 ? 0.7 : steps === 2 ? 0.4 : 0.15)
      if (chance > best) best = chance
    }
    if (hp > 0) f.work += best * (toCome ? 1 : 0.6)
    if (foe && hp > 0) {
      const steps = distance(open.regions, at, foe.at)
      f.fighters += Math.max(0, 3 - steps) / 3
      if (steps === 0) f.foeHere += 1
    }
  }
  if (foe) {
    f.foeHp = foe.hp
    f.foeHpCapital = (foe.hp * capital) / 8
  }
  return f
}
