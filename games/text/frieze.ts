import type { Drawers, Frieze, FriezeMark } from '../frieze.ts'

/** The marks of a game, fact by fact. */
export const friezeWith = <F extends { readonly type: string }>(drawers: Drawers<F>): Frieze => {
  type Draw = (fact: F, text: Parameters<Frieze>[1], before: readonly F[]) => Omit<FriezeMark, 'at'> | undefined
  // A table typed fact by fact; here any fact asks for the entry of its own type.
  const table = drawers as Partial<Record<string, Draw>>
  return (told, text) => {
    const facts = told as readonly F[]
    return facts.flatMap((fact, at) => {
      const drawn = table[fact.type]?.(fact, text, facts.slice(0, at))
      return drawn ? [{ ...drawn, at }] : []
    })
  }
}
