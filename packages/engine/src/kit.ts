import { freeze } from './copy.ts'
import { isDev } from './dev.ts'
import { heardBy, partsOf } from './effect.ts'
import type {
  AbilitiesInPlay,
  Ability,
  AbilityIdOf,
  AnswerOf,
  Definition,
  Frozen,
  Kit,
  Maker,
  Modifier,
  Now,
  Reaction,
  Reason,
  Shape,
  Step,
  ThingOf,
} from './types.ts'
import type { Words } from './words.ts'

type WhyNot = (state: unknown, about: unknown, wish: unknown, seat?: unknown) => Reason | undefined

/**
 * Once per game: the words its rules are written with. A second step of the same id throws at load. Questions are kept with all
 * their fields in the same order, since objects of one shape are read fastest.
 */
export function kit<T extends Shape>(words?: Words<AnswerOf<T>, ThingOf<T>>): Kit<T> {
  const definitions = new Map<string, Definition<T>>()
  let inPlay: AbilitiesInPlay<T> = () => []
  let abilities: Readonly<Record<string, Ability<T>>> = {}
  const heard = new Set<string>()

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
    ending: (answer, steps) => ({ id: idOf(answer), answer, steps, at: undefined, ends: true }),
    go: (id: string, about?: unknown): Step => ({ do: id, with: isDev() ? freeze(about) : about }),
    modifiers(state, amount, about) {
      const found: { adds: T['amounts'][typeof amount]['adds']; ability: AbilityIdOf<T>; self: string }[] = []
      if (!heard.has(amount)) return found
      for (const { ability, self } of inPlay(state, amount))
        for (const part of abilities[ability] ?? [])
          if (part.kind === 'modifier' && part.amount === amount) {
            const { adds } = part as Modifier<T, typeof amount>
            found.push({ adds: adds(state, about, self), ability, self })
          }
      return found
    },
    useEffects(effects, numberOf, which) {
      const parts: Record<string, Ability<T>> = {}
      heard.clear()
      for (const id of Object.keys(effects) as AbilityIdOf<T>[]) {
        parts[id] = partsOf<T>(effects[id], numberOf(id))
        for (const event of heardBy<T>(effects[id])) heard.add(event)
      }
      abilities = parts
      inPlay = which
    },
    reactions(state: Now<T>, moment: string, about: unknown) {
      const steps: Step[] = []
      for (const { ability, self } of inPlay(state, moment))
        for (const part of abilities[ability] ?? [])
          if (part.kind === 'reaction' && part.moment === moment) {
            const reaction = part as Reaction<T>
            steps.push(...reaction.steps(state, about as Frozen<T['moments'][keyof T['moments']]>, self))
          }
      return steps
    },
    isHeard: moment => heard.has(moment),
  }
}
