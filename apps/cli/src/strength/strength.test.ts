import { gameById } from '@tabletome/games'
import { cellsOf, keyOf } from '@tabletome/games/lab/strength/cells.ts'
import { expect, test } from 'vitest'
import { isEnough, played } from './measure.ts'
import { chapterOf, FROM, inWords, TO, withChapter } from './told.ts'

const tactics = gameById('tactics')!
const cells = cellsOf(tactics)

test('greedy beats random from both sides of a deal', async () => {
  const rules = await tactics.parts.rules()
  const duel = cells.find(({ mode, level }) => mode === 'competitive' && level === 'greedy')!
  expect([0, 1].map(number => played(tactics, rules, duel, number))).toEqual([1, 1])
  const other = { ...duel, level: 'random', against: 'greedy' }
  expect([0, 1].map(number => played(tactics, rules, other, number))).toEqual([0, 0])
}, 60_000)

test('a cell is done after 200 matches when its interval is narrow, and random after 200', () => {
  const skilled = { level: 'skilled' }
  expect([0, 61, 199, 200].map(of => isEnough(skilled, [of, of]))).toEqual([false, false, false, true])
  expect([isEnough(skilled, [200, 400]), isEnough(skilled, [120, 200])]).toEqual([false, false])
  expect([199, 200].map(of => isEnough({ level: 'random' }, [of / 2, of]))).toEqual([false, true])
})

test('the tables say rate, interval and number, and leave out what nobody has measured', () => {
  expect(inWords([43, 100, 2])).toBe('43 % (34–53) of 100')
  const duel = cells.find(({ mode, level }) => mode === 'competitive' && level === 'skilled')!
  const chapter = chapterOf([{ title: 'Tactics', cells }], { [keyOf(duel)]: [43, 100, 2] })
  expect(chapter).toContain('| competitive, against the level before, 2 players |')
  expect(chapter).toContain('43 % (34–53) of 100')
  expect(chapter).not.toContain('solo')
  expect(chapterOf([{ title: 'Tactics', cells }], {})).toBe('')
  expect(withChapter(`before\n${FROM}\nold\n${TO}\nafter`, chapter)).toBe(`before\n${FROM}\n${chapter}${TO}\nafter`)
  expect(() => withChapter('nothing', chapter)).toThrow('no place')
})
