import { entryOf } from '../../../text/because.ts'
import type { because as en } from '../en/because.ts'
import { count, foes, heroes, places } from './names.ts'

const place = (id: string): string => entryOf(places, id)?.the ?? ''
const inPlace = (id: string): string => entryOf(places, id)?.in ?? ''
const hero = (id: string): string => entryOf(heroes, id)?.the ?? ''
const ofHero = (id: string): string => entryOf(heroes, id)?.of ?? ''
const foe = (id: string): string => entryOf(foes, id)?.the ?? ''

export const because: typeof en = {
  even: ['Légèrement mieux dans la plupart des suites.', 'Légèrement moins bien dans la plupart des suites.'],
  same: ['Revient à peu près au même.', 'Revient à peu près au même.'],
  only: ['Rien d’autre n’entre en ligne de compte.', 'Rien d’autre n’entre en ligne de compte.'],
  idle: ['Ne perd aucun point d’action.', (_, n) => `${count(n, 'point d’action perdu', 'points d’action perdus')}.`],
  won: ['Gagne plus souvent dans la Manche.', 'Gagne moins souvent dans la Manche.'],
  lasting: ['Le royaume tient plus souvent.', 'Le royaume tombe plus souvent.'],
  capital: ['Écarte la Menace de la Capitale.', 'Laisse plus de Menace gagner la Capitale.'],
  standing: [about => `Garde ${place(about)} debout.`, about => `Laisse plus souvent tomber ${place(about)}.`],
  threat: [about => `Moins de Menace ${inPlace(about)}.`, about => `Plus de Menace ${inPlace(about)}.`],
  foe: [(about, n) => `Blesse davantage ${foe(about)}, d’environ ${n}.`, about => `Blesse moins ${foe(about)}.`],
  awake: [about => `Évite l’épuisement ${ofHero(about)}.`, about => `Épuise plus souvent ${hero(about)}.`],
  hp: [about => `Ménage les PV ${ofHero(about)}.`, about => `Entame les PV ${ofHero(about)}.`],
  artifacts: ['Donne plus souvent un Artefact.', 'Donne moins souvent un Artefact.'],
}
