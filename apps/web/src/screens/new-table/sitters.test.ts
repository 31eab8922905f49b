import { games } from '@tabletome/games'
import { describe, expect, test } from 'vitest'
import { en } from '../../text/en.ts'
import { fr } from '../../text/fr.ts'
import { botNameAt, type Chair } from './setup.ts'
import { sittersHere } from './sitters.ts'

const chair = (kind: Chair['kind'], colour: number, name = ''): Chair => ({ kind, name, bot: 'skilled', colour })
/** Whatever a bot could be called on one of the chairs. */
const botNames = [0, 1, 2, 3].map(at => botNameAt([], at))

describe.each(games.map(info => [info.id, info] as const))('%s', (_id, info) => {
  test.each([
    ['en', en],
    ['fr', fr],
  ] as const)('an unnamed person at this screen is called by no bot’s name (%s)', (_language, { newTable }) => {
    const chairs = [chair('me', 0), chair('here', 1), chair('bot', 2), chair('here', 3, '  ')]
    const sitters = sittersHere(info, chairs, newTable.player)
    const people = sitters.filter(({ kind }) => kind === 'person').map(({ name }) => name)
    expect(people).toEqual([1, 2, 4].map(newTable.player))
    expect(people.filter(name => botNames.includes(name))).toEqual([])
    expect(new Set(sitters.map(({ name }) => name)).size).toBe(4)
  })
})

test('whoever gave no name is called as the chair was labelled, also where others sit in between or nobody does', () => {
  const [, tactics] = games
  if (tactics === undefined) throw new Error('no games')
  const names = (chairs: readonly Chair[]) => sittersHere(tactics, chairs, en.newTable.player).map(({ name }) => name)
  expect(names([chair('me', 0, 'Eve'), chair('empty', 2), chair('here', 1)])).toEqual(['Eve', 'Player 3'])
  expect(names([chair('me', 1), chair('here', 0)])).toEqual(['Player 2', 'Player 1'])
})

test('a bot gives way to a person of its name', () => {
  const [info] = games
  if (info === undefined) throw new Error('no games')
  const sitters = sittersHere(
    info,
    [chair('me', 0, 'Eve'), chair('here', 1, 'Cleo'), chair('bot', 2)],
    en.newTable.player,
  )
  expect(sitters.map(({ name }) => name)).toEqual(['Eve', 'Cleo', 'Cleo II'])
})
