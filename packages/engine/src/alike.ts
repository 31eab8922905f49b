import { digestOf } from './digest.ts'
import { foresee, within } from './foresee.ts'
import type { Decision, Game, Shape, View } from './types.ts'

/** Where a question leads once nothing of it is left: how likely each position is, by its digest. */
type Ends = ReadonlyMap<string, number>
class Differs extends Error {}

const ALMOST = 1e-9

/**
 * Whether it makes no difference in which order the things of a question are done one after the other: every order is foreseen
 * to end in the same positions with the same chances. False too where somebody would have to choose on the way, where something
 * hidden is met, or after `most` looks ahead. `auto` is the option that leaves the order to the table.
 */
export const endsAlike = <T extends Shape>(
  game: Game<T>,
  view: View<T>,
  { choice, options }: Pick<Decision, 'choice'> & { readonly options: readonly { readonly id: string }[] },
  auto: string,
  most: number,
): boolean => {
  const known = new Map<string, Ends>()
  let looks = 0

  const endsOf = (from: View<T>, ids: readonly string[]): Ends => {
    const key = digestOf({ open: from.open, own: from.own, agenda: from.agenda })
    const before = known.get(key)
    if (before) return before
    let ends: Ends | undefined
    for (const id of ids) {
      if (id === auto) continue
      const found = endsAfter(from, id)
      if (ends && !isSame(ends, found)) throw new Differs()
      ends = found
    }
    if (!ends) throw new Differs()
    known.set(key, ends)
    return ends
  }

  const endsAfter = (from: View<T>, id: string): Ends => {
    if (++looks > most) throw new Differs()
    const ends = new Map<string, number>()
    const add = (end: string, chance: number) => ends.set(end, (ends.get(end) ?? 0) + chance)
    for (const { chance, view: after, decisions, stopped } of foresee(game, from, id, within)) {
      const [decision] = decisions
      if (stopped === 'others' && decision === undefined) add(endOf(after), chance)
      else if (stopped === 'over') add(digestOf(after.outcome), chance)
      else if (decision?.choice === choice)
        for (const [end, part] of endsOf(
          after,
          decision.options.map(({ id: next }) => next),
        ))
          add(end, chance * part)
      else throw new Differs()
    }
    return ends
  }

  try {
    endsOf(
      view,
      options.map(({ id }) => id),
    )
    return true
  } catch (error) {
    if (error instanceof Differs) return false
    throw error
  }
}

const endOf = <T extends Shape>({ open, own, piles, agenda }: View<T>): string => digestOf({ open, own, piles, agenda })

const isSame = (one: Ends, other: Ends): boolean =>
  one.size === other.size && [...one].every(([end, chance]) => Math.abs((other.get(end) ?? 0) - chance) < ALMOST)
