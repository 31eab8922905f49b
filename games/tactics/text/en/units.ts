import type { BeastId, FighterId, RogueId, UnitCardId, WizardId } from '../../content/ids.ts'
import type { SpellId } from '../../content/types.ts'

export interface TraitText {
  readonly name: string
  readonly text: string
  /** Where the Solo Enemy side says it otherwise. */
  readonly solo?: string
}

export const units: Record<UnitCardId, string> = {
  F1: 'Shieldwarden',
  F2: 'Pikemaster',
  F3: 'Ironbrow',
  F4: 'Crossbow Captain',
  F5: 'Cliff Guide',
  F6: 'Standard Bearer',
  F7: 'Ram Hammer',
  F8: 'Grim Veteran',
  W1: 'Ember Sage',
  W2: 'Galecaller',
  W3: 'Hearth Priest',
  W4: 'Storm Weaver',
  W5: 'Hexbinder',
  W6: 'Doorwright',
  W7: 'Mana Leech',
  W8: 'Frost Matron',
  R1: 'Alley Shade',
  R2: 'Hawkeye',
  R3: 'Cutpurse',
  R4: 'Smokerunner',
  R5: 'Twin Bolt',
  R6: 'Tunnel Rat',
  R7: 'Duelist',
  R8: 'Ghost Archer',
  B1: 'Cave Bear',
  B2: 'Marsh Wyrm',
  B3: 'Cliff Ram',
  B4: 'Pack Wolf',
  B5: 'Stone Tortoise',
  B6: 'Sky Raptor',
  B7: 'Thornback',
  B8: 'Moss Troll',
}

/** Abilities, by the card that has them. */
export const traits: Record<FighterId | RogueId | BeastId, TraitText> = {
  F1: { name: 'Bulwark', text: 'Allies next to it take 1 less damage from Missile Attacks.' },
  F2: {
    name: 'Long Haft',
    text: 'It also strikes in melee two spaces away in a straight line, if all three spaces have the same elevation and nobody stands between.',
  },
  F3: {
    name: 'Stubborn',
    text: 'When an attack leaves it with 3 Health or less, it regains 1 Health and loses its Weakened Token.',
  },
  F4: { name: 'Braced', text: 'As long as it has not moved this turn, one miss of its Missile Attack is ignored.' },
  F5: { name: 'Sure-Footed', text: 'Climbing costs it no extra MP.' },
  F6: { name: 'Stand Firm', text: 'While an ally is next to it, it takes 1 less damage from Melee Attacks.' },
  F7: {
    name: 'Crushing Blow',
    text: 'A collision caused by its Melee Attack costs 2 Health instead of 1.',
  },
  F8: { name: 'Last Stand', text: 'With 4 Health or less, its melee and missile damage is 1 higher.' },
  R1: {
    name: 'Slip Through',
    text: 'It may walk through spaces held by enemies, at the usual cost, but not stop there. Portals they block stay blocked.',
  },
  R2: { name: 'Vantage', text: 'From higher ground its range is 2 longer instead of 1.' },
  R3: {
    name: 'Light Fingers',
    text: 'When its Melee Attack damages an enemy that stays in play, it steals 1 Ammo or Mana from it and regains it as Ammo.',
  },
  R4: { name: 'Vanish', text: 'A Melee Attack that damages it cannot Knock it Back.' },
  R5: { name: 'Retrieve', text: 'When its Missile Attack rolls no miss, it regains 1 Ammo.' },
  R6: {
    name: 'Delver',
    text: 'Water costs it no extra MP, and a dungeon Trap rolls 1 die against it instead of 3.',
  },
  R7: { name: 'Flank', text: 'Its melee damage is 1 higher if one of its allies is next to the target.' },
  R8: {
    name: 'Hidden',
    text: 'In a Forest no missile or spell can be aimed at it from more than 2 spaces away, not even from a Peak.',
  },
  B1: { name: 'Enraged', text: 'If it answers an attack with a melee Counter, that Counter does 1 more damage.' },
  B2: { name: 'Aquatic', text: 'Water costs it no extra MP and adds no damage.' },
  B3: { name: 'Charge', text: 'If it has moved this turn, its Knock Back roll counts one push more.' },
  B4: { name: 'Relentless', text: 'When it captures a unit, it regains 3 Health.' },
  B5: { name: 'Immovable', text: 'Enemies can neither Knock it Back nor displace it in any other way.' },
  B6: {
    name: 'Flight',
    text: 'Every step costs it 1 MP, whatever the ground. It may fly over enemies, but not stop there. Portals they block stay blocked.',
  },
  B7: { name: 'Quills', text: 'When a Melee Attack damages it, the attacker loses 1 Health.' },
  B8: {
    name: 'Regrowth',
    text: 'It regains 1 Health at the start of its owner’s turn.',
    solo: 'It regains 1 Health when it is activated.',
  },
}

export const spells: Record<WizardId, { readonly name: string }> = {
  W1: { name: 'Ember Dart' },
  W2: { name: 'Gust' },
  W3: { name: 'Mending' },
  W4: { name: 'Thunderstorm' },
  W5: { name: 'Hex' },
  W6: { name: 'Doorway' },
  W7: { name: 'Drain' },
  W8: { name: 'Frostbite' },
}

export const spellTexts: Record<SpellId, string> = {
  ember: '2 damage, 1 more for each star.',
  gale: '1 damage. Then the target is pushed 1 space, 1 more for each star, in one direction chosen after the roll.',
  mend: 'Not an attack. An ally or the Wizard itself regains 2 Health, 1 more for each star. With two stars it also loses its Weakened Token.',
  storm: '1 damage. Other enemies within 1 space of the target take 1 damage for each star, at most 2.',
  hex: '1 damage. The first star Weakens the target, each further star adds 1 damage.',
  passage:
    'Not an attack. An ally anywhere on the Realm Map, or the Wizard itself, is placed on a free space within 2 spaces of where it stands, 1 more for each star. Not inside a dungeon.',
  leech:
    '1 damage. Then the Wizard steals 1 Ammo or Mana from the target, 1 more for each star, and regains it as Mana.',
  frost: '2 damage. The Wizard regains 1 Health for each star.',
  soloEmber: '2 damage, 1 more for each star.',
  soloGale: '2 damage. Then the target is pushed 1 space for each star.',
  soloMend: '2 damage. The Wizard regains 1 Health for each star.',
  soloStorm: '2 damage. With two stars, other heroes within 1 space of the target take 1 damage.',
  soloHex: '2 damage. Two stars Weaken the target.',
  soloPassage: '2 damage. With two stars the target is pushed 1 space.',
  soloLeech: '2 damage, 1 more with two stars.',
  soloFrost: '3 damage. The Wizard regains 1 Health for each star.',
}
