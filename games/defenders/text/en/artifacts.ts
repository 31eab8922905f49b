import type { ArtifactId } from '../../content/ids.ts'
import type { AbilityText } from '../ability.ts'
import { noun, nouns, type Noun } from './noun.ts'

export const artifacts: Record<ArtifactId, Noun> = {
  spear: noun('Ember Spear'),
  shield: noun('Warden’s Shield'),
  horn: noun('Muster Horn'),
  hammer: noun('Mason’s Hammer'),
  sandglass: noun('Cracked Sandglass'),
  staff: noun('Binding Staff'),
  beacon: noun('Beacon'),
  wings: nouns('Feather Wings'),
  pack: noun('Apothecary Pack'),
  mantle: noun('Iron Mantle'),
}

export const artifactAbilities: Record<ArtifactId, AbilityText> = {
  spear: {
    name: artifacts.spear.name,
    brief: 'the first Fight of your Turn does 1 more.',
    text: 'The first Fight of your Turn takes 1 more HP from the Foe.',
  },
  shield: {
    name: artifacts.shield.name,
    brief: 'your first Defend of a Round is free.',
    text: 'Your first Defend of the Round that would cost you HP costs none.',
  },
  horn: {
    name: artifacts.horn.name,
    brief: 'bring a Defender to your Region.',
    text: 'Bring another Defender, from anywhere, to where you are. The Capital counts too.',
  },
  hammer: {
    name: artifacts.hammer.name,
    brief: 'your Secure lowers up to 2 Threat.',
    text: 'Your Secure action lowers Threat by up to 2 instead of 1.',
  },
  sandglass: {
    name: artifacts.sandglass.name,
    brief: 'the top card goes below.',
    text: 'Put the top card of the Turn Deck at the bottom, unseen. The deck needs two cards or more.',
  },
  staff: {
    name: artifacts.staff.name,
    brief: 'push the Foe one Region on.',
    text: 'From anywhere: move the revealed Foe to an Outer Region adjacent to it, either way round.',
  },
  beacon: {
    name: artifacts.beacon.name,
    brief: 'in the Capital, lower its Threat by 1.',
    text: 'Only in the Capital: it loses 1 Threat.',
  },
  wings: {
    name: artifacts.wings.name,
    brief: 'the Capital touches all for your Moves.',
    text: 'For your Moves the Capital is adjacent to every Outer Region.',
  },
  pack: {
    name: artifacts.pack.name,
    brief: '2 HP for you when a Round ends.',
    text: 'When a Round ends you gain 2 HP.',
  },
  mantle: {
    name: artifacts.mantle.name,
    brief: 'Secure and Fight while Exhausted.',
    text: 'Being Exhausted does not stop you from Securing or Fighting.',
  },
}
