import type { RegionAbilityId } from '../../content/regions.ts'
import type { PlaceId } from '../../rules/state/shape.ts'
import type { AbilityText } from '../ability.ts'
import { inside, noun, nouns, type PlaceNoun, upon } from './noun.ts'

export const places: Record<PlaceId, PlaceNoun> = {
  capital: inside(noun('Capital')),
  forest: inside(noun('Forest')),
  ruins: inside(nouns('Ruins')),
  mountains: inside(nouns('Mountains')),
  plains: upon(nouns('Plains')),
  coast: upon(noun('Coast')),
  desert: inside(noun('Desert')),
}

/** Both sides of every Region, and the Capital. */
export const regionAbilities: Record<RegionAbilityId | 'rest', AbilityText> = {
  rest: {
    name: 'Rest',
    brief: 'whoever starts a Turn here is Restored.',
    text: 'A Defender who starts a Turn here goes back to full Hit Points, for free.',
  },
  enchant: {
    name: 'Enchant',
    brief: 'another Outer Region loses 1 Threat.',
    text: 'Choose another Outer Region: it loses 1 Threat.',
  },
  canopy: {
    name: 'Canopy',
    brief: 'the first Defend here in a Round costs 1 less.',
    text: 'The first time in a Round that a Defender in the Forest Defends the Forest, it pays 1 HP less.',
  },
  entomb: {
    name: 'Entomb',
    brief: 'keep a discarded Enemy away for a Round.',
    text: 'Lay an Enemy or a Dire Enemy from the Discard Pile in the tomb, which holds one card. It goes back to the Discard Pile when the next Round starts, so it misses that whole Round.',
  },
  bloodRite: {
    name: 'Blood Rite',
    brief: 'another Outer Region loses 1 Threat.',
    text: 'Choose another Outer Region: it loses 1 Threat.',
  },
  vigil: {
    name: 'Vigil',
    brief: 'your next Defend here costs 1 less.',
    text: 'Step into the circle, if nobody is in it. When you Defend the Mountains from inside you pay 1 HP less and step out. Leaving the Mountains empties the circle.',
  },
  highWatch: {
    name: 'High Watch',
    brief: 'from here all see the top Turn card.',
    text: 'While a Defender is here, the top card of the Turn Deck lies face up.',
  },
  augury: {
    name: 'Augury',
    brief: 'discard the top card, lower 1 Threat.',
    text: 'Discard the top card of the Turn Deck without resolving it. An Enemy or Dire Enemy: one Region that it attacks loses 1 Threat. A Defender or All Defenders Card: the Capital loses 1 Threat.',
  },
  outriders: {
    name: 'Outriders',
    brief: 'Defend next door against Enemies.',
    text: 'From here you may Defend an adjacent Outer Region against an Enemy, never a Dire Enemy. You stay here and pay the usual price.',
  },
  tidewell: {
    name: 'Tidewell',
    brief: 'at 0 when a Round ends, Restores all here.',
    text: 'When a Round ends with the Coast at 0 Threat, every Defender here is Restored.',
  },
  seaLane: {
    name: 'Sea Lane',
    brief: 'go to any other Outer Region.',
    text: 'Go to any other Outer Region at once.',
  },
  mirage: {
    name: 'Mirage',
    brief: 'see and sort the top three cards.',
    text: 'The top three cards of the Turn Deck are shown to all. Put them back in any order.',
  },
  sandstorm: {
    name: 'Sandstorm',
    brief: 'a free Defend next door, once per Round.',
    text: 'From here you may Defend an adjacent Outer Region against an Enemy, never a Dire Enemy, for 0 HP. You stay here.',
  },
}
