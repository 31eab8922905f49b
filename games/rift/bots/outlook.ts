import { copyOpen } from '../rules/state/copyOpen.ts'
import type { Open as Writable } from '../rules/state/shape.ts'
import { type Field, fieldOf, type Open } from './field.ts'
import { type Arsenal, arsenalOf, type Needs, needsOf } from './hands.ts'
import { EXPERT, USUAL, type Weights } from './points.ts'
import { type Ground, groundOf } from './trial.ts'

/** All that is worked out once for a position. */
export interface Outlook {
  readonly field: Field
  readonly ground: Ground
  readonly arsenal: Arsenal
  readonly needs: Needs
  /** What was asked about it before, and what came out. */
  readonly found: Map<string, unknown>
}
const outlookOf = (open: Open, weights: Weights): Outlook => {
  const field = fieldOf(open, weights)
  const [arsenal, needs] = [arsenalOf(open), needsOf(open, weights)]
  return { field, ground: groundOf(field), arsenal, needs, found: new Map() }
}

/** Looks at positions, and what has changed its mind must forget what it saw. */
export interface Outlooks {
  at(open: Open): Outlook
  forget(): void
}
const REMEMBERED = 400

/**
 * The positions looked at last by these weights. Imagined worlds differ only where chance comes in: until then all of them ask the
 * same. Positions change while they are played on, so it keeps copies.
 */
export const createOutlooks = (weights: Weights): Outlooks => {
  const known = new Map<string, Outlook>()
  return {
    at(open) {
      const key = JSON.stringify(open)
      let outlook = known.get(key)
      if (outlook === undefined) {
        if (known.size >= REMEMBERED) known.clear()
        known.set(key, (outlook = outlookOf(copyOpen(open as Writable), weights)))
      }
      return outlook
    },
    forget: () => known.clear(),
  }
}
export const usualOutlooks = createOutlooks(USUAL)
export const expertOutlooks = createOutlooks(EXPERT)
/** The position as it usually looks. */
export const outlookAt = usualOutlooks.at

/** What hangs on the position and the key alone is worked out once. */
export const once = <T>({ found }: Outlook, key: string, make: () => T): T => {
  if (!found.has(key)) found.set(key, make())
  return found.get(key) as T
}
