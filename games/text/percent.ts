/** A share in percent as a reader expects it: nothing that can happen is called 0, nothing unsure 100. */
export const percentOf = (share: number, digits = 0): number => {
  if (share <= 0) return 0
  if (share > 0.9999) return 100
  const step = 10 ** -digits
  return Math.min(100 - step, Math.max(step, Number((share * 100).toFixed(digits))))
}

/** The same in words; before the sign each language sets its own space. */
export const percent = (share: number): string => `${percentOf(share)}%`
