import type { AbilityId } from '../../content/ids.ts'

/** What an ability is called, and what its tile does. */
export const abilities: Record<AbilityId, { readonly name: string; readonly text: string }> = {
  multishot: {
    name: 'Multishot',
    text: 'Ranged: two 1×2 tiles and a 1×1 tile.',
  },
  'like-the-wind': {
    name: 'Like the Wind',
    text: 'Ranged: a 1×2 tile. Then any hero on the map may move 1 space and make its basic attack, over and above its activation.',
  },
  'call-of-the-wild': {
    name: 'Call of the Wild',
    text: 'Four 1×1 tiles on the horde the wildcat is on.',
  },
  'do-you-bleed': {
    name: 'Do You Bleed?',
    text: 'Ranged: a 1×3 tile; then two 1×1 tiles on the horde the wildcat is on.',
  },
  'infernal-wheel': {
    name: 'Infernal Wheel',
    text: 'A 1×2 tile on each horde next to her.',
  },
  'reapers-harvest': {
    name: 'Reaper’s Harvest',
    text: 'Two 1×2 and two 1×1 tiles on her horde, each against a different side of her base.',
  },
  'heavenly-chaos': {
    name: 'Heavenly Chaos',
    text: 'On one horde next to her: a 1×1 tile, a 1×2 tile and two soldiers.',
  },
  resurrection: {
    name: 'Resurrection',
    text: 'Melee: a 1×2 tile. If her horde is destroyed this round, she heals 3 and is protected until the end of the round.',
  },
  'hammer-time': {
    name: 'It’s Hammer Time',
    text: 'Any hero may turn one ability up. Then Malik may take another action.',
  },
  earthquake: {
    name: 'Earthquake',
    text: 'Melee: a P of 5. Until the end of the round every hero in Malik’s space is protected.',
  },
  'hammer-smash': {
    name: 'Hammer Smash',
    text: 'Melee: a 2×2 tile. For each enemy square under it, a 1×1 tile on one and the same horde next to him, if you wish.',
  },
  'cant-touch-this': {
    name: 'Can’t Touch This',
    text: 'Malik is protected until the end of the round and may make his basic attack.',
  },
  'hocus-pocus': {
    name: 'Hocus Pocus',
    text: 'Moves any hero to any space where it may stand; it makes its basic attack, then three 1×1 tiles go on one horde it hit.',
  },
  mirage: {
    name: 'Mirage',
    text: 'On one horde next to him: two 1×2 tiles and two soldiers.',
  },
  'knowledge-is-power': {
    name: 'Knowledge is Power',
    text: 'Copies any other special ability of this game, even one lying face down.',
  },
  'arcanic-storm': {
    name: 'Arcanic Storm',
    text: 'Two L of 3, on any hordes but his own.',
  },
  'flaming-frenzy': {
    name: 'Flaming Frenzy',
    text: 'Melee: a T of 4. If it touches exactly 3 enemies, any hero heals 1.',
  },
  'fire-and-brimstone': {
    name: 'Fire & Brimstone',
    text: 'Melee: an S of 4. If it touches exactly 3 enemies, up to two 1×1 tiles on one horde next to him.',
  },
  'surge-of-flames': {
    name: 'Surge of Flames',
    text: 'Up to 4 extra steps, with a 1×1 tile on each horde he steps onto. Then he or a hero next to him heals 2.',
  },
  'lets-burn': {
    name: 'Let’s Burn!',
    text: 'A 1×3 tile on each of two different hordes next to him, but not on his own.',
  },
}
