import { freeze } from '../copy.ts'
import { digestOf } from '../digest.ts'
import type { Game, Shape } from '../types.ts'

type Met = (value: object, path: string) => void

const walk = (value: unknown, path: string, met: Met): void => {
  if (typeof value !== 'object' || value === null) return
  met(value, path)
  for (const [key, item] of Object.entries(value)) walk(item, path === '' ? key : `${path}.${key}`, met)
}

/** `regions.*.marker` stands for the marker of every Region, and for all that is in it. */
const covers = (pattern: string, path: string): boolean => {
  const names = path.split('.')
  return pattern.split('.').every((name, i) => name === '*' || name === names[i])
}

/**
 * A copy is equal to its original and shares with it nothing but what the game lists; that is frozen from now on, so that
 * changing it after all is noticed.
 */
export function checkCopy<T extends Shape>(
  { copyOpen, shared = [] }: Pick<Game<T>, 'copyOpen' | 'shared'>,
  open: T['open'],
): void {
  if (copyOpen === undefined) return
  const copied = copyOpen(open)
  if (digestOf(copied) !== digestOf(open)) throw new Error('copyOpen does not copy everything')
  const originals = new Set<object>()
  walk(open, '', value => originals.add(value))
  walk(copied, '', (value, path) => {
    if (!originals.has(value)) return
    if (!shared.some(pattern => covers(pattern, path)))
      throw new Error(`copyOpen shares "${path}", which is not in the game's list of what is shared`)
    freeze(value)
  })
}
