const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** “2 hours ago”, in the words of the language. */
export const ago = (then: number, now: number, language: string): string => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const seconds = (now - then) / 1000
  for (const [unit, length] of STEPS) if (seconds >= length) return format.format(-Math.floor(seconds / length), unit)
  return format.format(0, 'minute')
}

/** “May 3, 2025”, in the words of the language. */
export const day = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(at)

/** “Ada, Bram and Cleo”. */
export const listed = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(language).format(names)
