import { COLOURS } from '../../content/levels.ts'
import type { Colour, Now, PlaceId } from '../state/shape.ts'

type OpenNow = Now['open']

/** The Defenders in play, in the order red, blue, green, yellow (DEF-RULING-30). */
export const coloursInPlay = (open: OpenNow): Colour[] => COLOURS.filter(colour => open.defenders[colour] !== undefined)

/** Any number of them share a place (DEF-MAP-08). */
export const defendersAt = (open: OpenNow, place: PlaceId): Colour[] =>
  COLOURS.filter(colour => open.defenders[colour]?.at === place)
