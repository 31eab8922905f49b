/** The grammar of French sentences: names carry theirs as data, sentences ask for the form they need. */
import { start } from '../sentence.ts'

export interface Name {
  readonly name: string
  readonly gender: 'm' | 'f'
  /** “les Gorgones”. */
  readonly many?: true
  /** What stands before it in a sentence; a proper name has nothing. */
  readonly article: 'le' | 'votre' | 'none'
  /** The article belongs to the name: “Le Parthe”, “La Caldeira”. */
  readonly titled?: true
  /** No elision before its h: “le harponneur”. */
  readonly aspirated?: true
}
type More = Partial<Pick<Name, 'article' | 'titled' | 'aspirated'>>

const named =
  (gender: Name['gender'], many: boolean) =>
  (name: string, more: More = {}): Name => ({ name, gender, ...(many ? { many } : {}), article: 'le', ...more })
export const m = named('m', false)
export const f = named('f', false)
export const mPlural = named('m', true)
export const fPlural = named('f', true)
/** A person or a town. */
export const proper = (name: string, gender: Name['gender'] = 'm'): Name => ({ name, gender, article: 'none' })

/** How a name stands alone: on a chip, in a title. */
export const label = (name: Name): string => (name.titled ? start(le(name)) : name.name)
export const labels = <K extends string>(names: Readonly<Record<K, Name>>): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries<Name>(names).map(([id, name]) => [id, label(name)])) as Record<K, string>

const VOWEL = /^[aeiouhàâéèêëîïôöùûüœæ]/i
/** Whether a word is elided before it; a person’s h is taken as mute. */
export const elides = (word: string): boolean => VOWEL.test(word)
const isElided = ({ name, aspirated }: Name) => aspirated !== true && elides(name)

const determined = (before: { le: string; la: string; les: string; none: string; elided: string }, name: Name) => {
  if (name.article === 'votre') return `${before.none}${name.many ? 'vos' : 'votre'} ${name.name}`
  if (name.article === 'none')
    return isElided(name) && before.none === 'de ' ? `d’${name.name}` : `${before.none}${name.name}`
  if (name.many) return `${before.les} ${name.name}`
  if (isElided(name)) return `${before.elided}${name.name}`
  return `${name.gender === 'f' ? before.la : before.le} ${name.name}`
}
/** “le Reptilien”, “l’Éléphant de guerre”, “votre héros”, “Taotie”. */
export const le = (name: Name): string => determined({ le: 'le', la: 'la', les: 'les', none: '', elided: 'l’' }, name)
/** The same at the start of a sentence. */
export const Le = (name: Name): string => start(le(name))
/** “du Reptilien”, “de l’Éléphant”, “des Gorgones”, “d’Apophis”. */
export const de = (name: Name): string =>
  determined({ le: 'du', la: 'de la', les: 'des', none: 'de ', elided: 'de l’' }, name)
/** “au Reptilien”, “à l’Éléphant”, “aux Gorgones”, “à Taotie”. */
export const a = (name: Name): string =>
  determined({ le: 'au', la: 'à la', les: 'aux', none: 'à ', elided: 'à l’' }, name)
/** “un Reptilien”, “une Bête”, “des Fantassins”. */
export const un = ({ name, gender, many }: Name): string => `${many ? 'des' : gender === 'f' ? 'une' : 'un'} ${name}`
/** “il”, “elle”, “ils”, “elles”. */
export const il = ({ gender, many }: Pick<Name, 'gender' | 'many'>): string =>
  `${gender === 'f' ? 'elle' : 'il'}${many ? 's' : ''}`

/** The end of a participle or adjective: “vaincu”, “vaincue”, “vaincus”, “vaincues”. */
export const ed = ({ gender, many }: Pick<Name, 'gender' | 'many'>): string =>
  `${gender === 'f' ? 'e' : ''}${many ? 's' : ''}`
/** A name with its verb at the start of a sentence: “Les Gorgones attaquent”. */
export const does = (name: Name, one: string, several: string): string => `${Le(name)} ${name.many ? several : one}`

/** A word that is no name of the game, such as what a player is called: “d’Ada”, “de Bram”. */
export const deWord = (word: string): string => (elides(word) ? `d’${word}` : `de ${word}`)

/** Somebody at the table: whoever reads is “vous”. */
export type Person = { readonly kind: 'me' } | { readonly kind: 'player'; readonly name: string }
/** As subject: “Vous gagnez”, “Bram gagne”. */
export const personDoes = (who: Person, you: string, other: string): string =>
  who.kind === 'me' ? `Vous ${you}` : `${who.name} ${other}`
/** After a preposition: “pour vous”, “pour Bram”. */
export const person = (who: Person): string => (who.kind === 'me' ? 'vous' : who.name)
/** As object: “Cid vous transmet l’Adepte”, “Cid transmet l’Adepte à Bram”. */
export const gives = (who: Person, verb: { you: string; other: string }, to: Person, what: string): string =>
  to.kind === 'me'
    ? `${personDoes(who, `vous ${verb.you}`, `vous ${verb.other}`)} ${what}`
    : `${personDoes(who, verb.you, verb.other)} ${what} à ${to.name}`
/** Behind a noun: “à vous”, “d’Ada”. */
export const whose = (who: Person): string => (who.kind === 'me' ? 'à vous' : deWord(who.name))

const joinedBy =
  (word: string) =>
  (items: readonly string[]): string =>
    items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`
/** “A”, “A et B”, “A, B et C”. */
export const list = joinedBy('et')
export const either = joinedBy('ou')
/** In French zero is singular. */
export const count = (n: number, one: string, many: string): string => `${n} ${n < 2 ? one : many}`
/** What comes several times is said once: “deux Adeptes” needs its plural, “Adepte (×2)” does not. */
export const tally = (items: readonly string[]): string =>
  list([...new Set(items)].map(item => times(item, items.filter(each => each === item).length)))
const times = (item: string, n: number) => (n === 1 ? item : `${item} (×${n})`)
