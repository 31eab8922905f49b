/** What changed between two views, as a short list of changes. Plain JSON on both sides. */
import type { Delta, DeltaOp, PackedDelta, PackedOp } from './types.ts'

type Json = Record<string, unknown>
/** Where we are; pushed and popped on the way, copied only into a change. */
type Path = (string | number)[]

export const diff = (before: unknown, after: unknown): Delta => {
  const ops: DeltaOp[] = []
  compare(before, after, [], ops)
  return ops
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const compare = (before: unknown, after: unknown, path: Path, ops: DeltaOp[]): void => {
  if (before === after) return
  if (Array.isArray(before) && Array.isArray(after)) compareLists(before, after, path, ops)
  else if (isObject(before) && isObject(after)) compareObjects(before, after, path, ops)
  else ops.push({ path: path.slice(), value: after })
}

const compareAt = (key: string | number, before: unknown, after: unknown, path: Path, ops: DeltaOp[]): void => {
  path.push(key)
  compare(before, after, path, ops)
  path.pop()
}

/** A field that is undefined does not exist, as in JSON. Most fields are the same plain value: they cost one look. */
const compareObjects = (before: Json, after: Json, path: Path, ops: DeltaOp[]): void => {
  for (const key in before) if (before[key] !== undefined && !has(after, key)) ops.push({ path: [...path, key] })
  for (const key in after) {
    const value = after[key]
    if (value === undefined || value === before[key]) continue
    if (has(before, key)) compareAt(key, before[key], value, path, ops)
    else ops.push({ path: [...path, key], value })
  }
}

const has = (object: Json, key: string): boolean => object[key] !== undefined && Object.hasOwn(object, key)

/** What both ends have in common stays; the middle is changed item by item, or cut out and replaced, whichever is shorter. */
const compareLists = (before: readonly unknown[], after: readonly unknown[], path: Path, ops: DeltaOp[]): void => {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && isSame(before[head], after[head])) head++
  let tail = 0
  while (tail < shorter - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail++
  const removed = before.length - head - tail
  const added = after.length - head - tail
  if (removed === 0 && added === 0) return
  const cut: DeltaOp = { path: path.slice(), cut: [head, removed], value: after.slice(head, head + added) }
  if (removed === 0 || added === 0) {
    ops.push(cut)
    return
  }
  const inPlace: DeltaOp[] = []
  const both = Math.min(removed, added)
  for (let i = head; i < head + both; i++) compareAt(i, before[i], after[i], path, inPlace)
  if (removed !== added)
    inPlace.push({
      path: path.slice(),
      cut: [head + both, removed - both],
      value: after.slice(head + both, head + added),
    })
  if (sizeOf(inPlace) < sizeOf([cut])) ops.push(...inPlace)
  else ops.push(cut)
}

const sizeOf = (ops: Delta): number => JSON.stringify(ops).length

const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isSame(a[i], b[i])) return false
    return true
  }
  return !Array.isArray(b) && isSameObject(a as Json, b as Json)
}

const isSameObject = (a: Json, b: Json): boolean => {
  let fields = 0
  for (const key in a) {
    const value = a[key]
    if (value === undefined) continue
    fields++
    if (value !== b[key] && !(Object.hasOwn(b, key) && isSame(value, b[key]))) return false
  }
  for (const key in b) if (b[key] !== undefined) fields--
  return fields === 0
}

/** The view after a delta. Nothing given is changed; what did not change is shared with the view before. */
export const applyDelta = <V>(before: V, delta: Delta): V => {
  const fresh = new Set<unknown>()
  let root: unknown = before
  for (const op of delta) {
    if (op.path.length === 0) {
      root = changed(root, op, fresh)
      continue
    }
    root = writable(root, fresh)
    let place = root as Json
    for (let depth = 0; depth < op.path.length - 1; depth++) place = descend(place, op.path[depth], fresh)
    const key = String(op.path.at(-1))
    if ('value' in op || op.cut) place[key] = changed(place[key], op, fresh)
    else delete place[key]
  }
  return root as V
}

const changed = (place: unknown, op: DeltaOp, fresh: Set<unknown>): unknown => {
  if (!op.cut) return op.value
  const list = writable(place, fresh)
  if (!Array.isArray(list)) throw new Error(`No list at ${op.path.join('.')}`)
  list.splice(op.cut[0], op.cut[1], ...(op.value as unknown[]))
  return list
}

const descend = (place: Json, key: string | number | undefined, fresh: Set<unknown>): Json => {
  const inner = writable(place[String(key)], fresh)
  place[String(key)] = inner
  return inner as Json
}

const writable = (value: unknown, fresh: Set<unknown>): object => {
  if (fresh.has(value)) return value as object
  if (typeof value !== 'object' || value === null) throw new Error('The delta does not fit the view')
  const copied = Array.isArray(value) ? value.slice() : { ...value }
  fresh.add(copied)
  return copied
}

export const pack = (delta: Delta): PackedDelta => {
  let last: DeltaOp['path'] = []
  return delta.map(({ path, value, cut }): PackedOp => {
    let kept = 0
    while (kept < path.length && kept < last.length && path[kept] === last[kept]) kept++
    last = path
    const keys = path.slice(kept)
    if (cut) return [kept, keys, value, cut[0], cut[1]]
    return value === undefined ? [kept, keys] : [kept, keys, value]
  })
}

/** The view after a packed delta. */
export const applyPacked = <V>(before: V, packed: PackedDelta): V => {
  let last: DeltaOp['path'] = []
  const delta = packed.map(([kept, keys, value, index, removed]): DeltaOp => {
    const path = [...last.slice(0, kept), ...keys]
    last = path
    if (index !== undefined && removed !== undefined) return { path, value, cut: [index, removed] }
    return value === undefined ? { path } : { path, value }
  })
  return applyDelta(before, delta)
}
