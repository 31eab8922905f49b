/** The first letter of a sentence. */
export const start = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** Parts that may be missing, side by side. */
export const joined = (parts: readonly (string | undefined)[], between = ', ') =>
  parts.filter(part => part !== undefined && part !== '').join(between)

/** `3 → 1`: the same in every language. */
export const change = (from: number | string, to: number | string) => `${from} → ${to}`

/** A whole percentage. */
export const percent = (chance: number) => `${Math.round(chance * 100)}%`
