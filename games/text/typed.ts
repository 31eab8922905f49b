/** From the shell, which knows ids, to the game, which knows its questions: the only place where types are taken on trust. */
import type { About, AnswerBy, AnswerOf, Foresight, QuestionId, Shape, VerbsOf, View } from '@tabletome/engine'
import type { GameText, Names, OptionText } from '../types.ts'

/** One saying for every answer of every question: none can be forgotten. */
export type Sayings<T extends Shape, At> = {
  readonly [Q in QuestionId<T>]: {
    readonly [D in VerbsOf<T, Q>]: (at: At & { readonly about: About<T, Q> }, answer: AnswerBy<T, D>) => OptionText
  }
}
/** One function for every question. */
export type ByQuestion<T extends Shape, At, R> = {
  readonly [Q in QuestionId<T>]: (at: At & { readonly choice: Q; readonly about: About<T, Q> }) => R
}

interface Reader<T> {
  answer(id: string): AnswerOf<T> | undefined
}
const aboutOf = (view: { readonly agenda: readonly { readonly with: unknown }[] }): unknown => view.agenda.at(-1)?.with
/** The option that is put into words, and what may be foreseen of it. */
export interface Look {
  readonly option: string
  readonly foresight: Foresight<Shape> | undefined
}
type Say = (at: never, answer: never) => OptionText

export const sayOption =
  <T extends Shape, At extends object>(
    words: Reader<T>,
    sayings: Sayings<T, At>,
    atOf: (view: View<T>, names: Names, look: Look) => At,
  ): GameText['option'] =>
  (choice, id, anyView, names, foresight) => {
    const view = anyView as View<T>
    const answer = words.answer(id)
    const table = sayings as Readonly<Record<string, Readonly<Record<string, Say>>>>
    const say = answer && table[choice]?.[answer.do]
    return say
      ? say({ ...atOf(view, names, { option: id, foresight }), about: aboutOf(anyView) } as never, answer as never)
      : { what: '' }
  }

/** What is said about a question; nothing if the view waits for another one. */
export const byQuestion = <T extends Shape, At extends object, R>(
  table: ByQuestion<T, At, R> | Partial<ByQuestion<T, At, R>>,
  choice: string,
  view: View<T>,
  at: At,
): R | undefined => {
  const say = (table as Readonly<Record<string, (at: object) => R>>)[choice]
  return say && view.agenda.at(-1)?.do === choice ? say({ ...at, choice, about: aboutOf(view) }) : undefined
}
