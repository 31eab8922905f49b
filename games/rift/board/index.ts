import './rift.css'
import './pieces.css'
import './panels.css'
import './cards.css'

export { usually as ahead } from '../knowledge/usually.ts'
export { Board } from './Board.tsx'
export { Current } from './Current.tsx'
export { glyphs } from './glyphs.ts'
export { Knowledge } from './Knowledge.tsx'
export { look } from './look.tsx'
export { Seats } from './Seats.tsx'
export { keys } from './Tools.tsx'
export { Tray } from './Tray.tsx'

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
