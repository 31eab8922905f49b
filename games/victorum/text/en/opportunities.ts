import type { OpportunityId } from '../../content/ids.ts'

export interface OpportunityText {
  readonly name: string
  /** What it allows, if it does. */
  readonly change?: string
  readonly task: string
}

export const opportunities: Readonly<Record<OpportunityId, OpportunityText>> = {
  O01: {
    name: 'Reckless',
    change: 'When a Bloodshed event begins you may add one bag unit to the end of the rival lineup.',
    task: 'Win that event.',
  },
  O02: {
    name: 'Clean Hands',
    task: 'Win a Sport event in which no unit of either troop was defeated.',
  },
  O03: {
    name: 'Unscathed',
    task: 'Win a Bloodshed event in which your hero was deployed and lost no HP.',
  },
  O04: {
    name: 'Alone Against All',
    change:
      'When a Bloodshed event whose lineup includes your hero begins you may declare it; you then cannot deploy camp units in it.',
    task: 'Win that event.',
  },
  O05: {
    name: 'Pilgrim',
    task: 'End your movement in five different regions after acquiring this card.',
  },
  O06: {
    name: 'Bloody Laurels',
    task: 'Your hero’s attacks defeat three units in one combat.',
  },
  O07: {
    name: 'Patient Eye',
    task: 'Spectate in three different regions after acquiring this card.',
  },
  O08: {
    name: 'Many Banners',
    task: 'Have units of four different factions in your troop (your hero counts).',
  },
  O09: {
    name: 'Bare Hands',
    task: 'Start a Sport event with three or more tactics in camp and win it without placing any.',
  },
  O10: {
    name: 'Merchant’s Favour',
    task: 'Use a harbor twice in the same act.',
  },
  O11: {
    name: 'Home Crowd',
    task: 'Win a Sport event in your hero’s home region.',
  },
  O12: {
    name: 'Far Shores',
    task: 'Win at least one event in the Lamosians region and one in the Kunlun region after acquiring this card.',
  },
  O13: {
    name: 'Mercy',
    task: 'Win a Spar while the tribune is in combat with exactly 1 HP.',
  },
  O14: {
    name: 'Tamer',
    task: 'Have two units of the Beast class in your troop.',
  },
  O15: {
    name: 'Shieldwall',
    task: 'Win a Bloodshed event in which you deployed two or more Defenders and none of them was defeated.',
  },
  O16: {
    name: 'Sharpshooters',
    task: 'In one combat, two opponents are defeated by your units’ attacks from a non-adjacent hex.',
  },
  O17: {
    name: 'Seeker of Visions',
    change: 'Outside combat you may sacrifice a Tactician from your camp.',
    task: 'Do so.',
  },
  O18: {
    name: 'Swift Standard',
    task: 'Win a Capture the Flag by capturing the flag before the end of your fifth turn.',
  },
  O19: {
    name: 'Unmoved Mountain',
    task: 'Earn three points at the start of one turn in a King of the Hill.',
  },
  O20: {
    name: 'Giant Killer',
    task: 'One of your non-elite units with Health 3 or less defeats, with an attack, a unit whose Health is 6 or more.',
  },
  O21: {
    name: 'Debt of Blood',
    change: 'Right after winning a Bloodshed event you may sacrifice one undefeated camp unit.',
    task: 'Do so.',
  },
  O22: {
    name: 'Purification',
    change: 'Outside combat you may cross off one blessing.',
    task: 'Do so.',
  },
  O23: {
    name: 'Brink of Death',
    task: 'Begin a Bloodshed event with your hero at 2 HP or less, deploy your hero in it and win.',
  },
  O24: {
    name: 'Broken Chains',
    task: 'Win a Bloodshed event in the Pluto’s Refugees region.',
  },
  O25: {
    name: 'Red Season',
    task: 'Win three Bloodshed events in the same act (wins before acquiring count).',
  },
  O26: {
    name: 'Darling of the Crowd',
    task: 'Win three Sport events in the same act (wins before acquiring count).',
  },
  O27: {
    name: 'Fast Friends',
    task: 'Recruit two units in the same act after acquiring this card.',
  },
  O28: {
    name: 'Weapon Master',
    task: 'Have four dice in your hero’s Attack on the pad.',
  },
  O29: {
    name: 'Iron Body',
    task: 'Have Health 9 or more on the pad.',
  },
  O30: {
    name: 'Great Captain',
    task: 'Have Leadership 8 or more on the pad and a troop at its Leadership limit.',
  },
  O31: {
    name: 'Cleansing Fire',
    task: 'Win an event in the Vesuvians region.',
  },
  O32: {
    name: 'Strategist’s Gambit',
    task: 'Place a tactic on each of three consecutive turns of yours in one combat and win it.',
  },
  O33: {
    name: 'Handicap',
    change: 'When a Sport event begins you may reduce your lineup by one camp unit.',
    task: 'Win that event.',
  },
  O34: {
    name: 'Into the Dark',
    change: 'When you accept a Sport or Bloodshed event you may draw a bane.',
    task: 'Win that event.',
  },
  O35: {
    name: 'Early Challenge',
    task: 'Enter a capital with four or more unmarked weeks left in the act and win the primus combat.',
  },
}
