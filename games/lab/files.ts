import type { Summary } from './summary.ts'

/** Reads the file of a run; says what is wrong with another one. */
export const runFrom = (text: string): Summary => {
  const read: unknown = JSON.parse(text)
  if (typeof read !== 'object' || read === null || !('lab' in read) || !('results' in read))
    throw new Error('This is not a run of the laboratory.')
  if (read.lab !== 1) throw new Error('This run was written by a newer version.')
  if (!Array.isArray(read.results)) throw new Error('This run has no games.')
  return read as Summary
}

/** One row per game. */
export const csvOf = (runs: readonly Summary[]): string => {
  const groups = [...new Set(runs.flatMap(({ results }) => results.flatMap(each => Object.keys(each.groups))))].sort()
  const head = ['run', 'game', 'mode', 'players', 'bots', 'seed', 'outcome', 'rounds', 'answers', ...groups]
  const rows = runs.flatMap(({ game, mode, players, bots, results }, run) =>
    results.map(each => [
      run + 1,
      game,
      mode,
      players,
      bots.join(' '),
      each.seed,
      each.outcome ?? '',
      each.rounds ?? '',
      each.answers,
      ...groups.map(group => each.groups[group] ?? ''),
    ]),
  )
  return [head, ...rows].map(row => `${row.map(cell).join(',')}\n`).join('')
}
const cell = (value: string | number): string => {
  const text = String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
