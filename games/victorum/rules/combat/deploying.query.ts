import type { ChipId } from '../../content/ids.ts'
import type { Hex, Seen } from '../state/shape.ts'
import { playerDeployHexes } from '../arena/arenas.query.ts'
import { hexName } from '../ground/hexes.query.ts'
import { type Why, why } from '../state/reasons.query.ts'
import { HERO } from '../units/stats.query.ts'
import { countOf, isBlocked, unitNamed } from '../units/units.query.ts'

type Open = Seen['open']
const NOBODY: readonly ChipId[] = []

/** May the hero still come (VIC-LINEUP-11, VIC-LINEUP-14)? */
const canHeroCome = (open: Open): boolean =>
  (open.combat?.places.hero === true || open.combat?.cap !== undefined) && unitNamed(open, HERO) === undefined

/** May camp units still come? In a scion combat over time all of them may (VIC-SCION-05). */
const canCampCome = ({ combat }: Open): boolean =>
  combat !== undefined && (combat.places.camp > 0 || combat.cap !== undefined)

/** Places of a lineup count deployments, the unit cap of a scion combat the units in the arena (VIC-LINEUP-13, VIC-SCION-05). */
const hasRoom = (open: Open): boolean => open.combat?.cap === undefined || countOf(open, 'player') < open.combat.cap

/**
 * Who may be deployed now: face-up camp units while a place is left, and the hero while its own is (VIC-LINEUP-11…14,
 * VIC-PLAYER-DEPLOY-03, VIC-PLAYER-DEPLOY-04, VIC-PLAYER-DEPLOY-09).
 */
export const deployableUnits = (open: Open): readonly ChipId[] => {
  if (open.combat === undefined || !hasRoom(open)) return NOBODY
  const camp = canCampCome(open) ? open.camp.units : NOBODY
  return canHeroCome(open) ? [HERO, ...camp] : camp
}

/** Something is left to deploy, now or once a unit has fallen (VIC-RULING-70). */
export const canStillDeploy = (open: Open): boolean =>
  canHeroCome(open) || (canCampCome(open) && open.camp.units.length > 0)

/** There is a place for camp units, and nobody in camp to take it: only reinforcements could. */
export const lacksUnits = (open: Open): boolean => canCampCome(open) && open.camp.units.length === 0

/** Deployment hexes of yours nobody stands on (VIC-PLAYER-DEPLOY-01, VIC-PLAYER-DEPLOY-07). */
export const freeDeployHexes = (open: Open): Hex[] => {
  const list: Hex[] = []
  for (const hex of playerDeployHexes(open)) if (!isBlocked(open, hex)) list.push(hex)
  return list
}

/** Must a unit be deployed, where that is possible (VIC-PLAYER-DEPLOY-05)? */
export const mustDeploy = (open: Open): boolean => countOf(open, 'player') === 0

/** Why this unit, or this hex, is not offered. */
export const whyNotDeploy = (open: Open, unit: ChipId | undefined, hex: Hex | undefined): Why | undefined =>
  (unit === undefined ? undefined : whyNotUnit(open, unit)) ?? (hex === undefined ? undefined : whyNotOn(open, hex))
const whyNotUnit = (open: Open, unit: ChipId): Why | undefined => {
  const { combat, camp } = open
  if (combat === undefined || deployableUnits(open).includes(unit)) return undefined
  if (unitNamed(open, unit) !== undefined) return why('VIC-PLAYER-DEPLOY-01', 'isDeployed', { unit })
  if (camp.defeated.includes(unit)) return why('VIC-PLAYER-DEPLOY-09', 'isDefeated', { unit })
  if (!hasRoom(open)) return why('VIC-SCION-05', 'unitCap', { cap: combat.cap ?? 0 })
  if (unit === HERO) return why('VIC-LINEUP-14', 'heroNotInLineup', { unit })
  return camp.units.includes(unit)
    ? why('VIC-LINEUP-13', 'placesUsed', { unit })
    : why('VIC-PLAYER-DEPLOY-01', 'notInYourCamp', { unit })
}
const whyNotOn = (open: Open, hex: Hex): Why | undefined => {
  const name = hexName(hex)
  if (freeDeployHexes(open).length === 0) return why('VIC-PLAYER-DEPLOY-07', 'noFreeHex', {})
  if (!playerDeployHexes(open).includes(hex)) return why('VIC-COMBAT-PREP-11', 'notADeployHex', { hex: name })
  return isBlocked(open, hex) ? why('VIC-STATUS-09', 'hexBlocked', { hex: name }) : undefined
}
