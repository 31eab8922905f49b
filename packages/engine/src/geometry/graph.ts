/** Regions joined by roads, as tables made once: neighbours and steps between any two. */
export interface RegionGraph<R extends string> {
  readonly regions: readonly R[]
  neighbours(region: R): readonly R[]
  areAdjacent(a: R, b: R): boolean
  /** Steps on the shortest way; Infinity if there is none. */
  distance(a: R, b: R): number
}

export function regionGraph<R extends string>(
  regions: readonly R[],
  roads: readonly (readonly [R, R])[],
): RegionGraph<R> {
  const next = new Map<R, R[]>(regions.map(region => [region, []]))
  for (const [a, b] of roads) {
    next.get(a)?.push(b)
    next.get(b)?.push(a)
  }
  const steps = new Map<R, Map<R, number>>()
  for (const start of regions) {
    const found = new Map<R, number>([[start, 0]])
    for (const [region, count] of found)
      for (const to of next.get(region) ?? []) if (!found.has(to)) found.set(to, count + 1)
    steps.set(start, found)
  }
  return {
    regions,
    neighbours: region => next.get(region) ?? [],
    areAdjacent: (a, b) => steps.get(a)?.get(b) === 1,
    distance: (a, b) => steps.get(a)?.get(b) ?? Number.POSITIVE_INFINITY,
  }
}
