import { id, kit, wordsOf, type Game, type Shape } from '@tabletome/engine'
import { gameById } from '@tabletome/games'
import type { Given, Rules } from '@tabletome/games/selfPlay.ts'
import { parseRecord, Replay, verify } from '@tabletome/match'
import { beforeAll, describe, expect, test } from 'vitest'
import { type GameResult, type Job, LIMITS } from '@tabletome/games/lab/job.ts'
import { pageOf } from '@tabletome/games/lab/page.ts'
import { outcomeOf, playGame } from '@tabletome/games/lab/play.ts'
import { headOf, recordOf, startOf } from '@tabletome/games/lab/record.ts'
import { botsOf, setupOf } from './settings.ts'
import { shareOf, spreadOf, summaryOf } from '@tabletome/games/lab/summary.ts'
import { traceOf } from './trace.ts'

const defenders = gameById('defenders')!
const jobOf = (setup: Job['setup'], bots: string[]): Job => ({
  game: 'defenders',
  setup,
  bots,
  seed: 'test',
  limits: LIMITS,
})

describe('setup', () => {
  test('what is not said is as usual', () => {
    expect(setupOf(defenders, {})).toEqual({
      mode: 'coop',
      players: 2,
      options: { difficulty: 'normal', heroes: 'choose', sides: 'random', confirmDraw: false },
    })
  })
  test('settings are read as what they are', () => {
    const { options } = setupOf(defenders, { set: { difficulty: 'hard', confirmDraw: 'true' } })
    expect(options).toMatchObject({ difficulty: 'hard', confirmDraw: true })
  })
  test.each([
    [{ mode: 'cop' }, 'unknown mode "cop": did you mean coop?'],
    [{ players: 5 }, 'defenders coop is for 1 to 4 players, not 5'],
    [{ set: { dificulty: 'hard' } }, 'unknown setting "dificulty": did you mean difficulty?'],
    [
      { set: { difficulty: 'impossible' } },
      'unknown value of difficulty "impossible": there are story, normal, hard, doomed',
    ],
    [{ set: { confirmDraw: 'maybe' } }, 'unknown value of confirmDraw "maybe": there are true, false'],
  ])('%j is refused', (asked, message) => {
    expect(() => setupOf(defenders, asked)).toThrow(message)
  })
  test('one bot per seat, the last one repeated', () => {
    expect(botsOf(defenders, 'greedy,random', 4)).toEqual(['greedy', 'random', 'random', 'random'])
    expect(botsOf(defenders, undefined, 2)).toEqual(['random', 'random'])
    expect(() => botsOf(defenders, 'random,random', 1)).toThrow('2 bots for 1 seats')
    expect(() => botsOf(defenders, 'clever', 1)).toThrow('unknown bot "clever"')
  })
})

describe('a simulated game', () => {
  let rules: Rules
  beforeAll(async () => {
    rules = await defenders.parts.rules()
  })
  test('is the same again with the same seed', () => {
    const job = jobOf(setupOf(defenders, { players: 3 }), ['random', 'random', 'random'])
    const [one, same, other] = ['a', 'a', 'b'].map(seed => playGame(rules, job, seed))
    expect({ ...one, seconds: 0 }).toEqual({ ...same, seconds: 0 })
    expect(one?.outcome).toBe('lost')
    expect(one?.groups).toMatchObject({ difficulty: 'normal' })
    expect(other?.answers).not.toBe(one?.answers)
  })
  test('is given up at the stated number of rounds, and that is not an error', () => {
    const setup = setupOf(defenders, { players: 1 })
    const result = playGame(rules, { ...jobOf(setup, ['random']), limits: { rounds: 1, answers: 20_000 } }, 'a')
    expect(result).toMatchObject({ rounds: 2, groups: { difficulty: 'normal' } })
    expect(result.outcome).toBeUndefined()
    expect(result.error).toBeUndefined()
  })
  test('can be written down as a record that replays and verifies', () => {
    const job = jobOf(setupOf(defenders, { players: 2 }), ['greedy', 'random'])
    const answers: Given[] = []
    const { outcome, answers: count } = playGame(rules, job, 'a', (_table, given) => answers.push(given))
    const record = parseRecord(recordOf(rules.game, job, 'a', answers))
    expect(record.lines).toHaveLength(count)
    expect(record.head.seats).toEqual({ p1: 'greedy', p2: 'random' })
    const { position } = new Replay(rules.game, record).at(count)
    expect(outcomeOf(position)).toBe(outcome)
    expect(verify({ ...record, end: { seed: 'a', outcome: position.outcome } }, rules.game).problems).toEqual([])
  })
  test('is told with the agenda as a stack', () => {
    const job = jobOf(setupOf(defenders, { players: 2 }), ['random', 'random'])
    const position = startOf(rules.game, headOf(job, rules.game, 'a'), 'a')
    const { seat, choice, options } = position.decisions[0]!
    const text = traceOf(position, { seat, ask: choice, option: options[0]!.id }, 1)
    expect(text).toContain(`#1 ${seat} is asked setup.chooseHero\n  ▸ setup.chooseHero`)
    expect(text).toContain('\n  │ round.begin\n')
    expect(text.endsWith(`→ ${options[0]!.id}`)).toBe(true)
  })
})

test('an error is kept as a record that fails in the same way', () => {
  const job: Job = {
    game: 'trap',
    setup: { mode: 'm', players: 1, options: {} },
    bots: ['random'],
    seed: 't',
    limits: LIMITS,
  }
  const result = playGame({ game: trap(), evaluation: { value: () => 0 } }, job, 't-1')
  expect(result.error).toMatchObject({ seq: 3, message: 'the floor gives way' })
  const record = parseRecord(result.error?.record ?? '')
  const replay = new Replay(trap(), record)
  expect(replay.at(2).position.state.open).toEqual({ round: 3 })
  expect(() => replay.at(3)).toThrow(expect.objectContaining({ cause: new Error('the floor gives way') }))
})

interface Trap extends Shape {
  open: { round: number }
  answer: { do: 'left' } | { do: 'right' }
  thing: never
  anchor: string
  questions: { ask: { about: undefined; answers: 'left' | 'right' } }
  steps: { walk: undefined }
}

/** Two steps are safe. */
function trap(): Game<Shape> {
  const words = kit<Trap>(wordsOf<Trap>({ answers: { left: id`left`, right: id`right` }, things: {} }))
  const { step, question, option, go } = words
  const walk = step('walk', play => {
    const { open } = play.state
    if (open.round === 3) throw new Error('the floor gives way')
    open.round += 1
    play.next(go('ask'))
  })
  const ask = question('ask', {
    seat: () => 'one',
    options: () => [option({ do: 'left' }, walk()), option({ do: 'right' }, walk())],
  })
  const game: Game<Trap> = {
    id: 'trap',
    version: 1,
    kit: words,
    seats: () => ['one'],
    start: () => ({ open: { round: 1 }, own: { one: {} }, piles: {} as never, first: ask() }),
    imagine: () => ({ own: { one: {} }, piles: {} as never }),
  }
  return game
}

describe('results', () => {
  const job = jobOf(setupOf(defenders, { players: 2 }), ['greedy', 'greedy'])
  const game = (outcome: string | undefined, answers: number, foe: string): GameResult => ({
    seed: 's',
    ...(outcome === undefined ? {} : { outcome }),
    answers,
    rounds: 7,
    groups: { foe },
    seconds: 1,
  })
  const results = [
    game('won', 100, 'dragon'),
    game('lost', 200, 'dragon'),
    game('lost', 300, 'giant'),
    game(undefined, 900, 'giant'),
  ]

  test('are counted', () => {
    expect(summaryOf(job, 1, results, 2, [])).toMatchObject({
      game: 'defenders',
      mode: 'coop',
      players: 2,
      games: 4,
      finished: 3,
      unfinished: 1,
      outcomes: { won: 1, lost: 2 },
      choices: 1500,
      choicesPerSecond: 750,
      gamesPerSecond: 2,
      lengths: { p50: 200, p90: 300, max: 300 },
      groups: { foe: { dragon: { won: 1, lost: 1 }, giant: { lost: 1 } } },
      errors: [],
    })
    expect(spreadOf([])).toEqual({ p50: 0, p90: 0, max: 0 })
    expect(shareOf(1, 2)).toBe('50.0 % ± 70.7')
  })
  test('make a page that needs nothing from outside and escapes what it shows', () => {
    const errors = [{ seed: 's', seq: 4, message: '<script>alert(1)</script>', record: 'r.jsonl' }]
    const page = pageOf([summaryOf(job, 1, results, 2, errors)])
    expect(page).toContain('<td>dragon</td><td>2</td><td>1</td><td>50.0</td>')
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toMatch(/<script|src=|href=|url\((?!#)/)
  })
  test('of games against each other name the seat', () => {
    expect(outcomeOf({ outcome: { winners: ['b'] }, seats: ['a', 'b'] })).toBe('seat2')
    expect(outcomeOf({ outcome: { winners: ['a', 'b'] }, seats: ['a', 'b'] })).toBe('shared')
    expect(outcomeOf({ outcome: { winners: ['a', 'c'] }, seats: ['a', 'b', 'c', 'd'] })).toBe('seat1+seat3')
  })
})
