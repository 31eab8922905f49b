/** The fields of a record's lines, checked one by one: a file may come from anywhere. */
import type { AnswerLine, RecordEnd, RecordHead, RecordLine, UndoLine } from './types.ts'

type Fields = Record<string, unknown>

const wrong = (field: string, what: string): never => {
  throw new Error(`"${field}" is not ${what}`)
}
const text = (fields: Fields, field: string): string => {
  const value = fields[field]
  return typeof value === 'string' ? value : wrong(field, 'a text')
}
const whole = (fields: Fields, field: string, from = 0): number => {
  const value = fields[field]
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= from
    ? value
    : wrong(field, `a whole number from ${from}`)
}
const object = (fields: Fields, field: string): Fields => {
  const value = fields[field]
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : wrong(field, 'an object')
}
const texts = (value: unknown, field: string): readonly string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string') ? value : wrong(field, 'a list of texts')
const hex = (fields: Fields, field: string, digits: number): string => {
  const value = text(fields, field)
  return value.length === digits && /^[0-9a-f]*$/.test(value) ? value : wrong(field, `${digits} hexadecimal digits`)
}
const onlyFields = (fields: Fields, allowed: readonly string[]): void => {
  for (const field in fields) if (!allowed.includes(field)) wrong(field, 'a field of this line')
}

const HEAD = 'tabletome match drawnBy game rules setup seats seedCommit nonces random createdAt from position'.split(
  ' ',
)
export const checkHead = (fields: Fields): RecordHead => {
  onlyFields(fields, HEAD)
  text(fields, 'match')
  if ('drawnBy' in fields) text(fields, 'drawnBy')
  text(fields, 'game')
  whole(fields, 'rules')
  checkSetup(object(fields, 'setup'))
  for (const name of Object.values(object(fields, 'seats')))
    if (typeof name !== 'string') wrong('seats', 'a name per seat')
  hex(fields, 'seedCommit', 64)
  texts(fields['nonces'], 'nonces')
  if (fields['random'] !== 'sfc32' && fields['random'] !== 'chacha20') wrong('random', 'a known generator')
  whole(fields, 'createdAt')
  if ('from' in fields) {
    const from = object(fields, 'from')
    text(from, 'match')
    whole(from, 'seq')
  }
  if ('position' in fields) checkPosition(object(fields, 'position'))
  // Here and below: every field was checked by name just before, which types cannot follow.
  return fields as unknown as RecordHead
}

const checkSetup = (setup: Fields): void => {
  onlyFields(setup, ['mode', 'players', 'options'])
  text(setup, 'mode')
  whole(setup, 'players', 1)
  for (const [option, value] of Object.entries(object(setup, 'options')))
    if (!['string', 'number', 'boolean'].includes(typeof value)) wrong(option, 'a text, a number or a yes or no')
}

/** Only its outline: the game itself finds out whether it can go on from there. */
const checkPosition = (position: Fields): void => {
  for (const field of ['open', 'own', 'piles', 'held']) object(position, field)
  if (!Array.isArray(position['agenda'])) wrong('agenda', 'a list')
  if ('dice' in position && !Array.isArray(position['dice'])) wrong('dice', 'a list')
}

const ANSWER = ['seq', 'seat', 'ask', 'option', 'digest', 'at', 'by']
const UNDO = ['seq', 'seat', 'undo', 'digest', 'at', 'agreed', 'takeBack', 'rules', 'position']
export const checkLine = (fields: Fields, seq: number): RecordLine => {
  if (fields['seq'] !== seq) throw new Error(`"seq" should be ${seq}: a line is missing or doubled`)
  text(fields, 'seat')
  hex(fields, 'digest', 16)
  whole(fields, 'at')
  if ('undo' in fields) return checkUndo(fields, seq)
  onlyFields(fields, ANSWER)
  if ('by' in fields && fields['by'] !== 'bot' && fields['by'] !== 'table') wrong('by', '"bot" or "table"')
  const { ask, option } = fields
  if (typeof ask === 'string' && typeof option === 'string') return fields as unknown as AnswerLine
  const [asks, options] = [texts(ask, 'ask'), texts(option, 'option')]
  if (asks.length !== options.length || asks.length < 2)
    throw new Error('"ask" and "option" are not lists of the same length')
  return fields as unknown as AnswerLine
}

const checkUndo = (fields: Fields, seq: number): UndoLine => {
  onlyFields(fields, UNDO)
  if (whole(fields, 'undo') >= seq) wrong('undo', 'an earlier line')
  for (const flag of ['agreed', 'takeBack']) if (flag in fields && fields[flag] !== true) wrong(flag, 'true')
  if ('rules' in fields !== 'position' in fields) throw new Error('"rules" and "position" belong together')
  if ('rules' in fields) {
    whole(fields, 'rules')
    checkPosition(object(fields, 'position'))
    object(object(fields, 'position'), 'random')
  }
  return fields as unknown as UndoLine
}

export const checkEnd = (fields: Fields): RecordEnd => {
  onlyFields(fields, ['seed', 'outcome'])
  text(fields, 'seed')
  return fields as unknown as RecordEnd
}
