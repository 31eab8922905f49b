import { describe, expect, test } from 'vitest'
import { idsIn, rulesOf, testedIn } from './ids.ts'

describe('ids in code', () => {
  test.each([
    ['/** Moving. DEF-MOVE-01. */', ['DEF-MOVE-01']],
    ['/** DEF-MOVE-01…04, DEF-MAP-09 */', ['DEF-MOVE-01', 'DEF-MOVE-02', 'DEF-MOVE-03', 'DEF-MOVE-04', 'DEF-MAP-09']],
    ['(DEF-DECK-02...04)', ['DEF-DECK-02', 'DEF-DECK-03', 'DEF-DECK-04']],
    ['DEF-DECK-02–DEF-DECK-03', ['DEF-DECK-02', 'DEF-DECK-03']],
    ['DEF-DIRE-04, 06, 09.', ['DEF-DIRE-04', 'DEF-DIRE-06', 'DEF-DIRE-09']],
    ['DEF-DIRE-04, 06…08)', ['DEF-DIRE-04', 'DEF-DIRE-06', 'DEF-DIRE-07', 'DEF-DIRE-08']],
    ["reason('DEF-MOVE-02', 'tooFar', { cost: 12 })", ['DEF-MOVE-02']],
    ['DEF-MOVE-02, 10 steps', ['DEF-MOVE-02']],
    ['DEF-SOLO-TURN-02…03', ['DEF-SOLO-TURN-02', 'DEF-SOLO-TURN-03']],
    ['TAC-MOVE-02 and DEF-move-01 and DEF-MOVE-1 and DEF-MOVE-0123', []],
  ])('%s', (text, ids) => {
    expect(idsIn(text, 'DEF')).toEqual(ids)
  })
})

describe('ids in test names', () => {
  test('one, several in one bracket, several brackets, ranges', () => {
    const source = [
      "test('[DEF-MOVE-01] one step', () => {",
      'test("[DEF-MOVE-02, DEF-MOVE-04] the Foe\'s way", () => {',
      "  test.each(CASES)('[DEF-MAP-01…03] [DEF-RULING-08] %s', () => {",
    ].join('\n')
    expect(testedIn(source, 'DEF')).toEqual(
      'MOVE-01 MOVE-02 MOVE-04 MAP-01 MAP-02 MAP-03 RULING-08'.split(' ').map(id => `DEF-${id}`),
    )
  })
  test('comments, lists of strings and tests that are switched off do not count', () => {
    const off = `test.${'skip'}('[DEF-MOVE-03] later', () => {})`
    const source = ['// [DEF-MOVE-01]', '/* [DEF-MOVE-02]', ' */', "const ids = ['DEF-MOVE-04']", off].join('\n')
    expect(testedIn(source, 'DEF')).toEqual([])
  })
})

test('the rules of a rulebook, with their words', () => {
  const text =
    '# Moving\n\n- **DEF-MOVE-01** One step [DEF-MAP-02].\n- DEF-MOVE-02 not bold\n  - **DEF-MOVE-03** Deeper.\n'
  expect([...rulesOf(text)]).toEqual([
    ['DEF-MOVE-01', 'One step [DEF-MAP-02].'],
    ['DEF-MOVE-03', 'Deeper.'],
  ])
})
