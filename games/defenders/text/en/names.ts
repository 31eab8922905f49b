import type { Colour, DefenderCardId, Slot } from '../../rules/state/shape.ts'

export { artifacts } from './artifacts.ts'
export { enemies } from './enemies.ts'
export { foes } from './foes.ts'
export { heroes } from './heroes.ts'
export { count, list, type Noun } from './noun.ts'
export { places } from './regions.ts'

export const slots: Record<Slot, string> = {
  w: 'left',
  nw: 'upper left',
  ne: 'upper right',
  e: 'right',
  se: 'lower right',
  sw: 'lower left',
}

/** The Defenders, each called by its colour. */
export const colours: Record<Colour, string> = { red: 'Red', blue: 'Blue', green: 'Green', yellow: 'Yellow' }

/** The cards of the Turn Deck that are not Enemies. */
export const turns: Record<DefenderCardId, string> = {
  'turn.red': 'Red’s Turn',
  'turn.blue': 'Blue’s Turn',
  'turn.green': 'Green’s Turn',
  'turn.yellow': 'Yellow’s Turn',
  'all.1': 'All Defenders',
  'all.2': 'All Defenders',
}
