import { copyOpen } from '../rules/state/copyOpen.ts'
import type { Open as Writable } from '../rules/state/shape.ts'
import { type Field, fieldOf, type Open } from './field.ts'
import { type Arsenal, arsenalOf, type Needs, needsOf } from './hands.ts'
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
const outlookOf = (open: Open): Outlook => {
  const field = fieldOf(open)
  return { field, ground: groundOf(field), arsenal: arsenalOf(open), needs: needsOf(open), found: new Map() }
}

/** The positions looked at last. Imagined worlds differ only where chance comes in: until then all of them ask the same. */
const known = new Map<string, Outlook>()
const REMEMBERED = 400

/** What was worked out before for such a position, or is now. Positions change while they are played on, so it keeps a copy. */
export const outlookAt = (open: Open): Outlook => {
  const key = JSON.stringify(open)
  let outlook = known.get(key)
  if (outlook === undefined) {
    if (known.size >= REMEMBERED) known.clear()
    known.set(key, (outlook = outlookOf(copyOpen(open as Writable))))
  }
  return outlook
}

/** What hangs on the position and the key alone is worked out once. */
export const once = <T>({ found }: Outlook, key: string, make: () => T): T => {
  if (!found.has(key)) found.set(key, make())
  return found.get(key) as T
}
