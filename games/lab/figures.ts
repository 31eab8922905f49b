import { differenceOf, finished, isWon, rateOf, type Rate } from './intervals.ts'
import type { Drawing } from './marks.ts'
import { type Bar, binName, binsOf, heatPlot, lengthPlot, ratePlot, type Field, WIDE } from './plots.ts'
import type { Played, Summary } from './summary.ts'
import type { LabWords } from './words.ts'

/** A plot, and the same as a table. */
export interface Figure {
  readonly id: 'won' | 'length' | 'map' | 'compare'
  readonly title: string
  /** Beside the title. */
  readonly note?: string
  readonly plot?: Drawing
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** What it means, below. */
  readonly says: readonly string[]
}

/** How things are called: a run, a group (`difficulty`), a value of it (`normal`), the level of a bot. */
export interface Naming {
  run(summary: Summary, at: number): string
  group(group: string): string
  value(group: string, value: string): string
  level(level: string): string
}
export const plainNames = (words: LabWords): Naming => ({
  run: (_summary, at) => words.run(at + 1),
  group: group => group,
  value: (_group, value) => value,
  level: level => level,
})

/** Everybody wins or loses together. */
export const isTogether = (summary: Summary): boolean => finished(summary).every(({ outcome }) => !isSeats(outcome))
const isSeats = (outcome = ''): boolean => outcome.startsWith('seat') || outcome === 'shared'

const percent = (share: number): string => (share * 100).toFixed(1)
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(share * 100).toFixed(1)}`

export const wonBy = (summary: Summary, seat?: number): Rate => {
  const games = finished(summary)
  return rateOf(games.filter(each => isWon(each, seat)).length, games.length)
}

/** What up to four runs show. */
export const figuresOf = (
  runs: readonly Summary[],
  words: LabWords,
  names: Naming = plainNames(words),
  width = WIDE,
): Figure[] => {
  const [one, ...others] = runs
  if (!one) return []
  return [
    won(runs, words, names, width),
    lengths(runs, words, names, width),
    ...heatMap(runs, words, names, width),
    ...others.map((other, at) => compared(one, other, at + 1, words, names)),
  ]
}

const won = (runs: readonly Summary[], words: LabWords, names: Naming, width: number): Figure => {
  const together = runs.every(isTogether)
  const bars = runs.flatMap((summary, run): Bar[] => {
    const name = runs.length > 1 ? names.run(summary, run) : words.all
    if (together) return [{ name, rate: wonBy(summary), run }]
    return summary.bots.map((level, seat) => ({
      name: words.seat(seat + 1, names.level(level)),
      rate: wonBy(summary, seat + 1),
      run,
    }))
  })
  const even = together ? undefined : 1 / Math.max(1, runs[0]?.bots.length ?? 1)
  const given = runs.reduce((sum, { unfinished }) => sum + unfinished, 0)
  const failed = runs.reduce((sum, { errors }) => sum + errors.length, 0)
  const first = runs.map(summary => wonBy(summary, 1))
  return {
    id: 'won',
    title: words.won,
    note: together ? words.interval : `${words.interval} · ${words.fair}`,
    plot: ratePlot(bars, words.wonAxis, even, width),
    head: ['', words.games, words.won, words.share, words.low, words.high],
    rows: bars.map(({ name, rate }) => rateRow(name, rate)),
    says: [
      ...(together
        ? []
        : first.map(rate => `${words.first}: ${percent(rate.share)} % (${percent(rate.low)}–${percent(rate.high)})`)),
      ...(bars.some(({ rate }) => rate.of < 400) ? [words.tooFew] : []),
      ...(given > 0 ? [words.unfinished(given)] : []),
      ...(failed > 0 ? [words.failed(failed)] : []),
    ],
  }
}
const rateRow = (name: string, { of, count, share, low, high }: Rate): string[] => [
  name,
  String(of),
  String(count),
  percent(share),
  percent(low),
  percent(high),
]

const lengths = (runs: readonly Summary[], words: LabWords, names: Naming, width: number): Figure => {
  const hasRounds = runs.every(run => finished(run).every(({ rounds }) => rounds !== undefined))
  const values = runs.map(run => finished(run).map(({ rounds, answers }) => (hasRounds ? (rounds ?? 0) : answers)))
  const bins = binsOf(values)
  const called = runs.length > 1 ? runs.map((run, at) => names.run(run, at)) : []
  return {
    id: 'length',
    title: words.length,
    plot: lengthPlot(bins, hasRounds ? words.rounds : words.answers, called, width),
    head: ['', ...(called.length > 0 ? called : [words.games])],
    rows: bins.map(bin => [binName(bin), ...bin.counts.map(String)]),
    says: [],
  }
}

/** What the games of a run are sorted by, those first that differ most; what all have in common tells nothing. */
const tellingGroups = (games: readonly Played[]): readonly (readonly [string, readonly string[]])[] => {
  const values = new Map<string, string[]>()
  for (const { groups } of games)
    for (const [group, value] of Object.entries(groups)) {
      const known = values.get(group) ?? []
      if (!known.includes(value)) values.set(group, [...known, value])
    }
  return [...values].filter(([, list]) => list.length > 1).sort(([, a], [, b]) => b.length - a.length)
}

/**
 * What differs most across; down what differs next, or the runs where there are several. Nothing where all games are of one
 * kind.
 */
const heatMap = (runs: readonly Summary[], words: LabWords, names: Naming, width: number): Figure[] => {
  const isSeveral = runs.length > 1
  const games = runs.flatMap((run, at) => finished(run).map(game => ({ game, at })))
  const all = games.map(({ game }) => game)
  const [across, next] = isSeveral
    ? tellingGroups(all).filter(([group]) =>
        runs.some(run => new Set(finished(run).map(each => each.groups[group])).size > 1),
      )
    : tellingGroups(all)
  if (!across) return []
  const [column, columns] = [across[0], across[1].toSorted()]
  const down = isSeveral ? undefined : next
  const rows = isSeveral
    ? runs.map((run, at) => names.run(run, at))
    : down
      ? down[1].toSorted().map(value => names.value(down[0], value))
      : [words.all]
  const rowOf = ({ game, at }: (typeof games)[number]): string => {
    if (isSeveral) return rows[at] ?? ''
    return down ? names.value(down[0], game.groups[down[0]] ?? '') : words.all
  }
  const seat = runs.every(isTogether) ? undefined : 1
  const fields = rows.flatMap(row =>
    columns.map((value): Field => {
      const cell = games.filter(each => rowOf(each) === row && each.game.groups[column] === value)
      const rate = rateOf(cell.filter(({ game }) => isWon(game, seat)).length, cell.length)
      return { row, column: names.value(column, value), rate }
    }),
  )
  return [
    {
      id: 'map',
      title: down ? words.by(names.group(down[0]), names.group(column)) : words.byOne(names.group(column)),
      plot: heatPlot(
        rows,
        columns.map(value => names.value(column, value)),
        fields,
        width,
      ),
      head: ['', '', words.games, words.won, words.share, words.low, words.high],
      rows: fields
        .filter(({ rate }) => rate.of > 0)
        .map(({ row, column: name, rate }) => [row, ...rateRow(name, rate)]),
      says: [words.heatAbout],
    },
  ]
}

const compared = (one: Summary, two: Summary, at: number, words: LabWords, names: Naming): Figure => {
  const [a, b] = [names.run(one, 0), names.run(two, at)]
  const seat = isTogether(one) && isTogether(two) ? undefined : 1
  const { share, low, high, pairs } = differenceOf(one, two, seat)
  return {
    id: 'compare',
    title: words.compare(a, b),
    note: pairs ? words.sameSeeds : words.otherSeeds,
    head: ['', words.games],
    rows: [
      ...(pairs
        ? [
            [words.both, String(pairs.both)],
            [words.onlyOne(a), String(pairs.first)],
            [words.onlyOne(b), String(pairs.second)],
            [words.neither, String(pairs.neither)],
          ]
        : []),
      [words.minus(b, a), words.points(signed(share), signed(low), signed(high))],
    ],
    says: [low <= 0 && high >= 0 ? words.noDifference : words.difference],
  }
}
