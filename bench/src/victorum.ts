import { type Bot, createBot } from '@tabletome/bots'
import { type Random, type Setup, sfc32, start, type Position } from '@tabletome/engine'
import { gameById } from '@tabletome/games'
import { game } from '@tabletome/games/victorum/index.ts'
import { intentOf } from '@tabletome/games/victorum/rules/rivals/intent.query.ts'
import type { Open, Victorum } from '@tabletome/games/victorum/rules/state/shape.ts'
import { type Bench, type Figure, median, quantile } from './figure.ts'
import { playRandomly } from './play.ts'
import { playSkirmish } from './skirmish/play.ts'

const ROUNDS = 3
/** Answers of one round. */
const ANSWERS = 150_000
/** So many answers are given before anything is measured: rules of this size take long to be compiled in full. */
const WARM = 400_000
/** One position in so many is looked at for the intent of the rivals. */
const EVERY = 10
const CAMPAIGNS = [
  { hero: 'krakenlance', scion: 'taotie', difficulty: 'chosen' },
  { hero: 'nox', scion: 'pluto', difficulty: 'valiant' },
  { hero: 'the-parthian', scion: 'gorgons', difficulty: 'fearless' },
  { hero: 'virago', scion: 'hydra', difficulty: 'chosen' },
] as const
const setups: readonly Setup[] = CAMPAIGNS.map(options => ({ mode: 'campaign', players: 1, options }))

/** What the greedy campaigns went through. */
interface Met {
  /** Combats as they begin. */
  readonly combats: Position<Victorum>[]
  /** Positions in the middle of them. */
  readonly positions: Open[]
}

export const bench: Bench = {
  about:
    'Victorum: random play of combats and campaigns with the legal list at each step, greedy campaigns, the rival intent',
  async run(tell) {
    const random = sfc32('victorum bench')
    const met: Met = { combats: [], positions: [] }
    const rules = await gameById('victorum')?.parts.rules()
    if (!rules) throw new Error('there is no Victorum')
    const bot = createBot('greedy', rules.game, rules.evaluation)
    const seconds = setups.map(setup => {
      tell(`victorum: a greedy campaign with ${setup.options.hero}`)
      return playGreedily(bot, setup, met)
    })
    tell('victorum: warming up')
    let games = 0
    const combat = (): number => playCombat(met.combats[games++ % met.combats.length], random)
    const campaign = (): number =>
      playRandomly(game, setups[games++ % setups.length] as Setup, `bench ${games}`, random)
    const skirmish = (): number => playSkirmish(random, `bench ${games++}`).moves
    for (const play of [campaign, skirmish, combat]) answersPerSecond(WARM, play)
    const combats: number[] = []
    const campaigns: number[] = []
    const skirmishes: number[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      skirmishes.push(answersPerSecond(ANSWERS, skirmish))
      combats.push(answersPerSecond(ANSWERS, combat))
      campaigns.push(answersPerSecond(ANSWERS, campaign))
      tell(`victorum: round ${round} of ${ROUNDS}`)
    }
    const ratios = combats.map((value, round) => value / (skirmishes[round] ?? Number.NaN))
    return [
      { what: 'combat choices per core-second', value: median(combats), unit: '/s', target: { atLeast: 100_000 } },
      { what: 'the same as a part of those of the comparison game', value: median(ratios), unit: '×' },
      { what: 'campaign choices per core-second', value: median(campaigns), unit: '/s' },
      { what: 'a greedy campaign, median', value: median(seconds), unit: 'core-s', target: { atMost: 2 } },
      { what: 'a greedy campaign, longest', value: Math.max(...seconds), unit: 'core-s' },
      ...intentFigures(met.positions),
    ]
  },
}

/** Per second of CPU time, over that many answers: however busy the machine is, rounds are equally long. */
function answersPerSecond(count: number, play: () => number): number {
  const cpu = process.cpuUsage()
  let answers = 0
  while (answers < count) answers += play()
  const { user, system } = process.cpuUsage(cpu)
  return answers / ((user + system) / 1_000_000)
}

/** A whole campaign of the greedy bot, in seconds of CPU time. What it meets is copied outside of that time. */
function playGreedily(bot: Bot, setup: Setup, { combats, positions }: Met): number {
  const position = start(game, setup, sfc32('greedy bench'))
  const random = sfc32('greedy bench bot')
  let microseconds = 0
  let fought: object | undefined
  for (let answers = 0; position.outcome === undefined; answers++) {
    const { combat, outcomeOfCombat } = position.state.open
    if (combat !== fought && combat !== undefined) combats.push(position.copy())
    fought = combat
    if (combat !== undefined && outcomeOfCombat === undefined && answers % EVERY === 0)
      positions.push(structuredClone(position.state.open) as Open)
    const cpu = process.cpuUsage()
    const [decision] = position.decisions
    if (!decision) throw new Error('nobody is asked, but the campaign is not over')
    position.answer(decision.seat, bot.answer(position.view(decision.seat), decision, random))
    const { user, system } = process.cpuUsage(cpu)
    microseconds += user + system
  }
  return microseconds / 1_000_000
}

/** One combat of random answers from its first question to its end, without giving it up; gives the number of answers. */
function playCombat(begun: Position<Victorum> | undefined, random: Random): number {
  if (!begun) throw new Error('no combat was met')
  const position = begun.copy()
  let answers = 0
  for (; position.outcome === undefined && position.state.open.combat !== undefined; answers++) {
    const [decision] = position.decisions
    const drawn = decision?.options[random.below(decision.options.length)]
    const option = drawn?.id === 'surrender' ? decision?.options[0] : drawn
    if (!decision || !option) throw new Error('nobody is asked, but the combat is not over')
    position.answer(decision.seat, option.id)
  }
  return answers
}

/** Microseconds for what all rival and arena units would do, as the board shows it. */
function intentFigures(positions: readonly Open[]): Figure[] {
  for (const open of positions) intentOf(open)
  const times = positions.map(open => {
    let best = Number.POSITIVE_INFINITY
    for (let i = 0; i < 3; i++) {
      const began = performance.now()
      intentOf(open)
      best = Math.min(best, performance.now() - began)
    }
    return best * 1000
  })
  return [
    { what: 'rival intent of a position, median', value: median(times), unit: 'µs', target: { atMost: 16_000 } },
    { what: 'rival intent, 99 of 100 within', value: quantile(times, 0.99), unit: 'µs' },
    { what: 'rival intent, worst', value: Math.max(...times), unit: 'µs', target: { atMost: 16_000 } },
  ]
}
