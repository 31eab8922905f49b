import type { BoxId, EnemyCardId, TacticId, UnitCardId } from '../../content/ids.ts'
import type { AreaId, AttackKind, Corner, Way } from '../../content/types.ts'
import type { Seat, EnemyId, Owner, UnitId, Space, Inside, ActionKind } from './open.ts'

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
  /** Only to its seat. */
  | { type: 'tacticChosen'; card: TacticId }
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
