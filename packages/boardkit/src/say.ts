/** The names in braces: `'{cost} of {mp} MP'` has `cost` and `mp`. */
type Holes<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never

/** A word with its values in their places. */
export const filled = (words: string, values: Readonly<Record<string, string | number>> = {}): string => {
  let said = words
  for (const [name, value] of Object.entries(values)) said = said.replaceAll(`{${name}}`, String(value))
  return said
}

/**
 * How a board says the words of a part of its text: `say(text, 'rounds', { count: 3 })`. `W` are these words in English, so that
 * no word is asked for that is not there, and no value is left out.
 */
export const sayer =
  <W extends Readonly<Record<string, string>>>(part: string) =>
  <K extends keyof W & string>(
    text: { words(key: string): string },
    key: K,
    ...values: [Holes<W[K]>] extends [never] ? [] : [Readonly<Record<Holes<W[K]>, string | number>>]
  ): string =>
    filled(text.words(`${part}.${key}`), values[0])
