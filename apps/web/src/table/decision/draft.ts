/** An action composed in private: its answers are tried by the rules on what the seat may see, and sent together at the end. */
import { foresee, type Game, Refused, type Shape, type View } from '@tabletome/engine'
import type { OpenDecision } from '@tabletome/match'
import type { Fact } from '../playback/playback.ts'

/** The position an action has led to so far. */
export interface Composed {
  readonly seat: string
  readonly steps: readonly string[]
  readonly facts: readonly Fact[]
  readonly view: View<Shape>
  /** What is to be decided next; nothing: the action is complete. */
  readonly decisions: readonly OpenDecision[]
}

export const beginning = (seat: string, view: View<Shape>): Composed => ({
  seat,
  steps: [],
  facts: [],
  view,
  decisions: [],
})

/** One more answer. `opens` are the questions at which actions begin: where one is asked again the action is complete. */
export const composed = (
  game: Game<Shape>,
  { seat, steps, facts, view }: Composed,
  option: string,
  opens: readonly string[],
): Composed => {
  const [sure, ...others] = foresee(game, view, option)
  const further = { seat, steps: [...steps, option], decisions: [] }
  if (!sure || others.length > 0) return { ...further, facts, view }
  const isOpen = sure.stopped === 'decision' && sure.decisions.every(({ choice }) => !opens.includes(choice))
  return {
    ...further,
    facts: [...facts, ...(isOpen ? sure.facts : sure.facts.slice(0, sure.own))],
    view: sure.view,
    decisions: isOpen ? sure.decisions.map(({ choice, options }) => ({ choice, seat, options })) : [],
  }
}

/** The same action on a table that has changed since: as much of it as still stands. */
export const recomposed = (
  game: Game<Shape>,
  seat: string,
  view: View<Shape>,
  steps: readonly string[],
  opens: readonly string[],
): Composed => {
  let at = beginning(seat, view)
  for (const step of steps) {
    try {
      const next = composed(game, at, step, opens)
      if (next.decisions.length === 0) return at
      at = next
    } catch (error) {
      if (error instanceof Refused) return at
      throw error
    }
  }
  return at
}
