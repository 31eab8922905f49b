import type { DireId, FoeId, HeroId } from '../../content/ids.ts'
import type { Colour, PlaceId, RegionId } from '../../rules/state/shape.ts'
import { inline, start } from '../../../text/sentence.ts'
import type { FoeText } from './foes.ts'
import { colours, count, enemies, foes, heroes, list, places } from './names.ts'

const points = (hp: number) => count(hp, 'Hit Point', 'Hit Points')

/** Full cards. */
export const cards = {
  kinds: { active: 'active', passive: 'passive', conditional: 'conditional' },
  perTurn: 'once per Turn',
  perRound: 'once per Round',
  region: (side: string) => `Outer Region, side ${side}`,
  capital: 'Capital City',
  hero: 'Player Card',
  artifact: { hand: 'Hand Artifact', back: 'Back Artifact' },
  enemy: 'Enemy',
  dire: 'Dire Enemy',
  defenderCard: 'Defender Card',
  foe: 'Epic Foe',
  heroAbility: (hero: HeroId) => `Ability of ${heroes[hero].the}`,
  regionAbility: (region: PlaceId, side: string | undefined) =>
    `Ability of ${places[region].the}${side === undefined ? '' : `, side ${side}`}`,
  artifactAbility: 'Ability of an Artifact',
  direEffect: (enemy: DireId) => `Effect of ${enemies[enemy].the}`,
  pile: 'Pile',
  /** “Vigil (active, 1 AP). …” */
  ability: (name: string, terms: string, text: string) => `${name} (${terms}). ${text}`,
  threat: (threat: number, max: number) => `Threat ${threat} of ${max}.`,
  destroyed: 'Destroyed: its Ability is gone, and each undefended attack here raises the Capital by 1.',
  falls: (level: number) => `Destroyed at ${level}.`,
  defeat: 'At 8 the game is lost.',
  hitPoints: (hp: number) => `${points(hp)}.`,
  enemyText: (first: RegionId, second: RegionId) =>
    `Attacks ${places[first].the} first, then ${places[second].the}. 1 HP to Defend each.`,
  direText: (region: RegionId) => `Attacks ${places[region].the}. 2 HP to Defend; whoever does wins an Artifact.`,
  direUndefended: (effect: string, text: string) => `If nobody Defends: ${effect}. ${text}`,
  direFirst: (effect: string, text: string) => `First: ${effect}. ${text}`,
  turnText: (colour: Colour) => `A Turn for ${colours[colour]}: 3 Action Points, or 4 once a Region is Destroyed.`,
  allText: 'One pool for the whole team: 3 Action Points, or 4 once a Region is Destroyed.',
  foeText: ({ reveal, ongoing, event }: FoeText, spaces: readonly number[]) =>
    `When it appears: ${inline(reveal)} ${ongoing} Epic Event at ${list(spaces.map(String))}: ${inline(event)}`,
  foeHidden: 'One of six, face down. It appears at the end of the Round in which the Horde Deck has run out.',
  piles: {
    turn: { name: 'Turn Deck', text: 'Drawn card by card. When it is empty, the Round ends.' },
    discard: { name: 'Discard Pile', text: 'Cards resolved this Round, open to all.' },
    horde: {
      name: 'Horde Deck',
      text: 'One of its cards joins the Turn Deck after each Round. Once it is empty, the Epic Foe comes.',
    },
    leftover: { name: 'Leftover Cards', text: 'Out of the game, unseen. They serve as Destruction markers.' },
    artifacts: { name: 'Artifact Deck', text: 'Whoever Defends against a Dire Enemy draws one.' },
  },
}

/** The board in words. */
export const describe = {
  region: (place: PlaceId, slot: string, side: string) => `${places[place].name}, ${slot}, side ${side}`,
  capital: 'Capital, in the middle',
  threat: (threat: number, max: number) => `Threat ${threat} of ${max}`,
  destroyed: 'Destroyed',
  nextTo: (neighbours: readonly PlaceId[]) => `next to ${list(neighbours.map(place => places[place].name))}`,
  here: (colour: Colour, hp: number) =>
    hp === 0 ? `${colours[colour]} is here, Exhausted.` : `${colours[colour]} is here with ${points(hp)}.`,
  foeHere: (foe: FoeId, hp: number) => `${start(foes[foe].the)} is here with ${points(hp)}.`,
  tomb: (card: string) => `In the tomb: ${card}.`,
  circle: (colour: Colour) => `${colours[colour]} is in the circle.`,
  attacks: (n: number) => `Known attacks still to come this Round: ${n}.`,
  defender: (colour: Colour, hero: HeroId, player: string | undefined) =>
    `${colours[colour]}, ${heroes[hero].the}, played by ${player ?? 'you'}`,
  stands: (hp: number, max: number, place: PlaceId) => `${hp} of ${points(max)}, ${places[place].in}`,
  exhausted: 'Exhausted',
  carries: (artifacts: readonly string[]) => `Carries ${list(artifacts)}.`,
  foe: (foe: FoeId) => `${start(foes[foe].the)}, the Epic Foe`,
  foeComes: (round: number) => `The Epic Foe is hidden. It comes at the end of Round ${round}.`,
  pile: (name: string, cards: number) => `${name}: ${count(cards, 'card', 'cards')}.`,
  top: (card: string) => `On top: ${card}.`,
  ap: (left: number) => `Action Points left: ${left}.`,
  pool: (left: number) => `Action Points left for the team: ${left}.`,
}

/** What a preview changes. */
export const changes = {
  capital: places.capital.name,
  hitPoints: (colour: Colour) => `${colours[colour]}, Hit Points`,
  place: (colour: Colour) => colours[colour],
  artifacts: (colour: Colour) => `${colours[colour]}, Artifacts`,
  ap: 'AP',
  pool: 'AP for the team',
  foe: 'Epic Foe',
  circle: 'Circle',
  tomb: 'Tomb',
  drained: 'Player Card Abilities',
  on: 'on',
  off: 'off',
  none: 'none',
  destroyed: (_region: RegionId) => 'Destroyed',
  hidden: {
    turn: 'a card of the Turn Deck is turned up',
    horde: 'a card of the Horde joins the Turn Deck',
    leftover: 'a Leftover Card becomes the marker',
    artifacts: 'an Artifact is drawn',
    foe: 'the Epic Foe is revealed',
    other: 'something hidden is revealed',
  },
}
