import type { SettingValue, Setup } from '@tabletome/engine'
import { DIFFICULTY_IDS } from '../../content/difficulties.ts'
import type { DifficultyId, ScenarioId } from '../../content/ids.ts'
import { SCENARIO_IDS } from '../../content/scenarios.ts'
import type { ModeId, Seat } from './shape.ts'

/** What was agreed, checked. */
export interface Agreed {
  mode: ModeId
  seats: readonly Seat[]
  /** In the endless mode it names the map. */
  scenario: ScenarioId
  difficulty: DifficultyId
  /** Portal storms where the scenario has none. */
  storms: boolean
  roundLimit: number
}

const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4']
export const MODES: readonly ModeId[] = ['scenario', 'storm']
const SETTINGS = ['scenario', 'difficulty', 'storms', 'roundLimit']
/** 0 is none. A scenario has none by the book (RIFT-ROUND-03). */
export const ROUND_LIMITS: Readonly<Record<ModeId, readonly number[]>> = {
  scenario: [0, 10, 15, 20, 40],
  storm: [0, 10, 15, 20],
}
/** The map of the endless mode, if nothing else is said. */
const STANDARD_SCENARIO: Readonly<Record<ModeId, ScenarioId>> = { scenario: 1, storm: 5 }

const modeOf = ({ mode }: Setup): ModeId => {
  const found = MODES.find(each => each === mode)
  if (found === undefined) throw new Error(`Rift has no mode "${mode}"`)
  return found
}

/** One to four players (RIFT-GAME-01). */
export const seatsOf = ({ players }: Setup): readonly Seat[] => {
  if (!Number.isInteger(players) || players < 1 || players > 4)
    throw new Error(`Rift is for 1 to 4 players, not ${players}`)
  return SEATS.slice(0, players)
}

/** One scenario is played (RIFT-GAME-02, RIFT-SETUP-01), at one difficulty (RIFT-DIFFICULTY-01). */
export const agree = (setup: Setup): Agreed => {
  const mode = modeOf(setup)
  const { options } = setup
  for (const key of Object.keys(options)) if (!SETTINGS.includes(key)) throw new Error(`Rift has no setting "${key}"`)
  return {
    mode,
    seats: seatsOf(setup),
    scenario: oneOf('scenario', SCENARIO_IDS, options.scenario, STANDARD_SCENARIO[mode]),
    difficulty: oneOf('difficulty', DIFFICULTY_IDS, options.difficulty, 'normal'),
    storms: oneOf('storms', [true, false], options.storms, false),
    roundLimit: oneOf('roundLimit', ROUND_LIMITS[mode], options.roundLimit, 0),
  }
}

const oneOf = <V extends SettingValue>(
  id: string,
  values: readonly V[],
  given: SettingValue | undefined,
  standard: V,
): V => {
  if (given === undefined) return standard
  const found = values.find(value => value === given)
  if (found === undefined) throw new Error(`${id} must be one of ${values.join(', ')}, not "${String(given)}"`)
  return found
}
