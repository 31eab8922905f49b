/** The known word that was probably meant: at most a third of its letters differ. */
export function closest(typed: string, known: readonly string[]): string | undefined {
  let best: string | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (const word of known) {
    const differ = distance(typed.toLowerCase(), word.toLowerCase())
    if (differ < fewest && differ <= Math.max(1, Math.floor(word.length / 3))) {
      best = word
      fewest = differ
    }
  }
  return best
}

/** Letters to add, drop or change to get from one word to the other. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)),
      )
    row = next
  }
  return row[other.length] ?? 0
}
