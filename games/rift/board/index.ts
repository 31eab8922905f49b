import './rift.css'
import './pieces.css'
import './panels.css'
import './cards.css'

export { usually as ahead } from '../rules/march/usually.query.ts'
export { Board, frame } from './map/Board.tsx'
export { Dock } from './hand/Dock.tsx'
export { Figures, Scales } from './panels/Scales.tsx'
export { glyphs } from './art/glyphs.ts'
export { landmarks } from './landmarks.ts'
export { leaves } from './panels/leaves.tsx'
export { preview } from './panels/preview.tsx'
export { Seats } from './panels/Seats.tsx'
export { Subject } from './panels/Subject.tsx'
export { keys, useTools } from './panels/tools.ts'

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
