import { botWords } from '../../text/bots.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultsOf } from '../../testing/sane.ts'
import { BOX_IDS, ENEMY_CARD_IDS, TACTIC_IDS } from '../content/ids.ts'
import { CLASS_DECKS, CLASSES, UNITS } from '../content/units.ts'
import { OPTION_VALUES } from '../rules/state/settings.ts'
import { tactics } from '../info.ts'
import { words } from './en/words.ts'
import { LANGUAGES } from './testing/sane.ts'

const languages = ['en', 'fr'] as const
const { en, fr } = LANGUAGES
const CARDS = CLASSES.flatMap(each => CLASS_DECKS[each])
const TRAITS = CARDS.flatMap(card => UNITS[card].trait ?? [])

const setupKeys = [
  ...tactics.modes.flatMap(({ id }) => [`mode.${id}`, `mode.${id}.about`]),
  // Levels are called alike in every game, also those it does not offer.
  ...new Set([...tactics.bots.flatMap(id => [`bot.${id}`, `bot.${id}.about`]), ...Object.keys(botWords.en)]),
  ...tactics.settings.flatMap(({ id, values = [], kind }) => [
    `setting.${id}`,
    `setting.${id}.about`,
    ...values.flatMap(value => [`setting.${id}.${value}`, `setting.${id}.${value}.about`]),
    ...(kind === 'switch' ? [`setting.${id}.true`, `setting.${id}.false`] : []),
  ]),
]
const nameKeys = [
  ...CLASSES.map(id => `class.${id}`),
  ...['move', 'melee', 'missile', 'spell', 'ballista'].map(id => `action.${id}`),
  ...['floor', 'rock', 'entrance', 'crystal', 'water', 'monster', 'caveIn', 'trap', 'door', 'barrier'].map(
    id => `cell.${id}`,
  ),
  ...[...CARDS, ...TRAITS].flatMap(id => [`ability.${id}`, `short.${id}`, `cause.${id}`]),
  ...TACTIC_IDS.flatMap(id => [`tactic.${id}`, `tactic.${id}.if`, `tactic.${id}.then`, `cause.${id}`]),
  ...ENEMY_CARD_IDS.flatMap(id => [`monster.${id}`, `short.${id}`, `cause.${id}`]),
  ...BOX_IDS.flatMap(id => [`crystal.${id}`, `short.${id}`, `cause.${id}`]),
  ...Object.keys(words.causes).map(id => `cause.${id}`),
]
const builderKeys = Object.keys(words.builder).map(key => `builder.${key}`)
const boardKeys = Object.keys(words.board).map(key => `board.${key}`)

test.each(languages)('%s: every word of the set-up and every name is there', language => {
  const text = LANGUAGES[language]
  for (const key of [...setupKeys, ...nameKeys]) expect(faultsOf(language, text.words(key), key)).toEqual([])
  for (const said of [text.title, text.pitch, text.meta]) expect(faultsOf(language, said, 'about')).toEqual([])
})

test('no word of the set-up is left over', () => {
  expect(Object.keys(words.settings).sort()).toEqual([...new Set(setupKeys)].sort())
})

test('the settings are those of the rules, with their values and standards', () => {
  const said = tactics.settings.filter(({ id }) => id !== 'realm')
  expect(said.map(({ id }) => id).sort()).toEqual(Object.keys(OPTION_VALUES).sort())
  for (const { id, values, kind } of said) {
    const known = OPTION_VALUES[id as keyof typeof OPTION_VALUES] as readonly (string | number | boolean)[]
    expect([id, kind === 'switch' ? [true, false] : values]).toEqual([id, known])
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

test.each(languages)('%s: every word of the realm builder is there, with the same values in both', language => {
  const holes = (said: string) => new Set([...said.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  for (const key of builderKeys) {
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
  'board.points1',
  'board.points',
  'terrain.village',
  'cause.village',
  'cause.activation',
  'cause.capture',
  'cause.captured',
  'cause.bonus',
  'ability.B3',
  'ability.charge',
  'cause.charge',
  'cause.B3',
  'board.north',
])

test('French is not English', () => {
  const keys = [...setupKeys, ...nameKeys, ...boardKeys]
  expect(keys.filter(key => en.words(key) === fr.words(key) && !SAME.has(key))).toEqual([])
  expect(en.title).not.toBe(fr.title)
})

test('in French PV are victory points only, Health is Santé', () => {
  const said = [...setupKeys, ...nameKeys, ...boardKeys].map(key => fr.words(key))
  for (const text of said) expect(text).not.toMatch(/points? de vie/i)
})

test('a trait, a monster and a crystal have a name as causes', () => {
  expect([en.words('cause.quills'), fr.words('cause.quills')]).toEqual(['Quills', 'Piquants'])
  expect([en.words('cause.S7'), en.words('cause.ogre')]).toEqual(['Cellar Ogre', 'Cellar Ogre'])
  expect([en.words('cause.8x1'), en.words('cause.leech')]).toEqual(['Hour Crystal', 'Drain'])
})

test('in French a token is a “pion” everywhere', () => {
  const game = new URL('../', import.meta.url)
  const french = readdirSync(game, { recursive: true, encoding: 'utf8' }).filter(path =>
    /(?:^|\/)(?:fr|more\.fr)\.(?:ts|md)$|\/fr\/.*\.ts$/.test(path),
  )
  expect(french.length).toBeGreaterThan(20)
  const faults = french.filter(path => /\bjetons?\b/i.test(readFileSync(new URL(path, game), 'utf8')))
  expect(faults).toEqual([])
})
