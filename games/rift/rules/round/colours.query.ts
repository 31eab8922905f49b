import { COLOURS, SITE_COLOURS } from '../../content/sites.ts'
import type { Colour } from '../../content/ids.ts'
import type { Now } from '../state/shape.ts'

/** The colours that may be named this round: any but the last one (RIFT-SOLO-02, RIFT-SOLO-04, RIFT-RULING-65). */
export const coloursToName = (open: Now['open']): Colour[] =>
  COLOURS.filter(colour => SITE_COLOURS[1][colour] !== undefined && colour !== open.eliminated)
