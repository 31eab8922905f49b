/** Something people would point at: a Region that stands, the Foe's Health, a hero's. More of it is better for the seat. */
export interface Trait {
  readonly id: string
  /** Of what or whom, where there are several. */
  readonly about?: string
  readonly amount: number
  /** What one more of it is worth to the seat, by and large: it decides which reason is told. */
  readonly worth: number
}

/** Why an option is better or worse than another: so much more or less of something. The game's text says it. */
export interface HintReason {
  readonly id: string
  readonly about?: string
  readonly by: number
}

/** What came of an option, world by world. */
export type Came = readonly (readonly Trait[])[]

/** Differences below are no reason. */
const LEAST = 0.04
/** By so many standard errors they must show. */
const SURE = 1.3

/**
 * What differs most between an option and another in the same worlds; `wanted`: what speaks for it, or against it. `even`: nothing
 * stands out; `same`: nothing differs at all.
 */
export function reasonFor(option: Came, other: Came, wanted: 'for' | 'against'): HintReason {
  const found = differences(option, other)
  const sign = wanted === 'for' ? 1 : -1
  const best = mostOf(found, sign)
  if (best === undefined) return { id: found.length === 0 ? 'same' : 'even', by: sign }
  return { id: best.id, ...(best.about === undefined ? {} : { about: best.about }), by: best.by }
}

interface Difference extends HintReason {
  readonly weight: number
}

const mostOf = (found: readonly Difference[], sign: number): Difference | undefined =>
  found.filter(({ by }) => by * sign > 0).sort((a, b) => b.weight - a.weight)[0]

function differences(option: Came, other: Came): Difference[] {
  const worlds = Math.min(option.length, other.length)
  const known = new Map<string, { trait: Trait; apart: number[] }>()
  for (let world = 0; world < worlds; world++) {
    note(known, option[world] ?? [], world, worlds, 1)
    note(known, other[world] ?? [], world, worlds, -1)
  }
  return [...known.values()].flatMap(({ trait: { id, about, worth }, apart }) => {
    const by = apart.reduce((sum, each) => sum + each, 0) / worlds
    const squares = apart.reduce((sum, each) => sum + (each - by) ** 2, 0)
    const error = worlds < 2 ? 0 : Math.sqrt(squares / (worlds - 1) / worlds)
    const weight = Math.abs(by) * worth
    if (weight < LEAST || Math.abs(by) < SURE * error) return []
    return [{ id, ...(about === undefined ? {} : { about }), by, weight }]
  })
}

function note(
  known: Map<string, { trait: Trait; apart: number[] }>,
  traits: readonly Trait[],
  world: number,
  worlds: number,
  sign: number,
): void {
  for (const trait of traits) {
    const key = `${trait.id} ${trait.about ?? ''}`
    const entry = known.get(key) ?? { trait, apart: new Array<number>(worlds).fill(0) }
    known.set(key, entry)
    entry.apart[world] = (entry.apart[world] ?? 0) + sign * trait.amount
  }
}
