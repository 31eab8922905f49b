import { expect, test } from 'vitest'
import { faultsOf } from '../../testing/sane.ts'
import { ABILITY_IDS } from '../content/abilities.ts'
import { BOSS_IDS, SPECIALS } from '../content/bosses.ts'
import { DIFFICULTY_IDS } from '../content/difficulties.ts'
import { ENEMIES } from '../content/enemies.ts'
import { HERO_IDS, UNIT_IDS } from '../content/heroes.ts'
import { SCENARIO_IDS } from '../content/scenarios.ts'
import { SHAPE_IDS } from '../content/shapes.ts'
import { SPELL_IDS } from '../content/spells.ts'
import { STORM_IDS } from '../content/storms.ts'
import { FAMILIES, TOWER_IDS } from '../content/towers.ts'
import { rift } from '../info.ts'
import { agree, MODES, ROUND_LIMITS } from '../rules/state/settings.ts'
import { botWords } from '../../text/bots.ts'
import { words } from './en/words.ts'
import { LANGUAGES } from './testing/sane.ts'

const languages = ['en', 'fr'] as const
const { en, fr } = LANGUAGES
const SPECIAL_IDS = BOSS_IDS.flatMap(boss => SPECIALS[boss])

const setupKeys = [
  ...(rift.recommends ? ['alone.why'] : []),
  'setting.scenario.in.storm',
  ...rift.modes.flatMap(({ id }) => [`mode.${id}`, `mode.${id}.about`]),
  // Levels are called alike in every game, also those it does not offer.
  ...new Set([...rift.bots.flatMap(id => [`bot.${id}`, `bot.${id}.about`]), ...Object.keys(botWords.en)]),
  ...rift.settings.flatMap(({ id, values = [], kind }) => [
    `setting.${id}`,
    `setting.${id}.about`,
    ...values.flatMap(value => [`setting.${id}.${value}`, `setting.${id}.${value}.about`]),
    ...(kind === 'switch' ? [`setting.${id}.true`, `setting.${id}.false`] : []),
  ]),
]
const nameKeys = [
  ...TOWER_IDS.map(id => `tower.${id}`),
  ...FAMILIES.map(id => `family.${id}`),
  ...SHAPE_IDS.map(id => `shape.${id}`),
  ...UNIT_IDS.map(id => `hero.${id}`),
  ...HERO_IDS.map(id => `basic.${id}`),
  ...ABILITY_IDS.flatMap(id => [`ability.${id}`, `short.${id}`, `cause.${id}`]),
  ...SPELL_IDS.flatMap(id => [`spell.${id}`, `short.${id}`, `cause.${id}`]),
  ...STORM_IDS.flatMap(id => [`storm.${id}`, `short.${id}`, `cause.${id}`]),
  ...SPECIAL_IDS.flatMap(id => [`special.${id}`, `short.${id}`, `cause.${id}`]),
  ...SCENARIO_IDS.flatMap(id => [`scenario.${id}`, `scenario.${id}.about`]),
  ...Object.keys(ENEMIES).map(id => `enemy.${id}`),
  ...BOSS_IDS.map(id => `boss.${id}`),
  ...DIFFICULTY_IDS.map(id => `difficulty.${id}`),
  ...['physical', 'magical', 'true'].map(id => `damage.${id}`),
  ...['physical', 'magical', 'deadly'].map(id => `defense.${id}`),
  ...['heal', 'speed', 'deadEye'].map(id => `icon.${id}`),
  ...['red', 'blue', 'green', 'yellow', 'white'].map(id => `colour.${id}`),
  ...[1, 2, 3, 4, 5, 6].map(phase => `phase.${phase}`),
  ...Object.keys(words.names.slots).map(id => `slot.${id}`),
  ...Object.keys(words.causes).map(id => `cause.${id}`),
]
const boardKeys = Object.keys(words.board).map(key => `board.${key}`)

test.each(languages)('%s: every word of the set-up and every name is there', language => {
  const text = LANGUAGES[language]
  for (const key of [...setupKeys, ...nameKeys]) expect(faultsOf(language, text.words(key), key)).toEqual([])
  for (const said of [text.title, text.pitch, text.meta]) expect(faultsOf(language, said, 'about')).toEqual([])
})

test('no word of the set-up is left over', () => {
  expect(Object.keys(words.settings).sort()).toEqual([...new Set(setupKeys)].sort())
})

test('modes and settings are those of the rules, with their values and standards', () => {
  expect(rift.modes.map(({ id }) => id)).toEqual(MODES)
  for (const mode of MODES) {
    const mine = rift.settings.filter(({ modes }) => modes === undefined || modes.includes(mode))
    expect(new Set(mine.map(({ id }) => id)).size).toBe(mine.length)
    const standards = Object.fromEntries(mine.map(({ id, standard }) => [id, standard]))
    expect(agree({ mode, players: 2, options: {} })).toMatchObject(standards)
    for (const { id, values = [true, false] } of mine)
      for (const value of values)
        expect(agree({ mode, players: 2, options: { [id]: value } })).toMatchObject({ [id]: value })
    expect(mine.find(({ id }) => id === 'roundLimit')?.values).toEqual(ROUND_LIMITS[mode])
  }
})

test.each(languages)('%s: every word of the board is there, with the values that English has', language => {
  const holes = (said: string) => new Set([...said.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  for (const key of boardKeys) {
    const said = LANGUAGES[language].words(key)
    expect([key, holes(said)]).toEqual([key, holes(en.words(key))])
    expect(faultsOf(language, said.replaceAll(/\{\w+\}/g, '3'), key)).toEqual([])
  }
})

test('an unknown key says nothing rather than itself', () => {
  for (const key of ['setting.colour', 'cause.whim', 'short.X9'])
    expect([en.words(key), fr.words(key)]).toEqual(['', ''])
})

/** Words that are the same in both languages. */
const SAME = new Set([
  'bot.expert',
  'setting.difficulty.normal',
  'setting.difficulty.impossible',
  'difficulty.normal',
  'difficulty.impossible',
  'tower.mage',
  'hero.alleria',
  'hero.lilith',
  'hero.malik',
  'hero.magnus',
  'hero.ignus',
  'ability.mirage',
  'cause.mirage',
  'special.B1-2',
  'cause.B1-2',
  'enemy.w',
  'enemy.o',
  'enemy.b',
  'enemy.T',
  'enemy.O',
  ...['I1', 'I2', 'I3', 'I4', 'O4', 'R6'].map(shape => `shape.${shape}`),
])

test('French is not English', () => {
  const keys = [...setupKeys, ...nameKeys, ...boardKeys]
  expect(keys.filter(key => en.words(key) === fr.words(key) && !SAME.has(key))).toEqual([])
  expect([...SAME].filter(key => en.words(key) !== fr.words(key) || en.words(key) === '')).toEqual([])
  expect(en.title).not.toBe(fr.title)
})
