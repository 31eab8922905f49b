/** Why there can be no such position: one sentence for whoever wrote it. */
export class NoSuchPosition extends Error {}

export const refuse = (sentence: string): never => {
  throw new NoSuchPosition(sentence)
}

/** Words that the game does not know are named, so that a slip of the pen is found at once. */
export const onlyWords = (game: string, words: object, known: object): void => {
  for (const word of Object.keys(words))
    if (!Object.hasOwn(known, word)) refuse(`A position of ${game} has no word “${word}”.`)
}

/** All of them exist. */
export const allKnown = (what: string, named: Iterable<string>, known: (name: string) => boolean): void => {
  for (const name of named) if (!known(name)) refuse(`There is no ${what} “${name}”.`)
}

/** Nothing is in two places. */
export const noneTwice = (what: string, named: Iterable<string>): void => {
  const seen = new Set<string>()
  for (const name of named) {
    if (seen.has(name)) refuse(`The ${what} “${name}” is in two places.`)
    seen.add(name)
  }
}

export const within = (what: string, value: number | undefined, least: number, most: number): void => {
  if (value !== undefined && !(Number.isInteger(value) && value >= least && value <= most))
    refuse(`${what} is a whole number from ${least} to ${most}, not ${value}.`)
}
