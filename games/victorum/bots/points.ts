/**
 * What things are worth, all in one measure: about what a fresh neutral unit brings to a fight. Found by playing many campaigns,
 * not by theory.
 */
export const POINTS = {
  /** The campaign. */
  hero: 2.2,
  unit: 0.8,
  blessing: 1.1,
  prowess: 0.7,
  tactic: 0.22,
  leadership: 0.25,
  opportunity: 0.35,
  bane: 0.7,
  influence: 0.12,
  /** A week that is still to come. */
  week: 0.3,
  /** To rest with hardly an HP left. */
  rest: 2.5,
  primus: 5,
  upgrade: 1.4,
  /** The end of the campaign. */
  all: 30,

  /** The arena. */
  wound: 0.9,
  kill: 0.75,
  /** An HP of the hero, and the danger of others, who are there to be hit. */
  heroHp: 0.25,
  dangerUnit: 0.25,
  /** What the hero's life is worth by the blessings that are left: more than two, one or two, none. */
  lifeOfMany: 2.5,
  lifeOfFew: 4,
  lastLife: 8,
  approach: 0.2,
  flag: 0.3,
  home: 6,
  key: 0.8,
  toKey: 0.2,
  /** Less than that is not worth doing. */
  least: 0.03,
} as const

/** How much skills are worth besides dice and HP, as a share of the unit. */
export const SKILL_SHARE: Readonly<Record<string, number>> = {
  taunt: 0.08,
  'first-strike': 0.12,
  tactical: 0.05,
  armored: 0.35,
  barbed: 0.12,
  bulwark: 0.15,
  charge: 0.2,
  deadeye: 0.15,
  evasive: 0.08,
  frenzy: 0.1,
  inspire: 0.12,
  'last-breath': 0.08,
  pack: 0.1,
  pierce: 0.06,
  riposte: 0.08,
  unyielding: 0.12,
  bloodthirst: 0.15,
  vault: 0.08,
  regen: 0.2,
  pull: 0.05,
  mend: 0.15,
  dash: 0.08,
  curse: 0.15,
  rouse: 0.1,
  leech: 0.3,
  net: 0.06,
  sweep: 0.12,
  volley: 0.08,
  concuss: 0.15,
  finish: 0.06,
  'war-cry': 0.08,
  immolate: 0.1,
  bombard: 0.1,
}
