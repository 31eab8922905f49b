import type { WordText } from '../../types.ts'
import type { WordId } from './index.ts'

export const text: Readonly<Record<WordId, WordText>> = {
  hp: {
    name: 'HP, Health',
    text: 'HP is what is left, Health the most it can heal to. The hero keeps its HP between combats.',
    match: ['HP', 'Health'],
  },
  reach: {
    name: 'Movement, Range',
    text: 'How many hexes it moves; how far it attacks. 1 is adjacent.',
    match: ['Movement', 'Range', '=Move'],
  },
  dice: {
    name: 'Attack dice',
    text: 'One hit is one damage. Hits in 6: yellow 2, blue 3, green 4, black 5, red 6.',
    match: ['attack dice', 'yellow die', 'blue die', 'green die', 'black die', 'red die'],
  },
  dazed: {
    name: 'Dazed',
    text: 'Just deployed: no move, attack, Ability or Special this turn. Innates work.',
    match: ['dazed', 'Dazed'],
  },
  fatigued: {
    name: 'Fatigued',
    text: 'No move, no attack, and none of its skills counts.',
    match: ['fatigued', 'Fatigued'],
  },
  elite: {
    name: 'Elite',
    text: 'Heroes, primuses and the Scion. No tactic can be put on them.',
    match: ['elite'],
  },
  local: {
    name: 'Local',
    text: 'Its faction owns this arena: it gains the arena’s benefit.',
    match: ['local'],
  },
  list: {
    name: 'Priority list',
    text: 'What rivals go for, left to right. Bold is an opponent to attack, plain a hex or thing to reach.',
    match: ['priority list', 'Priority list', 'priorities'],
  },
  mark: {
    name: 'Mark, target',
    text: 'The mark decides where a rival moves; the target whom it attacks afterwards.',
    match: ['mark'],
  },
  most: {
    name: 'Strongest, deadliest, fastest',
    text: 'Most HP; most dice; highest Movement. Ties: you choose.',
    match: ['strongest', 'deadliest', 'fastest'],
  },
  skills: {
    name: 'Innate, Ability, Special',
    text: 'An Innate is always on. An Ability has its own step, a Special takes the place of an attack.',
    match: ['Innate', 'Ability', 'Special'],
  },
  taunt: {
    name: 'Taunt',
    text: 'Whoever has it in range cannot attack anyone without Taunt. Movement is not affected.',
    match: ['Taunt'],
  },
  firstStrike: {
    name: 'First Strike',
    text: 'May attack in the turn it is deployed.',
    match: ['First Strike'],
  },
  tactical: {
    name: 'Tactical',
    text: 'While it fights, your tactics reach every non-elite rival.',
    match: ['Tactical'],
  },
  tactic: {
    name: 'Tactic',
    text: 'Stays to the end; works at once; ends as its text says. One per turn.',
    match: ['tactic'],
  },
  adrenaline: {
    name: 'Adrenaline',
    text: 'One more Movement for the rest of the combat.',
    match: ['Adrenaline'],
  },
  bolster: {
    name: 'Bolster Health',
    text: 'Gains 2 HP, even above its Health.',
    match: ['Bolster Health'],
  },
  hamstring: {
    name: 'Hamstring',
    text: 'One Movement less, and its weakest die is lost.',
    match: ['Hamstring'],
  },
  stun: {
    name: 'Stun',
    text: 'Fatigued until the end of its next turn.',
    match: ['Stun'],
  },
  deploy: {
    name: 'Deployment hex',
    text: 'Where your units enter (stars) and the rivals (numbers, lowest first).',
    match: ['deployment hex', 'deployment hexes'],
  },
  lineup: {
    name: 'Lineup',
    text: 'Who comes on their side, in order; on yours, how many may be deployed.',
    match: ['lineup', 'Lineup'],
  },
  tribune: {
    name: 'Tribune',
    text: 'The respected rival of a Sport: you choose it, but in a Spar it is the first. If it falls, your hero drops to 1 HP.',
    match: ['tribune', 'Tribune'],
  },
  stakes: {
    name: 'Flag, key hex, trident',
    text: 'Carry the flag home, or stand on key hexes as your turns begin: six points win. Point at a thing for its rule.',
    match: ['flag', 'key hex', 'key hexes', 'trident'],
  },
  events: {
    name: 'Sport, Bloodshed, Opportunity',
    text: 'Sport is a game with a goal, where nobody is lost; Bloodshed is to the death and makes the hero grow. An Opportunity is a task to keep.',
    match: ['Sport', 'Bloodshed', 'Opportunity', '=Event', '=Combat'],
  },
  accept: {
    name: 'Accept, spectate',
    text: 'Accept costs a week. Spectate heals the hero and gives the Scion influence.',
    match: ['spectate', 'Spectate'],
  },
  influence: {
    name: 'Influence, bane',
    text: 'Spectating and failing give the Scion influence. Every fourth point draws a bane, into the bag or into your camp.',
    match: ['influence', 'bane'],
  },
  blessing: {
    name: 'Blessing',
    text: 'Saves a falling hero, or calls recruits. Counted; not in the last combat.',
    match: ['blessing'],
  },
  leadership: {
    name: 'Leadership, Tactic Capacity',
    text: 'The most units (hero included) and the most tactics you may keep.',
    match: ['Leadership', 'Tactic Capacity'],
  },
  primus: {
    name: 'Primus, Scion',
    text: 'A primus ends an act, the Scion ends the campaign. There is no watching and no surrender.',
    match: ['primus', 'Scion', 'scion'],
  },
  surrender: {
    name: 'Surrender, lethal',
    text: 'Surrender fails the event but saves what lives. Lethal: fallen units are gone for good.',
    match: ['surrender', 'Surrender', 'lethal'],
  },
  prowess: {
    name: 'Prowess',
    text: 'A lasting gift of your hero, taken level by level. Every primus you defeat leaves one, with a full heal and recruits.',
    match: ['prowess'],
  },
  weeks: {
    name: 'Week',
    text: 'Every accepted event and every voyage by sea marks a week. After twelve of them the act’s last combat must be fought.',
    match: ['week', '=Travel', '=Cleanup'],
  },
  steps: {
    name: 'Steps of a turn',
    text: 'Points in King of the Hill, then deploy, place a tactic, move, use Abilities, engage. The Scion rolls for its activity instead of placing a tactic.',
    match: ['=Deployment', '=Tactics', '=Movement', '=Abilities', '=Engage', '=Score', '=Activity'],
  },
  harbor: {
    name: 'Harbor',
    text: 'Walking past a harbor is one move and costs no week. Sailing from it to any other harbor, and one step on, takes a week.',
    match: ['harbor'],
  },
  spar: {
    name: 'Spar',
    text: 'A Sport that is won when all rivals but the tribune are defeated.',
    match: ['Spar'],
  },
}
