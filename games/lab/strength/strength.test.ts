import { expect, test } from 'vitest'
import { gameById, games } from '../../index.ts'
import { type Cell, cellAt, cellsOf, keyOf } from './cells.ts'
import { bestAt, strengthAt } from './find.ts'
import { STRENGTH } from './measured.ts'

const defenders = gameById('defenders')!
const tactics = gameById('tactics')!
const table = (difficulty: string, players = 2) => ({
  mode: 'coop',
  players,
  options: { difficulty, heroes: 'choose', sides: 'random', confirmDraw: false },
})
const keyAt = (info: typeof defenders, setup: Parameters<typeof cellAt>[1], level: string) => {
  const cell = cellAt(info, setup, level)
  return cell && keyOf(cell)
}

test('every cell has a key of its own, and a level the game offers', () => {
  const cells = games.flatMap(cellsOf)
  expect(new Set(cells.map(keyOf)).size).toBe(cells.length)
  for (const { game, level } of cells) expect(gameById(game)?.bots).toContain(level)
})

test('rivals are measured against the level before, the others with their like', () => {
  const duels = cellsOf(tactics).filter(({ mode }) => mode === 'competitive')
  expect(duels.map(({ level, against }) => [level, against]).slice(0, 2)).toEqual([
    ['greedy', 'random'],
    ['skilled', 'greedy'],
  ])
  expect(cellsOf(defenders).every(({ against }) => against === undefined)).toBe(true)
})

test('where a level plays like the one before it, nothing is measured', () => {
  const expertIn = (mode: string) => cellsOf(tactics).filter(cell => cell.mode === mode && cell.level === 'expert')
  expect(['competitive', 'team', 'battle', 'solo', 'coop'].map(mode => expertIn(mode).length)).toEqual([1, 0, 0, 0, 0])
  expect(cellsOf(tactics).some(({ mode, level }) => mode === 'team' && level === 'skilled')).toBe(true)
})

test('a table that is set up finds its cell; one with a house rule, or nobody has measured, has none', () => {
  expect(keyAt(defenders, table('hard'), 'greedy')).toBe('defenders coop 2 difficulty=hard greedy')
  const { options } = table('hard')
  const changed = (more: object) => ({ ...table('hard'), options: { ...options, ...more } })
  expect(keyAt(defenders, changed({ heroes: 'random' }), 'greedy')).toBeDefined()
  expect(keyAt(defenders, changed({ sides: 'A' }), 'greedy')).toBeUndefined()
  expect(keyAt(defenders, table('easier'), 'greedy')).toBeUndefined()
})

test('the best bot is the one that wins most; too few matches are not told', () => {
  const key = (level: string) => keyAt(defenders, table('normal'), level) ?? ''
  const strength = {
    [key('greedy')]: [8, 100, 3],
    [key('skilled')]: [43, 100, 3],
    [key('random')]: [9, 10, 3],
  } as const
  expect(bestAt(strength, defenders, table('normal'))).toMatchObject({
    cell: { level: 'skilled' },
    rate: { share: 0.43 },
  })
  expect(strengthAt(strength, defenders, table('normal'), 'greedy')?.rate.count).toBe(8)
  expect(strengthAt(strength, defenders, table('normal'), 'random')).toBeUndefined()
  expect(bestAt(strength, defenders, table('hard'))).toBeUndefined()
})

test('what was measured belongs to cells there are, and to the rules as they are', async () => {
  const cells = new Map<string, Cell>(games.flatMap(cellsOf).map(cell => [keyOf(cell), cell]))
  for (const [key, [won, of, rules]] of Object.entries(STRENGTH)) {
    const cell = cells.get(key)
    expect(cell, key).toBeDefined()
    expect(won).toBeLessThanOrEqual(of)
    expect((await gameById(cell?.game ?? '')?.parts.game())?.version, key).toBe(rules)
  }
})
