import { kit } from '@tabletome/engine'
import type * as engine from '@tabletome/engine'
import { words } from '../words.ts'
import type { Anchor, Answer, Questions, Thing } from './questions.ts'
import type { Steps } from './steps.ts'
import type { AbilityId } from '../content/abilities.ts'
import type { BoxId, EnemyCardId, TacticId, UnitCardId } from '../content/ids.ts'
import type { AreaId, AttackKind, Corner, TacticWindow, UnitClass, Way } from '../content/types.ts'

/** A human or a bot, in turn order of the table. */
export type Seat = 'p1' | 'p2' | 'p3' | 'p4'
/** An automated opponent of Solo and Co-op: e1 follows p1, e2 follows p2. */
export type EnemyId = 'e1' | 'e2'
export type Owner = Seat | EnemyId
export type UnitId = `${Owner}.${UnitClass}`
export type ModeId = 'competitive' | 'team' | 'battle' | 'battleTeam' | 'solo' | 'coop'
/** A space of the Realm Map: 26 × row + column from the north-west corner; `spaceName` gives A1 … Z26. */
export type Space = number
/** A space of a dungeon: 8 × row + column; `insideName` gives A1 … H5. */
export type Inside = number
/** What a unit does with one of the three actions. */
export type ActionKind = 'move' | AttackKind

/**
 * Here and in Turn, Move, Attack and Open every field is written at once, in this order, and emptied by `undefined`, not deleted:
 * objects of one shape are read fastest.
 */
export interface Unit {
  owner: Owner
  class: UnitClass
  card: UnitCardId
  /** −1 while it is inside a dungeon or not yet placed. */
  at: Space
  inside?: { box: BoxId; at: Inside }
  health: number
  /** Ammo of Fighters and Rogues, Mana of Wizards; 0 for Beasts and Enemy Units. */
  supply: number
  weakened: boolean
  /** The token came in the turn in progress: no buy-off yet (TAC-WEAK-03). */
  weakenedThisTurn: boolean
  /** Actions of its owner's turn in progress. */
  taken: ActionKind[]
  /** Villages it has gained from in the turn in progress, whoever's (TAC-VILLAGE-03). */
  villages: Space[]
  /** It began its owner's turn on this Ballista (TAC-BALLISTA-09). */
  ballistaStart?: Space
  /** Ballistas it has entered by a Move this turn (TAC-RULING-15). */
  ballistas: Space[]
  /** Damaged by an attack or Counter in the action or activation in progress (card T07). */
  damaged: boolean
  /** It has made a Move in the turn in progress, whoever's: as an action or by a Tactic Card. */
  moved?: true
  /** Rises with every replacement of an Enemy Unit: the rest of an attack never touches the new one (TAC-SOLO-CAPTURE-07). */
  serial: number
}

/** The turn in progress. */
export interface Turn {
  owner: Owner
  /** Counts all turns of the game from 1. */
  number: number
  step: 'start' | 'actions' | 'cleanUp' | 'draw'
  actionsLeft: number
  /** One of the actions was an attack (card T16). */
  attacked?: true
  /** A Solo Enemy's activation. */
  card?: EnemyCardId
  unit?: UnitId
}
/** The Move in progress (TAC-MOVE-01). One at a time. */
export interface Move {
  unit: UnitId
  mp: number
  /** Spaces of the Realm Map it has been on, the start first. Inside a dungeon nothing is added. */
  path: Space[]
  /** Given by a Tactic Card: no action (TAC-RULING-36). */
  byCard: boolean
  /** At least one step, dungeon entry or failed Cave-In was made. */
  begun: boolean
  /** Where it walks by itself; dropped when a Tactic Card changes anything. */
  goal?: { to: Space } | { enter: BoxId }
  /** Becomes Weakened when this Move ends (card S9). */
  warden: boolean
  /** Ends inside the dungeon or goes on outside after a crystal. */
  last?: Space
}
/** The attack in progress, or the spell that is none (TAC-MELEE-01). One at a time: a Counter begins when the attack it answers is done. */
export interface Attack {
  kind: AttackKind
  attacker: UnitId
  target: UnitId
  /** Serial numbers at the declaration. */
  attackerSerial: number
  targetSerial: number
  counter: boolean
  /** Damage bonus of a Solo Enemy Card, or of the Bear's rage in a Counter. */
  bonus: number
  /** Straight from attacker to target at the declaration (TAC-KNOCK-04); of a spell at an angle the longer axis. */
  away: Way
  /** Where the target stood when it was damaged: the centre of areas. */
  centre: Space
  stars: number
  /** Damage the primary target took. */
  direct: number
  /** Immune to this attack's Knock Back (the Smokerunner). */
  steady: boolean
  /** The target's melee Counter to this attack does so much more (the Cave Bear). */
  rage: number
  /** Units whose last Ammo or Mana was spent or lost in this attack (card T11). */
  emptied: UnitId[]
  /** The shot went wide (TAC-MISSILE-07). */
  missed?: true
}
export interface Captured {
  card: UnitCardId
  of: Owner
  /** Nobody keeps a unit that fell without an opponent behind it (TAC-RULING-25). */
  by?: Owner
}
/** The 13 things tables differ on; the defaults are the rulings. */
export interface Options {
  dieFaces: 'standard' | 'wild' | 'calm'
  controlTrackSteps: 2 | 3 | 4 | 5
  boxRise: 'printed' | 'count'
  weakenedTokenLimit: 'none' | 'ten'
  terrainAffectsArea: boolean
  endReference: 'active' | 'trigger'
  teamSharesHands: boolean
  artifactRangedBonus: 'range' | 'damage'
  artifactTheftNeedsMovement: boolean
  builderStrict: boolean
  enemyStopsAcrossElevation: boolean
  dungeonRetreat: boolean
  firstPlayer: 'random' | 'first'
}

export interface Open {
  mode: ModeId
  /** Everybody at the table, clockwise. */
  seats: Seat[]
  /** Solo Enemies, in turn order after their players. */
  enemies: EnemyId[]
  options: Options
  /** `front`, or the code of a realm built on the Battle side: `battle:8x5@D1.0,8x1@D5.0,…` (knowledge/realm.ts). */
  realm: string
  /** Seat order of the turns, the first player first. */
  order: Owner[]
  /** Units in play. Filled when cards are dealt; `at` is −1 until they are placed. */
  units: Partial<Record<UnitId, Unit>>
  /** Starting locations by seat. */
  corners: Partial<Record<Seat, Corner[]>>
  captured: Captured[]
  turn?: Turn
  move?: Move
  attack?: Attack
  /** Competitive and Team: where each flag is, 0 is START; `by` has collected it. */
  flags: Partial<Record<AreaId, { at: number; by?: Seat }>>
  /** Battle: on a space, or with its Bearer. */
  artifact?: { at: Space } | { unit: UnitId }
  /** The end is triggered: these still have a turn. `by` gets none. */
  end?: { by: Owner; left: Seat[]; cause?: 'flags' | 'eliminated' | 'captures' | 'oneSideLeft' }
  /** Hand sizes. */
  hands: Partial<Record<Seat, number>>
  /** Tactic Cards face up, the last one on top. */
  discard: TacticId[]
  /** Solo and Co-op. */
  time: number
  crystals: Partial<Record<BoxId, 'red' | 'green'>>
  /** Boxes whose dungeon is occupied, and by whom. */
  flipped: Partial<Record<BoxId, UnitId>>
  enemyDiscard: EnemyCardId[]
  /** Solo Enemy Cards under Enemy Units. */
  under: Partial<Record<UnitId, EnemyCardId>>
  /** The second of each pair while Solo cards are kept and given. */
  offered: Partial<Record<Seat, UnitCardId[]>>
}
export interface Own {
  hand: TacticId[]
  /** The team-mate's hand, with teamSharesHands. */
  mate?: TacticId[]
}

/** What made something happen: an action, a card id, an ability, a rule of the book (`collision`, `buyOff`, `village`, `trap` …). */
export type Cause = string
/** One part of a sum, with its cause: `+2 melee`, `−1 forest`. */
export interface Term {
  adds: number
  cause: Cause
}

export type Fact =
  | { type: 'dealt'; seat: Seat; cards: UnitCardId[] }
  | { type: 'kept'; seat: Seat; card: UnitCardId; given: UnitCardId; enemy: EnemyId }
  | { type: 'firstPlayer'; seat: Seat }
  | { type: 'locationChosen'; seat: Seat; corners: Corner[] }
  | { type: 'placed'; unit: UnitId; card: UnitCardId; at: Space; cause: Cause }
  | { type: 'tacticKept'; seat: Seat }
  | { type: 'turnBegan'; owner: Owner; number: number }
  | { type: 'timePassed'; from: number; to: number; cause: Cause }
  | { type: 'flagMoved'; area: AreaId; seat: Seat; from: number; to: number }
  | { type: 'flagCollected'; area: AreaId; seat: Seat }
  | { type: 'endTriggered'; by: Owner; cause: 'flags' | 'eliminated' | 'captures' | 'oneSideLeft'; left: Seat[] }
  | { type: 'acted'; unit: UnitId; action: ActionKind; target?: UnitId; actionsLeft: number }
  | { type: 'moveBegan'; unit: UnitId; mp: number; cause: Cause }
  | {
      type: 'stepped'
      unit: UnitId
      from: Space
      to: Space
      via: 'walk' | 'portal'
      cost: number
      terms: Term[]
      mp: number
    }
  | { type: 'moveEnded'; unit: UnitId; at: Space; lost: number }
  | { type: 'putBack'; unit: UnitId; to: Space }
  | { type: 'mpChanged'; unit: UnitId; by: number; mp: number; cause: Cause }
  | { type: 'villageUsed'; unit: UnitId; at: Space }
  | { type: 'attackDeclared'; kind: AttackKind; attacker: UnitId; target: UnitId; counter: boolean }
  | {
      type: 'rolled'
      unit: UnitId
      for: 'knockBack' | 'miss' | 'star' | 'caveIn' | 'trap' | 'monster'
      faces: DieFace[]
      count: number
    }
  | { type: 'missed'; attacker: UnitId; target: UnitId; needed: number; had: number }
  /** `terms` add up to `amount` unless the sum is below 0. */
  | {
      type: 'damaged'
      unit: UnitId
      by: UnitId
      kind: AttackKind
      amount: number
      from: number
      to: number
      terms: Term[]
      area: boolean
    }
  | { type: 'healthLost'; unit: UnitId; from: number; to: number; cause: Cause; by?: UnitId }
  | { type: 'healthGained'; unit: UnitId; from: number; to: number; cause: Cause }
  | { type: 'supplyLost'; unit: UnitId; from: number; to: number; cause: Cause }
  | { type: 'supplyGained'; unit: UnitId; from: number; to: number; cause: Cause }
  | { type: 'weakened'; unit: UnitId; cause: Cause }
  | { type: 'recovered'; unit: UnitId; cause: Cause }
  | {
      type: 'knockedBack'
      unit: UnitId
      from: Space
      to: Space
      distance: number
      way: Way
      fell: boolean
      cause: Cause
    }
  | { type: 'collided'; unit: UnitId; at: Space }
  | { type: 'unmoved'; unit: UnitId; cause: Cause }
  | { type: 'abilityUsed'; unit: UnitId; ability: string }
  | { type: 'captured'; unit: UnitId; card: UnitCardId; by?: Owner; byUnit?: UnitId; at: Space }
  | { type: 'counterDeclined'; unit: UnitId }
  | { type: 'artifactTaken'; unit: UnitId; from?: UnitId }
  | { type: 'artifactDropped'; at: Space }
  | { type: 'tacticRevealed'; seat: Seat; card: TacticId; unit?: UnitId }
  | { type: 'tacticDrawn'; seat: Seat; hand: number }
  /** Only to its seat. */
  | { type: 'tacticSeen'; card: TacticId }
  | { type: 'tacticDiscarded'; seat: Seat; card: TacticId; cause: Cause }
  | { type: 'handDiscarded'; seat: Seat; cards: TacticId[] }
  | { type: 'tacticsShuffled'; cards: number }
  | { type: 'turnEnded'; owner: Owner }
  | { type: 'enemyCardDrawn'; card: EnemyCardId; for: 'activation' | 'monster' | 'placement'; enemy?: EnemyId }
  | { type: 'enemyCardsShuffled'; cards: number }
  | { type: 'activated'; unit: UnitId; card: EnemyCardId; leftmost: boolean }
  /** Why an Enemy Unit does what it does: the candidates in compass order, the one taken first. */
  | {
      type: 'enemyAimed'
      unit: UnitId
      step: 1 | 2 | 3 | 4 | 5
      for: 'melee' | 'missile' | 'spell' | 'move' | 'climb' | 'nothing'
      among: UnitId[]
      goal?: Space
    }
  | {
      type: 'enemyStopped'
      unit: UnitId
      at: Space
      why: 'adjacent' | 'mp' | 'blocked' | 'arrived' | 'noHeroes' | 'noWay'
    }
  | { type: 'dungeonEntered'; unit: UnitId; box: BoxId }
  | { type: 'steppedInside'; unit: UnitId; box: BoxId; from: Inside; to: Inside; cost: number; mp: number }
  | { type: 'caveInHeld'; unit: UnitId; box: BoxId; at: Inside; mp: number }
  | { type: 'monsterMet'; unit: UnitId; card: EnemyCardId }
  | { type: 'crystalTaken'; unit: UnitId; box: BoxId }
  | { type: 'crystalUsed'; seat: Seat; box: BoxId }
  /** The Dungeon Card shows its green side, whether the bonus was used or not. */
  | { type: 'crystalTurned'; box: BoxId }
  | { type: 'dungeonLeft'; unit: UnitId; box: BoxId; at: Space; cause: 'crystal' | 'retreat' | 'captured' }
  | { type: 'arrived'; unit: UnitId; card: UnitCardId; at: Space; area?: AreaId }
  | { type: 'ended'; winners: Seat[]; result?: 'won' | 'lost'; cause: Cause }

/** What a die face shows; at most two icons. */
export type DieFace = 'push' | 'pushStar' | 'star' | 'miss' | 'missPush' | 'blank'

export interface Score {
  side: Seat[]
  flags: number
  survivors: number
  captures: number
  villages: number
  artifact: number
  points: number
  health: number
}
export interface Outcome {
  /** Solo and Co-op. */
  result?: 'won' | 'lost'
  winners: Seat[]
  /** Best first. Empty in Solo and Co-op. */
  scores: Score[]
  /** The criterion that split the first places: `points`, `survivors`, `captures`, `flags`, `health`, `shared`. */
  decidedBy: string
  cause: Cause
  turns: number
}

/** The event that opened a window for Tactic Cards. */
export type Event =
  | { window: 'turnStart'; owner: Owner }
  | { window: 'controlAdvanced'; area: AreaId; seat: Seat }
  | { window: 'moveStep' | 'portalUsed' | 'villageUsed'; unit: UnitId }
  | { window: 'moveEnd'; unit: UnitId; from: Space; at: Space }
  | {
      window: 'attackDeclared' | 'attackDone' | 'counterDone'
      attacker: UnitId
      target: UnitId
      direct: number
      emptied: readonly UnitId[]
    }
  | { window: 'damaged'; unit: UnitId; amount: number }
  | { window: 'knockedBack'; unit: UnitId; serial: number; by?: UnitId; bySeat?: Owner; fell: boolean }
  | { window: 'collided'; unit: UnitId; serial: number; by?: UnitId; bySeat?: Owner }
  | { window: 'captured'; unit: UnitId; by?: Owner; byUnit?: UnitId }
  | { window: 'becameWeakened'; unit: UnitId; bySecondAction: boolean }
  | { window: 'actionDone' | 'actionsDone'; owner: Owner }

/** Questions, answers and anchors stand in questions.ts, their wording in words.ts, the steps in steps.ts, reasons in reasons.ts. */
export interface Tactics {
  seat: Seat
  open: Open
  own: Own
  piles: {
    tactics: TacticId
    fighter: UnitCardId
    wizard: UnitCardId
    rogue: UnitCardId
    beast: UnitCardId
    enemy: EnemyCardId
    /** Random draws of Solo and Co-op. */
    flags: AreaId
    arrivals: UnitClass
  }
  fact: Fact
  moments: {
    /** Step 1 of a turn, or the activation of an Enemy Unit (`unit`). */
    turnBegan: { owner: Owner; unit?: UnitId }
    /** A unit took damage (or 0 of an attack that hit it) and is in play: reactive abilities (TAC-ABILITY-02). */
    wounded: { unit: UnitId; by: UnitId; kind: AttackKind; amount: number; area: boolean }
    /** The primary target was damaged and stays in play: effects of the attacker's own ability (TAC-ABILITY-01). */
    hit: { attacker: UnitId; target: UnitId; kind: AttackKind; amount: number }
    /** A missile roll has been paid for. */
    shot: { unit: UnitId; misses: number }
    captures: { unit: UnitId; captured: UnitId }
  }
  amounts: Record<string, never>
  outcome: Outcome
  questions: Questions
  answer: Answer
  thing: Thing
  anchor: Anchor
  steps: Steps
  ability: AbilityId
}

export type Now = engine.Now<Tactics>
export type Play = engine.Play<Tactics>
export type View = engine.View<Tactics>
export type Asked = engine.Asked<Tactics>
export type Wish = engine.Wish<Tactics>
/** Options of these answers, and a list that they can be added to. */
export type Offers<D extends Answer['do']> = engine.Option<engine.AnswerBy<Tactics, D>>[]
export type Into<D extends Answer['do']> = Pick<Offers<D>, 'push'>
export type { AreaId, AttackKind, Corner, TacticWindow, UnitClass, Way }

export type * from './questions.ts'
export type * from './steps.ts'
export const tacticsKit = kit<Tactics>(words)
export const { step, question, jointQuestion, option, ending, go } = tacticsKit
