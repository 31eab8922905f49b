import type { WordText } from '../../types.ts'
import type { WordId } from './index.ts'

export const text: Readonly<Record<WordId, WordText>> = {
  ap: {
    name: 'AP',
    text: 'Action Points: a Turn gives 3, or 4 once a Region has fallen. What is not spent is lost.',
    match: ['AP'],
  },
  hp: {
    name: 'HP',
    text: 'Hit Points. You lose them to Defend or by Sacrifice; a Turn started in the Capital restores all.',
    match: ['HP', 'Hit Point'],
  },
  threat: {
    name: 'Threat',
    text: 'How close a place is to its end: 4 for a Region, 8 for the Capital.',
    match: ['Threat'],
  },
  outer: {
    name: 'Outer Region',
    text: 'One of the six around the Capital. They form a ring; only left and right touch the Capital.',
    match: ['Outer Region'],
  },
  capital: {
    name: 'Capital',
    text: 'It cannot be attacked or Secured. If its Threat reaches 8, you lose.',
    match: ['Capital'],
  },
  destroyed: {
    name: 'Destroyed',
    text: 'Lost for good: no Ability, no Secure. Attacks that are not Defended raise the Capital instead.',
    match: ['Destroyed'],
  },
  mayFall: {
    name: 'May fall',
    text: 'Known attacks still to come could bring this Region to 4 in this Round.',
    match: ['May fall', 'may fall'],
  },
  order: {
    name: 'First, Second',
    text: 'The order in which an Enemy strikes its two Regions. If the first falls, the second is spared.',
    match: ['=First', '=Second'],
  },
  move: {
    name: 'Move',
    text: '1 AP to a neighbouring place.',
    match: ['Move'],
  },
  secure: {
    name: 'Secure',
    text: '1 AP: one Threat less in the Outer Region you stand in.',
    match: ['Secure'],
  },
  defend: {
    name: 'Defend',
    text: '1 HP (2 against a Dire Enemy) cancels one attack where you stand. No AP, any time.',
    match: ['Defend'],
  },
  fight: {
    name: 'Fight',
    text: '1 AP: the Epic Foe in your Region loses 1 HP.',
    match: ['Fight'],
  },
  sacrifice: {
    name: 'Sacrifice',
    text: 'Once per own Turn, with no AP left: 1 HP for 1 AP, to spend at once.',
    match: ['Sacrifice'],
  },
  restore: {
    name: 'Restore',
    text: 'Back to full HP, free, when a Turn starts in the Capital.',
    match: ['Restore', 'Restored'],
  },
  exhausted: {
    name: 'Exhausted',
    text: '0 HP: no Secure, Fight, Defend or Sacrifice. Walking is allowed.',
    match: ['Exhausted'],
  },
  ability: {
    name: 'Ability',
    text: 'Active: pay and use on your Turn. Passive or conditional: works by itself when its condition is met.',
    match: ['Ability', 'Abilities'],
  },
  side: {
    name: 'Side A, B',
    text: 'Each Region card has two sides with different Abilities. Only the side shown counts.',
    match: ['Side A', 'Side B', 'side A', 'side B'],
  },
  enemy: {
    name: 'Enemy',
    text: 'Attacks two Regions; each attack not Defended adds 1 Threat.',
    match: ['=Enemy', '=Enemies', '=Attack'],
  },
  dire: {
    name: 'Dire Enemy',
    text: 'One attack with an effect. 2 HP stop both and win an Artifact.',
    match: ['Dire Enemy', 'Dire Enemies'],
  },
  artifact: {
    name: 'Artifact',
    text: 'Equipment for the rest of the game: two in the hands, one on the back.',
    match: ['Artifact'],
  },
  foe: {
    name: 'Epic Foe',
    text: 'It comes when the Horde Deck is empty. Its HP to 0 wins the game.',
    match: ['Epic Foe', 'Foe'],
  },
  event: {
    name: 'Epic Event',
    text: 'A marked space of the Foe’s track: something happens when its HP come down to it.',
    match: ['Epic Event'],
  },
  pool: {
    name: 'All Defenders',
    text: 'One purse of AP for the whole team, in any order.',
    match: ['All Defenders'],
  },
  ready: {
    name: 'Ready',
    text: 'You are done with the common card. It ends when everybody is Ready.',
    match: ['Ready'],
  },
  deck: {
    name: 'Turn Deck, Discard Pile',
    text: 'One card at a time. When the deck is empty, the Round ends and the discards come round again.',
    match: ['Turn Deck', 'Discard Pile', '=Draw', '=Discard'],
  },
  horde: {
    name: 'Horde Deck',
    text: 'Gives one unseen card to the Turn Deck after each Round.',
    match: ['Horde Deck'],
  },
  leftover: {
    name: 'Leftover Cards',
    text: 'Out of this game; they only mark fallen Regions.',
    match: ['Leftover Card'],
  },
  opposite: {
    name: 'Opposite, clockwise',
    text: 'Opposite: three steps along the ring. Clockwise: as the small arrows run.',
    match: ['opposite', 'clockwise', 'Clockwise'],
  },
  marks: {
    name: 'Circle, tomb, drained',
    text: 'Marks of Mountains, Ruins and the Wraith. Point at one to read the card it belongs to.',
    match: ['drained', 'Drained'],
  },
  effect: {
    name: 'Act, Effect',
    text: 'A Defender acts while AP are left. A Dire Enemy that is not Defended does what its card says after its attack.',
    match: ['=Effect', '=Act'],
  },
}
