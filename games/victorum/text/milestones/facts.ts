import type { Fact } from '../../rules/state/shape.ts'

export type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>
const isOf =
  <T extends Fact['type']>(type: T) =>
  (fact: Fact): fact is FactOf<T> =>
    fact.type === type

export const allOf = <T extends Fact['type']>(facts: readonly Fact[], type: T): readonly FactOf<T>[] =>
  facts.filter(isOf(type))
export const lastOf = <T extends Fact['type']>(facts: readonly Fact[], type: T): FactOf<T> | undefined =>
  facts.findLast(isOf(type))

/** From the last fact of that type before `at`, up to and without `at`; everything where there is none. */
export const since = (told: readonly Fact[], type: Fact['type'], at: number): readonly Fact[] => {
  const first = told.findLastIndex((fact, i) => i < at && fact.type === type)
  return told.slice(Math.max(0, first), at)
}
/** From `at` up to and without the next fact of that type. */
export const until = (told: readonly Fact[], type: Fact['type'], at: number): readonly Fact[] => {
  const next = told.findIndex((fact, i) => i > at && fact.type === type)
  return told.slice(at, next < 0 ? told.length : next)
}
