import { sayer } from '../../board/say.ts'

/**
 * The words the board takes from the game's text, each as `words('board.<key>')`, with the values that stand in it in
 * braces (`{round}`). Names and full texts of cards, places and pieces come from `card(anchor)`, spoken positions from
 * `describe`. Beside these the board asks for `words('short.<id>')` of every ability (`rest` is the Capital's), Dire
 * effect and Foe: one line for a panel; that of a Region begins with its name and fits two lines of a leaf.
 */
export const BOARD_WORDS = {
  /** The drawing as a whole, spoken. */
  map: [],
  closer: [],
  farther: [],
  whole: [],
  close: [],
  /** The seal on a Destroyed Region, and its two lines of text. */
  destroyed: [],
  destroyedText: [],
  /** Pills on a Region: attacks the known cards still bring this Round, and whether it would fall. */
  attacks1: [],
  attacks2: [],
  attacks3: [],
  attacks4: [],
  mayFall: [],
  underAttack: [],
  fallsNow: [],
  /** Pill on the Capital from 5 Threat on: steps left to defeat. */
  stepsLeft1: [],
  stepsLeft2: [],
  stepsLeft3: [],
  /** Shown while a Region is pointed at. */
  opposite: [],
  clockwise: [],
  foeGoesHere: [],
  /** Badges and spoken states of pieces. */
  inCircle: [],
  tomb: ['card'],
  exhausted: [],
  exhaustedText: [],
  used: [],
  drained: [],
  away: [],
  thinking: [],
  ready: [],
  hitPoints: ['hp', 'max'],
  /** The foe's panel. */
  foeHitPoints: ['hp', 'max'],
  eventAt: ['spaces'],
  /** The card being resolved: its steps and how far they have come. */
  first: [],
  second: [],
  attack: [],
  effect: [],
  strikeDone: [],
  strikeNow: [],
  strikeNext: [],
  betweenCards: [],
  choosingHeroes: [],
  heroes: [],
  newArtifact: [],
  shownCards: [],
  beginsTurn: [],
  hasActed: [],
  /** The tray. */
  turnDeck: [],
  turnDeckSize: ['cards'],
  discard: [],
  discardSize: ['cards'],
  discardEmpty: [],
  horde: [],
  hordeSize: ['cards'],
  foeComes: ['round'],
  foeHere: [],
  apLeft: [],
  apOf: ['left', 'granted'],
  poolLeft: [],
  apThree: [],
  apFour: [],
  apNext: [],
  round: ['round'],
  /** What is known of the Turn Deck. */
  stillToCome: [],
  cardsAnyOrder: ['cards'],
  onTop: [],
  atPlace: ['place'],
  atBottom: [],
  unknownCard: [],
  unknownCards: ['cards'],
  unknownEnemies: ['cards'],
  moreCards: [],
  unseen: [],
  gone: [],
  leftover: ['cards'],
  nothing: [],
} as const satisfies Record<string, readonly string[]>

export type BoardWord = keyof typeof BOARD_WORDS

/** The board's word for something, with its values filled in. */
export const say = sayer<typeof BOARD_WORDS>()
