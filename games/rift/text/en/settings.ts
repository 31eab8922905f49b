import { botWords } from '../../../text/bots.ts'
import { scenarios } from './cards.ts'
import { difficulties } from './names.ts'

export const about = {
  title: 'Rift',
  pitch:
    'Hordes march on the kingdom. Build towers, cover enemies with tiles, pass towers on to make them stronger, and close every portal together.',
  meta: '1–4 players · 60 min · cooperative, solo',
}

/** Words by their keys, for the set-up of a table. */
export const settings = {
  'mode.scenario': 'Scenario',
  'mode.scenario.about': 'One of the ten places of the campaign: close all its portals before they get through.',
  'mode.storm': 'Endless storm',
  'mode.storm.about': 'Wave after wave on the map of your choice, with a portal storm every round. Played for points.',
  'alone.why':
    'Alone you lead one hero and may call three others once each. The sites of all three colours are yours; one colour rests each round.',
  'setting.scenario': 'Scenario',
  'setting.scenario.about': 'The place of the campaign.',
  'setting.scenario.in.storm':
    'Only the map of this place: hordes and portals come wave after wave, towers of every level are in play.',
  'setting.scenario.1': `1 · ${scenarios[1].name}`,
  'setting.scenario.1.about': scenarios[1].text,
  'setting.scenario.2': `2 · ${scenarios[2].name}`,
  'setting.scenario.2.about': scenarios[2].text,
  'setting.scenario.3': `3 · ${scenarios[3].name}`,
  'setting.scenario.3.about': scenarios[3].text,
  'setting.scenario.4': `4 · ${scenarios[4].name}`,
  'setting.scenario.4.about': scenarios[4].text,
  'setting.scenario.5': `5 · ${scenarios[5].name}`,
  'setting.scenario.5.about': scenarios[5].text,
  'setting.scenario.6': `6 · ${scenarios[6].name}`,
  'setting.scenario.6.about': scenarios[6].text,
  'setting.scenario.7': `7 · ${scenarios[7].name}`,
  'setting.scenario.7.about': scenarios[7].text,
  'setting.scenario.8': `8 · ${scenarios[8].name}`,
  'setting.scenario.8.about': scenarios[8].text,
  'setting.scenario.9': `9 · ${scenarios[9].name}`,
  'setting.scenario.9.about': scenarios[9].text,
  'setting.scenario.10': `10 · ${scenarios[10].name}`,
  'setting.scenario.10.about': scenarios[10].text,
  'setting.difficulty': 'Difficulty',
  'setting.difficulty.about': 'Hearts of the kingdom and crystals at the start.',
  'setting.difficulty.story': difficulties.story,
  'setting.difficulty.story.about': '4 hearts and 3 crystals more.',
  'setting.difficulty.casual': difficulties.casual,
  'setting.difficulty.casual.about': '2 hearts and 2 crystals more.',
  'setting.difficulty.normal': difficulties.normal,
  'setting.difficulty.normal.about': 'What the scenario says.',
  'setting.difficulty.veteran': difficulties.veteran,
  'setting.difficulty.veteran.about': '2 hearts and 1 crystal less.',
  'setting.difficulty.impossible': difficulties.impossible,
  'setting.difficulty.impossible.about': '4 hearts less, no crystals, and a portal storm every round.',
  'setting.storms': 'Portal storms',
  'setting.storms.about':
    'Whether an event card is drawn every round from the second on, also where the scenario has none.',
  'setting.storms.true': 'Yes',
  'setting.storms.false': 'Only where the scenario says so',
  'setting.roundLimit': 'Round limit',
  'setting.roundLimit.about':
    'A last round. A scenario that is not won by then is lost; in the endless storm, having held out so long is a victory.',
  'setting.roundLimit.0': 'None',
  'setting.roundLimit.0.about': 'Played to the end.',
  'setting.roundLimit.10': '10 rounds',
  'setting.roundLimit.10.about': 'A short game.',
  'setting.roundLimit.15': '15 rounds',
  'setting.roundLimit.15.about': 'About an hour.',
  'setting.roundLimit.20': '20 rounds',
  'setting.roundLimit.20.about': 'A long siege.',
  'setting.roundLimit.40': '40 rounds',
  'setting.roundLimit.40.about': 'Only against games that never end.',
  ...botWords.en,
}

/** What is said at the table by one press. */
export const phrases = {
  iTakeIt: 'I take it',
  pleaseTakeIt: 'Please take it',
  passMeATower: 'Pass me a tower',
  readyWhenYouAre: 'Ready when you are',
}
