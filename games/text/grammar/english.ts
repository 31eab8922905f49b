/** The grammar of English sentences: names carry theirs as data, sentences ask for the form they need. */
import { start } from '../sentence.ts'

export interface Name {
  readonly name: string
  /** Speaks of several: “the Ruins are”. */
  readonly many?: true
  /** What stands before it in a sentence; a proper name has nothing. */
  readonly article: 'the' | 'your' | 'none'
  /** The article belongs to the name: “The Parthian”. */
  readonly titled?: true
}
type More = Partial<Pick<Name, 'titled'>>

export const noun = (name: string, more: More = {}): Name => ({ name, article: 'the', ...more })
export const nouns = (name: string, more: More = {}): Name => ({ name, many: true, article: 'the', ...more })
/** A person or a town. */
export const proper = (name: string): Name => ({ name, article: 'none' })

/** “the Reptilian”, “your hero”, “Taotie”. */
export const the = ({ name, article }: Name): string => (article === 'none' ? name : `${article} ${name}`)
/** The same at the start of a sentence. */
export const The = (name: Name): string => start(the(name))
/** How a name stands alone: on a chip, in a title. */
export const label = (name: Name): string => (name.titled ? The(name) : name.name)
export const labels = <K extends string>(names: Readonly<Record<K, Name>>): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries<Name>(names).map(([id, name]) => [id, label(name)])) as Record<K, string>

/** “an archer”, “a beast”. */
export const a = (word: string): string =>
  `${/^[aeiou]/i.test(word) && !/^(uni|use|one\b)/i.test(word) ? 'an' : 'a'} ${word}`
/** “Ada’s”, “the Gorgons’”. */
export const possessive = (word: string, many = false): string =>
  many && word.endsWith('s') ? `${word}’` : `${word}’s`
/** A name with its verb at the start of a sentence: “The Ruins are”. */
export const does = (name: Name, one: string, several: string): string => `${The(name)} ${name.many ? several : one}`

const joinedBy =
  (word: string) =>
  (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
/** “A”, “A and B”, “A, B and C”. */
export const list = joinedBy('and')
export const either = joinedBy('or')
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
/** What comes several times is said once: “Adept (×2)”. */
export const tally = (items: readonly string[]): string =>
  list([...new Set(items)].map(item => times(item, items.filter(each => each === item).length)))
const times = (item: string, n: number) => (n === 1 ? item : `${item} (×${n})`)
