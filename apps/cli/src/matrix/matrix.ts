import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Misuse } from '../arguments.ts'

/** Won, of so many, by row and column. */
export type Counts = Map<string, [won: number, of: number]>
export const cellOf = (row: string, column: string): string => `${row} ${column}`

/** What was counted before, if it was the same experiment; `what` tells experiments apart. */
export function keptIn(path: string | undefined, what: object): { counts: Counts; keep(): void } {
  const head = JSON.stringify(what)
  const counts: Counts = new Map()
  if (path === undefined) return { counts, keep: () => undefined }
  if (existsSync(path)) {
    const kept = JSON.parse(readFileSync(path, 'utf8')) as { what: string; counts: Record<string, [number, number]> }
    if (kept.what !== head) throw new Misuse(`${path} holds another matrix: ${kept.what}`)
    for (const [key, counted] of Object.entries(kept.counts)) counts.set(key, counted)
  }
  const keep = () => writeFileSync(path, `${JSON.stringify({ what: head, counts: Object.fromEntries(counts) })}\n`)
  return { counts, keep }
}

/** The matrix as rows of words: `3/8`, with the sums of rows, columns and all in per cent. */
export function rowsOf(counts: Counts, rows: readonly string[], columns: readonly string[]): string[][] {
  const sumOf = (some: readonly string[], others: readonly string[]): string => {
    let [won, of] = [0, 0]
    for (const row of some)
      for (const column of others) {
        const [here, games] = counts.get(cellOf(row, column)) ?? [0, 0]
        won += here
        of += games
      }
    return of === 0 ? '' : `${((100 * won) / of).toFixed(0)} %`
  }
  const shown = (row: string, column: string): string => counts.get(cellOf(row, column))?.join('/') ?? ''
  return [
    ['', ...columns, 'all'],
    ...rows.map(row => [row, ...columns.map(column => shown(row, column)), sumOf([row], columns)]),
    ['all', ...columns.map(column => sumOf(rows, [column])), sumOf(rows, columns)],
  ]
}
