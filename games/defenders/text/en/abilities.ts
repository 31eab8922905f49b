import { artifacts } from './names.ts'

export interface AbilityText {
  readonly name: string
  /** The rest of a line that begins with name and price, for a Region or a seat panel. */
  readonly brief: string
  /** What it does; kind, price and limit are said beside it. */
  readonly text: string
}

const texts = <K extends string>(words: Record<K, AbilityText>) => words

/** Player Cards, Regions, and Artifacts by their own ids. */
export const abilities = texts({
  rest: {
    name: 'Rest',
    brief: 'whoever starts a Turn here is Restored.',
    text: 'A Defender who starts a Turn here goes back to full Hit Points, for free.',
  },
  // Regions
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
  // Player Cards
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
  // Artifacts
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
})

export type AbilityId = keyof typeof abilities

/** What Dire Enemies do, by the effect's id. */
export const effects = texts({
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
})

export type EffectId = keyof typeof effects
