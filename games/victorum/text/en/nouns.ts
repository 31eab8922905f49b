/** Names in sentences: a unit, a chip, a place by its id, with what English wants before it. */
import { label as labelOf, type Name, noun, nouns, proper, the } from '../../../text/grammar/english.ts'
import { start } from '../../../text/sentence.ts'
import type { BagChip, HeroId, PlaceId, ScionId } from '../../content/ids.ts'
import { banes } from './banes.ts'
import { placeNames } from './places.ts'
import { kindNames } from './units.ts'

export const heroNames: Readonly<Record<HeroId, Name>> = {
  bingqing: proper('Bingqing'),
  decimus: proper('Decimus'),
  nox: proper('Nox'),
  'sea-strider': proper('Sea Strider'),
  krakenlance: proper('Krakenlance'),
  'the-parthian': noun('Parthian', { titled: true }),
  virago: proper('Virago'),
  stygiana: proper('Stygiana'),
}
export const scionNames: Readonly<Record<ScionId, Name>> = {
  hydra: noun('Hydra'),
  taotie: proper('Taotie'),
  zahhak: proper('Zahhak'),
  'itzam-cab-ain': proper('Itzam Cab Ain'),
  pluto: proper('Pluto'),
  gorgons: nouns('Gorgons', { titled: true }),
  apep: proper('Apep'),
  balor: proper('Balor'),
}

const HERO: Name = { name: 'hero', article: 'your' }
/** A unit in combat or a chip; facts know the hero and the primus only by these words. A numbered one needs no article. */
export const named = (id: string): Name => {
  if (id === 'hero') return HERO
  if (id === 'primus') return noun('primus')
  if (id.startsWith('shade.')) return noun(`Shade of ${the(named(id.slice(6)))}`)
  const [kind = '', number] = id.split('.')
  const name = kindNames[kind === 'beast' && number !== undefined ? 'kennel-beast' : kind] ?? proper('')
  return number === undefined ? name : proper(`${name.name} ${number}`)
}
/** In a sentence. */
export const unit = (id: string): string => the(named(id))
export const Unit = (id: string): string => start(unit(id))
/** Alone: in a title, a list or a table. */
export const label = (id: string): string => (id === 'hero' ? Unit(id) : start(labelOf(named(id))))

const isBane = (id: string): id is keyof typeof banes => Object.hasOwn(banes, id)
/** Whatever the bag holds. */
export const chip = (id: BagChip): string => (isBane(id) ? banes[id].name : label(id))

/** A location in a sentence. */
export const place = (id: PlaceId): string => the(placeNames[id] ?? proper(''))
export const hero = (id: HeroId): string => the(heroNames[id])
export const scion = (id: ScionId): string => the(scionNames[id])
const isScion = (id: string): id is ScionId => Object.hasOwn(scionNames, id)
export const opponent = (id: HeroId | ScionId): string => (isScion(id) ? scion(id) : hero(id))
/** The primus is called by its name as it comes and goes. */
export const unitOf = (id: string, kind: string): string =>
  id === 'primus' ? `${the(named(kind))}, the primus,` : unit(id)
