import { a, de, f, fPlural, label, le as theOf, m, mPlural, type Name } from '../../../text/grammar/french.ts'
import { start } from '../../../text/sentence.ts'

export { count, ed, list } from '../../../text/grammar/french.ts'

/** A name with the forms that sentences ask for most. */
export interface Noun extends Name {
  readonly the: string
  readonly of: string
  readonly to: string
}
export interface PlaceNoun extends Noun {
  readonly in: string
}

/** A name with its verb at the start of a sentence. */
export const does = ({ the, many }: Noun, one: string, several: string) => `${start(the)} ${many ? several : one}`

type More = Pick<Name, 'titled' | 'aspirated'>
const noun = (name: Name): Noun => ({ ...name, name: label(name), the: theOf(name), of: de(name), to: a(name) })
export const le = (name: string, more?: More): Noun => noun(m(name, more))
export const la = (name: string, more?: More): Noun => noun(f(name, more))
export const les = (name: string): Noun => noun(mPlural(name))
export const lesF = (name: string): Noun => noun(fPlural(name))
/** “dans la Forêt”. */
export const inside = (place: Noun): PlaceNoun => ({ ...place, in: `dans ${place.the}` })
/** “sur la Côte”. */
export const upon = (place: Noun): PlaceNoun => ({ ...place, in: `sur ${place.the}` })
