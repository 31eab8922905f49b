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

/** Rates as bars with their intervals; `even`: where it would be fair. */
export const ratePlot = (bars: readonly Bar[], axis: string, even?: number): Drawing => {
  const [left, right, row, top] = [130, 430, 44, 10]
  const at = (share: number): number => left + share * (right - left)
  const bottom = top + bars.length * row
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap((share): Mark[] => [
    line(at(share), top, at(share), bottom, 'lab-grid'),
    words(at(share), bottom + 16, percent(share), 'lab-tick'),
  ])
  const rows = bars.flatMap(({ name, rate, run }, i): Mark[] => {
    const y = top + i * row + row / 2
    return [
      words(left - 10, y + 5, name, 'lab-name'),
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
  return { width: 540, height: bottom + 42, marks: [...grid, ...fair, ...rows, ...axes, label] }
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

export const lengthPlot = (bins: readonly Bin[], axis: string): Drawing => {
  const [left, right, top, bottom] = [46, 530, 10, 200]
  const most = Math.max(1, ...bins.flatMap(({ counts }) => counts))
  const step = (right - left) / Math.max(1, bins.length)
  const up = (count: number): number => bottom - (count / most) * (bottom - top)
  const grid = [0, Math.ceil(most / 2), most].flatMap((count): Mark[] => [
    line(left, up(count), right, up(count), 'lab-grid'),
    words(left - 8, up(count) + 4, String(count), 'lab-count'),
  ])
  const bars = bins.flatMap((bin, i): Mark[] => {
    const width = (step - 6) / bin.counts.length
    return [
      ...bin.counts.map((count, run) =>
        rect(left + i * step + 3 + run * width, up(count), width, bottom - up(count), `lab-bar ${runName(run)}`),
      ),
      words(left + (i + 0.5) * step, bottom + 16, binName(bin), 'lab-tick'),
    ]
  })
  const axes = [line(left, top, left, bottom, 'lab-axis'), line(left, bottom, right, bottom, 'lab-axis')]
  return {
    width: 540,
    height: bottom + 42,
    marks: [...grid, ...bars, ...axes, words(left, bottom + 34, axis, 'lab-label')],
  }
}

export interface Field {
  readonly row: string
  readonly column: string
  readonly rate: Rate
}
/** Fewer games than these are only a hint. */
export const HINT = 20

/** Rows by columns, each field filled the closer the more was won. */
export const heatPlot = (rows: readonly string[], columns: readonly string[], fields: readonly Field[]): Drawing => {
  const [left, head, height] = [130, 30, 40]
  const width = Math.min(110, 400 / Math.max(1, columns.length))
  const names = [
    ...columns.map((name, i) => words(left + (i + 0.5) * width, head - 10, name, 'lab-tick')),
    ...rows.map((name, i) => words(left - 10, head + (i + 0.5) * height + 5, name, 'lab-name')),
  ]
  const marks = fields.flatMap(({ row, column, rate }): Mark[] => {
    const [x, y] = [left + columns.indexOf(column) * width, head + rows.indexOf(row) * height]
    if (rate.of === 0) return []
    const depth = Math.min(3, Math.floor(rate.share * 4))
    const hint = rate.of < HINT ? ' is-hint' : ''
    return [
      rect(x + 1, y + 1, width - 2, height - 2, `lab-field lab-won-${depth}${hint}`),
      rect(x + width / 2 - 17, y + height / 2 - 10, 34, 20, 'lab-plate'),
      words(x + width / 2, y + height / 2 + 5, percent(rate.share), 'lab-value'),
    ]
  })
  return { width: 540, height: head + rows.length * height + 8, marks: [...marks, ...names] }
}
