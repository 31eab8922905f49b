import { describe, expect, test } from 'vitest'
import { Misuse, oneOf, readArguments } from './arguments.ts'
import { closest } from './closest.ts'

const spec = {
  about: 'tries things',
  words: ['game', 'where?'],
  options: {
    games: { kind: 'number', value: 'K', least: 1, about: 'how many' },
    bot: { kind: 'text', value: 'a,b', about: 'who' },
    set: { kind: 'pairs', value: 'key=value', about: 'settings' },
    json: { kind: 'flag', about: 'as JSON' },
  },
} as const

describe('arguments', () => {
  test('words and options in any order, with a space or an equals sign', () => {
    const { words, options } = readArguments(spec, ['--games', '12', 'defenders', '--bot=greedy', '--json', 'here'])
    expect(words).toEqual(['defenders', 'here'])
    expect(options).toEqual({ games: 12, bot: 'greedy', json: true })
  })
  test('settings add up, and a value may hold an equals sign', () => {
    expect(readArguments(spec, ['x', '--set', 'a=1', '--set', 'b=c=d']).options).toEqual({ set: { a: '1', b: 'c=d' } })
  })
  test.each([
    [['x', '--game', '3'], 'unknown option --game: did you mean --games?'],
    [['x', '--zzz'], 'unknown option --zzz: there are --games, --bot, --set, --json'],
    [['x', '--toString'], 'unknown option --toString: there are --games, --bot, --set, --json'],
    [['x', '--games'], '--games needs a value: --games K'],
    [['x', '--bot', '--json'], '--bot needs a value: --bot a,b'],
    [['x', '--games', '0'], '--games takes a whole number from 1, not "0"'],
    [['x', '--games', '1e3'], '--games takes a whole number from 1, not "1e3"'],
    [['x', '--games', '-4'], '--games takes a whole number from 1, not "-4"'],
    [['x', '--json=yes'], '--json takes no value'],
    [['x', '--set', 'difficulty'], '--set takes key=value, not "difficulty"'],
    [[], '<game> is missing'],
    [['x', 'y', 'z'], '"z" is one word too many'],
  ])('%j is refused: %s', (typed, message) => {
    expect(() => readArguments(spec, typed)).toThrow(new Misuse(message))
  })
})

test('a word is looked up, or the nearest one is suggested', () => {
  expect(oneOf('bot', 'greedy', ['random', 'greedy'])).toBe('greedy')
  expect(() => oneOf('bot', 'gredy', ['random', 'greedy'])).toThrow('unknown bot "gredy": did you mean greedy?')
  expect(() => oneOf('bot', 'x', ['random', 'greedy'])).toThrow('unknown bot "x": there are random, greedy')
  expect(closest('simulat', ['simulate', 'serve'])).toBe('simulate')
  expect(closest('quite different', ['simulate', 'serve'])).toBeUndefined()
})
