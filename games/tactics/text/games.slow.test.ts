import { type Random, sfc32, start } from '@tabletome/engine'
import { expect, test } from 'vitest'
import { Met } from '../../testing/told.ts'
import { game } from '../index.ts'
import { QUESTION_RULES } from './rules.ts'
import { factsTold, faultsAt, resultTold } from './testing/told.ts'

const met = new Met()
const some = (faults: readonly string[]) => [...new Set(faults)].slice(0, 12)
const nth = <T>(list: readonly T[], n: number): T => list[n % list.length]!

/** Fights and does what is rare whenever it can, so that captures, Counters and cards come up. */
const lively = (ids: readonly string[], random: Random): string => {
  const rare = ids.filter(id =>
    / melee | missile | spell | ballista |^counter|^roll|^reveal|enter|^in |^use|^unit/.test(id),
  )
  if (rare.length > 0 && random.below(4) > 0) return nth(rare, random.below(1000))
  const some = ids.filter(id => !/ step | portal /.test(id))
  return nth(some.length > 0 && random.below(5) > 0 ? some : ids, random.below(1000))
}

const TABLES = [
  ['competitive', 2, {}],
  ['competitive', 3, { dieFaces: 'wild' }],
  ['team', 4, { teamSharesHands: true }],
  ['battle', 2, { realm: 'openField' }],
  ['battle', 3, { realm: 'random', artifactRangedBonus: 'damage' }],
  ['battleTeam', 4, { realm: 'greatWall' }],
  ['solo', 1, { dungeonRetreat: true }],
  ['solo', 1, {}],
  ['coop', 2, {}],
  ['coop', 2, { boxRise: 'count' }],
] as const

test.each(TABLES)('%s for %i, %o: everything that happens and is asked can be said', (mode, players, options) => {
  const faults: string[] = []
  const random = sfc32(`${mode} ${players} ${JSON.stringify(options)}`)
  const position = start(game, { mode, players, options }, sfc32(`deal ${mode} ${players}`))
  for (let answers = 0; answers < 1500 && position.outcome === undefined; answers++) {
    const { seat, options: open } = nth(position.decisions, random.below(1000))
    const option = lively(
      open.map(({ id }) => id),
      random,
    )
    if (answers % 4 === 0 || answers < 60) faults.push(...faultsAt(position, seat, option, met))
    else faults.push(...factsTold(position, met))
    position.answer(seat, option)
  }
  faults.push(...factsTold(position, met), ...(position.outcome ? resultTold(position) : []))
  expect(some(faults)).toEqual([])
})

const sorted = (words: Iterable<string>) => [...words].sort()

test('these games have met every question, and what is rare', () => {
  expect(sorted(met.choices).filter(choice => !Object.hasOwn(QUESTION_RULES, choice))).toEqual([])
  expect(sorted(met.choices)).toEqual(
    expect.arrayContaining([
      'counter.offer',
      'melee.knockBack',
      'move.go',
      'setup.keepTactic',
      'setup.keepUnit',
      'setup.location',
      'setup.place',
      'spell.power',
      'tactic.window',
      'turn.act',
      'turn.discard',
    ]),
  )
  expect(sorted(met.facts)).toEqual(
    expect.arrayContaining(['artifactTaken', 'captured', 'ended', 'enemyAimed', 'knockedBack', 'weakened']),
  )
})

test('figures were held against the rules', () => {
  expect(sorted(met.figures)).toEqual(expect.arrayContaining(['cost of a way', 'damage of melee']))
})
