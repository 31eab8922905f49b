/** A record as text: JSON Lines, one line for the head, one per answer, one for the end. */
import { checkEnd, checkHead, checkLine } from './recordFields.ts'
import type { MatchRecord, RecordEnd, RecordHead, RecordLine } from './types.ts'

/** The version of the format this program writes and the newest one it reads. */
export const RECORD_VERSION = 1

/** Not a record, a damaged one, or one of a newer version. `line` counts from 1. */
export class BadRecord extends Error {
  readonly line: number
  constructor(line: number, message: string) {
    super(`Line ${line}: ${message}`)
    this.name = 'BadRecord'
    this.line = line
  }
}

export const formatRecord = ({ head, lines, end }: MatchRecord): string =>
  [head, ...lines, ...(end ? [end] : [])].map(line => `${JSON.stringify(line)}\n`).join('')

export const parseRecord = (text: string): MatchRecord => {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .map(row => row.replace(/\r$/, ''))
  if (rows.at(-1) === '') rows.pop()
  const [first, ...rest] = rows
  const head = parseHead(first ?? '')
  const lines: RecordLine[] = []
  let end: RecordEnd | undefined
  rest.forEach((row, index) => {
    const number = index + 2
    if (end) throw new BadRecord(number, 'there is something after the end')
    const value = parseRow(row, number)
    if ('seed' in value) end = checked(number, () => checkEnd(value))
    else lines.push(checked(number, () => checkLine(value, lines.length + 1)))
  })
  return end ? { head, lines, end } : { head, lines }
}

const parseHead = (row: string): RecordHead => {
  const value = parseRow(row, 1)
  const version = value['tabletome']
  if (typeof version === 'number' && version > RECORD_VERSION)
    throw new BadRecord(
      1,
      `this record was written by a newer version (format ${version}); this program reads ${RECORD_VERSION}`,
    )
  if (version !== RECORD_VERSION) throw new BadRecord(1, 'this is not the record of a match')
  return checked(1, () => checkHead(value))
}

const parseRow = (row: string, number: number): Record<string, unknown> => {
  let value: unknown
  try {
    value = JSON.parse(row)
  } catch {
    throw new BadRecord(number, number === 1 ? 'this is not the record of a match' : 'this line is damaged')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadRecord(number, number === 1 ? 'this is not the record of a match' : 'this line is damaged')
  return value as Record<string, unknown>
}

const checked = <R>(number: number, check: () => R): R => {
  try {
    return check()
  } catch (error) {
    throw new BadRecord(number, error instanceof Error ? error.message : String(error))
  }
}
