/** Where one can get with a budget, how dear it is and by which way. Cheapest first; among equals the order of `neighbours`. */
export interface Reached<P> {
  readonly place: P
  readonly cost: number
  /** The step before; absent at the start. */
  readonly from?: P
}

/** Dijkstra's search. `cost` of a step may be Infinity: then it cannot be made. */
export function reach<P extends string | number>(
  start: NoInfer<P>,
  budget: number,
  neighbours: (place: P) => readonly P[],
  cost: (from: P, to: P) => number,
): Map<P, Reached<P>> {
  const done = new Map<P, Reached<P>>()
  const open: Reached<P>[] = [{ place: start, cost: 0 }]
  while (open.length > 0) {
    let best = 0
    for (let i = 1; i < open.length; i++) if (at(open, i).cost < at(open, best).cost) best = i
    const [next] = open.splice(best, 1)
    if (!next || done.has(next.place)) continue
    done.set(next.place, next)
    for (const to of neighbours(next.place)) {
      const total = next.cost + cost(next.place, to)
      if (total <= budget && !done.has(to)) open.push({ place: to, cost: total, from: next.place })
    }
  }
  return done
}
const at = <P>(list: readonly P[], index: number): P => list[index] as P

/** The places from the start (left out) to a place reached. */
export function pathTo<P extends string | number>(reached: ReadonlyMap<P, Reached<P>>, place: NoInfer<P>): P[] {
  const path: P[] = []
  for (let here = reached.get(place); here?.from !== undefined; here = reached.get(here.from)) path.unshift(here.place)
  return path
}
