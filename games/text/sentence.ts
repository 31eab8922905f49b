/** The first letter of a sentence. */
export const start = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** A sentence that goes on after a colon. */
export const inline = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** A sentence inside a longer one. */
export const clause = (sentence: string) => inline(sentence).replace(/\.$/, '')

/** Parts that may be missing, side by side. */
export const joined = (parts: readonly (string | undefined)[], between = ', ') =>
  parts.filter(part => part !== undefined && part !== '').join(between)
export const sentences = (...parts: readonly (string | undefined)[]) => joined(parts, ' ')
/** A paragraph each. */
export const paragraphs = (...parts: readonly (string | undefined)[]) => joined(parts, '\n')

/** With what the words themselves do not say. */
export const bracketed = (text: string, inside: string) => (inside === '' ? text : `${text} (${inside})`)

/** `3 → 1`: the same in every language. */
export const change = (from: number | string, to: number | string) => `${from} → ${to}`

/** With a true minus. */
export const figure = (amount: number) => (amount < 0 ? `−${-amount}` : String(amount))
