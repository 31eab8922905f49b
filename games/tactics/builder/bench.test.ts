import { describe, expect, test } from 'vitest'
import { READY_REALMS } from '../content/realms.ts'
import type { PlacedBox } from '../content/types.ts'
import { codeOf, faultsOf } from '../rules/realm/realm.query.ts'
import { type Act, act, type Bench, emptyBench, shownBoxes } from './bench.ts'
import { isHard } from './code.ts'
import { firstPlace, snapped } from './places.ts'

const placed = (box: PlacedBox['box'], at: string, turn: PlacedBox['turn'] = 0): PlacedBox => ({ box, at, turn })
const run = (bench: Bench, ...acts: readonly Act[]) => acts.reduce(act, bench)
const code = ({ boxes }: Bench) => codeOf(boxes)
const take = (...boxes: readonly PlacedBox[]): Bench => run(emptyBench, { do: 'take', boxes })
const choose = (box: PlacedBox['box'], at = placed(box, 'A1')): Act => ({ do: 'choose', box, at })

describe('placing', () => {
  test('a box of the tray is in hand until it is set down', () => {
    const held = run(emptyBench, choose('2x2', placed('2x2', 'C3')), { do: 'nudge', way: 'e' })
    expect([code(held), codeOf(shownBoxes(held))]).toEqual(['battle:', 'battle:2x2@D3.0'])
    const set = run(held, { do: 'setDown' })
    expect([code(set), set.chosen, set.held]).toEqual(['battle:2x2@D3.0', '2x2', undefined])
  })

  test('put back, it is in the tray again', () => {
    const back = run(emptyBench, choose('2x2'), { do: 'putBack' })
    expect([code(back), back.chosen, back.past.length]).toEqual(['battle:', undefined, 0])
  })

  test('no box ever sticks out over the scroll', () => {
    const held = run(emptyBench, choose('8x5'), { do: 'carry', x: 14, y: -3 })
    expect(held.held).toEqual(placed('8x5', 'H1'))
    expect(run(held, { do: 'nudge', way: 'n' }).held).toEqual(placed('8x5', 'H1'))
    expect(run(held, { do: 'carry', x: 13, y: 10 }, { do: 'turn' }).held).toEqual(placed('8x5', 'I4', 1))
  })

  test('a lifted box that is put back stays where it stood', () => {
    const bench = run(take(placed('2x2', 'C3')), choose('2x2'), { do: 'nudge', way: 's' })
    expect([code(bench), codeOf(shownBoxes(bench))]).toEqual(['battle:2x2@C3.0', 'battle:2x2@C4.0'])
    const back = run(bench, { do: 'putBack' })
    expect([code(back), back.chosen]).toEqual(['battle:2x2@C3.0', '2x2'])
  })
})

describe('turning', () => {
  test('four quarters bring a box back; in hand nothing is changed yet', () => {
    const turn: Act = { do: 'turn' }
    const bench = run(take(placed('5x4', 'F4')), choose('5x4'), turn)
    expect(code(bench)).toBe('battle:5x4@F4.1')
    expect(code(run(bench, turn, turn, turn))).toBe('battle:5x4@F4.0')
    const held = run(emptyBench, choose('8x1', placed('8x1', 'D4')), turn)
    expect([code(held), held.held]).toEqual(['battle:', placed('8x1', 'G1', 1)])
  })
})

describe('stacking', () => {
  const tower = take(placed('8x5', 'D3'), placed('8x1', 'D7'), placed('1x2', 'B8'))

  test('what stands on a box goes where it goes', () => {
    const moved = run(tower, choose('8x5'), { do: 'lift' }, { do: 'carry', x: 5, y: 2 }, { do: 'setDown' })
    expect(code(moved)).toBe('battle:1x2@B8.0,8x5@F3.0,8x1@F7.0')
  })

  test('and turns with it, as in the hand', () => {
    const turned = run(tower, choose('8x5'), { do: 'turn' })
    expect(code(turned)).toBe('battle:1x2@B8.0,8x5@E2.1,8x1@E2.1')
    expect(faultsOf(turned.boxes, true).filter(({ rule }) => rule === 'TAC-BUILDER-06')).toEqual([])
    const back = run(turned, { do: 'turn' }, { do: 'turn' }, { do: 'turn' })
    expect(code(back)).toBe('battle:1x2@B8.0,8x5@D3.0,8x1@D7.0')
  })

  test('a box set down comes to lie on top, whenever the one below was placed', () => {
    const bench = run(
      take(placed('2x2', 'A1'), placed('5x4', 'H8')),
      choose('2x2'),
      { do: 'lift' },
      { do: 'carry', x: 8, y: 8 },
      { do: 'setDown' },
    )
    expect(code(bench)).toBe('battle:5x4@H8.0,2x2@I9.0')
    expect(faultsOf(bench.boxes, true).filter(isHard)).toEqual([])
  })

  test('taken away from under another, the other comes down', () => {
    const bench = run(tower, choose('8x5'), { do: 'remove' })
    expect([code(bench), bench.chosen]).toEqual(['battle:8x1@D7.0,1x2@B8.0', undefined])
  })
})

describe('undo and redo', () => {
  const bench = run(emptyBench, choose('2x2'), { do: 'setDown' }, { do: 'turn' }, choose('1x2', placed('1x2', 'F1')), {
    do: 'setDown',
  })

  test('one step per change of the field, none for what was only in hand', () => {
    expect(bench.past.length).toBe(3)
    const undone = run(bench, { do: 'undo' }, { do: 'undo' })
    expect(code(undone)).toBe('battle:2x2@A1.0')
    expect(code(run(undone, { do: 'redo' }, { do: 'redo' }))).toBe(code(bench))
    expect(code(run(bench, { do: 'undo' }, { do: 'undo' }, { do: 'undo' }, { do: 'undo' }))).toBe('battle:')
  })

  test('a new change ends what could be redone; none does not', () => {
    const undone = run(bench, { do: 'undo' })
    expect(run(undone, choose('3x2'), { do: 'setDown' }).future).toEqual([])
    expect(run(undone, choose('2x2'), { do: 'lift' }, { do: 'setDown' }).future.length).toBe(1)
  })

  test('a whole realm is one step', () => {
    const taken = run(bench, { do: 'take', boxes: READY_REALMS.openField })
    expect(code(run(taken, { do: 'undo' }))).toBe(code(bench))
  })
})

test('a box taken from the tray hovers where it may stand, if there is such a place', () => {
  const full = READY_REALMS.twinBastions.filter(({ box }) => box !== '2x2')
  const first = firstPlace(full, '2x2', true)
  expect(faultsOf([...full, first], true).filter(isHard)).toEqual([])
  expect(firstPlace([], '8x5', true)).toEqual(placed('8x5', 'D1'))
})

test('one space beside a place where it may stand, a box goes there; further off it stays', () => {
  const field = [placed('8x5', 'D1')]
  expect(snapped(field, placed('8x1', 'E2'), true)).toEqual(placed('8x1', 'D2'))
  expect(snapped(field, placed('8x1', 'D3'), true)).toEqual(placed('8x1', 'D3'))
  expect(snapped(field, placed('8x1', 'F3'), true)).toEqual(placed('8x1', 'F3'))
})
