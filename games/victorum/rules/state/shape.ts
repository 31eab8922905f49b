import type * as engine from '@tabletome/engine'
import type { CodedBaneId } from '../../content/banes.ts'
import type { BagChip, BaneId, ChipId, EventId, HeroId, OpportunityId, ProwessId, RegionId } from '../../content/ids.ts'
import type { CodedProwessId } from '../../content/prowess.ts'
import type { Fact } from './facts.ts'
import type { Seat, UnitId, Open, Own, Outcome } from './open.ts'
import type { Anchor, Answer, Questions, Thing } from './questions.ts'
import type { Fallen, Steps } from './steps.ts'

export type * from './facts.ts'
export type * from './open.ts'
export type * from './questions.ts'
export type { Fallen, Use } from './steps.ts'

/** Everything the engine asks of a game, in the words of this one. */
export interface Victorum {
  seat: Seat
  open: Open
  own: Own
  piles: {
    sport: EventId
    bloodshed: EventId
    opportunity: OpportunityId
    banes: BaneId
    bag: BagChip
    primuses: HeroId
  } & { [R in RegionId]: ChipId }
  fact: Fact
  /** What they set off follows at once, where the rule stands. */
  moments: {
    campaignBegan: undefined
    prowessEarned: { prowess: ProwessId }
    sailed: undefined
    /** A rival joins you as the reward of a Sport. */
    rivalWon: undefined
    primusBeaten: undefined
  }
  amounts: {
    /** HP on top of Health, or fewer, when a unit is deployed. */
    deployedHp: { about: { unit: UnitId }; adds: number }
    /** The same for the first rival of an event, once per effect. */
    firstRivalHp: { about: undefined; adds: number }
    /** Rivals more in the first Deployment Step. */
    firstDeployments: { about: undefined; adds: number }
    /** The first unit you deploy stays dazed for one more turn. */
    dazedAgain: { about: undefined; adds: true }
    /** Who watches an event does not see what comes after it. */
    unseenBehind: { about: undefined; adds: true }
    /** What happens when an event begins, and when units have fallen: put in order by the player (VIC-TURN-06). */
    combatBegins: { about: undefined; adds: readonly engine.Step[] }
    unitsFell: { about: Fallen; adds: readonly engine.Step[] }
  }
  outcome: Outcome
  questions: Questions
  answer: Answer
  thing: Thing
  anchor: Anchor
  steps: Steps
  ability: CodedBaneId | CodedProwessId
}

export type Now = engine.Now<Victorum>
export type Play = engine.Play<Victorum>
export type View = engine.View<Victorum>
export interface Seen {
  readonly open: Now['open']
}

/** Answers that can be given. */
export type Offer<D extends Answer['do']> = engine.Option<engine.AnswerBy<Victorum, D>>
export type Offers<D extends Answer['do']> = Offer<D>[]
