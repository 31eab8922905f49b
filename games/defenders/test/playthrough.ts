import type { Emitted, SettingValue, Setup, Table } from '@tabletome/engine'
import { sfc32, start } from '@tabletome/engine'
import { game } from '../index.ts'
import type { Defenders, Seat } from '../rules/state.ts'

/**
 * A whole game in readable form. The head says how it was set up; a line `seat choice > option` is an answer, the lines below it
 * are the facts it led to.
 */
export interface Head {
  readonly title: string
  readonly players: number
  readonly seed: string
  readonly options: Readonly<Record<string, SettingValue>>
}

export const begin = ({ players, seed, options }: Head): Table<Defenders> => {
  const setup: Setup = { mode: 'coop', players, options }
  return start(game, setup, sfc32(seed))
}

export const headLines = ({ title, players, seed, options }: Head): string[] => [
  `# ${title}`,
  `players ${players}`,
  `seed ${seed}`,
  ...Object.entries(options).map(([key, value]) => `set ${key}=${value}`),
  '',
]

export const factLines = (facts: readonly Emitted<Defenders>[]): string[] =>
  facts.map(
    ({ fact: { type, ...values } }) =>
      `    ${[type, ...Object.entries(values).map(([key, value]) => `${key}=${plain(value)}`)].join(' ')}`,
  )

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Answers a question and tells what happened. */
export const answerLines = (table: Table<Defenders>, seat: Seat, option: string): string[] => {
  const choice = table.decisions.find(decision => decision.seat === seat)?.choice
  table.answer(seat, option)
  return [`${seat} ${choice} > ${option}`, ...factLines(table.facts)]
}

/** Reads a told game, plays it again and tells it anew. */
export const retell = (told: string): string => {
  const lines = told.split('\n')
  const word = (start: string) => lines.find(line => line.startsWith(`${start} `))?.slice(start.length + 1) ?? ''
  const options = Object.fromEntries(
    lines.flatMap(line => (line.startsWith('set ') ? [line.slice(4).split('=') as [string, string]] : [])),
  )
  const head: Head = { title: word('#'), players: Number(word('players')), seed: word('seed'), options }
  const table = begin(head)
  const again = [...headLines(head), ...factLines(table.facts)]
  for (const line of lines) {
    const [, seat, option] = /^(p\d) \S+ > (.+)$/.exec(line) ?? []
    if (seat && option) again.push(...answerLines(table, seat as Seat, option))
  }
  return [...again, ''].join('\n')
}
