import type { SettingValue, Setup } from '@tabletome/engine'
import { DIFFICULTY_IDS, FIRST_CAMPAIGN } from '../../content/difficulties.ts'
import { HERO_IDS } from '../../content/heroes.ts'
import type { DifficultyId, HeroId, ScionId } from '../../content/ids.ts'
import { SCION_IDS } from '../../content/scions.ts'
import type { Seat } from './shape.ts'

/** What was agreed, checked. */
export interface Agreed {
  hero: HeroId
  scion: ScionId
  difficulty: DifficultyId
  /** The recommended first campaign: everything is laid down (VIC-SETUP-23). */
  first: boolean
}

const SETTINGS = ['hero', 'scion', 'difficulty', 'first']

/** Exactly one player (VIC-GEN-01). */
export const seatsOf = ({ players }: Setup): readonly Seat[] => {
  if (players !== 1) throw new Error(`Victorum is for 1 player, not ${players}`)
  return ['p1']
}

/** One of eight heroes, one of eight scions, one of three difficulties (VIC-SETUP-09, VIC-SETUP-10, VIC-SETUP-19). */
export const agree = (setup: Setup): Agreed => {
  const { mode, options } = setup
  if (mode !== 'campaign') throw new Error(`Victorum has no mode "${mode}"`)
  for (const key of Object.keys(options))
    if (!SETTINGS.includes(key)) throw new Error(`Victorum has no setting "${key}"`)
  seatsOf(setup)
  const first = oneOf('first', [true, false], options.first, false)
  const agreed = {
    hero: oneOf('hero', HERO_IDS, options.hero, FIRST_CAMPAIGN.hero),
    scion: oneOf('scion', SCION_IDS, options.scion, FIRST_CAMPAIGN.scion),
    difficulty: oneOf('difficulty', DIFFICULTY_IDS, options.difficulty, FIRST_CAMPAIGN.difficulty),
  }
  const { hero, scion, difficulty } = FIRST_CAMPAIGN
  return first ? { hero, scion, difficulty, first } : { ...agreed, first }
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
