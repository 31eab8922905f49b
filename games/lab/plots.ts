import type { Rate } from './intervals.ts'
import { diamond, type Drawing, line, type Mark, rect, words } from './marks.ts'

export interface Bar {
  readonly name: string
  readonly rate: Rate
  /** From 0: of which run. */
  readonly run: number
}

const RUNS = ['lab-first', 'lab-second', 'lab-third', 'lab-fourth'] as const
const runName = (run: number): string => RUNS[run] ?? RUNS[0]
const percent = (share: number): string => `${Math.round(share * 100)}`

/** How wide plots are drawn: as wide as they are shown, so that their words keep their size. */
export const WIDE = 470
export const NARROW = 316
const LETTER = 6.9
const roomFor = (names: readonly string[]): number => LETTER * Math.max(0, ...names.map(name => name.length))
/** The column of names at the left. */
const besides = (names: readonly string[], width: number): number => Math.min(width / 3, roomFor(names) + 14)
/** What fits into so much room; whole in the table beside. */
const cut = (name: string, room: number): string => {
  const most = Math.max(3, Math.floor(room / LETTER))
  return name.length > most ? `${name.slice(0, most - 1)}…` : name
}

/** Rates as bars with their intervals; `even`: where it would be fair. */
export const ratePlot = (bars: readonly Bar[], axis: string, even?: number, width = WIDE): Drawing => {
  const left = besides(
    bars.map(({ name }) => name),
    width,
  )
  const [right, row, top] = [width - 110, 44, 10]
  const at = (share: number): number => left + share * (right - left)
  const bottom = top + bars.length * row
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap((share): Mark[] => [
    line(at(share), top, at(share), bottom, 'lab-grid'),
    words(at(share), bottom + 16, percent(share), 'lab-tick'),
  ])
  const rows = bars.flatMap(({ name, rate, run }, i): Mark[] => {
    const y = top + i * row + row / 2
    return [
      words(left - 8, y + 5, cut(name, left - 8), 'lab-name'),
      rect(left, y - 9, at(rate.share) - left, 18, `lab-bar ${runName(run)}`),
      line(at(rate.low), y, at(rate.high), y, 'lab-whisker'),
      line(at(rate.low), y - 6, at(rate.low), y + 6, 'lab-whisker'),
      line(at(rate.high), y - 6, at(rate.high), y + 6, 'lab-whisker'),
      diamond(at(rate.share), y, 6),
      words(right + 14, y + 1, `${percent(rate.share)} %`, 'lab-figure'),
      words(right + 14, y + 15, `${percent(rate.low)}–${percent(rate.high)} · ${rate.count}/${rate.of}`, 'lab-note'),
    ]
  })
  const fair = even === undefined ? [] : [line(at(even), top, at(even), bottom, 'lab-even')]
  const axes = [line(left, top, left, bottom, 'lab-axis'), line(left, bottom, right, bottom, 'lab-axis')]
  const label = words(left, bottom + 34, axis, 'lab-label')
  return { width, height: bottom + 42, marks: [...grid, ...fair, ...rows, ...axes, label] }
}

export interface Bin {
  readonly from: number
  readonly to: number
  readonly counts: readonly number[]
}

/** At most eight steps of equal width over all values. */
export const binsOf = (runs: readonly (readonly number[])[]): readonly Bin[] => {
  const all = runs.flat()
  if (all.length === 0) return []
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const width = Math.max(1, Math.ceil((most - least + 1) / 8))
  const bins: Bin[] = []
  for (let from = least; from <= most; from += width) {
    const to = from + width - 1
    bins.push({ from, to, counts: runs.map(values => values.filter(value => value >= from && value <= to).length) })
  }
  return bins
}
export const binName = ({ from, to }: Bin): string => (from === to ? `${from}` : `${from}–${to}`)

/** What the bars of each run look like, in rows as long as the drawing. */
const legendOf = (names: readonly string[], width: number): { marks: readonly Mark[]; height: number } => {
  const marks: Mark[] = []
  let [x, y] = [0, 4]
  names.forEach((name, run) => {
    const needs = 30 + roomFor([name])
    if (x > 0 && x + needs > width) [x, y] = [0, y + 22]
    marks.push(rect(x, y, 18, 13, `lab-bar ${runName(run)}`), words(x + 24, y + 11, name, 'lab-key'))
    x += needs + 12
  })
  return { marks, height: names.length > 0 ? y + 28 : 0 }
}

/** How many games were how long; `runs`: their names, where there are several. */
export const lengthPlot = (bins: readonly Bin[], axis: string, runs: readonly string[] = [], width = WIDE): Drawing => {
  const legend = legendOf(runs, width)
  const [left, right, top, bottom] = [40, width - 6, 10 + legend.height, 190 + legend.height]
  const most = Math.max(1, ...bins.flatMap(({ counts }) => counts))
  const step = (right - left) / Math.max(1, bins.length)
  const every = Math.ceil((roomFor(bins.map(binName)) + 8) / step)
  const up = (count: number): number => bottom - (count / most) * (bottom - top)
  const grid = [...new Set([0, Math.ceil(most / 2), most])].flatMap((count): Mark[] => [
    line(left, up(count), right, up(count), 'lab-grid'),
    words(left - 8, up(count) + 4, String(count), 'lab-count'),
  ])
  const bars = bins.flatMap((bin, i): Mark[] => {
    const each = (step - 6) / bin.counts.length
    return [
      ...bin.counts.map((count, run) =>
        rect(left + i * step + 3 + run * each, up(count), each, bottom - up(count), `lab-bar ${runName(run)}`),
      ),
      ...(i % every === 0 ? [words(left + (i + 0.5) * step, bottom + 16, binName(bin), 'lab-tick')] : []),
    ]
  })
  const axes = [line(left, top, left, bottom, 'lab-axis'), line(left, bottom, right, bottom, 'lab-axis')]
  return {
    width,
    height: bottom + 42,
    marks: [...legend.marks, ...grid, ...bars, ...axes, words(left, bottom + 34, axis, 'lab-label')],
  }
}

export interface Field {
  readonly row: string
  readonly column: string
  readonly rate: Rate
}
/** Fewer games than these are only a hint. */
export const HINT = 20

const turned = ({ row, column, rate }: Field): Field => ({ row: column, column: row, rate })
/** Room for the name of each column, where the rows are named at the left. */
const columnRoom = (rows: readonly string[], columns: readonly string[], width: number): number =>
  Math.min(110, (width - besides(rows, width)) / Math.max(1, columns.length))

/** Rows by columns, each field filled the closer the more was won. Turned where the names of the columns would lie over each other. */
export const heatPlot = (
  rows: readonly string[],
  columns: readonly string[],
  fields: readonly Field[],
  width = WIDE,
): Drawing => {
  const room = columnRoom(rows, columns, width)
  if (roomFor(columns) > room && columnRoom(columns, rows, width) - roomFor(rows) > room - roomFor(columns))
    return heatOf(columns, rows, fields.map(turned), width)
  return heatOf(rows, columns, fields, width)
}

const heatOf = (
  rows: readonly string[],
  columns: readonly string[],
  fields: readonly Field[],
  width: number,
): Drawing => {
  const [left, head, height] = [besides(rows, width), 30, 40]
  const room = columnRoom(rows, columns, width)
  const names = [
    ...columns.map((name, i) => words(left + (i + 0.5) * room, head - 10, cut(name, room), 'lab-tick')),
    ...rows.map((name, i) => words(left - 8, head + (i + 0.5) * height + 5, cut(name, left - 8), 'lab-name')),
  ]
  const plate = Math.min(34, room - 8)
  const marks = fields.flatMap(({ row, column, rate }): Mark[] => {
    const [x, y] = [left + columns.indexOf(column) * room, head + rows.indexOf(row) * height]
    if (rate.of === 0) return []
    const depth = Math.min(3, Math.floor(rate.share * 4))
    const hint = rate.of < HINT ? ' is-hint' : ''
    return [
      rect(x + 1, y + 1, room - 2, height - 2, `lab-field lab-won-${depth}${hint}`),
      rect(x + (room - plate) / 2, y + height / 2 - 10, plate, 20, 'lab-plate'),
      words(x + room / 2, y + height / 2 + 5, percent(rate.share), 'lab-value'),
    ]
  })
  return { width, height: head + rows.length * height + 8, marks: [...marks, ...names] }
}
