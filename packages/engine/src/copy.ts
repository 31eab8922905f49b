/** A deep copy of plain JSON: objects, arrays, strings, numbers, booleans and undefined. */
export function copy<V>(value: V): V {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const list = new Array<unknown>(value.length)
    for (let i = 0; i < value.length; i++) {
      const item: unknown = value[i]
      list[i] = typeof item === 'object' ? copy(item) : item
    }
    return list as V
  }
  const source = value as Record<string, unknown>
  const result: Record<string, unknown> = {}
  for (const key in source) {
    const item = source[key]
    result[key] = typeof item === 'object' ? copy(item) : item
  }
  return result as V
}

/** Freezes plain JSON all the way down; used in tests only. */
export function freeze<V>(value: V): V {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const item of Object.values(value)) freeze(item)
  return value
}

/** The same keys, whatever is in them: what is built up from unfrozen parts before it is handed out. */
export type Loose<O> = { [K in keyof O]: unknown }

/** Every key of an object, optional ones as well: a copy written out by hand that is given this type cannot forget one. */
export type Whole<O> = { [K in keyof Required<O>]: O[K] }
