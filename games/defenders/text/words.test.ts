import { expect, test } from 'vitest'
import { faultsOf } from '../../testing/sane.ts'
import { ABILITIES, FOE_IDS } from '../content/cards.ts'
import { DIRE } from '../content/dire.ts'
import { defenders } from '../info.ts'
import { words } from './en/words.ts'
import { rulesOf } from './rules.ts'
import { LANGUAGES } from './testing/sane.ts'

const languages = ['en', 'fr'] as const
const { en, fr } = LANGUAGES
const EFFECTS = Object.values(DIRE).map(({ effect }) => effect)

const setupKeys = [
  ...defenders.modes.flatMap(({ id }) => [`mode.${id}`, `mode.${id}.about`]),
  ...defenders.bots.flatMap(id => [`bot.${id}`, `bot.${id}.about`]),
  ...defenders.settings.flatMap(({ id, values = [], kind }) => [
    `setting.${id}`,
    `setting.${id}.about`,
    ...values.flatMap(value => [`setting.${id}.${value}`, `setting.${id}.${value}.about`]),
    ...(kind === 'switch' ? [`setting.${id}.true`, `setting.${id}.false`] : []),
  ]),
]
const shortKeys = ['rest', ...ABILITIES.keys(), ...EFFECTS, ...FOE_IDS].map(id => `short.${id}`)

const boardKeys = Object.keys(words.board).map(key => `board.${key}`)

test.each(languages)('%s: every word of the set-up and every short text is there', language => {
  const text = LANGUAGES[language]
  for (const key of [...setupKeys, ...shortKeys]) expect(faultsOf(language, text.words(key), key)).toEqual([])
  for (const said of [text.title, text.pitch, text.meta]) expect(faultsOf(language, said, 'about')).toEqual([])
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
  expect([en.words('setting.colour'), fr.words('setting.colour')]).toEqual(['', ''])
})

/** Names that are the same in both languages. */
const SAME = new Set(['bot.expert', 'setting.difficulty.normal', 'board.atPlace'])

test('French is not English', () => {
  const keys = [...setupKeys, ...shortKeys, ...boardKeys]
  const same = keys.filter(key => en.words(key) === fr.words(key) && !SAME.has(key))
  expect(same).toEqual([])
  expect(en.title).not.toBe(fr.title)
})

test.each(languages)('%s: short texts are short', language => {
  for (const key of shortKeys) {
    const said = LANGUAGES[language].words(key)
    expect(said.length, said).toBeLessThanOrEqual(56)
  }
})

test('a Region’s line begins with the name and price of its Ability; others have their name beside them', () => {
  expect(en.words('short.vigil')).toBe('Vigil, 1 AP: your next Defend here costs 1 less.')
  expect(fr.words('short.vigil')).toBe('Veille, 1\u00a0PA\u00a0: défendre ici vous coûtera 1 de moins.')
  expect(en.words('short.thunderclap')).toBe('2 AP: up to 3 Threat less here.')
  expect(en.words('short.fury')).toBe('your Sacrifice gives 2 AP.')
})

test('every Ability and effect links to rules', () => {
  for (const id of ['rest', ...ABILITIES.keys(), ...EFFECTS]) expect(rulesOf(id).length, id).toBeGreaterThan(0)
})
