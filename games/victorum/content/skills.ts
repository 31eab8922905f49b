import type { SkillCard } from './types.ts'

/** What each skill does is in rules/effects; here is only when it is used (VIC-SKILL-01…03). */
const CARDS = {
  taunt: { type: 'innate' },
  'first-strike': { type: 'innate' },
  tactical: { type: 'innate' },
  armored: { type: 'innate' },
  barbed: { type: 'innate' },
  braced: { type: 'innate' },
  bulwark: { type: 'innate' },
  charge: { type: 'innate' },
  deadeye: { type: 'innate' },
  evasive: { type: 'innate' },
  frenzy: { type: 'innate' },
  inspire: { type: 'innate' },
  'last-breath': { type: 'innate' },
  opportunist: { type: 'innate' },
  pack: { type: 'innate' },
  pierce: { type: 'innate' },
  riposte: { type: 'innate' },
  snare: { type: 'innate' },
  unyielding: { type: 'innate' },
  bloodthirst: { type: 'innate' },
  vault: { type: 'innate' },
  warded: { type: 'innate' },
  regen: { type: 'ability' },
  pull: { type: 'ability' },
  shove: { type: 'ability' },
  mend: { type: 'ability' },
  dash: { type: 'ability' },
  swap: { type: 'ability' },
  curse: { type: 'ability' },
  rouse: { type: 'ability' },
  leech: { type: 'ability' },
  net: { type: 'ability' },
  sweep: { type: 'special', harms: 1, around: 'beside' },
  volley: { type: 'special', harms: 1, around: 'range' },
  concuss: { type: 'special' },
  finish: { type: 'special', harms: 1 },
  hurl: { type: 'special', harms: 1 },
  'war-cry': { type: 'special' },
  immolate: { type: 'special', harms: 2, around: 'beside' },
  bombard: { type: 'special', harms: 2, unshifted: true },
} as const satisfies Readonly<Record<string, SkillCard>>
export type SkillId = keyof typeof CARDS
export const SKILLS: Readonly<Record<SkillId, SkillCard>> = CARDS
type SkillIdOf<T> = { [K in SkillId]: (typeof CARDS)[K]['type'] extends T ? K : never }[SkillId]
export type AbilityId = SkillIdOf<'ability'>
export type SpecialId = SkillIdOf<'special'>
export const SKILL_IDS = Object.keys(SKILLS) as readonly SkillId[]
/** What a post of the Harpoon Cove gives whoever stands on it. */
export const POST_SKILL: SkillId = 'pull'
