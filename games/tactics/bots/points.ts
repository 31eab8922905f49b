import { trained } from '@tabletome/bots'
import { TRAINED as EXPERT_TRAINED } from './expert/trained.ts'
import { TRAINED } from './trained.ts'

/** What the bots reckon with, in victory points: a flag is 5, a unit in play 2, a captured one 2. */
const points = {
  /** A unit in full Health above its 2 points, and how fast that falls. */
  body: 2.4,
  bodyHalf: 5,
  /** Each Ammo or Mana. */
  supply: 0.07,
  /** A Weakened unit does not act in its next turn. */
  weakened: 0.35,
  /** A captured unit, for its captor. */
  capture: 2,
  survivor: 2,
  village: 0.3,
  artifact: 2.2,
  /** A flag by the advances still missing, for the side that holds the area. */
  flag: [5, 3.1, 1.7, 0.9, 0.5, 0.3],
  /** The others still have a turn to drive a majority away. */
  hold: 0.62,
  /** The next check is theirs. */
  lose: 0.95,
  /** Each unit of the majority beyond the first. */
  lead: 0.15,
  /** On the way to an area, an Artifact, a Village, an enemy: each MP. */
  way: 0.07,
  hunt: 0.035,
  forest: 0.12,
  water: -0.12,
  peak: 0.25,
  high: 0.06,
  /** How much of what enemies could do in their next turn is to be feared. */
  danger: 0.42,
  questDanger: 0.22,
  /** What one's own units could do to theirs. */
  menace: 0.16,
}

/** The worth of a captured Enemy Unit and of everything else in Solo and Co-op, in turns of the Time Token. */
const quest = {
  capture: 2,
  /** Damage done to an Enemy Unit before it falls, against a whole capture. */
  wound: 0.55,
  /** Health of a hero. */
  hero: 0.9,
  heroBase: 0.8,
  weakened: 0.25,
  /** Moves that do not hold up the rest count a little too. */
  idle: 0.3,
  /** An Enemy Unit that keeps a dungeon shut by standing on it (TAC-DUNGEON-02), and each Health of it, in MP. */
  block: 2,
  blockHealth: 0.8,
  /** A hero that does so can step down, but must think of it. */
  ownBlock: 8,
  /** Turns that an attack saves by each MP less, and how much less where other dungeons are left to go for. */
  clear: 0.6,
  clearOthers: 1,
  /** The sum that makes winning and losing even, fresh heroes included, and how soon it becomes clear. */
  even: { solo: 3.1, coop: 12.1 },
  slope: 1.6,
}

/** The same as training has left it. */
export const RECKONING = trained({ points, quest }, TRAINED)
/** And as duels have left it. */
export const SHARP = trained({ points, quest }, EXPERT_TRAINED)

/** What is reckoned with now. */
export let { points: POINTS, quest: QUEST } = RECKONING

/** Thinks by other weights for as long as it takes. */
export const reckonBy = <R>(reckoning: typeof RECKONING, think: () => R): R => {
  const before = { points: POINTS, quest: QUEST }
  ;({ points: POINTS, quest: QUEST } = reckoning)
  try {
    return think()
  } finally {
    ;({ points: POINTS, quest: QUEST } = before)
  }
}
