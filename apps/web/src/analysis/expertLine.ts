import { winChance } from '@tabletome/bots'
import { digestOf, imagine, type Position, Refused, sfc32, type Shape, type View } from '@tabletome/engine'
import { botsAt } from '@tabletome/games/selfPlay.ts'
import type { ByItself } from '@tabletome/games/types'
import type { Rules } from '../local/running.ts'
import type { LineStep } from './lineStep.ts'

interface Begins {
  /** What the seat could know: everything else is imagined. */
  readonly view: View<Shape>
  readonly seat: string
  /** Through whose eyes the line is looked at; nothing: through everybody's. */
  readonly shown: string | undefined
  /** The answer it begins with, where one is known to be the best. */
  readonly first?: string | undefined
}

/** What goes by itself on the way from one decision to the next. */
const MOST_ASIDE = 200

/**
 * How an expert would go on, answer by answer, in a world that looks like what the seat could see: nothing that was hidden from it
 * is known, and what comes from piles and dice is imagined. The same position always gives the same line.
 */
export const expertLine = (rules: Rules, byItself: ByItself | undefined, { view, seat, shown, first }: Begins) => {
  const { game, evaluation } = rules
  const random = sfc32(`line ${digestOf(view)}`)
  const world = imagine(game, view, random)
  const expert = botsAt(rules, world.seats, { levels: ['expert'], random })
  let wish = first

  /** What is not really decided: the only way on, or what the table answers by itself. */
  const asideOf = (position: Position<Shape>) => {
    for (const { seat: asked, choice, options } of position.decisions) {
      const [only] = options
      if (!position.waiting.includes(asked) || !only) continue
      const option = options.length === 1 ? only.id : byItself?.(position.view(asked), { choice, options }, false)
      if (option !== undefined) return { seat: asked, option }
    }
    return undefined
  }
  const goOn = () => {
    for (let count = 0; count < MOST_ASIDE && world.outcome === undefined; count++) {
      const aside = asideOf(world)
      if (!aside) return
      world.answer(aside.seat, aside.option)
    }
  }
  const wished = () => {
    const asked = world.decisions.find(decision => decision.seat === seat && world.waiting.includes(seat))
    const option = asked?.options.find(({ id }) => id === wish)
    wish = undefined
    return asked && option ? { seat, ask: asked.choice, option: option.id } : undefined
  }

  /** Nothing more: the match is over there. */
  return (): LineStep | undefined => {
    if (world.outcome !== undefined) return undefined
    const next = wished() ?? expert(world)
    const asked = world.view(next.seat)
    const options = world.decisions.find(decision => decision.seat === next.seat)?.options ?? []
    try {
      world.answer(next.seat, next.option)
      goOn()
    } catch (error) {
      // A world that turns out otherwise than what was known ends the line.
      if (error instanceof Refused) return undefined
      throw error
    }
    return {
      seat: next.seat,
      choice: next.ask,
      option: next.option,
      at: [options.find(({ id }) => id === next.option)?.at ?? []].flat(),
      asked,
      view: world.view(shown),
      chance: evaluation.winning ? winChance(evaluation.winning, world.view(seat), seat).chance : 0.5,
    }
  }
}
