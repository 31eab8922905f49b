import type { Zones } from './types.ts'

/** What `Zones` really is: a reader which notices that it was read. */
export interface ZoneReader {
  read(seat: string): object
}

/** The zone of a seat. Throws Hidden where a view ends. */
export function own<S extends string, O>(state: { readonly own: Zones<S, O> }, seat: NoInfer<S>): O {
  return (state.own as ZoneReader).read(seat) as O
}
