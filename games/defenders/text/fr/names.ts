import type * as en from '../en/names.ts'

export { artifacts } from './artifacts.ts'
export { enemies } from './enemies.ts'
export { foes } from './foes.ts'
export { heroes } from './heroes.ts'
export { count, list, type Noun } from './noun.ts'
export { places } from './regions.ts'

export const slots: typeof en.slots = {
  w: 'à gauche',
  nw: 'en haut à gauche',
  ne: 'en haut à droite',
  e: 'à droite',
  se: 'en bas à droite',
  sw: 'en bas à gauche',
}

export const colours: typeof en.colours = { red: 'Rouge', blue: 'Bleu', green: 'Vert', yellow: 'Jaune' }

export const turns: typeof en.turns = {
  'turn.red': 'Tour de Rouge',
  'turn.blue': 'Tour de Bleu',
  'turn.green': 'Tour de Vert',
  'turn.yellow': 'Tour de Jaune',
  'all.1': 'Tous les Défenseurs',
  'all.2': 'Tous les Défenseurs',
}
