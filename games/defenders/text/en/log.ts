import type { ArtifactId, DireId, EnemyId, FoeId, HeroId } from '../../content/ids.ts'
import type { Colour, PlaceId, RegionId } from '../../rules/state/shape.ts'
import { start } from '../../../text/sentence.ts'
import { artifacts, colours, count, enemies, foes, heroes, list, places, type Noun } from './names.ts'

type Attacker = EnemyId | DireId
const does = ({ the, many }: Noun, one: string, several: string) => `${start(the)} ${many ? several : one}`

/** One line of the chronicle for each thing that can happen; figures stand beside it. */
export const log = {
  mapDealt: 'The six Outer Regions are laid out around the Capital',
  heroChosen: (colour: Colour, hero: HeroId, player: string | undefined) =>
    `${player === undefined ? 'You lead' : `${player} leads`} ${colours[colour]}, ${heroes[hero].the}`,
  round: (round: number) => `Round ${round}`,
  roundEnded: (round: number) => `End of Round ${round}`,
  discardedUnresolved: (card: string) => `Discarded unresolved: ${card}`,
  turnBegan: (colour: Colour) => `${colours[colour]} gains Action Points`,
  poolGranted: 'The team shares Action Points',
  restored: (colour: Colour) => `${colours[colour]} is Restored`,
  apLost: (colour: Colour | undefined) =>
    colour === undefined ? 'The team lets Action Points go' : `${colours[colour]} lets Action Points go`,
  moved: (colour: Colour, to: PlaceId) => `${colours[colour]} goes to ${places[to].the}`,
  swept: (colour: Colour, to: PlaceId) => `${colours[colour]} is swept to ${places[to].the}`,
  brought: (colour: Colour, to: PlaceId) => `${colours[colour]} is brought to ${places[to].the}`,
  rose: (place: PlaceId) => does(places[place], 'gains Threat', 'gain Threat'),
  fell: (place: PlaceId) => does(places[place], 'loses Threat', 'lose Threat'),
  secured: (colour: Colour, place: PlaceId) => `${colours[colour]} Secures ${places[place].the}`,
  destroyed: (region: RegionId, marker: string | undefined) =>
    `${does(places[region], 'is Destroyed', 'are Destroyed')}${marker === undefined ? '' : ` (marker: ${marker})`}`,
  isDestroyed: (region: RegionId) => `${places[region].the} ${places[region].many ? 'are' : 'is'} Destroyed`,
  attacked: (card: Attacker, region: RegionId) => `${does(enemies[card], 'attacks', 'attack')} ${places[region].the}`,
  defended: (colour: Colour, region: RegionId) => `${colours[colour]} Defends ${places[region].the}`,
  declined: (colour: Colour, region: RegionId) => `${colours[colour]} would rather not Defend ${places[region].the}`,
  reconsidered: (colour: Colour) => `${colours[colour]} may Defend after all`,
  direEffect: (card: DireId, effect: string) => `${start(enemies[card].the)}: ${effect}`,
  hpLost: (colour: Colour) => `${colours[colour]} loses Hit Points`,
  hpGained: (colour: Colour) => `${colours[colour]} gains Hit Points`,
  exhausted: (colour: Colour) => `${colours[colour]} is Exhausted`,
  sacrificed: (colour: Colour, gain: number) => `${colours[colour]} Sacrifices 1 HP for ${gain} AP`,
  abilityUsed: (colour: Colour, ability: string) => `${colours[colour]} uses ${ability}`,
  artifactDrawn: (colour: Colour, artifact: ArtifactId) =>
    `${colours[colour]} wins an Artifact: ${artifacts[artifact].name}`,
  artifactEquipped: (colour: Colour, artifact: ArtifactId, instead: ArtifactId) =>
    `${colours[colour]} now carries ${artifacts[artifact].the} instead of ${artifacts[instead].the}`,
  artifactReturned: (artifact: ArtifactId) =>
    does(artifacts[artifact], 'goes back into the Artifact Deck', 'go back into the Artifact Deck'),
  cardsShown: (cards: readonly string[]) => `Shown to all: ${list(cards)}`,
  placedOnTop: (cards: readonly string[]) => `Back on the Turn Deck, top first: ${cards.join(', ')}`,
  placedBelow: (cards: readonly string[]) => `Under the Turn Deck: ${list(cards)}`,
  topBuried: (card: string | undefined) =>
    `The top card goes under the Turn Deck${card === undefined ? ', unseen' : `: ${card}`}`,
  entombed: (colour: Colour, card: string) => `${colours[colour]} lays a card in the tomb: ${card}`,
  leftTomb: (card: string) => `A card leaves the tomb for the Discard Pile: ${card}`,
  enteredCircle: (colour: Colour) => `${colours[colour]} steps into the circle`,
  leftCircle: (colour: Colour) => `${colours[colour]} leaves the circle`,
  direInVain: 'It has no effect',
  drained: 'No Player Card Ability works until the end of the Round',
  fought: (colour: Colour) => `${colours[colour]} Fights the Epic Foe`,
  foeRevealed: (foe: FoeId, at: RegionId) => `The Epic Foe appears: ${foes[foe].the}, ${places[at].in}`,
  foeMoved: (to: RegionId) => `The Epic Foe goes to ${places[to].the}`,
  foeHurt: 'The Epic Foe loses Hit Points',
  foeHealed: 'The Epic Foe heals',
  epicEvent: (foe: FoeId, space: number) => `Epic Event of ${foes[foe].the}, at ${space} HP`,
  hordeAdded: (left: number) =>
    left === 0
      ? 'The last card of the Horde joins the Turn Deck'
      : `One card of the Horde joins the Turn Deck; ${count(left, 'card', 'cards')} left`,
  reshuffled: (cards: number) => `The Turn Deck is shuffled: ${count(cards, 'card', 'cards')}`,
  won: 'Victory: the Epic Foe has fallen',
  lost: 'Defeat: the Capital has fallen',
}
