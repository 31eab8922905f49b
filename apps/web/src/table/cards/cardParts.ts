/** A paragraph of a card's text, or things it counts up: set as a list. */
export type CardPart = { readonly words: string } | { readonly list: readonly string[] }

const FEWEST = 3
const SENTENCE = /(?<=[.!?]) (?=\p{Lu})/u
const SEMICOLON = /\s*;\s+/

/** Lines are paragraphs; a sentence that counts up with semicolons, such as the values of a unit, is a list. */
export const cardParts = (text: string): CardPart[] => {
  const parts: CardPart[] = []
  for (const line of text.split('\n')) {
    let words: string[] = []
    const close = () => {
      if (words.length > 0) parts.push({ words: words.join(' ') })
      words = []
    }
    for (const sentence of line.split(SENTENCE)) {
      const items = sentence.split(SEMICOLON)
      if (items.length < FEWEST) {
        words.push(sentence)
        continue
      }
      close()
      parts.push({ list: items.map(item => item.replace(/\.$/, '')) })
    }
    close()
  }
  return parts
}
