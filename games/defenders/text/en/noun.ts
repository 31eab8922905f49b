export interface Noun {
  readonly name: string
  readonly the: string
  /** Speaks of several: “the Ruins are”. */
  readonly many?: boolean
}

export const noun = (name: string): Noun => ({ name, the: `the ${name}` })
export const nouns = (name: string): Noun => ({ name, the: `the ${name}`, many: true })

/** “A”, “A and B”, “A, B and C”. */
export const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

export const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
