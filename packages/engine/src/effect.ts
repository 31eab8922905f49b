/** What a card does, written as one literal: by itself at moments and for amounts, and when it is used. */
import type { Ability, AbilityIdOf, Frozen, Now, Shape, Step } from './types.ts'

/** `n` is the number printed on the card. `Self` is what has it: a seat's piece, a place, a card. */
export interface Effect<T extends Shape, Self, Use = never> {
  /** At a moment: the steps it sets off. */
  readonly on?: {
    readonly [M in keyof T['moments']]?: (
      state: Now<T>,
      about: Frozen<T['moments'][M]>,
      self: Self,
      n: number,
    ) => readonly Step[]
  }
  /** To an amount: what it adds. */
  readonly adds?: {
    readonly [A in keyof T['amounts']]?: (
      state: Now<T>,
      about: Frozen<T['amounts'][A]['about']>,
      self: Self,
      n: number,
    ) => T['amounts'][A]['adds']
  }
  /** When somebody uses it; what that is, the game says. */
  readonly use?: Use
}

/** Every card of a game with what it does, whoever has it and whatever using it means. */
export type Effects<T extends Shape> = Readonly<Record<AbilityIdOf<T>, Effect<T, never, unknown>>>

/** The moments and amounts a card listens to: a game asks once, so that it looks at nothing else later. */
export const heardBy = <T extends Shape>({ on, adds }: Effect<T, never, unknown>): readonly string[] => [
  ...Object.keys(on ?? {}),
  ...Object.keys(adds ?? {}),
]

type Part = (state: unknown, about: unknown, self: unknown, n: number) => never

/** The same as the engine keeps it. */
export const partsOf = <T extends Shape>(effect: Effect<T, never, unknown>, n: number): Ability<T> =>
  [
    ...Object.entries((effect.on ?? {}) as Record<string, Part>).map(([moment, steps]) => ({
      kind: 'reaction' as const,
      moment,
      steps: (state: unknown, about: unknown, self: string) => steps(state, about, self, n),
    })),
    ...Object.entries((effect.adds ?? {}) as Record<string, Part>).map(([amount, adds]) => ({
      kind: 'modifier' as const,
      amount,
      adds: (state: unknown, about: unknown, self: string) => adds(state, about, self, n),
    })),
  ] as Ability<T>
