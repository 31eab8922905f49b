import { type Random, sfc32, start } from '@tabletome/engine'
import { expect, test } from 'vitest'
import { Met } from '../../testing/told.ts'
import { game } from '../index.ts'
import { entering } from '../test/scion.ts'
import { SCION_IDS } from '../content/scions.ts'
import { CHOICE_RULES } from './rules.ts'
import { factsTold, faultsAt, resultTold } from './testing/told.ts'

const met = new Met()
const some = (faults: readonly string[]) => [...new Set(faults)].slice(0, 12)
const nth = <T>(list: readonly T[], n: number): T => list[n % list.length]!

/** Fights, uses what it has and does not give up, so that much comes up. */
const lively = (ids: readonly string[], random: Random): string => {
  const rare = ids.filter(id =>
    /^(attack|special|skill|tactic|deploy|accept|claim|do|change|reroll|pay|sail) ?/.test(id),
  )
  if (rare.length > 0 && random.below(4) > 0) return nth(rare, random.below(1000))
  const kept = ids.filter(id => !/^(done|pass|none|auto|surrender|spectate)/.test(id))
  return nth(kept.length > 0 && random.below(8) > 0 ? kept : ids, random.below(1000))
}

const CAMPAIGNS = [
  { hero: 'krakenlance', scion: 'taotie', first: true },
  { hero: 'bingqing', scion: 'hydra', difficulty: 'chosen' },
  { hero: 'decimus', scion: 'zahhak', difficulty: 'valiant' },
  { hero: 'nox', scion: 'pluto', difficulty: 'chosen' },
  { hero: 'sea-strider', scion: 'apep', difficulty: 'chosen' },
  { hero: 'the-parthian', scion: 'balor', difficulty: 'chosen' },
  { hero: 'virago', scion: 'gorgons', difficulty: 'valiant' },
  { hero: 'stygiana', scion: 'itzam-cab-ain', difficulty: 'fearless' },
] as const

test.each(CAMPAIGNS)('$hero against $scion: everything that happens and is asked can be said', options => {
  const faults: string[] = []
  const random = sfc32(JSON.stringify(options))
  const position = start(game, { mode: 'campaign', players: 1, options }, sfc32(`deal ${options.hero}`))
  for (let answers = 0; answers < 1500 && position.outcome === undefined; answers++) {
    const [decision] = position.decisions
    if (decision === undefined) break
    const option = lively(
      decision.options.map(({ id }) => id),
      random,
    )
    if (answers % 12 === 0 || !met.choices.has(decision.choice)) faults.push(...faultsAt(position, 'p1', option, met))
    else faults.push(...factsTold(position, met))
    position.answer('p1', option)
  }
  faults.push(...factsTold(position, met), ...(position.outcome ? resultTold(position) : []))
  expect(some(faults)).toEqual([])
})

test.each(SCION_IDS)('the combat against %s can be told', scion => {
  const faults: string[] = []
  const random = sfc32(scion)
  const { table: position } = entering(scion, {
    units: ['archer.1', 'defender.1', 'tactician.1', 'reptilian', 'magus', 'war-elephant'],
    tactics: ['stun', 'adrenaline', 'bolster-health'],
    campBanes: ['open-wound', 'hunted'],
    bag: ['thick-hides', 'harpooner', 'huntress', 'ferryman', 'arena-lion', 'qilin'],
    hp: 12,
    health: 12,
    dice: 'GGBB',
    prowess: ['follow-my-lead'],
    blessings: 1,
  })
    .shuffling()
    .resumed()
  for (let answers = 0; answers < 150 && position.outcome === undefined; answers++) {
    const [decision] = position.decisions
    if (decision === undefined) break
    const option = lively(
      decision.options.map(({ id }) => id),
      random,
    )
    if (decision.choice.startsWith('test')) break
    if (answers % 12 === 0 || !met.choices.has(decision.choice)) faults.push(...faultsAt(position, 'p1', option, met))
    else faults.push(...factsTold(position, met))
    position.answer('p1', option)
  }
  expect(some([...faults, ...factsTold(position, met)])).toEqual([])
})

const sorted = (words: Iterable<string>) => [...words].sort()

test('these games have met every common question, and what is rare', () => {
  expect(sorted(met.choices).filter(choice => !Object.hasOwn(CHOICE_RULES, choice))).toEqual([])
  expect(sorted(met.choices)).toEqual(
    expect.arrayContaining([
      'combat.sport',
      'combat.tribune',
      'event',
      'opportunity.keep',
      'player.deploy',
      'player.engage',
      'player.move',
      'player.tactic',
      'reward.bloodshed',
      'reward.sport',
      'rival.move',
      'rival.start',
      'setup.prowess',
      'spectate.order',
      'travel',
    ]),
  )
  expect(sorted(met.facts)).toEqual(
    expect.arrayContaining(['attacked', 'combatEnded', 'damaged', 'defeated', 'marked', 'scionEffect', 'travelled']),
  )
})

test('figures were held against the rules', () => {
  expect(sorted(met.figures)).toEqual(expect.arrayContaining(['dice of an attack', 'where a unit enters']))
})
