import type { AbilityId, ArtifactId, DireId, EffectId, EnemyId, FoeId, HeroId } from '../../content/ids.ts'
import type { CardId, Colour, PlaceId, RegionId, Seat } from './open.ts'

/** A Defender uses an Ability. */
export interface Use {
  defender: Colour
  ability: AbilityId
}
/** How a Region is Defended: being in it, or by an Ability that reaches it. */
export type WayId = 'inPlace' | AbilityId

/** Everything a player can answer; `words.ts` says how it is written. */
export type Answer =
  | { do: 'hero'; hero: HeroId }
  | { do: 'draw' }
  | { do: 'move'; defender: Colour; to: PlaceId }
  | { do: 'secure'; defender: Colour }
  | { do: 'fight'; defender: Colour }
  | { do: 'use'; defender: Colour; ability: AbilityId }
  | { do: 'sacrifice'; defender: Colour }
  | { do: 'end' }
  | { do: 'ready' }
  | { do: 'unready' }
  | { do: 'defend'; defender: Colour; way: WayId }
  | { do: 'decline'; defender: Colour }
  | { do: 'reconsider'; defender: Colour }
  | { do: 'place'; region: RegionId }
  | { do: 'defender'; defender: Colour }
  | { do: 'card'; card: CardId }
  /** The topmost first. */
  | { do: 'order'; cards: readonly CardId[] }
  | { do: 'top' }
  | { do: 'bottom' }
  | { do: 'path'; path: readonly PlaceId[] }
  | { do: 'heal'; defender: Colour }
  | { do: 'secureHere' }
  | { do: 'pass' }
  | { do: 'drop'; artifact: ArtifactId }
  | { do: 'refuse' }

/** What on the board can be pointed at. */
export type Thing =
  | { is: 'place'; place: PlaceId }
  | { is: 'defender'; defender: Colour }
  | { is: 'foe' }
  /** The Epic Foe by its name, also before it comes. */
  | { is: 'foeCard'; foe: FoeId }
  | { is: 'ability'; ability: AbilityId }
  | { is: 'effect'; effect: EffectId }
  /** The text of the Capital. */
  | { is: 'rest' }
  | { is: 'artifact'; artifact: ArtifactId }
  | { is: 'hero'; hero: HeroId }
  | { is: 'card'; card: CardId }
  | { is: 'pile'; pile: PileId }

export type PileId = 'turn' | 'discard' | 'horde' | 'leftover' | 'artifacts'

/** The same as the board names it. */
export type Anchor =
  | `place ${PlaceId}`
  | `defender ${Colour}`
  | 'foe'
  | `ability ${AbilityId}`
  | `artifact ${ArtifactId}`
  | `hero ${HeroId}`
  | `card ${CardId}`

export type Command = 'move' | 'secure' | 'fight' | 'use'

/** Every question: what it is about, and the verbs of its answers. */
export type Questions = {
  'setup.chooseHero': { about: { seat: Seat; defender: Colour }; answers: 'hero' }
  /** Only with confirmDraw; asked of all seats (first). */
  'round.draw': { about: undefined; answers: 'draw' }
  'turn.act': { about: { defender: Colour }; answers: Command | 'sacrifice' | 'end' }
  /** Asked of all seats (first). */
  'all.act': { about: undefined; answers: Command | 'ready' | 'unready' }
  /** Asked of all seats with an option (first). */
  'defend.window': { about: Window; answers: 'defend' | 'decline' | 'reconsider' }
  /** `among`: the price is paid and the cards now shown leave these to be lowered. */
  'ability.chooseRegion': { about: Use & { among?: readonly RegionId[] }; answers: 'place' }
  'ability.chooseDefender': { about: Use; answers: 'defender' }
  'ability.chooseCard': { about: Use; answers: 'card' }
  'ability.chooseOrder': { about: Use; answers: 'order' }
  'ability.topOrBottom': { about: Use; answers: 'top' | 'bottom' }
  'ability.choosePath': { about: Use; answers: 'path' }
  'ability.rally': { about: Use; answers: 'move' | 'secure' | 'fight' }
  'ability.retribution': { about: Use; answers: 'heal' | 'secureHere' | 'pass' }
  'artifact.choose': { about: { defender: Colour; artifact: ArtifactId }; answers: 'drop' | 'refuse' }
}

/** What an Enemy or Dire Enemy card does to one Outer Region; it can be Defended. */
export interface Attack {
  card: EnemyId | DireId
  region: RegionId
  order: 'first' | 'second' | 'only'
}

export interface Window extends Attack {
  /** Who could Defend when the window opened (DEF-RULING-53). */
  candidates: readonly Colour[]
  declined: readonly Colour[]
}
