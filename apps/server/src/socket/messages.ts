import type { ClientMessage, Talk } from '@tabletome/match/protocol'
import { isWhole, oneLine } from '../identity/names.ts'

/** A message as it should be, or what is wrong with it; with the id and table as far as they could be read. */
export type Parsed =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly wrong: string; readonly id?: number; readonly table?: string }

export const TALK_LENGTH = 300
const ID_LENGTH = 64
const OPTION_LENGTH = 200
const OPTIONS = 100

/** Checks one text frame. Builds the message anew from what it has checked, so nothing unknown goes any further. */
export const parseMessage = (text: string): Parsed => {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { ok: false, wrong: 'This is not JSON.' }
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { ok: false, wrong: 'A message is a JSON object.' }
  const fields = fieldsOf(data)
  const where = whereOf(fields)
  const message = messageOf(fields)
  return typeof message === 'string' ? { ok: false, wrong: message, ...where } : { ok: true, message }
}

type Fields = ReadonlyMap<string, unknown>
/** Own fields only: `__proto__` or `constructor` in a message are names like any other. */
const fieldsOf = (data: object): Fields => new Map(Object.entries(data))

const whereOf = (fields: Fields): { id?: number; table?: string } => {
  const id = fields.get('id')
  const table = fields.get('table')
  return { ...(isNumber(id) ? { id } : {}), ...(isId(table) ? { table } : {}) }
}

const messageOf = (fields: Fields): ClientMessage | string => {
  const t = fields.get('t')
  const id = fields.get('id')
  const table = fields.get('table')
  const seat = fields.get('seat')
  if (typeof t !== 'string') return 'The field “t” says what kind of message it is.'
  if (t !== 'watch' && t !== 'unwatch' && !isNumber(id)) return 'The field “id” must be a whole number.'
  if (t === 'hello') return isNumber(id) ? { t, id } : 'The field “id” must be a whole number.'
  if (!isId(table)) return 'The field “table” must be the id of a table.'
  if (t === 'watch') return watchOf(fields, table)
  if (t === 'unwatch') return { t, table }
  if (!isNumber(id)) return 'The field “id” must be a whole number.'
  if (t === 'history') {
    const before = fields.get('before')
    return isNumber(before) ? { t, id, table, before } : 'The field “before” must be a whole number.'
  }
  if (t === 'talk') {
    const talk = talkOf(fields.get('talk'))
    return talk
      ? { t, id, table, talk }
      : `The field “talk” must be a text of up to ${TALK_LENGTH} characters, a phrase or a ping.`
  }
  if (!isId(seat)) return 'The field “seat” must be the id of a seat.'
  return actionOf(t, fields, { id, table, seat })
}

const watchOf = (fields: Fields, table: string): ClientMessage | string => {
  const seq = fields.get('seq')
  const steps = fields.get('steps')
  if (seq !== undefined && !isNumber(seq)) return 'The field “seq” must be a whole number.'
  if (steps !== undefined && steps !== true) return 'The field “steps” is true or absent.'
  return { t: 'watch', table, ...(seq !== undefined && { seq }), ...(steps && { steps }) }
}

const actionOf = (
  t: string,
  fields: Fields,
  about: { id: number; table: string; seat: string },
): ClientMessage | string => {
  const seq = fields.get('seq')
  if (t === 'answer') {
    const option = fields.get('option')
    if (!isNumber(seq)) return 'The field “seq” must be a whole number.'
    return isOption(option)
      ? { t, ...about, seq, option }
      : 'The field “option” must be the id of an option, or a list of ids.'
  }
  if (t === 'undo') {
    const turn = fields.get('turn')
    if (!isNumber(seq)) return 'The field “seq” must be a whole number.'
    if (turn !== undefined && turn !== true) return 'The field “turn” is true or absent.'
    return turn === true ? { t, ...about, seq, turn } : { t, ...about, seq }
  }
  if (t === 'askUndo') {
    const to = fields.get('to')
    return isNumber(to) ? { t, ...about, to } : 'The field “to” must be a whole number.'
  }
  if (t === 'agreeUndo') {
    const agree = fields.get('agree')
    return typeof agree === 'boolean' ? { t, ...about, agree } : 'The field “agree” must be true or false.'
  }
  if (t === 'standIn') {
    const bot = fields.get('bot')
    if (bot === undefined) return { t, ...about }
    return isId(bot) ? { t, ...about, bot } : 'The field “bot” must be the level of a bot.'
  }
  return 'There is no such kind of message.'
}

const talkOf = (value: unknown): Talk | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const [[kind, said] = ['', undefined], ...more] = Object.entries(value)
  if (more.length > 0 || typeof said !== 'string') return undefined
  if (kind === 'phrase') return isId(said) ? { phrase: said } : undefined
  if (kind === 'ping') return isId(said) ? { ping: said } : undefined
  if (kind !== 'text' || said.length > TALK_LENGTH) return undefined
  const text = oneLine(said, true)
  return text === '' ? undefined : { text }
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= ID_LENGTH && isWhole(value)
const isOptionId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= OPTION_LENGTH && isWhole(value)
const isOption = (value: unknown): value is string | readonly string[] =>
  Array.isArray(value) ? value.length > 0 && value.length <= OPTIONS && value.every(isOptionId) : isOptionId(value)
