import { describe, expect, test } from 'vitest'
import { given, type Position } from '../../test/given.ts'

const why = (position: Position, going: string): string => {
  const reason = given(position).reason('p1', going)
  return reason === undefined ? '' : [reason.rule, reason.key, ...Object.values(reason.values ?? {})].join(' ')
}
const PORTALS = { map: ['0. 1. 0. 1. 0.', '0. 0. 0. 0. 0.'], portals: ['1,0,s', '3,0,s'] }

describe('why a unit cannot go where was pointed', () => {
  test.each<[string, Position, string, string]>([
    ['TAC-MOVE-10', { map: '0. 0.', units: { p1: 'FX A1' } }, 'to D1', 'TAC-MOVE-10 offTheMap D1'],
    ['TAC-MOVE-10', { map: '0. 0.', units: { p1: 'FX B1' } }, 'step C1', 'TAC-MOVE-10 offTheMap C1'],
    ['TAC-MOVE-02', { map: '0. 0. 0.', units: { p1: 'FX A1' } }, 'step C1', 'TAC-MOVE-02 notNextTo C1'],
    ['TAC-MOVE-02', { map: '0. 0. 0.', units: { p1: 'FX C1' } }, 'step A1', 'TAC-MOVE-02 notNextTo A1'],
    ['TAC-MOVE-04', { map: '0. 0. 0. 0. 0. 0.', units: { p1: 'FX A1' } }, 'to F1', 'TAC-MOVE-04 tooFewMp 5 4'],
    ['TAC-MOVE-04', { map: '0. 1~ 1. 0.', units: { p1: 'WX A1' } }, 'to C1', 'TAC-MOVE-04 tooFewMp 4 3'],
    [
      'TAC-MOVE-07',
      { map: '0. 0. 0.', units: { p1: 'FX A1', p2: 'BX B1' } },
      'to B1',
      'TAC-MOVE-07 enemyThere B1 p2.beast',
    ],
    [
      'TAC-MOVE-07',
      { map: '0. 0. 0.', units: { p1: 'FX B1', p2: 'BX A1' } },
      'step A1',
      'TAC-MOVE-07 enemyThere A1 p2.beast',
    ],
    ['TAC-MOVE-07', { map: '0. 0. 0.', units: { p1: 'FX A1', p2: 'BX B1' } }, 'to C1', 'TAC-MOVE-07 noWay C1'],
    ['TAC-MOVE-06', { map: '0. 0. 0.', units: { p1: 'FX A1, BX B1' } }, 'to B1', 'TAC-MOVE-06 allyThere B1 p1.beast'],
    ['TAC-MOVE-06', { map: '1. 0.', units: { p1: 'FX A1, BX B1', p2: 'RX -' } }, 'step B1', ''],
    ['TAC-BALLISTA-09', { map: '0b 0. 0.', units: { p1: 'FX A1' } }, 'to A1', 'TAC-BALLISTA-09 leftBallista A1'],
    ['TAC-PORTAL-01', { ...PORTALS, units: { p1: 'FX A2' } }, 'portal D2', 'TAC-PORTAL-01 noPortal A2'],
    ['TAC-PORTAL-01', { ...PORTALS, units: { p1: 'FX B2' } }, 'portal C2', 'TAC-PORTAL-01 noPortal C2'],
    [
      'TAC-PORTAL-03',
      { ...PORTALS, units: { p1: 'FX B2', p2: 'BX D2' } },
      'portal D2',
      'TAC-PORTAL-03 portalBlocked D2 p2.beast',
    ],
    ['TAC-PORTAL-04', { ...PORTALS, units: { p1: 'FX B2, BX D2' } }, 'portal D2', ''],
    ['TAC-RULING-71', { mode: 'solo', units: { p1: 'FX 2x2:A1' } }, 'to M3', 'TAC-RULING-71 noWayOut'],
    ['TAC-RULING-71', { mode: 'solo', units: { p1: 'FX 2x2:A1' } }, 'step M3', 'TAC-RULING-71 noWayOut'],
    ['TAC-DUNGEON-08', { mode: 'solo', units: { p1: 'FX L7, BX 5x4:A1' } }, 'to L8', 'TAC-DUNGEON-08 impassable L8'],
    ['TAC-DUNGEON-08', { mode: 'solo', units: { p1: 'FX L7, BX 5x4:A1' } }, 'step L8', 'TAC-DUNGEON-08 impassable L8'],
    ['TAC-MOVE-02', { mode: 'solo', units: { p1: 'FX 2x2:A1' } }, 'in B2', 'TAC-MOVE-02 notNextTo B2'],
    ['TAC-MOVE-02', { mode: 'solo', units: { p1: 'FX 5x4:A1' } }, 'in B2', 'TAC-MOVE-02 rock B2'],
    ['TAC-DUNGEON-17', { mode: 'solo', units: { p1: 'FX 5x4:A3' } }, 'in B3', 'TAC-DUNGEON-17 lockedDoor'],
    ['TAC-DUNGEON-18', { mode: 'solo', units: { p1: 'FX 5x4:A4 s3' } }, 'in B4', 'TAC-DUNGEON-18 magicBarrier 2 3'],
    ['TAC-DUNGEON-04', { mode: 'solo', units: { p1: 'FX C3' } }, 'enter 8x5', 'TAC-DUNGEON-04 gloryLast 5'],
    [
      'TAC-DUNGEON-25',
      { mode: 'solo', units: { p1: 'FX M3' }, crystals: { '2x2': 'green' } },
      'enter 2x2',
      'TAC-DUNGEON-25 crystalTaken 2x2',
    ],
    [
      'TAC-DUNGEON-02',
      { mode: 'solo', units: { p1: 'FX M3', e1: 'EB N5' } },
      'enter 2x2',
      'TAC-DUNGEON-02 unitOnBox 2x2 e1.beast',
    ],
    [
      'TAC-DUNGEON-07',
      { mode: 'coop', units: { p1: 'FX M3', p2: 'FX 2x2:A1' } },
      'enter 2x2',
      'TAC-DUNGEON-07 dungeonOccupied 2x2 p2.fighter',
    ],
    [
      'TAC-RULING-70',
      { mode: 'coop', units: { p1: 'FX H3', p2: 'FX 8x5:A3' }, crystals: { '2x2': 'green' } },
      'enter 8x1',
      'TAC-RULING-70 boxPutAside 8x1 8x5 p2.fighter',
    ],
    ['TAC-DUNGEON-01', { mode: 'solo', units: { p1: 'FX O1' } }, 'enter 2x2', 'TAC-DUNGEON-01 portalOutOfReach 2x2 4'],
  ])('[%s] %o: %s', (_rule, position, going, expected) => {
    const who = (position.units?.p1 ?? '').startsWith('W') ? 'wizard' : 'fighter'
    expect(why(position, `${who} ${going}`)).toBe(expected)
  })

  test('[TAC-BALLISTA-09] only in its own turn, and only the one it began on', () => {
    const two = given({ map: '0b 0b 0. 0.', units: { p1: 'FX A1' } })
    expect(two.after('p1', 'fighter to')).toEqual(['B1', 'C1', 'D1'])
    const slip = given({
      map: '0b 0. 0. 0.',
      units: { p1: 'BX C1', p2: 'FX B1 hurt' },
      hands: { p2: ['T07'] },
      discard: ['T15'],
    }).running({ do: 'act.done', with: { unit: 'p1.beast' } })
    expect(slip.seat('p2', 'reveal T07').options('p2')).toContain('to A1')
  })
})
