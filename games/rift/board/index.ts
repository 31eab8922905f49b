import './rift.css'
import './pieces.css'
import './panels.css'
import './cards.css'

export { usually as ahead } from '../rules/march/usually.query.ts'
export { Board } from './map/Board.tsx'
export { Current } from './panels/Current.tsx'
export { glyphs } from './art/glyphs.ts'
export { KnownCards } from './panels/KnownCards.tsx'
export { preview } from './panels/preview.tsx'
export { Seats } from './panels/Seats.tsx'
export { keys } from './panels/Tools.tsx'
export { Shelf } from './hand/Shelf.tsx'

/**
 * An action of phase 2 is composed in private and sent as a whole. The other questions stand alone: whatever leads to one of
 * them, such as being ready, is sent before it is asked.
 */
export const drafts = [
  'act',
  'displace',
  'boss.tower',
  'boss.hero',
  'boss.tile',
  'boss.paradox',
  'pickup',
  'shop',
  'round.colour',
] as const
