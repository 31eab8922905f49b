/** A whole number from 0 to n − 1 by rejection sampling: every number has exactly the same chance. */
export function belowBy(source: { word(): number }, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 0x100000000)
    throw new Error(`below(${n}): n is not a whole number from 1 to 2^32`)
  const limit = 0x100000000 - (0x100000000 % n)
  for (;;) {
    const word = source.word()
    if (word < limit) return word % n
  }
}
