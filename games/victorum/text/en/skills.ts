import type { SkillId } from '../../content/ids.ts'

export interface SkillText {
  readonly name: string
  /** N is the number behind its name. */
  readonly text: string
  /** How a rival unit uses it. */
  readonly rival: string
}

export const skills: Readonly<Record<SkillId, SkillText>> = {
  taunt: {
    name: 'Taunt',
    text: 'An opponent that has this unit within its Range cannot make an attack against a unit that lacks Taunt. Attacks only: Abilities, Specials, marking and movement are not constrained.',
    rival:
      'Applied as a filter before the priority list is read in the Engage Step. Never changes a mark. If several Taunt units are in Range the list decides among them, then the player.',
  },
  'first-strike': {
    name: 'First Strike',
    text: 'On the turn it is deployed this unit may attack in its troop’s Engage Step although it is dazed. It still cannot move, use Abilities or use Specials that turn.',
    rival: 'Attacks on its deployment turn whenever the list gives it a target in Range.',
  },
  tactical: {
    name: 'Tactical',
    text: 'While this unit is in combat its troop may place tactics on any non-elite opponent in combat, adjacent or not.',
    rival: 'Makes every non-elite unit of yours a valid target for rival opponent-tactics.',
  },
  armored: {
    name: 'Armored',
    text: 'From each attack that deals damage to this unit, ignore up to N of that damage. The unit still counts as having been dealt the full damage.',
    rival: 'None.',
  },
  barbed: {
    name: 'Barbed',
    text: 'After an adjacent opponent deals attack damage to this unit and this unit is still in combat, that opponent is dealt N damage (not attack damage).',
    rival: 'Automatic.',
  },
  braced: {
    name: 'Braced',
    text: 'This unit cannot be displaced.',
    rival: 'None.',
  },
  bulwark: {
    name: 'Bulwark',
    text: 'Allies adjacent to this unit have Armored 1.',
    rival: 'None.',
  },
  charge: {
    name: 'Charge',
    text: 'If this unit moved 2 or more hexes in this turn’s Movement Step, its attack this turn adds one green die.',
    rival: 'None (rivals do not lengthen their path to trigger it).',
  },
  deadeye: {
    name: 'Deadeye',
    text: 'If this unit has not moved or been moved since the start of this turn, its attack adds one blue die.',
    rival: 'None.',
  },
  evasive: {
    name: 'Evasive',
    text: 'When a non-adjacent unit attacks this unit, remove the attacker’s weakest die before rolling (at least one die is always rolled).',
    rival: 'None.',
  },
  frenzy: {
    name: 'Frenzy',
    text: 'While this unit’s HP is below its Health, its attacks add one yellow die.',
    rival: 'None.',
  },
  inspire: {
    name: 'Inspire',
    text: 'Allies adjacent to this unit add one yellow die to their attacks. Several sources of Inspire do not add up.',
    rival: 'None.',
  },
  'last-breath': {
    name: 'Last Breath',
    text: 'When an attack defeats this unit, the attacker is dealt N damage (not attack damage).',
    rival: 'Automatic.',
  },
  opportunist: {
    name: 'Opportunist',
    text: 'Attacks against a dazed or fatigued unit add one blue die.',
    rival: 'None.',
  },
  pack: {
    name: 'Pack',
    text: 'If the target is adjacent to another ally of this unit, this unit’s attack adds one yellow die.',
    rival: 'None.',
  },
  pierce: {
    name: 'Pierce',
    text: 'This unit’s attack damage cannot be ignored by Armored, whatever its source.',
    rival: 'None.',
  },
  riposte: {
    name: 'Riposte',
    text: 'When an adjacent opponent attacks this unit and rolls no hit, that opponent is dealt 1 damage (not attack damage).',
    rival: 'Automatic.',
  },
  snare: {
    name: 'Snare',
    text: 'An opponent that is adjacent to this unit when its own move in the Movement Step begins has Movement 1 for that move if its Movement is higher.',
    rival: 'Counted when reach is computed for that move.',
  },
  unyielding: {
    name: 'Unyielding',
    text: 'Opponents cannot place tactics on this unit.',
    rival: 'Not a valid target for opponent-tactics.',
  },
  bloodthirst: {
    name: 'Bloodthirst',
    text: 'When this unit’s attack defeats a unit, this unit gains N HP (may exceed Health).',
    rival: 'Automatic.',
  },
  vault: {
    name: 'Vault',
    text: 'This unit may move through hexes occupied by units but must stop on an unblocked hex. Hexes blocked in any other way still stop it.',
    rival: 'Counted when reach and paths are computed.',
  },
  warded: {
    name: 'Warded',
    text: 'This unit ignores all damage that is not attack damage. It still counts as having been dealt it.',
    rival: 'None.',
  },
  regen: {
    name: 'Regen',
    text: 'This unit heals N HP.',
    rival: 'Used if its HP is below its Health.',
  },
  pull: {
    name: 'Pull',
    text: 'Choose another unit exactly 2 hexes away. Move it one hex onto an unblocked hex adjacent to this unit.',
    rival:
      'Chooses its highest bold priority that is exactly 2 hexes away and outside its Range; not used if there is none. The player picks among the landing hexes.',
  },
  shove: {
    name: 'Shove',
    text: 'Choose an adjacent unit. Move it one hex onto an unblocked hex adjacent to it and not adjacent to this unit. Then this unit may move into the hex it left.',
    rival:
      'In order: an ally, if afterwards neither of the two needs more movement to reach its mark and at least one needs less, and then this unit follows; an opponent that is the flagholder or on a key hex (the highest bold priority among those), without following; otherwise not used. Destinations of rival units follow the priority list, ties by the player; the landing hex of an opponent is the player’s choice.',
  },
  mend: {
    name: 'Mend',
    text: 'One adjacent ally heals N HP.',
    rival: 'The weakest adjacent ally below its Health; not used if there is none.',
  },
  dash: {
    name: 'Dash',
    text: 'This unit moves up to 1 hex.',
    rival: 'Marks and moves as in the Movement Step with Movement 1; stays if already in Range of its mark.',
  },
  swap: {
    name: 'Swap',
    text: 'This unit and one adjacent ally exchange hexes. The ally is displaced.',
    rival: 'Only if afterwards neither unit needs more movement to reach its mark and at least one needs less.',
  },
  curse: {
    name: 'Curse',
    text: 'Choose an opponent within 2 hexes. Until the end of its next turn its attacks lose their strongest die (at least one die is always rolled). Not cumulative.',
    rival: 'The deadliest opponent within 2 hexes that is not cursed.',
  },
  rouse: {
    name: 'Rouse',
    text: 'One adjacent ally that was deployed this turn stops being dazed.',
    rival: 'The deadliest adjacent dazed ally.',
  },
  leech: {
    name: 'Leech',
    text: 'Deal 1 damage (not attack damage) to an adjacent opponent, then this unit heals 1 HP.',
    rival: 'Highest bold priority among adjacent opponents.',
  },
  net: {
    name: 'Net',
    text: 'Choose an opponent within 2 hexes. Its Movement is 0 until the end of its next turn.',
    rival: 'The flagholder if within 2 hexes, otherwise the fastest opponent within 2 hexes.',
  },
  sweep: {
    name: 'Sweep',
    text: 'Each adjacent opponent is dealt 1 damage.',
    rival: 'Condition: two or more adjacent opponents.',
  },
  volley: {
    name: 'Volley',
    text: 'Roll one blue die for each opponent within Range; each hit deals 1 damage to that opponent.',
    rival: 'Condition: two or more opponents within Range.',
  },
  concuss: {
    name: 'Concuss',
    text: 'One adjacent non-elite opponent is fatigued until the end of its next turn.',
    rival: 'Condition: an adjacent non-elite opponent that is not fatigued. Target: highest bold priority among those.',
  },
  finish: {
    name: 'Finish',
    text: 'One non-elite opponent within Range that has exactly 1 HP is defeated.',
    rival: 'Condition: such an opponent exists. Target: highest bold priority among those.',
  },
  hurl: {
    name: 'Hurl',
    text: 'Choose an adjacent unit and roll an arena die. The compass gives a direction: displace the unit 2 hexes that way, or fewer if a blocked hex or the edge stops it. If it moved fewer than 2 hexes it is dealt 1 damage.',
    rival:
      'Condition: an adjacent opponent is the flagholder or stands on a key hex. Target: highest bold priority among those.',
  },
  'war-cry': {
    name: 'War Cry',
    text: 'This unit and each ally within 2 hexes heal 1 HP.',
    rival: 'Condition: at least two units would recover HP.',
  },
  immolate: {
    name: 'Immolate',
    text: 'Each adjacent unit, friend or foe, is dealt 2 damage; then this unit is dealt 1 damage.',
    rival: 'Condition: two or more adjacent opponents, and more adjacent opponents than adjacent allies.',
  },
  bombard: {
    name: 'Bombard',
    text: 'Only if this unit has not moved this turn: choose an opponent exactly 3 hexes away and roll two green dice; each hit deals 1 damage to it.',
    rival:
      'Condition: it has not moved, no opponent is within its Range, and an opponent is exactly 3 hexes away. Target: highest bold priority among those.',
  },
}
