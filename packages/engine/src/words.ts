/** How answers are written down as option ids and read again: one wording per verb. The ids are what is stored and sent. */

/** A word of an id that stands for something. */
export interface Field<K extends string, V, N extends 'one' | 'many' = 'one'> {
  readonly name: K
  readonly kind: N
  readonly read: (word: string) => V | undefined
  /** Without it the value is the word. */
  readonly write?: (value: V) => string
  /** Not written at all when it is this. */
  readonly usual?: V
}
interface AnyField {
  readonly name: string
  readonly kind: 'one' | 'many'
  readonly read: (word: string) => unknown
  readonly write?: (value: never) => string
  readonly usual?: unknown
}
type ValueOf<F> = F extends { kind: 'many'; read: (word: string) => infer V }
  ? readonly Exclude<V, undefined>[]
  : F extends { read: (word: string) => infer V }
    ? Exclude<V, undefined>
    : never
type DataOf<F extends readonly AnyField[]> = { readonly [E in F[number] as E['name']]: ValueOf<E> }

/** One id, both ways. */
export interface Wording<D> {
  readonly write: (data: D) => string
  readonly read: (words: readonly string[]) => D | undefined
}

type Values<V> = readonly V[] | ((word: string) => V | undefined)
const reader = <V extends string>(values: Values<V>): ((word: string) => V | undefined) => {
  if (typeof values === 'function') return values
  const known = new Map<string, V>(values.map(value => [value, value]))
  return word => known.get(word)
}

/** One of these ids. */
export const one = <K extends string, V extends string>(name: K, values: Values<V>): Field<K, V> => ({
  name,
  kind: 'one',
  read: reader(values),
})
/** One of these ids, which is left out when it is the usual one. */
export const unless = <K extends string, V extends string>(name: K, usual: V, values: Values<V>): Field<K, V> => ({
  name,
  kind: 'one',
  read: reader(values),
  usual,
})
/** All words that are left: ids, or things that have names. */
export const many = <K extends string, V extends string>(name: K, values: Values<V>): Field<K, V, 'many'> => ({
  name,
  kind: 'many',
  read: reader(values),
})
export const manyNamed = <K extends string, V>(
  name: K,
  write: (value: V) => string,
  read: (word: string) => V | undefined,
): Field<K, V, 'many'> => ({ name, kind: 'many', read, write })
/** Something that has a name: a space by its number, say. */
export const named = <K extends string, V>(
  name: K,
  write: (value: V) => string,
  read: (word: string) => V | undefined,
): Field<K, V> => ({ name, kind: 'one', read, write })
export const number = <K extends string>(name: K): Field<K, number> =>
  named(name, String, word => (/^-?\d+$/.test(word) ? Number(word) : undefined))

/** id`${defender} move ${to}` writes and reads `red move forest`. */
export const id = <F extends readonly AnyField[]>(texts: TemplateStringsArray, ...fields: F): Wording<DataOf<F>> => {
  const tokens = texts.flatMap((text, i): (string | AnyField)[] => {
    const words = text.split(' ').filter(word => word !== '')
    const field = fields[i]
    return field === undefined ? words : [...words, field]
  })
  const write = fields.length > 2 || fields.some(isOdd) ? writeSlowly(texts, fields) : writeFast(texts, fields)
  const read = (words: readonly string[]): Record<string, unknown> | undefined => {
    const data: Record<string, unknown> = {}
    let at = 0
    for (const token of tokens) {
      if (typeof token === 'string') {
        if (words[at++] !== token) return undefined
      } else if (token.kind === 'many') {
        const values = words.slice(at).map(word => token.read(word))
        if (values.length === 0 || values.includes(undefined)) return undefined
        data[token.name] = values
        at = words.length
      } else {
        const word = words[at++]
        const value = word === undefined ? token.usual : token.read(word)
        if (value === undefined) return undefined
        data[token.name] = value
      }
    }
    return at >= words.length ? data : undefined
  }
  return { write, read } as Wording<DataOf<F>>
}

type Data = Readonly<Record<string, unknown>>
const isOdd = ({ kind, usual }: AnyField): boolean => kind === 'many' || usual !== undefined

/** A word as it is written; what is no plain value is written anew each time. */
const wordOf = ({ write }: AnyField, value: unknown): string =>
  write === undefined ? (value as string) : write(value as never)
const wordsOfMany = (field: AnyField, values: readonly unknown[]): string => {
  let said = ''
  for (const value of values) said += said === '' ? wordOf(field, value) : ` ${wordOf(field, value)}`
  return said
}
/** So many ids of one wording are kept. */
const KEPT = 4096

/** Ids are made once and kept: the same text is compared fastest. Only ids of up to two words, so there are few. */
const writeFast = (texts: readonly string[], [first, second]: readonly AnyField[]): ((data: Data) => string) => {
  const [before = '', between = '', after = ''] = texts
  if (first === undefined) return () => before
  const { name } = first
  if (second === undefined) {
    const known = new Map<unknown, string>()
    return data => {
      const value = data[name]
      let said = known.get(value)
      if (said === undefined) {
        said = `${before}${wordOf(first, value)}${between}`
        if (typeof value !== 'object' && known.size < KEPT) known.set(value, said)
      }
      return said
    }
  }
  const { name: other } = second
  const known = new Map<unknown, Map<unknown, string>>()
  let kept = 0
  return data => {
    const value = data[name]
    const more = data[other]
    const further = known.get(value)
    const said = further?.get(more)
    if (said !== undefined) return said
    const fresh = `${before}${wordOf(first, value)}${between}${wordOf(second, more)}${after}`
    if (typeof value === 'object' || typeof more === 'object' || kept >= KEPT) return fresh
    kept += 1
    if (further === undefined) known.set(value, new Map([[more, fresh]]))
    else further.set(more, fresh)
    return fresh
  }
}

const writeSlowly =
  (texts: readonly string[], fields: readonly AnyField[]) =>
  (data: Data): string => {
    let said = texts[0] as string
    for (let i = 0; i < fields.length; i++) {
      const field = fields[i] as AnyField
      const value = data[field.name]
      if (field.usual !== undefined && value === field.usual) said = said.trimEnd()
      else if (field.kind === 'many') said += wordsOfMany(field, value as readonly unknown[])
      else said += wordOf(field, value)
      said += texts[i + 1]
    }
    return said
  }

/** Every kind of a union with its wording: none can be missing, none can miss a field. */
export type Wordings<U, Key extends 'do' | 'is'> = {
  readonly [D in U extends Record<Key, infer K extends string> ? K : never]: Wording<
    Omit<Extract<U, Readonly<Record<Key, D>>>, Key>
  >
}
export interface Words<A, X> {
  /** The id of an answer. */
  id(answer: A): string
  /** The answer an id stands for; nothing if it is none of this game's. */
  answer(id: string): A | undefined
  /** The thing an anchor of the board stands for. */
  thing(anchor: string): X | undefined
  anchor(thing: X): string
}

export const wordsOf = <T extends { answer?: { do: string }; thing?: { is: string } }>(tables: {
  answers: Wordings<NonNullable<T['answer']>, 'do'>
  things: Wordings<NonNullable<T['thing']>, 'is'>
}): Words<NonNullable<T['answer']>, NonNullable<T['thing']>> => {
  const answers = codec('do', data => data.do, tables.answers as never)
  const things = codec('is', data => data.is, tables.things as never)
  return { id: answers.write, answer: answers.read, thing: things.read, anchor: things.write } as never
}

const codec = (key: 'do' | 'is', kindOf: (data: Data) => unknown, table: Readonly<Record<string, Wording<Data>>>) => {
  const entries = Object.entries(table)
  const writers = new Map<unknown, Wording<Data>['write']>(entries.map(([kind, { write }]) => [kind, write]))
  return {
    write: (data: Data): string => {
      const write = writers.get(kindOf(data))
      if (write === undefined) throw new Error(`no wording of "${String(kindOf(data))}"`)
      return write(data)
    },
    read: (text: string): Data | undefined => {
      if (key === 'do' && (text === 'pass' || text === 'done')) return { do: text }
      const words = text.split(' ')
      for (const [kind, { read }] of entries) {
        const data = read(words)
        if (data !== undefined) return { [key]: kind, ...data }
      }
      return undefined
    },
  }
}
