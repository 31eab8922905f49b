import { trained } from '@tabletome/bots'
import { TRAINED } from './trained.ts'

/** What things are worth to a player who counts at a glance. Tried out in some ten thousand simulated games. */
const points = {
  /** A Region one level lower, by the level it had. */
  lower: [0, 1, 1.2, 1.6],
  /** The same once the Epic Foe is there. */
  lowerWithFoe: 1.1,
  /** … and for every attack of the known cards on it in a Round. */
  lowerPerAttack: 0.1,
  /** A point of Threat in the Capital, and more for each one that is there already. */
  capital: 1.7,
  capitalEach: 0.2,
  /** A Destroyed Region, and every attack on it in a Round. */
  ruin: 6,
  leak: 0.35,
  /** A card in the tomb, an Artifact. */
  tomb: 1.7,
  artifact: 2.1,
  /** A Hit Point; to have one left, and none. */
  hp: 0.55,
  weak: -0.3,
  exhausted: -1.1,
  /** Being in the Capital, for each Hit Point to be Restored, and with one or none left. */
  rest: 0.4,
  restWhenWeak: 0.55,
  /** Standing where attacks are to come, for each that could be Defended: on the last level, in ruins, elsewhere. */
  guard: 0.33,
  guardLast: 0.8,
  guardRuin: 0.2,
  guardRuinPerCapital: 0.35,
  /** A blow at the Foe, and more the worse the Capital stands; being near it. */
  blow: 2.9,
  blowPerCapital: 0.1,
  lastBlow: 50,
  nearFoe: 0.6,
  /** An Epic Event still to come. */
  event: 11,
  /** A step of movement, and one towards the Capital. */
  step: -0.15,
  stepHome: -0.1,
  /** Anything must be worth more than this to be done. */
  idle: 0.05,
  /** Of what the AP left could still do. */
  promise: 0.8,
}

/** What an attack does that nobody Defends, by the level it meets; in ruins; and of a Dire Enemy, its Artifact included. */
const harm = { level: [1.5, 1.3, 1.3, 2.8], ruin: 1.7, perCapital: 0.2, dire: 2.5 }

/** The same as training has left it. */
export const RECKONING = trained({ points, harm }, TRAINED)
export const { points: POINTS, harm: HARM } = RECKONING

/** Below this nobody Sacrifices by habit. */
export const SACRIFICE_FROM = 2
