import type { SkillId } from './ids.ts'
import type { SkillCard } from './types.ts'

/** What each skill does is in rules/effects; here is only when it is used (VIC-SKILL-01…03). */
const CARDS = {
  taunt: { id: 'taunt', type: 'innate' },
  'first-strike': { id: 'first-strike', type: 'innate' },
  tactical: { id: 'tactical', type: 'innate' },
  armored: { id: 'armored', type: 'innate' },
  barbed: { id: 'barbed', type: 'innate' },
  braced: { id: 'braced', type: 'innate' },
  bulwark: { id: 'bulwark', type: 'innate' },
  charge: { id: 'charge', type: 'innate' },
  deadeye: { id: 'deadeye', type: 'innate' },
  evasive: { id: 'evasive', type: 'innate' },
  frenzy: { id: 'frenzy', type: 'innate' },
  inspire: { id: 'inspire', type: 'innate' },
  'last-breath': { id: 'last-breath', type: 'innate' },
  opportunist: { id: 'opportunist', type: 'innate' },
  pack: { id: 'pack', type: 'innate' },
  pierce: { id: 'pierce', type: 'innate' },
  riposte: { id: 'riposte', type: 'innate' },
  snare: { id: 'snare', type: 'innate' },
  unyielding: { id: 'unyielding', type: 'innate' },
  bloodthirst: { id: 'bloodthirst', type: 'innate' },
  vault: { id: 'vault', type: 'innate' },
  warded: { id: 'warded', type: 'innate' },
  regen: { id: 'regen', type: 'ability' },
  pull: { id: 'pull', type: 'ability' },
  shove: { id: 'shove', type: 'ability' },
  mend: { id: 'mend', type: 'ability' },
  dash: { id: 'dash', type: 'ability' },
  swap: { id: 'swap', type: 'ability' },
  curse: { id: 'curse', type: 'ability' },
  rouse: { id: 'rouse', type: 'ability' },
  leech: { id: 'leech', type: 'ability' },
  net: { id: 'net', type: 'ability' },
  sweep: { id: 'sweep', type: 'special' },
  volley: { id: 'volley', type: 'special' },
  concuss: { id: 'concuss', type: 'special' },
  finish: { id: 'finish', type: 'special' },
  hurl: { id: 'hurl', type: 'special' },
  'war-cry': { id: 'war-cry', type: 'special' },
  immolate: { id: 'immolate', type: 'special' },
  bombard: { id: 'bombard', type: 'special' },
} as const satisfies Readonly<Record<SkillId, SkillCard>>
export const SKILLS: Readonly<Record<SkillId, SkillCard>> = CARDS
type SkillIdOf<T> = { [K in SkillId]: (typeof CARDS)[K]['type'] extends T ? K : never }[SkillId]
export type AbilityId = SkillIdOf<'ability'>
export type SpecialId = SkillIdOf<'special'>
export const SKILL_IDS = Object.keys(SKILLS) as readonly SkillId[]
