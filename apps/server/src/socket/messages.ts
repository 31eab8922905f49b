import { CLIENT_MESSAGES, type ClientMessage, COUNT, TABLE } from '@tabletome/match/protocol'
import { type TSchema, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { oneLine } from '../identity/names.ts'

/** A message as it should be, or what is wrong with it; with the id and table as far as they could be read. */
export type Parsed =
  | { readonly ok: true; readonly message: ClientMessage }
  | { readonly ok: false; readonly wrong: string; readonly id?: number; readonly table?: string }

interface Kind {
  readonly checker: { Check(value: unknown): value is ClientMessage }
  readonly fields: readonly Field[]
}
interface Field {
  readonly name: string
  readonly wrong: string
  isRight(fields: Fields): boolean
}
/** Own fields only: `__proto__` or `constructor` in a message are names like any other. */
type Fields = ReadonlyMap<string, unknown>

const NO_KIND = 'The field “t” says what kind of message it is.'
const COUNTS = Compile(COUNT)
const TABLES = Compile(TABLE)
const fieldOf = ([name, schema]: [string, TSchema]): Field => {
  const checker = Compile(schema)
  const mayLack = Type.IsOptional(schema)
  return {
    name,
    wrong: `The field “${name}” ${'description' in schema ? String(schema.description) : 'is wrong'}.`,
    isRight: fields => (fields.has(name) ? checker.Check(fields.get(name)) : mayLack),
  }
}
const KINDS = new Map<unknown, Kind>()
for (const schema of CLIENT_MESSAGES) {
  const checker = Compile(Type.Unsafe<ClientMessage>(schema))
  KINDS.set(schema.properties.t.const, { checker, fields: Object.entries<TSchema>(schema.properties).map(fieldOf) })
}

/** Checks one text frame. Builds the message anew from what it knows, so nothing unknown goes any further. */
export const parseMessage = (text: string): Parsed => {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return { ok: false, wrong: 'This is not JSON.' }
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { ok: false, wrong: 'A message is a JSON object.' }
  const fields: Fields = new Map(Object.entries(data))
  const t = fields.get('t')
  const kind = KINDS.get(t)
  if (!kind) return refused(fields, typeof t === 'string' ? 'There is no such kind of message.' : NO_KIND)
  const message: Record<string, unknown> = {}
  for (const { name } of kind.fields) if (fields.has(name)) message[name] = fields.get(name)
  if (kind.checker.Check(message)) return { ok: true, message: tidy(message) }
  return refused(fields, kind.fields.find(field => !field.isRight(fields))?.wrong ?? NO_KIND)
}

const refused = (fields: Fields, wrong: string): Parsed => {
  const id = fields.get('id')
  const table = fields.get('table')
  return { ok: false, wrong, ...(COUNTS.Check(id) ? { id } : {}), ...(TABLES.Check(table) ? { table } : {}) }
}

const tidy = (message: ClientMessage): ClientMessage =>
  message.t === 'talk' && 'text' in message.talk
    ? { ...message, talk: { text: oneLine(message.talk.text, true) } }
    : message
