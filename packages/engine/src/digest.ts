/**
 * A 64-bit hash of plain JSON by walking it: the order of keys does not count, undefined fields do not exist.
 * Two lanes of 32 bits in module variables, so that nothing is allocated on the way.
 */
let high = 0
let low = 0

const mixHigh = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, 0x85ebca6b)
  return (mixed ^ (mixed >>> 13)) | 0
}
const mixLow = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, 0xc2b2ae35)
  return (mixed ^ (mixed >>> 15)) | 0
}

function walkText(text: string): void {
  let a = high ^ text.length
  let b = low ^ 0x27d4eb2f
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x5bd1e995)
    b ^= b >>> 15
  }
  high = mixHigh(a, 3)
  low = mixLow(b, 3)
}

const float = new Float64Array(1)
const words = new Int32Array(float.buffer)
function walkNumber(value: number): void {
  if (Object.is(value, value | 0)) {
    high = mixHigh(mixHigh(high, value), 1)
    low = mixLow(mixLow(low, value), 1)
    return
  }
  float[0] = value === 0 ? 0 : value
  high = mixHigh(mixHigh(high, words[0] ?? 0), words[1] ?? 0)
  low = mixLow(mixLow(low, words[1] ?? 0), words[0] ?? 0)
}

function walk(value: unknown): void {
  if (typeof value === 'number') return walkNumber(value)
  if (typeof value === 'string') return walkText(value)
  if (typeof value !== 'object' || value === null) {
    const code = value === true ? 11 : value === false ? 12 : 13
    high = mixHigh(high, code)
    low = mixLow(low, code)
    return
  }
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) walk(value[i])
    high = mixHigh(high, value.length + 0x100)
    low = mixLow(low, value.length + 0x100)
    return
  }
  const baseHigh = high
  const baseLow = low
  let sumHigh = 0
  let sumLow = 0
  const source = value as Record<string, unknown>
  for (const key in source) {
    const item = source[key]
    if (item === undefined) continue
    high = 0x2545f491
    low = 0x1b873593
    walkText(key)
    walk(item)
    sumHigh = (sumHigh + high) | 0
    sumLow = (sumLow + low) | 0
  }
  high = mixHigh(mixHigh(baseHigh, sumHigh), 5)
  low = mixLow(mixLow(baseLow, sumLow), 5)
}

/**
 * Walks what is different only, and says whether anything is: most of two positions is the same, and what is the same is known at
 * once.
 */
function walkChange(before: unknown, after: unknown): boolean {
  if (before === after) return false
  if (Array.isArray(before) && Array.isArray(after)) return walkList(before, after)
  if (isObject(before) && isObject(after)) return walkFields(before, after)
  walk(after)
  return true
}
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function walkList(before: readonly unknown[], after: readonly unknown[]): boolean {
  if (before.length !== after.length) {
    walk(after)
    return true
  }
  let isChanged = false
  for (let i = 0; i < after.length; i++)
    if (walkChange(before[i], after[i])) {
      isChanged = true
      high = mixHigh(high, i)
      low = mixLow(low, i)
    }
  return isChanged
}

function walkFields(before: Record<string, unknown>, after: Record<string, unknown>): boolean {
  const baseHigh = high
  const baseLow = low
  let sumHigh = 0
  let sumLow = 0
  let isChanged = false
  for (const key in after) {
    high = 0x2545f491
    low = 0x1b873593
    if (after[key] === undefined || !walkChange(before[key], after[key])) continue
    walkText(key)
    isChanged = true
    sumHigh = (sumHigh + high) | 0
    sumLow = (sumLow + low) | 0
  }
  for (const key in before) {
    if (before[key] === undefined || after[key] !== undefined) continue
    high = 0x165667b1
    low = 0x1b873593
    walkText(key)
    isChanged = true
    sumHigh = (sumHigh + high) | 0
    sumLow = (sumLow + low) | 0
  }
  high = isChanged ? mixHigh(mixHigh(baseHigh, sumHigh), 5) : baseHigh
  low = isChanged ? mixLow(mixLow(baseLow, sumLow), 5) : baseLow
  return isChanged
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')

const begin = (): void => {
  high = 0x9e3779b9 | 0
  low = 0x7f4a7c15 | 0
}
/** 16 hexadecimal digits. */
const said = (): string => hex(mixHigh(high, low)) + hex(mixLow(low, high))

export function digestOf(value: unknown): string {
  begin()
  walk(value)
  return said()
}

/** Whether two pieces of plain JSON say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return !walkChange(one, other)
}

/** Of what changed between the two: equal for two outcomes of one position if and only if they are equal. */
export function digestOfChange(before: unknown, after: unknown): string {
  begin()
  walkChange(before, after)
  return said()
}
