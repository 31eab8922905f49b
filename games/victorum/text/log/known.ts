import { BANES } from '../../content/banes.ts'
import type { BagChip, BaneId, TacticId } from '../../content/ids.ts'
import { TACTICS } from '../../content/tactics.ts'
import type { Cause, UnitId } from '../../rules/state/shape.ts'
import { isBaneChip, KIND_IDS, kindNamed } from '../../rules/units/kinds.query.ts'

/** What a line of the chronicle goes by that its fact does not say, in whatever language. */

/** Banes that come up where only units are looked for go back into the bag (VIC-RULING-84); in a lineup they act. */
export const goesBack = (bane: BaneId, cause: Cause): boolean =>
  cause !== 'lineup' && (cause !== 'zahhak.court' || BANES[bane].type === 'bag')
export const isBane = (chip: BagChip): chip is BaneId => isBaneChip(chip)

/** An instant tactic has come and gone as it is placed: what it does is told, not that it goes. */
export const isInstant = (tactic: TacticId): boolean => TACTICS[tactic].lasts === 'instant'

/** Whom the embers of the Caldera spare as a local unit; the others they spare are the scion’s. */
export const isVesuvian = (unit: UnitId): boolean =>
  unit === 'hero' ||
  unit === 'primus' ||
  KIND_IDS.some(kind => (kind === unit || unit.endsWith(`.${kind}`)) && kindNamed(kind).faction === 'VES')

/** Darkness lifts by a great blow; at eight it falls upon everybody and begins anew (Apep’s card). */
const DEVOURING = 8
export const isNightfall = (from: number): boolean => from >= DEVOURING
