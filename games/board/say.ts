import type { GameText } from '../types.ts'

/** The words of a board and the names of the values in each. */
type Words = Readonly<Record<string, readonly string[]>>
type Values<W extends Words, K extends keyof W> = Record<W[K][number], string | number>

/** How a board says its words: `say(text, 'rounds', { count: 3 })`, every value in its place. */
export const sayer =
  <W extends Words>() =>
  <K extends keyof W & string>(text: GameText, key: K, ...values: W[K] extends readonly [] ? [] : [Values<W, K>]) => {
    let said = text.words(`board.${key}`)
    for (const [name, value] of Object.entries<string | number>(values[0] ?? {}))
      said = said.replaceAll(`{${name}}`, String(value))
    return said
  }
