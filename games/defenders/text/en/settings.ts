import { botWords } from '../../../text/bots.ts'
export const about = {
  title: 'Defenders',
  pitch: 'Hold six Regions around the Capital together until the Epic Foe comes. Then bring it down.',
  meta: '1–4 players · 30 min · team',
}

/** Words by their keys, for the set-up of a table. */
export const settings = {
  'mode.coop': 'Together',
  'mode.coop.about': 'Everybody wins or everybody loses. Alone you play two Defenders.',
  'alone.why': 'Alone you lead two heroes: one could never guard six Regions, and each has a Turn card of its own.',
  'setting.difficulty': 'Difficulty',
  'setting.difficulty.about': 'How many Dire Enemies wait in the Horde Deck.',
  'setting.difficulty.story': 'Story',
  'setting.difficulty.story.about': 'One Dire Enemy fewer, for a first game. Not in the rulebook.',
  'setting.difficulty.normal': 'Normal',
  'setting.difficulty.normal.about': 'One Dire Enemy for each Defender, as the rulebook has it.',
  'setting.difficulty.hard': 'Hard',
  'setting.difficulty.hard.about': 'One Dire Enemy more; the Foe comes a Round later.',
  'setting.difficulty.doomed': 'Doomed',
  'setting.difficulty.doomed.about': 'Two Dire Enemies more; the Foe comes two Rounds later.',
  'setting.heroes': 'Heroes',
  'setting.heroes.about': 'Who decides which Player Card you get.',
  'setting.heroes.choose': 'Chosen',
  'setting.heroes.choose.about': 'You see the map first, then everybody picks.',
  'setting.heroes.random': 'Random',
  'setting.heroes.random.about': 'Dealt at random.',
  'setting.sides': 'Sides of the Regions',
  'setting.sides.about': 'Each side has its own Ability.',
  'setting.sides.random': 'Random',
  'setting.sides.random.about': 'Dealt at random, as the rulebook has it.',
  'setting.sides.A': 'All A',
  'setting.sides.A.about': 'Every Region shows its side A.',
  'setting.sides.B': 'All B',
  'setting.sides.B.about': 'Every Region shows its side B.',
  'setting.confirmDraw': 'Draw by hand',
  'setting.confirmDraw.about': 'The next card waits until somebody draws it.',
  'setting.confirmDraw.true': 'Yes',
  'setting.confirmDraw.false': 'No',
  ...botWords.en,
}

/** What is said at the table by one press. */
export const phrases = {
  iTakeIt: 'I take it',
  pleaseTakeIt: 'Please take it',
  letItBurn: 'Let it burn',
  goAndRest: 'Go and rest',
  saveForTheFoe: 'Save it for the Foe',
}
