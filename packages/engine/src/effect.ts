/** What a card does, written as one literal: by itself at moments and for amounts, and when it is used. */
import type { AbilityIdOf, Frozen, Now, Shape, Step } from './types.ts'

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

/** What a card does at one moment, or adds to one amount, and the number printed on it. */
export interface Part {
  readonly run: (state: unknown, about: unknown, self: string, n: number) => unknown
  readonly n: number
}
/** By moment or amount, then by card: made once, so that a rule that nobody listens to costs nothing. */
export type Parts = Map<string, Map<string, Part>>

export const addParts = (parts: Parts, id: string, doing: object | undefined, n: number): void => {
  for (const [event, run] of Object.entries(doing ?? {}) as [string, Part['run']][]) {
    const heard = parts.get(event) ?? new Map<string, Part>()
    parts.set(event, heard.set(id, { run, n }))
  }
}
