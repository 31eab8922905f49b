import { describe, expect, test } from 'vitest'
import { type Given, given, type Position } from './given.ts'
import { won } from './outcome.ts'

/** What an answer is about lies on the table: pointing at it offers the answer. */
const at = (game: Given, option: string): readonly string[] => {
  const found = game.table.decisions[0]?.options.find(({ id }) => id === option)
  if (found === undefined) throw new Error(`${option} is not offered`)
  return typeof found.at === 'string' ? [found.at] : (found.at ?? [])
}
const turn = (position: Position): Given => given(position).do('begin')
const ROOM: Position = {
  units: ['archer.1'],
  combat: { arena: 'LAM', mine: ['hero D4', 'harpooner G1'], rival: ['attacker.2 D5', 'defender.2 G3'] },
}

describe('[VIC-TURN-03] in your turn', () => {
  test('a deployment: the unit and the hex', () => {
    expect(at(turn(ROOM), 'deploy archer.1 F3')).toEqual(['unit archer.1', 'hex F3'])
  })
  test('a move: the unit and the hex, also over another', () => {
    const game = turn(ROOM).do('pass')
    expect(at(game, 'move hero D3')).toEqual(['unit hero', 'hex D3'])
    const flag = given({
      combat: {
        arena: 'ATL',
        trident: 'none',
        sport: 'flag',
        flag: 'D5',
        places: '0',
        mine: ['hero D4'],
        rival: ['lanista A1'],
      },
    }).do('begin')
    expect(at(flag, 'move hero C4 over D5')).toEqual(['unit hero', 'hex C4'])
  })
  test('an Ability, a Special, an attack: who, and what or whom', () => {
    const game = turn(ROOM).do('pass', 'done')
    expect(at(game, 'skill harpooner pull')).toEqual(['unit harpooner', 'skill pull'])
    const engage = game.do('done')
    expect(at(engage, 'attack hero attacker.2')).toEqual(['unit hero', 'unit attacker.2'])
    const sweep = given({
      hero: 'bingqing',
      prowess: ['whirling-staff'],
      combat: { arena: 'LAM', places: '0', mine: ['hero D4'], rival: ['attacker.2 D5', 'lanista C4'] },
    }).do('begin', 'done')
    expect(at(sweep, 'special hero sweep')).toEqual(['unit hero', 'skill sweep'])
  })
  test('a tactic: the chip and the unit', () => {
    const game = given({
      tactics: ['stun'],
      combat: { arena: 'LAM', places: '0', mine: ['hero D4', 'archer.1 G1'], rival: ['attacker.2 D5'] },
    }).do('begin')
    expect(at(game, 'tactic stun attacker.2')).toEqual(['tactic stun', 'unit attacker.2'])
  })
})

describe('[VIC-RIVAL-MOVE-01] where rivals leave you the choice', () => {
  test('who moves, who is marked, where to', () => {
    const game = given({
      combat: {
        arena: 'REF',
        turn: 3,
        side: 'rival',
        step: 'move',
        mine: ['archer.1 D2', 'tactician.1 D3 hp2'],
        rival: ['attacker.2 B2', 'lanista A4'],
      },
    }).onlyRunning({ do: 'move.side', with: { side: 'rival', cause: 'move' } })
    game.do('unit attacker.2')
    expect(game.asked).toBe('rival.mark')
    expect(at(game, 'mark archer.1')).toEqual(['unit archer.1'])
  })
})

describe('[VIC-OPPORTUNITY-04] in the campaign', () => {
  test('a claim and a deed: the card, and the unit given up', () => {
    const game = given({ opportunities: ['O17', { card: 'O06', seen: ['done'], met: true }], units: ['tactician.1'] })
    expect(at(game, 'claim O06')).toEqual(['card O06'])
    expect(at(game, 'do O17 tactician.1')).toEqual(['card O17', 'unit tactician.1'])
  })
  test('rewards: the unit that joins you; sacrifices: the one that goes', () => {
    const game = won({
      leadership: 2,
      units: ['archer.1'],
      combat: { sport: 'hill', mine: ['hero F3'], fallenRivals: ['reptilian'] },
    })
    expect(at(game, 'recruit reptilian')).toEqual(['unit reptilian'])
    game.do('recruit reptilian')
    expect(at(game, 'sacrifice archer.1')).toEqual(['unit archer.1'])
  })
})
