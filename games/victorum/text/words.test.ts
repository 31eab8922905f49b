import { expect, test } from 'vitest'
import { victorum } from '../info.ts'
import { agree } from '../rules/state/settings.ts'
import { words as en } from './en/words.ts'
import { words as fr } from './fr/words.ts'
import { inBoth, LANGUAGES } from './testing/sane.ts'
import type { Words } from './words.ts'

const keysOf = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => keysOf(item, `${path}/${key}`))
    : [path]

test('both languages have the same words', () => {
  const pick = ({ board, ...rest }: Words) => ({ rest: keysOf(rest).sort(), board: Object.keys(board).sort() })
  expect(pick(fr)).toEqual(pick(en))
})

test('the words of the board have the same values in both', () => {
  const holes = (said: string) => new Set([...said.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  for (const [key, said] of Object.entries(en.board)) {
    expect([key, holes(fr.board[key as keyof typeof en.board])]).toEqual([key, holes(said)])
    expect(inBoth(key, text => text.words(`board.${key}`).replaceAll(/\{\w+\}/g, '3'))).toEqual([])
  }
})

test('everything agreed at the set-up has its words', () => {
  const keys = [
    ...victorum.modes.map(({ id }) => `mode.${id}`),
    ...victorum.bots.map(id => `bot.${id}`),
    ...victorum.settings.flatMap(({ id, kind, values = [] }) => [
      `setting.${id}`,
      ...(kind === 'switch' ? ['true', 'false'] : values).map(value => `setting.${id}.${value}`),
    ]),
  ]
  for (const key of keys) expect(inBoth(key, text => text.words(key))).toEqual([])
  for (const key of keys.filter(key => !/(true|false)$/.test(key)))
    expect(inBoth(key, text => text.words(`${key}.about`))).toEqual([])
})

test('what the set-up offers is what the rules take', () => {
  for (const { id, values = [true, false] } of victorum.settings)
    for (const value of values)
      expect(() => agree({ mode: 'campaign', players: 1, options: { [id]: value } })).not.toThrow()
  const standard = Object.fromEntries(victorum.settings.map(({ id, standard: value }) => [id, value]))
  expect(agree({ mode: 'campaign', players: 1, options: standard })).toEqual(
    agree({ mode: 'campaign', players: 1, options: {} }),
  )
})

test('title, pitch, prologue and names', () => {
  expect(inBoth('about', ({ title, pitch, meta }) => [title, pitch, meta])).toEqual([])
  expect(inBoth('prologue', text => text.words('prologue'))).toEqual([])
  expect(LANGUAGES.fr.words('skill.taunt')).toBe('Provocation')
  expect(LANGUAGES.en.words('cause.S34')).toBe('Scorching Noon')
  expect(LANGUAGES.en.words('no.such.key')).toBe('')
})
