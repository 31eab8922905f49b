import type * as engine from '@tabletome/engine'
import type { AbilityId, ArtifactId, DireId, EffectId, EnemyId, FoeId, HeroId } from '../../content/ids.ts'
import type { Fact } from './facts.ts'
import type { Seat, Colour, RegionId, PlaceId, DefenderCardId, CardId, Open, Outcome } from './open.ts'
import type { Answer, Anchor, Questions, Thing, WayId } from './questions.ts'
import type { Steps } from './steps.ts'

export type * from './facts.ts'
export type * from './open.ts'
export type * from './questions.ts'

/** One Defender and one attack. */
export interface Attacked {
  defender: Colour
  region: RegionId
  card: EnemyId | DireId
}
/** One way of Defending: `price` replaces the normal one, `surcharge` is added, `arrive` takes the Defender there. */
export interface Way {
  price?: number
  surcharge?: number
  arrive?: boolean
}
/** The same with the way chosen. */
export interface Defending extends Attacked {
  way: WayId
}

/** Everything the engine asks of a game, in the words of this one. */
export interface Defenders {
  seat: Seat
  open: Open
  own: Record<string, never>
  piles: {
    turn: CardId
    horde: CardId
    leftover: CardId
    /** Leftover Cards used as Destruction markers, never looked at. */
    markers: CardId
    artifacts: ArtifactId
    /** The face-down Epic Foe. */
    foe: FoeId
    /** Only while the table is being set up. */
    enemies: EnemyId
    dire: DireId
    map: RegionId
    foes: FoeId
    heroes: HeroId
  }
  fact: Fact
  moments: {
    defenderCardDrawn: { card: DefenderCardId }
    turnBegan: { defender: Colour }
    fought: { defender: Colour }
    /** The price of a Defend is paid; `lowered` names the Abilities that really lowered it. */
    defendPaid: { defender: Colour; region: RegionId; lowered: AbilityId[] }
    /** Everything that belongs to the Defend itself is done, the Artifact included. */
    defended: { defender: Colour; region: RegionId; card: EnemyId | DireId }
    /** The text of a Dire Enemy, before the defend decision or after an undefended attack. */
    direEffect: { card: DireId }
    foeRevealed: { foe: FoeId }
    epicEvent: { foe: FoeId; space: number }
    endOfRound: { round: number }
  }
  amounts: {
    /** AP on top of 1 for a step into a Region on one's own Turn. */
    enterCost: { about: { place: PlaceId }; adds: number }
    secureAmount: { about: { defender: Colour }; adds: number }
    fightDamage: { about: { defender: Colour }; adds: number }
    sacrificeGain: { about: { defender: Colour }; adds: number }
    /** Further places a Move may go to. */
    moveTo: { about: { defender: Colour; from: PlaceId }; adds: readonly PlaceId[] }
    /** The Foe can be Fought from a place that is not its own. */
    fightReach: { about: { defender: Colour; from: PlaceId; foe: RegionId }; adds: boolean }
    /** Being Exhausted does not stop this. */
    ignoreExhaust: { about: { defender: Colour; deed: 'secure' | 'fight' }; adds: boolean }
    /** A way to Defend a Region without being in it. */
    defendWay: { about: Attacked; adds: Way | undefined }
    /** HP added to the price of a Defend, after the way has set it. */
    defendCost: { about: Defending; adds: number }
    /** The Defend costs nothing at all. */
    defendFree: { about: Defending; adds: boolean }
    /** The most HP a Restore gives. */
    restoreLimit: { about: { defender: Colour }; adds: number }
    /** The Ability of a Region is switched off. */
    regionOff: { about: { region: RegionId }; adds: boolean }
    /** The top card of the Turn Deck lies face up. */
    topFaceUp: { about: undefined; adds: boolean }
  }
  outcome: Outcome
  questions: Questions
  answer: Answer
  thing: Thing
  anchor: Anchor
  steps: Steps
  ability: AbilityId | EffectId | FoeId
}

export type Now = engine.Now<Defenders>
export type Play = engine.Play<Defenders>
export type View = engine.View<Defenders>
export type Wish = engine.Wish<Defenders>
export type Asked = engine.Asked<Defenders>
/** A list of options by the verbs they may have. */
export type Offers<D extends Answer['do']> = engine.Option<engine.AnswerBy<Defenders, D>>[]
/** A list that is added to, whatever else is in it. */
export type Into<D extends Answer['do']> = Pick<Offers<D>, 'push'>
