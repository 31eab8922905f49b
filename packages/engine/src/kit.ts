import { freeze } from './copy.ts'
import { isDev } from './dev.ts'
import { addParts, type Parts } from './effect.ts'
import type {
  AbilitiesInPlay,
  AbilityIdOf,
  AnswerOf,
  Definition,
  Kit,
  Maker,
  Now,
  Reason,
  Shape,
  Step,
  ThingOf,
} from './types.ts'
import type { Words } from './words.ts'

const NOTHING: readonly never[] = []

type WhyNot = (state: unknown, about: unknown, wish: unknown, seat?: unknown) => Reason | undefined

/**
 * Once per game: the words its rules are written with. A second step of the same id throws at load. Questions are kept with all
 * their fields in the same order, since objects of one shape are read fastest.
 */
export function kit<T extends Shape>(words?: Words<AnswerOf<T>, ThingOf<T>>): Kit<T> {
  const definitions = new Map<string, Definition<T>>()
  let inPlay: AbilitiesInPlay<T> = () => []
  const atMoments: Parts = new Map()
  const toAmounts: Parts = new Map()

  const define = <W>(definition: Definition<T>): Maker<W> => {
    const { id } = definition
    if (definitions.has(id)) throw new Error(`two definitions of "${id}"`)
    definitions.set(id, definition)
    const make = (about?: unknown): Step => (isDev() ? { do: id, with: freeze(about) } : { do: id, with: about })
    return Object.assign(make, { id }) as Maker<W>
  }

  const idOf: (answer: AnswerOf<T>) => string =
    words?.id ??
    (() => {
      throw new Error('this game has no words for its answers')
    })
  /** What was pointed at comes as text: an answer's id, or an anchor of the board. */
  const wished =
    (whyNot: WhyNot) =>
    (state: unknown, about: unknown, anchor: string, seat?: unknown): Reason | undefined => {
      const wish = { answer: words?.answer(anchor), thing: words?.thing(anchor) }
      return (wish.answer ?? wish.thing) ? whyNot(state, about, wish, seat) : undefined
    }

  return {
    definitions,
    words,
    step: (id, run) => define({ kind: 'step', id, run }),
    question(id, { seat, options, whyNot, repeat, ask }) {
      const def = { seat, options, whyNot: whyNot && wished(whyNot as WhyNot), repeat, ask }
      return define({ kind: 'choice', id, def })
    },
    jointQuestion(id, { join, seats, options, anyOrder, idle, whyNot, repeat, ask }) {
      const def = { join, seats, options, anyOrder, idle, whyNot: whyNot && wished(whyNot as WhyNot), repeat, ask }
      return define({ kind: 'joint', id, def })
    },
    option: (answer, steps, at) => ({ id: idOf(answer), answer, steps, at, ends: false }),
    ending: (answer, steps, at) => ({ id: idOf(answer), answer, steps, at, ends: true }),
    go: (id: string, about?: unknown): Step => ({ do: id, with: isDev() ? freeze(about) : about }),
    modifiers(state, amount, about) {
      type Adds = T['amounts'][typeof amount]['adds']
      const parts = toAmounts.get(amount)
      if (parts === undefined) return NOTHING
      const abilities = inPlay(state, amount, parts)
      if (abilities.length === 0) return NOTHING
      const found: { adds: Adds; ability: AbilityIdOf<T>; self: string }[] = []
      for (const { ability, self } of abilities) {
        const part = parts.get(ability)
        if (part) found.push({ adds: part.run(state, about, self, part.n) as Adds, ability, self })
      }
      return found
    },
    useEffects(effects, numberOf, which) {
      atMoments.clear()
      toAmounts.clear()
      for (const id of Object.keys(effects) as AbilityIdOf<T>[]) {
        addParts(atMoments, id, effects[id].on, numberOf(id))
        addParts(toAmounts, id, effects[id].adds, numberOf(id))
      }
      inPlay = which
    },
    reactions(state: Now<T>, moment: string, about: unknown) {
      const parts = atMoments.get(moment)
      if (parts === undefined) return NOTHING
      const steps: Step[] = []
      for (const { ability, self } of inPlay(state, moment, parts)) {
        const part = parts.get(ability)
        if (part) for (const step of part.run(state, about, self, part.n) as readonly Step[]) steps.push(step)
      }
      return steps
    },
    isHeard: moment => atMoments.has(moment),
  }
}
