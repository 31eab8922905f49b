import type { Emitted, Shape } from './types.ts'

/** Every text in a piece of plain data. */
function* textsIn(data: unknown): Generator<string> {
  if (typeof data === 'string') yield data
  else if (typeof data === 'object' && data !== null) for (const part of Object.values(data)) yield* textsIn(part)
}

/** A fact told to everybody names something that lay in a hidden zone: from now on all know it. */
export const isShown = (zones: readonly (object | undefined)[], facts: readonly Emitted<Shape>[]): boolean => {
  const hidden = new Set(zones.flatMap(zone => [...textsIn(zone)]))
  hidden.delete('')
  if (hidden.size === 0) return false
  for (const { fact, only } of facts)
    if (only === undefined) for (const text of textsIn(fact)) if (hidden.has(text)) return true
  return false
}
