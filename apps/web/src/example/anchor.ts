const START = 'example-'

/** The place of an example on the page of the rulebook. */
export const anchorOf = (id: string): string => `${START}${id}`
/** The example an address names. */
export const exampleIn = (hash: string): string | undefined => {
  const id = decodeURIComponent(hash.slice(1))
  return id.startsWith(START) ? id.slice(START.length) : undefined
}
