import type { Shape, View } from '@tabletome/engine'

/** Numbers by name, in groups and rows. */
export type Reckoning = { [name: string]: number | number[] | Reckoning }

/** What `tabletome train` tries out in one game. */
export interface Training<T extends Shape> {
  /** What habit and value reckon with. Changed in place while it is tried, and only then. */
  readonly weights: Reckoning
  /** Forgets what was worked out by other weights. */
  forget?(): void
  /** How a match ended for a seat, from 0 to 1; finer than won and lost where all play together. */
  grade(view: View<T>, seat: T['seat']): number
  /** The only tables it is for. */
  readonly table?: Table
}
export interface Table {
  readonly mode: string
  readonly players: number
}

/** What `tabletome judge` looks at in matches by habit. */
export interface Judging<T extends Shape> {
  readonly table: Table
  /** Where the seat would judge: what is fitted apart, and by what the moment is told from the next one. Nothing: nowhere here. */
  at(view: View<T>, seat: T['seat']): { readonly phase: string; readonly moment: string } | undefined
  /** What counts, by name. */
  signs(view: View<T>, seat: T['seat']): Readonly<Record<string, number>>
  /** Where habit is strayed from; everywhere, if it does not say. */
  strays?(view: View<T>): boolean
}

/** Written by `tabletome judge`, never by hand. */
export interface FittedJudge {
  /** The version of the game's rules it was fitted on. */
  readonly rules: number
  /** How: the words that make it again. */
  readonly by: string
  /** By phase what each sign counts; `one` always does. */
  readonly weights: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** Written by `tabletome train`, never by hand. */
export interface Trained {
  /** The version of the game's rules it was trained on. */
  readonly rules: number
  /** How: the words that make it again. */
  readonly by: string
  /** Weights that are not as they were thought up, by their way: `points.lower.1`. */
  readonly weights: Readonly<Record<string, number>>
}

/** One number of a reckoning, where it can be read and put. */
export interface Weight {
  readonly name: string
  get(): number
  set(to: number): void
}

/** All numbers of a reckoning, in order. */
export function weightsOf(reckoning: Reckoning, way = ''): Weight[] {
  return Object.entries(reckoning).flatMap(([key, value]) => {
    const name = `${way}${key}`
    if (typeof value === 'number')
      return [{ name, get: () => numberAt(reckoning, key), set: (to: number) => void (reckoning[key] = to) }]
    if (!Array.isArray(value)) return weightsOf(value, `${name}.`)
    return value.map((_, i) => ({
      name: `${name}.${i}`,
      get: () => value[i] ?? 0,
      set: (to: number) => void (value[i] = to),
    }))
  })
}
const numberAt = (reckoning: Reckoning, key: string): number => {
  const value = reckoning[key]
  return typeof value === 'number' ? value : 0
}

/** What was thought up, with what was learned in its place. */
export function trained<R extends Reckoning>(thoughtUp: R, { weights }: Trained): R {
  const reckoning = structuredClone(thoughtUp)
  for (const { name, set } of weightsOf(reckoning)) {
    const learned = weights[name]
    if (learned !== undefined) set(learned)
  }
  return reckoning
}
