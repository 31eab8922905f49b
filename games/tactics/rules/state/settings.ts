import type { SettingValue, Setup } from '@tabletome/engine'
import { READY_REALMS, type ReadyRealmId } from '../../content/realms.ts'
import { boxesOf, codeOf, faultsOf } from '../realm/realm.query.ts'
import type { EnemyId, ModeId, Options, Seat } from './shape.ts'

/** What was agreed, checked. */
export interface Agreed {
  mode: ModeId
  seats: readonly Seat[]
  enemies: readonly EnemyId[]
  options: Options
  /** A realm code, or `random`: drawn when the game begins. */
  realm: string
}

const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4']
/** Modes and seats (TAC-SETUP-01). */
export const MODES: Readonly<Record<ModeId, { readonly min: number; readonly max: number }>> = {
  competitive: { min: 2, max: 4 },
  team: { min: 4, max: 4 },
  battle: { min: 2, max: 4 },
  battleTeam: { min: 4, max: 4 },
  solo: { min: 1, max: 1 },
  coop: { min: 2, max: 2 },
}
/** The defaults are the rulings (TAC-RULING-01, 02, 03, 12, 19, 41, 45, 47, 48, 49, 54, 58, 71). */
export const STANDARD: Readonly<Options> = {
  dieFaces: 'standard',
  controlTrackSteps: 3,
  boxRise: 'printed',
  weakenedTokenLimit: 'none',
  terrainAffectsArea: true,
  endReference: 'active',
  teamSharesHands: false,
  artifactRangedBonus: 'range',
  artifactTheftNeedsMovement: false,
  builderStrict: true,
  enemyStopsAcrossElevation: true,
  dungeonRetreat: false,
  firstPlayer: 'random',
}
const SWITCH = [true, false] as const
/** What each may be. */
export const OPTION_VALUES: { readonly [K in keyof Options]: readonly Options[K][] } = {
  dieFaces: ['standard', 'wild', 'calm'],
  controlTrackSteps: [2, 3, 4, 5],
  boxRise: ['printed', 'count'],
  weakenedTokenLimit: ['none', 'ten'],
  terrainAffectsArea: SWITCH,
  endReference: ['active', 'trigger'],
  teamSharesHands: SWITCH,
  artifactRangedBonus: ['range', 'damage'],
  artifactTheftNeedsMovement: SWITCH,
  builderStrict: SWITCH,
  enemyStopsAcrossElevation: SWITCH,
  dungeonRetreat: SWITCH,
  firstPlayer: ['random', 'first'],
}
const OPTION_IDS = Object.keys(STANDARD) as readonly (keyof Options)[]

const modeOf = ({ mode }: Setup): ModeId => {
  if (!Object.hasOwn(MODES, mode)) throw new Error(`Tactics has no mode "${mode}"`)
  return mode as ModeId
}

export const seatsOf = (setup: Setup): readonly Seat[] => {
  const mode = modeOf(setup)
  const { min, max } = MODES[mode]
  const { players } = setup
  if (!Number.isInteger(players) || players < min || players > max)
    throw new Error(
      `The mode "${mode}" of Tactics is for ${min === max ? min : `${min} to ${max}`} players, not ${players}`,
    )
  return SEATS.slice(0, players)
}

/** TAC-SETUP-01, TAC-COOP-02. */
export const agree = (setup: Setup): Agreed => {
  const mode = modeOf(setup)
  const seats = seatsOf(setup)
  for (const key of Object.keys(setup.options))
    if (key !== 'realm' && !OPTION_IDS.some(id => id === key)) throw new Error(`Tactics has no setting "${key}"`)
  const options: Options = { ...STANDARD }
  for (const id of OPTION_IDS) set(options, id, setup.options[id])
  const enemies: EnemyId[] = mode === 'solo' ? ['e1'] : mode === 'coop' ? ['e1', 'e2'] : []
  return { mode, seats, enemies, options, realm: realmFrom(mode, setup.options.realm, options.builderStrict) }
}

const set = <K extends keyof Options>(options: Options, id: K, given: SettingValue | undefined): void => {
  if (given === undefined) return
  const values = OPTION_VALUES[id]
  const found = values.find(value => value === given)
  if (found === undefined) throw new Error(`${id} must be one of ${values.join(', ')}, not "${String(given)}"`)
  options[id] = found
}

/**
 * Battle is fought on its own side of the scroll, which the host builds on or takes ready (TAC-BATTLE-02, TAC-RULING-54). The
 * dungeons of Solo and Co-op need the standard realm (TAC-SETUP-02); a Competitive table may build too (TAC-BUILDER-09).
 */
const realmFrom = (mode: ModeId, given: SettingValue | undefined, strict: boolean): string => {
  const battle = mode === 'battle' || mode === 'battleTeam'
  const realm = given ?? (battle ? 'twinBastions' : 'front')
  if (typeof realm !== 'string') throw new Error(`realm must be the name or the code of a realm, not ${String(realm)}`)
  if (realm === 'front') {
    if (battle) throw new Error(`The mode "${mode}" needs a realm on the Battle side of the scroll, not "front"`)
    return realm
  }
  if (mode === 'solo' || mode === 'coop') throw new Error(`The mode "${mode}" is played on the realm "front" only`)
  if (realm === 'random') return realm
  if (Object.hasOwn(READY_REALMS, realm)) return codeOf(READY_REALMS[realm as ReadyRealmId])
  if (!realm.startsWith('battle:')) throw new Error(`There is no realm "${realm}"`)
  checkBuilt(realm, strict)
  return realm
}
const checkBuilt = (realm: string, strict: boolean): void => {
  const fault = faultsOf(boxesOf(realm), strict).find(each => !each.warning)
  if (fault === undefined) return
  const values = Object.values(fault.values).join(' ')
  throw new Error(`The realm "${realm}" breaks ${fault.rule} (${fault.key}: ${values})`)
}
