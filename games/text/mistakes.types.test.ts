/** Mistakes in the tables of a text that must not compile: read by `npm run types`, never run. */
import type { ByQuestion, Sayings } from './typed.ts'

interface Tiny {
  seat: 'p1'
  open: object
  own: object
  piles: object
  fact: { type: string }
  moments: object
  amounts: Record<string, never>
  outcome: object
  answer: { do: 'move'; to: 'forest' | 'coast' } | { do: 'end' }
  questions: {
    act: { about: { hero: string }; answers: 'move' | 'end' }
    rest: { about: undefined; answers: 'end' }
  }
  steps: Record<string, never>
}
const end = () => ({ what: '' })
const move = (_at: object, { to }: { to: string }) => ({ what: to })

export const sayings: Sayings<Tiny, object> = { act: { move, end }, rest: { end } }
// @ts-expect-error a forgotten kind of answer
export const forgotten: Sayings<Tiny, object> = { act: { move }, rest: { end } }
// @ts-expect-error a forgotten question
export const unsaid: Sayings<Tiny, object> = { act: { move, end } }
// @ts-expect-error a misspelt verb
export const misspelt: Sayings<Tiny, object> = { act: { move, end, ned: end }, rest: { end } }
export const elsewhere: Sayings<Tiny, object> = {
  // @ts-expect-error a field the answer does not have
  act: { move: (_at, { from }) => ({ what: from }), end },
  rest: { end },
}

export const asks: ByQuestion<Tiny, object, string> = { act: ({ about }) => about.hero, rest: () => '' }
// @ts-expect-error a question without words
export const unasked: ByQuestion<Tiny, object, string> = { act: () => '' }
// @ts-expect-error what the question is not about
export const unknown: ByQuestion<Tiny, object, string> = { act: ({ about }) => about.villain, rest: () => '' }
