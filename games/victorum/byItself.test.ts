import { describe, expect, test } from 'vitest'
import { byItself } from './byItself.ts'
import type { ChipId } from './content/ids.ts'
import { type Arms, type Given, given, type Position } from './test/given.ts'
import { RUNNING } from './test/running.ts'

/** What the table would answer at the question now open. */
const itself = (game: Given, pauses = false): string | undefined => {
  const [decision] = game.table.decisions
  return decision && byItself(game.table.view('p1') as never, decision, pauses)
}
const fight = (combat: Arms, position: Position = {}): Given =>
  given({ ...position, combat: { arena: 'LAM', rival: ['archer.2 A1'], ...combat } })
const moving = (rival: string[], mine: string[]): Given =>
  given({ combat: { arena: 'ATL', step: 'move', side: 'rival', rival, mine } }).onlyRunning(
    { do: 'move.side', with: { side: 'rival', cause: 'move' } },
    { do: 'rival.start', with: undefined },
  )

describe('a turn begins by itself', () => {
  test('the rival’s, although one could give up', () => {
    const game = given(RUNNING).from('rival')
    expect(game.options).toEqual(['begin', 'surrender'])
    expect([itself(game), itself(game, true)]).toEqual(['begin', undefined])
  })

  test('one’s own, and both times in a King of the Hill', () => {
    const game = fight({ sport: 'hill', mine: ['hero D3'] })
    expect([game.options, itself(game)]).toEqual([['surrender', 'begin'], 'begin'])
    expect(fight({ sport: 'spar', mine: ['hero D3'] }).options).toEqual(['surrender', 'begin'])
  })

  test('but not where something can be done first: a unit that falls ill, reinforcements nobody else can replace', () => {
    const sick = fight({ event: 'B24', mine: ['hero D3'] })
    expect([sick.options, itself(sick)]).toEqual([['plague hero', 'surrender'], undefined])
    const blessed = (units: ChipId[]) =>
      fight({ mine: ['hero D3'], places: '1' }, { blessings: 1, bag: ['archer.1'], leadership: 6, units })
    expect(blessed([]).options).toEqual(['reinforce', 'surrender', 'begin'])
    expect([itself(blessed([])), itself(blessed(['defender.1']))]).toEqual([undefined, 'begin'])
  })
})

describe('the order of rivals is asked about only where it can change anything', () => {
  test('those who are in nobody’s way go by themselves', () => {
    const game = moving(['attacker.1 A1', 'attacker.2 G1'], ['hero D4'])
    expect(game.options).toEqual(['unit attacker.1', 'unit attacker.2', 'auto'])
    expect(itself(game)).toBe('auto')
  })

  test('[VIC-RIVAL-MOVE-01] those who block each other do not', () => {
    const game = given(RUNNING).dice('xx').from('rival').do('begin', 'target reptilian')
    expect(game.options).toContain('auto')
    expect(itself(game)).toBeUndefined()
  })
})
