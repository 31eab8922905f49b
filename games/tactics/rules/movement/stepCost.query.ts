import type { Side, Terrain } from '../../content/types.ts'
import type { Space, Term } from '../state/shape.ts'
import type { Ground } from '../realm/ground.query.ts'
import { SHEET } from '../realm/spaces.query.ts'
import { cardOf, type Open, type SeenUnit } from '../units/units.query.ts'

/** How a step is made. */
export type Via = 'walk' | 'portal'
/** What steps cost one kind of walker: along each side of a space, and into each space by a portal. */
export interface StepCosts {
  /** `walk[4 * space + way]`, clockwise from north. */
  readonly walk: Uint8Array
  readonly enter: Uint8Array
}

const NO_CLIMB = 1
const NO_WATER = 2
const FLAT = 4
/** Which surcharges a card does not pay. */
const profileOf = ({ passive: { step } }: Side): number =>
  step === undefined ? 0 : step.flat ? FLAT : (step.noClimb ? NO_CLIMB : 0) | (step.noWater ? NO_WATER : 0)

const isRough = (terrain: Terrain | undefined): terrain is 'water' | 'peak' | 'ballista' =>
  terrain === 'water' || terrain === 'peak' || terrain === 'ballista'

/** 1 MP, and the surcharge of Water, Peak or Ballista (TAC-MOVE-03, TAC-TERRAIN-05, TAC-TERRAIN-08, TAC-BALLISTA-01). */
const entering = (ground: Ground, profile: number, to: Space): number => {
  const terrain = ground.terrains[to]
  const pays = isRough(terrain) && profile !== FLAT && !(terrain === 'water' && (profile & NO_WATER) !== 0)
  return pays ? 2 : 1
}
/** +1 to a higher space, whatever the difference (TAC-TERRAIN-01, TAC-TERRAIN-02). */
const climbing = (ground: Ground, profile: number, from: Space, to: Space): number =>
  profile !== FLAT &&
  (profile & NO_CLIMB) === 0 &&
  (ground.elevations[to] as number) > (ground.elevations[from] as number)
    ? 1
    : 0

/** The tables of a card on a ground, made when first asked for. */
export const stepCosts = (ground: Ground, card: Side): StepCosts => {
  const profile = profileOf(card)
  const found = ground.costs.get(profile)
  if (found !== undefined) return found
  const walk = new Uint8Array(4 * SHEET)
  const enter = new Uint8Array(SHEET)
  for (const space of ground.spaces) {
    enter[space] = entering(ground, profile, space)
    for (let way = 0; way < 4; way++) {
      const to = ground.neighbours[4 * space + way] as number
      if (to >= 0) walk[4 * space + way] = entering(ground, profile, to) + climbing(ground, profile, space, to)
    }
  }
  const made = { walk, enter }
  ground.costs.set(profile, made)
  return made
}

/** What one step costs (TAC-MOVE-03); a portal step has no climbing surcharge (TAC-RULING-08). */
export const stepCost = (
  _open: Open,
  ground: Ground,
  unit: Pick<SeenUnit, 'owner' | 'card'>,
  from: Space,
  to: Space,
  via: Via,
): number => {
  const profile = profileOf(cardOf(unit))
  return entering(ground, profile, to) + (via === 'walk' ? climbing(ground, profile, from, to) : 0)
}

/** The same as a sum with its causes: `step`, `water`, `peak`, `ballista`, `climb`. */
export const stepTerms = (
  _open: Open,
  ground: Ground,
  unit: Pick<SeenUnit, 'owner' | 'card'>,
  from: Space,
  to: Space,
  via: Via,
): Term[] => {
  const profile = profileOf(cardOf(unit))
  const terms: Term[] = [{ adds: 1, cause: 'step' }]
  const terrain = ground.terrains[to]
  if (terrain !== undefined && entering(ground, profile, to) > 1) terms.push({ adds: 1, cause: terrain })
  if (via === 'walk' && climbing(ground, profile, from, to) > 0) terms.push({ adds: 1, cause: 'climb' })
  return terms
}
