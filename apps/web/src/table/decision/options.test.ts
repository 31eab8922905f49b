import type { Shape, View } from '@tabletome/engine'
import { expect, test } from 'vitest'
import { boardOptions, findOption, optionsAt, panelOf } from './options.ts'
import { plainText } from '@tabletome/games/testing/plainText.ts'

const view: View<Shape> = { open: {}, piles: {}, agenda: [], waiting: ['p1'] }
const names = { of: (seat: string) => seat, isMe: () => false }
const text = plainText({
  option: (_choice, id) => ({
    what: id,
    ...(id.startsWith('move') ? { group: 'Move' } : id.startsWith('use') ? { group: 'Abilities' } : {}),
    ...(id === 'end' ? { main: true } : {}),
  }),
})
const decision = (seat: string, ...ids: string[]) => ({
  choice: 'turn.act',
  seat,
  options: ids.map(id => ({ id, at: id.startsWith('move') ? `place ${id.slice(5)}` : undefined })),
})
const panel = (...decisions: ReturnType<typeof decision>[]) =>
  panelOf(decisions, seat => ({ ...view, seat }), text, names)

test('options stand in their groups, in the order the groups appear, and are numbered through', () => {
  const { groups } = panel(decision('p1', 'secure', 'move a', 'use x', 'move b'))
  expect(groups.map(({ title, items }) => [title, items.map(({ id, key }) => `${key} ${id}`)])).toEqual([
    [undefined, ['1 secure']],
    ['Move', ['2 move a', '3 move b']],
    ['Abilities', ['4 use x']],
  ])
})

test('the main option stands apart and has the key E, not a number', () => {
  const { groups, mains } = panel(decision('p1', 'end', 'secure'))
  expect(mains.map(({ id, key }) => [id, key])).toEqual([['end', 'E']])
  expect(groups.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['secure'])
})

test('what a lesson holds back keeps its place, until there is so much of it that it would hide the rest', () => {
  const at = (ids: readonly string[], compact = false) =>
    panelOf(
      [decision('p1', ...ids, 'use x')],
      seat => ({ ...view, seat }),
      text,
      names,
      undefined,
      undefined,
      ({ id }) => (id.startsWith('move') ? 'step 2' : undefined),
      compact,
    )
  const three = at(['move a', 'move b', 'move c'])
  expect(three.groups.map(({ items }) => items.map(({ id, key }) => `${key ?? ''} ${id}`))).toEqual([
    [' move a', ' move b', ' move c'],
    ['1 use x'],
  ])
  expect(three.sleeping).toEqual([])
  const four = at(['move a', 'move b', 'move c', 'move d'])
  expect(four.groups.map(({ title, items }) => [title, items.map(({ id }) => id)])).toEqual([['Abilities', ['use x']]])
  expect(four.sleeping.map(({ id }) => id)).toEqual(['move a', 'move b', 'move c', 'move d'])
  expect(at(['move a'], true).sleeping.map(({ id }) => id)).toEqual(['move a'])
})

test('of several pieces that can act the one in focus is listed; many alike are folded', () => {
  const acting = plainText({
    option: (_choice, id) => {
      const [who = '', what] = id.split(' ')
      return id === 'end'
        ? { what: id, main: true }
        : { what: id, subject: `unit ${who}`, ...(what === 'to' ? { fold: 'Go' } : {}) }
    },
  })
  const ids = ['rook to a', 'rook to b', 'rook hit', 'king hit', 'end']
  const at = (wanted?: string) => panelOf([decision('p1', ...ids)], seat => ({ ...view, seat }), acting, names, wanted)
  expect(at().groups).toEqual([])
  expect(at().subjects.map(({ anchor, key }) => `${key} ${anchor}`)).toEqual(['1 unit rook', '2 unit king'])
  const [group] = at('unit rook').groups
  expect(group?.items.map(({ id, key }) => `${key} ${id}`)).toEqual(['1 rook hit'])
  expect(group?.folds.map(({ title, items }) => [title, items.map(({ id }) => id)])).toEqual([
    ['Go', ['rook to a', 'rook to b']],
  ])
  expect(at('unit rook').all.map(({ id }) => id)).toEqual(ids)
  expect(at('unit pawn').subject).toBeUndefined()
  expect(optionsAt(at(), 'rook to b').map(({ id }) => id)).toEqual(['rook to b'])
})

test('only nine options have a number', () => {
  const ids = Array.from({ length: 11 }, (_, i) => `card ${i}`)
  const { all } = panel(decision('p1', ...ids))
  expect(all.map(({ key }) => key).slice(7)).toEqual(['8', '9', undefined, undefined])
})

test('when two people at one screen are asked, each group says whose it is, and one main has the key', () => {
  const { groups, mains } = panel(decision('p1', 'secure', 'end'), decision('p2', 'secure', 'end'))
  expect(groups.map(({ seat }) => seat)).toEqual(['p1', 'p2'])
  expect(mains.map(({ seat, key }) => [seat, key])).toEqual([
    ['p1', 'E'],
    ['p2', undefined],
  ])
})

test('the board gets each option once, with its anchors; the id is the anchor of an option without', () => {
  const found = panel(decision('p1', 'secure', 'move a'), decision('p2', 'secure'))
  expect(boardOptions(found)).toEqual([
    { id: 'secure', at: ['secure'] },
    { id: 'move a', at: ['place a'] },
  ])
  expect(optionsAt(found, 'place a').map(({ id }) => id)).toEqual(['move a'])
  expect(findOption(found, { id: 'secure', seat: 'p2' })?.seat).toBe('p2')
  expect(findOption(found, { id: 'gone', seat: 'p2' })).toBeUndefined()
})
