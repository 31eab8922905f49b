import type * as engine from '@tabletome/engine'
import type { AbilityId, CardId, DeckId, SpecialId, StormId, TrayId, UnitId } from '../../content/ids.ts'
import type { Fact } from './facts.ts'
import type { Seat, Open, Own, Outcome } from './open.ts'
import type { Anchor, Answer, Questions, Thing } from './questions.ts'
import type { Steps } from './steps.ts'

export type * from './facts.ts'
export type * from './open.ts'
export type * from './questions.ts'
export type * from './steps.ts'

/** The words of the game. Which questions there are stands in questions.ts, how answers are written in words.ts. */
export interface Rift {
  seat: Seat
  open: Open
  own: Own
  piles: {
    stack1: TrayId
    stack2: TrayId
    stack3: TrayId
    stack4: TrayId
    stack5: TrayId
    stack6: TrayId
    ghosts: CardId
    storms: StormId
    specials: SpecialId
  } & {
    /** Cards not in play. */
    [D in `deck${DeckId}`]: CardId
  }
  fact: Fact
  moments: Record<string, never>
  amounts: {
    /** Health for a hero whose tray is destroyed, instead of damage. */
    mended: { about: { hero: UnitId }; adds: number }
  }
  outcome: Outcome
  questions: Questions
  answer: Answer
  thing: Thing
  anchor: Anchor
  steps: Steps
  ability: AbilityId
}

export type Now = engine.Now<Rift>
export type Play = engine.Play<Rift>
export type View = engine.View<Rift>
export type Wish = engine.Wish<Rift>
export type Asked = engine.Asked<Rift>
/** A list of options by the verbs they may have. */
export type Offers<D extends Answer['do']> = engine.Option<engine.AnswerBy<Rift, D>>[]
/** A list that is added to, whatever else is in it. */
export type Into<D extends Answer['do']> = Pick<Offers<D>, 'push'>
/** One option of a verb. */
export type Offer<D extends Answer['do']> = Offers<D>[number]
/** What pure knowledge looks at: a state or a view. */
export interface Seen {
  readonly open: Now['open']
}
