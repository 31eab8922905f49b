import { label, noun as named, nouns as severalNamed, the } from '../../../text/grammar/english.ts'

export { count, list } from '../../../text/grammar/english.ts'

/** A name with the form that sentences ask for most. */
export interface Noun {
  readonly name: string
  readonly the: string
  /** Speaks of several: “the Ruins are”. */
  readonly many?: boolean
}
export interface PlaceNoun extends Noun {
  readonly in: string
}

type More = Parameters<typeof named>[1]
export const noun = (name: string, more?: More): Noun => {
  const it = named(name, more)
  return { name: label(it), the: the(it) }
}
export const nouns = (name: string): Noun => ({ name, the: the(severalNamed(name)), many: true })
/** “in the Forest”. */
export const inside = (place: Noun): PlaceNoun => ({ ...place, in: `in ${place.the}` })
/** “on the Coast”. */
export const upon = (place: Noun): PlaceNoun => ({ ...place, in: `on ${place.the}` })
