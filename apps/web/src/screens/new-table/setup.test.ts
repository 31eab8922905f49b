import { expect, test } from 'vitest'
import { text as rift } from '@tabletome/games/rift/text/en.ts'
import { text as riftInFrench } from '@tabletome/games/rift/text/fr.ts'
import type { GameInfo } from '@tabletome/games/types'
import {
  aboutOf,
  botNameAt,
  type Chair,
  firstChairs,
  isOnline,
  optionsIn,
  problemOf,
  seated,
  settledIn,
  standardSetup,
} from './setup.ts'

const never = () => Promise.reject(new Error('not loaded here'))
const info: GameInfo = {
  id: 'try',
  modes: [{ id: 'coop', players: { min: 2, max: 4 }, together: true }],
  settings: [
    { id: 'difficulty', kind: 'choice', values: ['easy', 'hard'], standard: 'easy' },
    { id: 'duel', kind: 'switch', standard: true, modes: ['rivals'] },
  ],
  minutes: 30,
  colour: 'ruby',
  bots: ['random', 'skilled'],
  parts: { game: never, rules: never, text: never, board: never, art: never, rulebook: never },
}
const [mode] = info.modes
const chairs = firstChairs(info, mode, 'Ada')
const chair = (kind: Chair['kind']): Chair => ({ kind, name: '', bot: '', colour: 0 })

test('the standard setup has the settings of its mode', () => {
  expect(standardSetup(info, 2)).toEqual({ mode: 'coop', players: 2, options: { difficulty: 'easy' } })
})

test('another mode keeps what both have', () => {
  const before = { difficulty: 'hard', gone: 3 }
  expect(optionsIn(info, 'rivals', before)).toEqual({ difficulty: 'hard', duel: true })
  expect(optionsIn(info, 'coop', { ...before, duel: false })).toEqual({ difficulty: 'hard' })
  expect(optionsIn(info, 'coop', { difficulty: 'heroic' })).toEqual({ difficulty: 'easy' })
})

test('an address can settle mode and settings; what it has wrong stays at the standard', () => {
  const more: GameInfo = {
    ...info,
    modes: [...info.modes, { id: 'rivals', players: { min: 2, max: 2 }, together: false }],
    settings: [...info.settings, { id: 'map', kind: 'text', standard: 'plain', modes: ['rivals'] }],
  }
  expect(settledIn(more, '', false)).toEqual({ mode: more.modes[0], options: { difficulty: 'easy' } })
  expect(settledIn(more, '#mode=rivals&map=battle:8x5@D1.0,8x1@D5.0&duel=false&difficulty=hard', false)).toEqual({
    mode: more.modes[1],
    options: { difficulty: 'hard', duel: false, map: 'battle:8x5@D1.0,8x1@D5.0' },
  })
  expect(settledIn(more, '#mode=none&difficulty=heroic&map=x&duel=false', false).options).toEqual({
    difficulty: 'easy',
  })
})

test('I sit first, the strongest bot fills up to the least number of players', () => {
  expect(chairs.map(({ kind, bot }) => [kind, bot])).toEqual([
    ['me', 'skilled'],
    ['bot', 'skilled'],
    ['empty', 'skilled'],
    ['empty', 'skilled'],
  ])
})

test('only one chair is mine', () => {
  expect(seated(chairs, 2, { kind: 'me' }).map(({ kind }) => kind)).toEqual(['here', 'bot', 'me', 'empty'])
  expect(seated(chairs, 1, { bot: 'random' })[1]).toMatchObject({ kind: 'bot', bot: 'random' })
})

test('what cannot be opened says why', () => {
  expect(problemOf(mode, [chair('me'), chair('empty')])).toEqual({ problem: 'tooFew', min: 2 })
  expect(
    problemOf(
      mode,
      Array.from({ length: 5 }, () => chair('me')),
    ),
  ).toEqual({ problem: 'tooMany', max: 4 })
  expect(problemOf(mode, [chair('bot'), chair('friend')])).toEqual({ problem: 'needMe' })
  expect(problemOf(mode, [chair('here'), chair('bot')])).toBeUndefined()
})

test('a friend or an open seat makes it an online table', () => {
  expect(isOnline([chair('me'), chair('here'), chair('bot')])).toBe(false)
  expect(isOnline([chair('me'), chair('friend')])).toBe(true)
  expect(isOnline([chair('me'), chair('open')])).toBe(true)
})

test('whoever is new to a game starts with what is meant for newcomers, unless the address says otherwise', () => {
  const settings = [{ id: 'first', kind: 'switch', standard: false, newcomer: true }] as const
  const solo = { ...info, settings }
  expect(settledIn(solo, '', true).options).toEqual({ first: true })
  expect(settledIn(solo, '', false).options).toEqual({ first: false })
  expect(settledIn(solo, '#first=false', true).options).toEqual({ first: false })
})

test('a bot is never called like a person at the table', () => {
  const people = [
    { kind: 'me', name: 'Bram', bot: '', colour: 0 },
    { kind: 'bot', name: '', bot: 'skilled', colour: 1 },
  ] as const
  expect(botNameAt(people, 1)).toBe('Bram II')
  expect(botNameAt([{ ...people[0], name: 'Eve' }, people[1]], 1)).toBe('Bram')
})

test('in the endless storm a place of Rift is its map, not what its scenario teaches', () => {
  for (const text of [rift, riftInFrench])
    for (let place = 1; place <= 10; place++) {
      const taught = text.words(`setting.scenario.${place}.about`)
      expect(aboutOf(text, { id: 'scenario' }, place, { id: 'scenario' })).toBe(taught)
      const told = aboutOf(text, { id: 'scenario' }, place, { id: 'storm' })
      expect(told).not.toBe(taught)
      expect(told).not.toMatch(/\d|^$/)
    }
})
