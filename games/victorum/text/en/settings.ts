import { botWords } from '../../../text/bots.ts'
import { difficulties, heroes, scions } from './names.ts'

export const about = {
  title: 'Victorum',
  pitch:
    'A hero, a handful of fighters and four acts to reach the crater. Travel the known world, win the games of eight peoples, and beat the scion that waits below the mountain.',
  meta: '1 player · 4 h · solo campaign',
}

const hero = (id: keyof typeof heroes, text: string) => ({
  [`setting.hero.${id}`]: heroes[id],
  [`setting.hero.${id}.about`]: text,
})
const scion = (id: keyof typeof scions, text: string) => ({
  [`setting.scion.${id}`]: scions[id],
  [`setting.scion.${id}.about`]: text,
})

/** Words by their keys, for the set-up of a table. */
export const settings: Readonly<Record<string, string>> = {
  'mode.campaign': 'Campaign',
  'mode.campaign.about': 'Four acts of at most twelve weeks: three primuses, then the scion.',
  'setting.hero': 'Hero',
  'setting.hero.about': 'The one you lead. If your hero falls, the campaign is lost.',
  ...hero('bingqing', 'Defender of Kunlun. Shields and heals companions.'),
  ...hero('decimus', 'Tactician of the New Argonauts. Steady, and strong when outnumbered.'),
  ...hero('nox', 'Defender of the Vesuvians. Hard to hit, and feeds on what falls.'),
  ...hero('sea-strider', 'Attacker of the Lamosians. Strikes from afar and moves others about.'),
  ...hero('krakenlance', 'Tactician of the Atlanteans. Leads by example; a good first hero.'),
  ...hero('the-parthian', 'Archer of the Parthians. Fast, far-reaching, best alone.'),
  ...hero('virago', 'Archer of the Amazons. Throws an axe that comes back.'),
  ...hero('stygiana', 'Attacker of Pluto’s Refugees. Charges into the thick of it.'),
  'setting.scion': 'Scion',
  'setting.scion.about': 'Who waits in the crater at the end of Act IV.',
  ...scion('hydra', 'Every wound grows two more Heads.'),
  ...scion('taotie', 'A great mouth that devours the weak; a good first scion.'),
  ...scion('zahhak', 'Must be defeated four times, and brings his Court.'),
  ...scion('itzam-cab-ain', 'The earth itself shakes, the more so the more banes you carry.'),
  ...scion('pluto', 'Raises your own fallen against you.'),
  ...scion('gorgons', 'Three sisters, each with her own wrath.'),
  ...scion('apep', 'Darkness grows until it bursts.'),
  ...scion('balor', 'An eye in the middle of the arena that burns whole lines.'),
  'setting.difficulty': 'Difficulty',
  'setting.difficulty.about': 'What your hero begins with.',
  'setting.difficulty.chosen': difficulties.chosen,
  'setting.difficulty.chosen.about':
    '3 prowess, 8 blessings, tactics, Health and Leadership +1, and a die added or upgraded.',
  'setting.difficulty.valiant': difficulties.valiant,
  'setting.difficulty.valiant.about': '1 prowess, 4 blessings, tactics, and one upgrade of your choice.',
  'setting.difficulty.fearless': difficulties.fearless,
  'setting.difficulty.fearless.about': 'No prowess, 1 blessing, no tactics, and 3 influence at the start.',
  'setting.first': 'First campaign',
  'setting.first.about':
    'The recommended beginning: Krakenlance against Taotie, Chosen, with three prowess and three primuses laid down.',
  'setting.first.true': 'Yes',
  'setting.first.false': 'No',
  ...botWords.en,
}
