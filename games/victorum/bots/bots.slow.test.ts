import { BOT_LEVELS, createBot } from '@tabletome/bots'
import { digestOf, load, type Random, sfc32, start, type Position as LivePosition } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { DIFFICULTY_IDS } from '../content/difficulties.ts'
import { HERO_IDS } from '../content/heroes.ts'
import { SCION_IDS } from '../content/scions.ts'
import { game } from '../index.ts'
import type { Victorum, View } from '../rules/state/shape.ts'
import { given, type Position } from '../test/given.ts'
import { askedIn } from '../test/asked.ts'
import { evaluation } from './index.ts'

const LITTLE = { positions: 4, plans: 2, worlds: 1, ahead: 20 }
const begin = (seed: string, options: Record<string, string | boolean> = {}): LivePosition<Victorum> =>
  start(game, { mode: 'campaign', players: 1, options }, sfc32(seed))

type Answering = (position: LivePosition<Victorum>, random: Random) => string | undefined
const playOn = (position: LivePosition<Victorum>, seed: string, answer: Answering, most = 30_000): void => {
  const random = sfc32(seed)
  for (let i = 0; i < most && position.outcome === undefined; i++) {
    const option = answer(position, random)
    expect(position.decisions[0]?.options.map(({ id }) => id)).toContain(option)
    position.answer('p1', option!)
  }
}
const byHabit: Answering = (position, random) => evaluation.habit?.(position.view('p1'), askedIn(position), random)

const view = (position: Position): View => given(position).table.view('p1')
const value = (position: Position): number => evaluation.value(view(position), 'p1')
const chance = (position: Position): number => evaluation.judge?.(view(position), 'p1') ?? Number.NaN

describe('a better position is worth more', () => {
  const fight = (mine: string[], rival: string[]): Position => ({ units: [], combat: { arena: 'LAM', mine, rival } })
  const better: [string, Position, Position][] = [
    ['HP of the hero', { hp: 5 }, { hp: 2 }],
    ['dice', { dice: 'GBY' }, { dice: 'BBY' }],
    ['Health', { health: 7 }, { health: 6 }],
    ['blessings', { blessings: 4 }, { blessings: 3 }],
    ['prowess', { prowess: ['follow-my-lead'] }, {}],
    ['units', { units: ['attacker.1', 'archer.1'] }, { units: ['attacker.1'] }],
    ['tactics', { tactics: ['stun'] }, {}],
    ['little influence', { influence: 2 }, { influence: 3 }],
    ['no bane', {}, { campBanes: ['hunted'] }],
    ['weeks to come', { weeks: 2 }, { weeks: 3 }],
    ['a hurt rival', fight(['hero F3'], ['attacker.2 A1 hp1']), fight(['hero F3'], ['attacker.2 A1'])],
    ['fewer rivals', fight(['hero F3'], ['attacker.2 A1']), fight(['hero F3'], ['attacker.2 A1', 'archer.2 A2'])],
    ['a unit more', fight(['hero F3', 'attacker.1 F4'], ['attacker.2 A1']), fight(['hero F3'], ['attacker.2 A1'])],
  ]
  test.each(better)('%s', (_what, good, bad) => {
    expect(value(good)).toBeGreaterThan(value(bad))
    expect(chance(good)).toBeGreaterThan(chance(bad))
  })
  test('the end counts for all or nothing', () => {
    const over = (result: 'won' | 'lost'): View =>
      ({ ...view({}), outcome: { result } as NonNullable<View['outcome']> }) as View
    expect([over('won'), over('lost')].map(each => evaluation.judge?.(each, 'p1'))).toEqual([1, 0])
    expect(evaluation.value(over('won'), 'p1')).toBeGreaterThan(value({}))
    expect(evaluation.value(over('lost'), 'p1')).toBeLessThan(value({}))
  })
})

describe('whole campaigns', () => {
  test.each(HERO_IDS.map((hero, i) => [hero, SCION_IDS[(i * 3) % SCION_IDS.length]!] as const))(
    '%s against %s by habit',
    (hero, scion) => {
      for (const difficulty of DIFFICULTY_IDS) {
        const position = begin(`${hero} ${difficulty}`, { hero, scion, difficulty })
        playOn(position, 'habit', byHabit)
        expect(position.outcome).toBeDefined()
        expect(evaluation.groups?.(position.view('p1'))).toEqual({ hero, scion, difficulty })
      }
    },
    60_000,
  )
  test.each([...BOT_LEVELS])(
    '%s plays one to its end, and what is worthwhile is an option',
    level => {
      const bot = createBot(level, game, evaluation, LITTLE)
      const position = begin(level, { difficulty: 'valiant' })
      playOn(position, level, (at, random) => {
        const asked = askedIn(at)
        const worthwhile = evaluation.worthwhile?.(at.view('p1'), asked) ?? []
        expect(worthwhile.length).toBeGreaterThan(0)
        for (const id of worthwhile) expect(asked.options.map(option => option.id)).toContain(id)
        return bot.answer(at.view('p1'), asked, random)
      })
      expect(position.outcome).toBeDefined()
    },
    240_000,
  )
  test('by habit one gets further than by chance', () => {
    const acts = (answer: Answering): number => {
      let sum = 0
      for (const seed of ['a', 'b', 'c', 'd']) {
        const position = begin(seed, { difficulty: 'chosen' })
        playOn(position, seed, answer)
        sum += position.outcome?.act ?? 0
      }
      return sum
    }
    const byChance: Answering = ({ decisions }, random) =>
      decisions[0]?.options[random.below(decisions[0].options.length)]?.id
    expect(acts(byHabit)).toBeGreaterThan(acts(byChance) + 4)
  }, 60_000)
})

test('nothing hidden changes an answer', () => {
  const position = begin('hidden', { difficulty: 'valiant' })
  let compared = 0
  let differing = 0
  playOn(
    position,
    'hidden',
    (at, random) => {
      const saved = at.save()
      const { sport, bloodshed, banes, bag } = saved.piles
      const known = at.state.open.known
      if (compared < 12 && known.sport.length + known.bloodshed.length === 0) {
        const piles = { ...saved.piles, sport: sport.toReversed(), bloodshed: bloodshed.toReversed() }
        const twin = load(game, { ...saved, piles: { ...piles, banes: banes.toReversed(), bag: bag.toReversed() } })
        const [one, other] = [at, twin].map(each => {
          const bot = createBot('skilled', game, evaluation, LITTLE)
          const answer = bot.answer(each.view('p1'), each.decisions[0]!, sfc32('same'))
          return `${digestOf(each.view('p1'))} ${answer}`
        })
        if (one !== other) differing++
        compared++
      }
      return byHabit(at, random)
    },
    200,
  )
  expect({ compared, differing }).toEqual({ compared: 12, differing: 0 })
}, 60_000)
