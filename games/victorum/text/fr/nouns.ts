import { a, de, ed, f, fPlural, label as labelOf, le, m, type Name, proper } from '../../../text/grammar/french.ts'
import { start } from '../../../text/sentence.ts'
import type { BagChip, HeroId, PlaceId, ScionId } from '../../content/ids.ts'
import { banes } from './banes.ts'
import { placeNames } from './places.ts'
import { kindNames } from './units.ts'

export const heroNames: Readonly<Record<HeroId, Name>> = {
  bingqing: proper('Bingqing', 'f'),
  decimus: proper('Decimus'),
  nox: proper('Nox', 'f'),
  'sea-strider': proper('Marche-Mers'),
  krakenlance: proper('Krakenlance'),
  'the-parthian': m('Parthe', { titled: true }),
  virago: proper('Virago', 'f'),
  stygiana: proper('Stygiana', 'f'),
}
export const scionNames: Readonly<Record<ScionId, Name>> = {
  hydra: f('Hydre'),
  taotie: proper('Taotie'),
  zahhak: proper('Zahhak'),
  'itzam-cab-ain': proper('Itzam Cab Ain'),
  pluto: proper('Pluton'),
  gorgons: fPlural('Gorgones', { titled: true }),
  apep: proper('Apophis'),
  balor: proper('Balor'),
}

const HERO = m('héros', { article: 'votre', aspirated: true })
export const named = (id: string): Name => {
  if (id === 'hero') return HERO
  if (id === 'primus') return m('primus')
  if (id.startsWith('shade.')) return f(`Ombre ${de(named(id.slice(6)))}`)
  const [kind = '', number] = id.split('.')
  const name = kindNames[kind === 'beast' && number !== undefined ? 'kennel-beast' : kind] ?? proper('')
  return number === undefined ? name : { ...name, name: `${name.name} ${number}` }
}
export const unit = (id: string): string => le(named(id))
export const Unit = (id: string): string => start(unit(id))
export const ofUnit = (id: string): string => de(named(id))
export const toUnit = (id: string): string => a(named(id))
/** The end of a participle said of a unit. */
export const unitEd = (id: string): string => ed(named(id))
export const label = (id: string): string => (id === 'hero' ? Unit(id) : start(labelOf(named(id))))

const isBane = (id: string): id is keyof typeof banes => Object.hasOwn(banes, id)
export const chip = (id: BagChip): string => (isBane(id) ? banes[id].name : label(id))

const placeNamed = (id: PlaceId): Name => placeNames[id] ?? proper('')
export const place = (id: PlaceId): string => le(placeNamed(id))
export const ofPlace = (id: PlaceId): string => de(placeNamed(id))
export const toPlace = (id: PlaceId): string => a(placeNamed(id))
export const hero = (id: HeroId): string => le(heroNames[id])
export const scion = (id: ScionId): string => le(scionNames[id])
const isScion = (id: string): id is ScionId => Object.hasOwn(scionNames, id)
/** “de l’Hydre”, by an effect of its card such as `hydra.bite`. */
export const ofScionRun = (run: string): string => {
  const [id = ''] = run.split('.')
  return isScion(id) ? de(scionNames[id]) : ''
}
export const opponent = (id: HeroId | ScionId): string => (isScion(id) ? scion(id) : hero(id))
/** The primus is called by its name as it comes and goes. */
export const unitOf = (id: string, kind: string): string =>
  id === 'primus' ? `${le(named(kind))}, le primus,` : unit(id)
