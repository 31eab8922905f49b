import type { DireId, EffectId, EnemyId } from '../../content/ids.ts'
import type { AbilityText } from '../ability.ts'
import { noun, nouns, type Noun } from './noun.ts'

export const enemies: Record<EnemyId | DireId, Noun> = {
  reefRaiders: nouns('Reef Raiders'),
  thornWolves: nouns('Thorn Wolves'),
  graveSprites: nouns('Grave Sprites'),
  riverGoblins: nouns('River Goblins'),
  cragBears: nouns('Crag Bears'),
  duneCorsairs: nouns('Dune Corsairs'),
  scorpionRiders: nouns('Scorpion Riders'),
  stoneGhouls: nouns('Stone Ghouls'),
  boneCavalry: noun('Bone Cavalry'),
  harpy: noun('Harpy'),
  minotaur: noun('Minotaur'),
  seaSerpent: noun('Sea Serpent'),
  manticore: noun('Manticore'),
  giantWasps: nouns('Giant Wasps'),
  wraith: noun('Wraith'),
}

/** What Dire Enemies do. */
export const effects: Record<EffectId, AbilityText> = {
  uproar: {
    name: 'Uproar',
    brief: 'Outer Regions at 0 rise to 1.',
    text: 'Every Outer Region at 0 Threat goes up to 1.',
  },
  stampede: {
    name: 'Stampede',
    brief: 'empty Regions next to the Forest gain 1.',
    text: 'Each Outer Region next to the Forest with no Defender in it gains 1 Threat.',
  },
  tidalWave: {
    name: 'Tidal Wave',
    brief: 'Defenders outside go 1 Region clockwise.',
    text: 'Every Defender in an Outer Region is swept one Region clockwise, before anybody can Defend.',
  },
  raze: {
    name: 'Raze',
    brief: 'the Desert gains 1 more Threat.',
    text: 'The Desert gains 1 more Threat.',
  },
  sting: {
    name: 'Sting',
    brief: 'Defenders in or next to the Plains lose 1 HP.',
    text: 'Each Defender in the Plains or in an Outer Region next to it loses 1 HP.',
  },
  drain: {
    name: 'Drain',
    brief: 'no Player Card Abilities for this Round.',
    text: 'No Ability of a Player Card works until the end of the Round.',
  },
}
