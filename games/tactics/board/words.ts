import { sayer } from '../../board/say.ts'
import type { GameText } from '../../types.ts'

/**
 * The words the board takes from the game's text, each as `words('board.<key>')`, with the values that stand in it in braces
 * (`{mp}`). Beside these:
 * – names and full texts by `card(anchor)`: `unit p1.fighter`, `card F1` (a Unit Card), `tactic T01`, `enemy S1` (a Solo Enemy
 *   Card), `box 2x2` (its dungeon and crystal), `area crimson`, `space D6`;
 * – what is spoken by `describe`: `space D6` and `unit p1.fighter`; the board adds the cost in MP to a space within reach;
 * – `words('cause.<cause>')` for the parts of sums, `words('class.<class>')`, `words('action.<kind>')` for what a unit has done
 *   (move, melee, missile, spell, ballista), `words('cell.<cell>')` for what lies in a dungeon, `words('short.<card or trait>')`:
 *   one line for a panel saying what a unit's ability or spell does, `words('ability.<trait>')`: its name, `words('bot.<level>')`.
 */
export const BOARD_WORDS = {
  /** The drawing as a whole, spoken; its title on the scroll; the letter of north on the rose. */
  map: [],
  realm: [],
  north: [],
  closer: [],
  farther: [],
  whole: [],
  close: [],
  /** Buttons on the board: turn it a quarter, show what the enemies could reach, heights and names, walk step by step. */
  turnBoard: [],
  threats: [],
  numbers: [],
  byHand: [],
  /** Spoken after a space within reach. */
  cost: ['mp'],
  /** Chips on the board. `{odds}` is a whole number of percent. */
  chipCost: ['cost', 'mp'],
  chipDamage: ['from', 'to'],
  chipCaptured: [],
  chipHits: ['odds'],
  chipStays: ['odds'],
  chipMoves: ['odds'],
  chipFalls: ['odds'],
  chipWall: ['loss', 'odds'],
  /** Without odds, where there is no roll. */
  chipWallSure: ['loss'],
  chipFallsSure: [],
  /** The Solo Enemy, and the second one of Co-op. */
  enemy: [],
  enemy2: [],
  /** Panels of the people. */
  you: [],
  firstPlayer: [],
  away: [],
  thinking: [],
  points1: [],
  points: [],
  /** Parts of the score, spoken and on pointing: counts and what they are worth together. */
  scoreParts: ['flags', 'units', 'captures', 'villages', 'artifact'],
  handSize1: [],
  handSize: ['cards'],
  capturedCards: ['names'],
  outOfPlay: [],
  /** Before any unit is on the table. */
  noUnits: [],
  /** Team-mates. */
  team: ['name'],
  healthOf: ['health', 'max'],
  ammoOf: ['supply', 'max'],
  manaOf: ['supply', 'max'],
  weakened: [],
  bearsArtifact: [],
  inDungeon: [],
  didThisTurn: ['actions'],
  acting: [],
  lastTurns: ['names'],
  lastTurnNow: [],
  /** Control Areas. */
  control: [],
  /** How many flags end the game, by players. */
  flagsEnd1: [],
  flagsEnd: ['flags'],
  nobodyThere: [],
  noMajority: [],
  majority: ['name', 'units', 'others'],
  triggerEmpty: [],
  triggers: ['name'],
  advances: ['name'],
  secures: ['name'],
  securedBy: ['name'],
  flagAt: ['step', 'last'],
  /** The Artifact of Battle. */
  artifact: [],
  artifactFree: ['space'],
  artifactWith: ['unit'],
  capturesEnd: ['captures'],
  /** Solo and Co-op. */
  time: [],
  timeLeft: ['time'],
  crystals: [],
  crystalRed: [],
  crystalGreen: [],
  gloryNeeds: ['missing'],
  enemyDeck: ['cards', 'discarded'],
  cardUnder: ['card'],
  compassWay: ['way'],
  wayN: [],
  wayE: [],
  wayS: [],
  wayW: [],
  bonusDamage: ['damage'],
  bonusMove: ['mp'],
  bonusClimb: [],
  activates: ['unit'],
  aimOrder: [],
  dungeon: ['box'],
  dungeonMp: ['mp'],
  /** What is being resolved. */
  actionsLeft: ['left'],
  actions: [],
  between: [],
  settingUp: [],
  chooseUnit: [],
  nothingLeft: [],
  mp: ['mp'],
  meleeLine: ['damage', 'dice'],
  missileLine: ['damage', 'range', 'dice'],
  spellLine: ['range'],
  spellFree: [],
  willWeaken: [],
  buyOffLine: ['price'],
  sum: [],
  /** What the target could answer with if it stays where it is: players may, Enemy Units do. */
  mayCounter: ['kinds'],
  willCounter: ['kinds'],
  counterOdds: ['kind', 'damage', 'odds'],
  counterPays: ['price'],
  /** Results of a roll; the odds stand before them. */
  knockBackDice1: [],
  knockBackDice: ['dice'],
  ballistaPush: [],
  resultStays: ['space', 'health'],
  resultMoves: ['space', 'health'],
  resultFalls: ['space', 'health'],
  resultWall: ['space', 'health'],
  resultCaptured: [],
  resultHits: ['from', 'to'],
  resultMisses: [],
  missileDice: ['dice', 'ammo'],
  starsFor: ['mana'],
  starsOdds: ['dice'],
  pushesRolled: ['pushes', 'dice'],
  /** The tray. */
  yourHand: [],
  emptyHand: [],
  mateHand: [],
  tacticDeck: [],
  tacticDeckSize: ['cards'],
  discard: [],
  discardSize: ['cards'],
  discardEmpty: [],
  keepOrGive: [],
  ifWord: [],
  thenWord: [],
} as const satisfies Record<string, readonly string[]>

export type BoardWord = keyof typeof BOARD_WORDS

/** The board's word for something, with its values filled in. */
export const say = sayer<typeof BOARD_WORDS>()

/** A part of a sum with its sign: “+1 Water”, “−1 Forest”. */
export const signed = (adds: number) => (adds < 0 ? `−${-adds}` : `+${adds}`)
export const causeWord = (text: GameText, cause: string) => text.words(`cause.${cause}`)
