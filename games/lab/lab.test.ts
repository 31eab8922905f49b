import { expect, test } from 'vitest'
import { answerOf } from './answer.ts'
import { en } from './en.ts'
import { csvOf, runFrom } from './files.ts'
import { figuresOf, wonBy } from './figures.ts'
import { fr } from './fr.ts'
import { commonGames, differenceOf, rateOf } from './intervals.ts'
import { LIMITS, type GameResult, type Job } from './job.ts'
import type { Drawing } from './marks.ts'
import { pageOf } from './page.ts'
import { binsOf, NARROW, WIDE } from './plots.ts'
import { summaryOf } from './summary.ts'

const job: Job = {
  game: 'defenders',
  setup: { mode: 'coop', players: 2, options: { difficulty: 'normal' } },
  bots: ['greedy', 'skilled'],
  seed: 'lab',
  limits: LIMITS,
}
const game = (n: number, outcome: string | undefined, foe = 'kraken'): GameResult => ({
  seed: `lab-${n}`,
  ...(outcome === undefined ? {} : { outcome }),
  answers: 100 + n,
  rounds: 6 + (n % 3),
  groups: { foe, difficulty: 'normal' },
  seconds: 1,
})
const runOf = (outcomes: readonly (string | undefined)[], foes: readonly string[] = ['kraken']) =>
  summaryOf(job, 7, outcomes.map((outcome, i) => game(i + 1, outcome, foes[i % foes.length])).toReversed(), 3, [])

test('an interval of a rate is Wilson’s: known values, never beyond 0 and 1', () => {
  expect(rateOf(12, 40)).toMatchObject({ share: 0.3, low: expect.closeTo(0.1807, 3), high: expect.closeTo(0.4543, 3) })
  expect(rateOf(0, 10)).toMatchObject({ low: 0, high: expect.closeTo(0.2775, 3) })
  expect(rateOf(10, 10).high).toBeCloseTo(1, 10)
  expect(rateOf(10, 10).high).toBeLessThanOrEqual(1)
  expect(rateOf(0, 0)).toMatchObject({ low: 0, high: 1 })
})

test('two runs on the same seeds are compared game by game, others as independent', () => {
  const [one, two] = [runOf(['won', 'won', 'lost', 'lost']), runOf(['won', 'lost', 'won', 'won'])]
  const { share, pairs, low, high } = differenceOf(one, two)
  expect([share, pairs]).toEqual([0.25, { both: 1, first: 1, second: 2, neither: 0 }])
  expect(low).toBeLessThan(0)
  expect(high).toBeGreaterThan(share)
  const fewer = runOf(['won', 'won', 'lost'])
  expect(differenceOf(fewer, two).pairs).toBeUndefined()
  const sure = differenceOf(
    runOf(Array.from({ length: 400 }, () => 'lost')),
    runOf(Array.from({ length: 400 }, () => 'won')),
  )
  expect(sure.low).toBeGreaterThan(0.9)
})

test('while runs are being played, the games that all of them have are compared', () => {
  const [more, less] = [runOf(['won', 'won', 'lost', 'lost']), runOf(['won', 'lost', 'won'])]
  const [one, two] = commonGames([more, less])
  expect([one?.results.length, two?.results.length]).toEqual([3, 3])
  expect(differenceOf(one!, two!).pairs).toEqual({ both: 1, first: 1, second: 1, neither: 0 })
  expect(commonGames([more, { ...less, seed: 'other' }])[0]?.results.length).toBe(4)
})

/** Words of one row that lie over each other. */
const overlapping = ({ marks }: Drawing) => {
  const row = marks.filter(({ tag, at }) => tag === 'text' && at['class'] === 'lab-tick')
  const half = (text = '') => (text.length * 6.5) / 2
  return row.filter(({ at, text }, i) => {
    const before = row[i - 1]
    return before && Number(at['x']) - half(text) < Number(before.at['x']) + half(before.text)
  })
}

test('in any width names stay apart, and several runs have a legend', () => {
  const foes = ['The Ancient', 'Colossus', 'Demon Lord', 'Dragon', 'Giant', 'unseen', 'Kraken']
  const outcomes = foes.map((_, i) => (i % 2 ? 'won' : 'lost'))
  for (const width of [WIDE, NARROW]) {
    const figures = figuresOf([runOf(outcomes, foes), runOf(outcomes, foes)], en, undefined, width)
    for (const { plot } of figures) {
      if (!plot) continue
      expect(plot.width).toBe(width)
      expect(overlapping(plot)).toEqual([])
    }
    const lengths = figures.find(({ id }) => id === 'length')?.plot?.marks ?? []
    expect(lengths.flatMap(({ at, text }) => (at['class'] === 'lab-key' ? [text] : []))).toEqual(['Run 1', 'Run 2'])
  }
})

test('a run is in the order of its games, reads as it was written, and other files are refused with a sentence', () => {
  const run = runOf(['won', undefined, 'lost'])
  expect(run.results.map(({ seed }) => seed)).toEqual(['lab-1', 'lab-2', 'lab-3'])
  expect(run).toMatchObject({ lab: 1, rules: 7, finished: 2, unfinished: 1 })
  expect(runFrom(JSON.stringify(run))).toEqual(run)
  expect(() => runFrom('{}')).toThrow('not a run')
  expect(() => runFrom(JSON.stringify({ ...run, lab: 2 }))).toThrow('newer version')
  expect(csvOf([run]).split('\n').slice(0, 3)).toEqual([
    'run,game,mode,players,bots,seed,outcome,rounds,answers,difficulty,foe',
    '1,defenders,coop,2,greedy skilled,lab-1,won,7,101,normal,kraken',
    '1,defenders,coop,2,greedy skilled,lab-2,,8,102,normal,kraken',
  ])
})

test('where all win together one rate is shown, among rivals one of each seat, the first player named', () => {
  const [won] = figuresOf([runOf(['won', 'lost'])], en)
  expect(won?.rows).toEqual([['all', '2', '1', '50.0', '9.5', '90.5']])
  const rivals = runOf(['seat1', 'seat2', 'seat1', 'seat1+seat2'])
  expect(wonBy(rivals, 1).count).toBe(3)
  const [seats] = figuresOf([rivals], en)
  expect(seats?.rows.map(([name, , count]) => [name, count])).toEqual([
    ['Seat 1, greedy', '3'],
    ['Seat 2, skilled', '2'],
  ])
  expect(seats?.says[0]).toMatch(/^Won by the first player: 75\.0 %/)
})

test('lengths are counted in steps that hold every game once', () => {
  const values = Array.from({ length: 50 }, (_, i) => i * 3)
  const bins = binsOf([values, [0]])
  expect(bins.length).toBeLessThanOrEqual(8)
  expect(bins.reduce((sum, { counts }) => sum + (counts[0] ?? 0), 0)).toBe(50)
  expect(binsOf([[]])).toEqual([])
})

test('the answer tells the rates, then what is different and what cannot be told apart', () => {
  const times = (n: number, outcome: string) => Array.from({ length: n }, () => outcome)
  const half = runOf([...times(20, 'won'), ...times(20, 'lost')])
  const most = runOf([...times(38, 'won'), ...times(2, 'lost')])
  const few = runOf([...times(2, 'won'), ...times(38, 'lost')])
  const like = runOf([...times(19, 'won'), ...times(21, 'lost')])
  expect(answerOf([half], en)).toEqual(['The bots win 50 % of 40 games. The true rate lies between 35 and 65 %.'])
  expect(answerOf([half, most, few, like], en)).toEqual([
    'Won: Run 1 50 %, Run 2 95 %, Run 3 5 %, Run 4 48 %.',
    expect.stringMatching(/^Run 2: won more often than with Run 1, by 45 points \(\d+ to \d+\)\.$/),
    expect.stringMatching(/^Run 3: won less often than with Run 1, by 45 points \(\d+ to \d+\)\.$/),
    'Run 4 and Run 1: 40 games cannot tell them apart.',
  ])
  expect(answerOf([half, runOf(times(9, 'won'))], en)).toEqual(['An answer needs 10 games of each at least.'])
  const rivals = runOf([...times(12, 'seat1'), ...times(8, 'seat2')])
  expect(answerOf([rivals], en)).toEqual([
    'The first player wins 60 % of the games, between 39 and 78 %; an equal share is 50 %.',
  ])
  expect(answerOf([half, most], fr)[1]).toMatch(/^Série 2\u00a0: on gagne plus souvent qu’avec Série 1, de 45 points/)
})

test('a map has a field for each group that differs, and none where all are of one kind', () => {
  const kinds = (foes: readonly string[]) =>
    figuresOf([runOf(['won', 'lost', 'won', 'won'], foes)], en).map(({ id }) => id)
  expect(kinds(['kraken'])).toEqual(['won', 'length'])
  expect(kinds(['kraken', 'giant'])).toEqual(['won', 'length', 'map'])
  const map = figuresOf([runOf(['won', 'lost', 'won', 'won'], ['kraken', 'giant'])], en).at(-1)
  expect(map?.rows.map(row => row.slice(0, 4))).toEqual([
    ['all', 'giant', '2', '1'],
    ['all', 'kraken', '2', '2'],
  ])
})

test('of several runs one map shows all, a row for each', () => {
  const foes = ['kraken', 'giant']
  const map = figuresOf([runOf(['won', 'lost'], foes), runOf(['won', 'won'], foes)], en).find(({ id }) => id === 'map')
  expect(map?.title).toBe('By foe')
  expect(map?.rows.map(row => row.slice(0, 4))).toEqual([
    ['Run 1', 'giant', '1', '0'],
    ['Run 1', 'kraken', '1', '1'],
    ['Run 2', 'giant', '1', '1'],
    ['Run 2', 'kraken', '1', '1'],
  ])
})

test('the page stands for itself: a plot and a table of everything, names escaped, nothing fetched', () => {
  const page = pageOf([runOf(['won', 'lost'], ['<b>', 'giant']), runOf(['won', 'won'], ['kraken', 'giant'])])
  expect(page.match(/<svg /g)).toHaveLength(3)
  expect(page.match(/<table>/g)).toHaveLength(4)
  expect(page).toContain('&lt;b&gt;')
  expect(page).not.toMatch(/<b>|src=|href=|https?:/)
  expect(page).toContain('Run 2 minus Run 1')
})

test('both languages say everything, French with its spaces', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort())
  for (const word of Object.values(fr)) {
    const said = typeof word === 'function' ? (word as (...all: unknown[]) => string)('7', '8', '9') : word
    expect(said).not.toMatch(/[\w)é] [:;!?%»]/)
  }
})
