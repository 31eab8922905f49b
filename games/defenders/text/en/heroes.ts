import type { HeroAbilityId } from '../../content/heroes.ts'
import type { HeroId } from '../../content/ids.ts'
import type { AbilityText } from '../ability.ts'
import { noun, type Noun } from './noun.ts'

/** Player Cards. */
export const heroes: Record<HeroId, Noun> = {
  paladin: noun('Paladin'),
  cleric: noun('Cleric'),
  barbarian: noun('Barbarian'),
  druid: noun('Druid'),
  bard: noun('Bard'),
  sorcerer: noun('Sorcerer'),
  oracle: noun('Oracle'),
  warrior: noun('Warrior'),
  ranger: noun('Ranger'),
  avenger: noun('Avenger'),
}

export const heroAbilities: Record<HeroAbilityId, AbilityText> = {
  retribution: {
    name: 'Retribution',
    brief: 'after a Defend, heal 1 or Secure 1.',
    text: 'After you Defend, you may either give another Defender, wherever it is, 1 HP, or lower by 1 the Threat of the Outer Region you are in.',
  },
  mend: {
    name: 'Mend',
    brief: '2 HP for a Defender here or next door.',
    text: 'A Defender in your Region or in an adjacent one gains 2 HP. It may be you.',
  },
  fury: {
    name: 'Fury',
    brief: 'your Sacrifice gives 2 AP.',
    text: 'Your Sacrifice gives 2 AP instead of 1. Both must be spent at once.',
  },
  rootwalk: {
    name: 'Rootwalk',
    brief: 'you may Move to the opposite Region.',
    text: 'Your Move may also go to the Outer Region opposite yours.',
  },
  rally: {
    name: 'Rally',
    brief: 'another Defender acts once for free.',
    text: 'Another Defender, wherever it is, makes one plain Move, Secure or Fight at no cost, if it can. No Ability or Artifact changes it, and it is not a Turn.',
  },
  thunderclap: {
    name: 'Thunderclap',
    brief: 'up to 3 Threat less here.',
    text: 'The Outer Region you are in loses up to 3 Threat.',
  },
  scry: {
    name: 'Scry',
    brief: 'see the top card, leave it or bury it.',
    text: 'The top card of the Turn Deck is shown to all. Leave it on top or put it at the bottom.',
  },
  sprint: {
    name: 'Sprint',
    brief: 'go one or two steps.',
    text: 'Go one step or two.',
  },
  longshot: {
    name: 'Longshot',
    brief: 'Fight next door; Defend there for 1 HP more.',
    text: 'You may Fight the Foe from an adjacent Region. You may Defend an adjacent Outer Region without going there, for 1 HP more.',
  },
  avengingFlight: {
    name: 'Avenging Flight',
    brief: 'fly to a Dire Enemy, Defend for 3 HP.',
    text: 'When a Dire Enemy attacks a Region you are not in, you may fly there, however far, and Defend for 3 HP.',
  },
}
