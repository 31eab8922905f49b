import type * as engine from '@tabletome/engine'
import type { AbilityId } from '../../content/abilities.ts'
import type { EnemyCardId, TacticId, UnitCardId } from '../../content/ids.ts'
import type { AreaId, AttackKind, UnitClass } from '../../content/types.ts'
import type { Fact, Outcome } from './facts.ts'
import type { Seat, Owner, UnitId, Open, Own } from './open.ts'
import type { Anchor, Answer, Questions, Thing } from './questions.ts'
import type { Steps } from './steps.ts'

export type * from './facts.ts'
export type * from './open.ts'
export type * from './questions.ts'
export type * from './steps.ts'
export type { AreaId, AttackKind, Corner, TacticWindow, UnitClass, Way } from '../../content/types.ts'

/** Everything the engine asks of a game, in the words of this one. */
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
