import { describe, expect, test } from 'vitest'
import type { TacticId } from '../../content/ids.ts'
import { allBut, given, type Position } from '../../test/given.ts'
import type { DieFace, Seat } from '../state/shape.ts'

/** The IF of every Tactic Card, case by case: is it offered in its window? Nobody holds any other card. */
interface Case extends Position {
  /** `p1` if nothing is said. */
  holder?: Seat
  line: readonly string[]
  rolls?: readonly DieFace[]
}
const offered = (card: TacticId, { holder = 'p1', line, rolls = [], ...position }: Case): boolean => {
  const game = given({ hands: { [holder]: [card] }, discard: allBut(card), deck: [], ...position }).dice(...rolls)
  for (const entry of line) {
    const [seat = '', ...words] = entry.split(' ')
    game.seat(seat as Seat, words.join(' '))
  }
  return game.waitsFor() === `${holder} tactic.window` && game.options(holder).includes(`reveal ${card}`)
}
const LINE = '0. 0. 0. 0. 0. 0.'
const FIELD = ['0. 0. 0. 0.', '0. 0. 0. 0.', '0. 0. 0. 0.']

const rows = (card: TacticId, cases: readonly (readonly [boolean, string, Case])[]) =>
  test.each(cases)(`[TAC-TACTIC-01] [TAC-RULING-35] ${card} %s: %s`, (expected, _when, about) => {
    expect(offered(card, about)).toBe(expected)
  })

describe('Momentum', () => {
  const line = ['p1 beast melee p2.fighter']
  rows('T01', [
    [true, 'the captor is hurt', { map: LINE, units: { p1: 'BX A1 h11', p2: 'FX B1 h4' }, line }],
    [true, 'the captor has 1 Health', { map: LINE, units: { p1: 'BX A1 h1', p2: 'FX B1 h4' }, line }],
    [true, 'the captor is Weakened', { map: LINE, units: { p1: 'BX A1 did:move', p2: 'FX B1 h4' }, line }],
    [false, 'it lacks nothing', { map: LINE, units: { p1: 'BX A1', p2: 'FX B1 h4' }, line }],
    [
      false,
      'somebody else’s capture',
      { map: LINE, units: { p1: 'BX A1 h5', p2: 'FX B1 h4, BX F1 h3' }, holder: 'p2', line },
    ],
  ])
})

describe('High Ground', () => {
  const line = ['p1 fighter to B1']
  rows('T02', [
    [true, 'hurt, and higher', { map: '0. 1.', units: { p1: 'FX A1 h9' }, line }],
    [true, 'short of Ammo, and higher', { map: '0. 1.', units: { p1: 'FX A1 s2' }, line }],
    [true, 'up into the corner', { map: '1. 0.', units: { p1: 'FX B1 h9' }, line: ['p1 fighter to A1'] }],
    [false, 'higher, but it lacks nothing', { map: '0. 1.', units: { p1: 'FX A1' }, line }],
    [false, 'level', { map: '0. 0.', units: { p1: 'FX A1 h9' }, line }],
    [false, 'lower', { map: '1. 0.', units: { p1: 'FX A1 h9' }, line }],
    [false, 'up and down again', { map: '0. 1. 0.', units: { p1: 'FX A1 h9' }, line: ['p1 fighter to C1'] }],
    [false, 'another player’s climb', { map: '0. 1.', units: { p1: 'FX A1 h9', p2: 'FX - h5' }, holder: 'p2', line }],
    [
      false,
      'out of a dungeon: it had no height there',
      { mode: 'solo', units: { p1: 'FX 1x2:A1 h9' }, line: ['p1 fighter in A2', 'p1 pass', 'p1 stop'] },
    ],
  ])
  test('[TAC-TACTIC-01] only what it lacks is offered', () => {
    const gain = (unit: string) =>
      given({ map: '0. 1. 0.', units: { p1: unit }, hands: { p1: ['T02'] }, discard: allBut('T02') }).seat(
        'p1',
        'fighter to B1',
        'reveal T02',
      )
    // with one choice nothing is asked
    expect(gain('FX A1 h9').health('p1.fighter')).toEqual([10])
    expect(gain('FX A1 s1').supply('p1.fighter')).toBe(3)
    expect(gain('FX A1 h9 s1').waitsFor()).toBe('p1 tactic.gain')
  })
})

describe('Into the Wall', () => {
  const wall = {
    map: '0. 0. 1.',
    rolls: ['push', 'star', 'star'] as const,
    line: ['p1 beast melee p2.fighter', 'p1 roll'],
  }
  rows('T03', [
    [true, 'it collided', { ...wall, units: { p1: 'BX A1', p2: 'FX B1' } }],
    [false, 'it is Weakened already', { ...wall, units: { p1: 'BX A1', p2: 'FX B1 weak' } }],
    [false, 'the collision captured it', { ...wall, units: { p1: 'BX A1', p2: 'FX B1 h5' } }],
    [false, 'somebody else’s Knock Back', { ...wall, players: 3, units: { p1: 'BX A1', p2: 'FX B1' }, holder: 'p3' }],
    [false, 'no collision', { ...wall, map: '0. 0. 0.', units: { p1: 'BX A1', p2: 'FX B1' } }],
  ])
})

describe('Field Dressing', () => {
  rows('T04', [
    [true, 'an idle unit is hurt', { map: LINE, units: { p1: 'FX A1 h9' }, line: ['p1 done'] }],
    [false, 'the hurt unit has acted', { map: LINE, units: { p1: 'FX A1 h9' }, line: ['p1 fighter to B1', 'p1 done'] }],
    [false, 'nobody is hurt', { map: LINE, units: { p1: 'FX A1' }, line: ['p1 done'] }],
    [false, 'only an enemy is hurt', { map: LINE, units: { p1: 'FX A1', p2: 'FX F1 h2' }, line: ['p1 done'] }],
  ])
})

describe('Second Wind', () => {
  const line = ['p1 fighter to B1', 'p1 fighter melee p2.rogue']
  rows('T05', [
    [true, 'the second action Weakened it', { map: LINE, units: { p1: 'FX A1', p2: 'RX C1' }, line }],
    [
      false,
      'with two units left it does not',
      { map: LINE, units: { p1: 'FX A1', p2: 'RX C1' }, inPlay: { p1: 2 }, line },
    ],
    [false, 'the token is another’s', { map: LINE, units: { p1: 'FX A1', p2: 'RX C1' }, holder: 'p2', line }],
  ])
})

describe('Ambush', () => {
  const line = ['p1 fighter to C1']
  rows('T06', [
    [true, 'beside, on one level', { map: LINE, units: { p1: 'FX A1', p2: 'BX D1' }, holder: 'p2', line }],
    [
      true,
      'into the corner',
      {
        map: ['0. 0. 0.', '0. 0. 0.'],
        units: { p1: 'FX C1', p2: 'BX A2' },
        holder: 'p2',
        line: ['p1 fighter to A1'],
      },
    ],
    [
      true,
      'beside one in the corner',
      { map: LINE, units: { p1: 'FX C1', p2: 'BX A1' }, holder: 'p2', line: ['p1 fighter to B1'] },
    ],
    [false, 'two spaces away', { map: LINE, units: { p1: 'FX A1', p2: 'BX E1' }, holder: 'p2', line }],
    [false, 'at an angle', { map: FIELD, units: { p1: 'FX A1', p2: 'BX D2' }, holder: 'p2', line }],
    [false, 'above it', { map: '0. 0. 0. 1.', units: { p1: 'FX A1', p2: 'BX D1' }, holder: 'p2', line }],
    [false, 'below it', { map: '0. 0. 1. 0.', units: { p1: 'FX A1', p2: 'BX D1' }, holder: 'p2', line }],
    [false, 'one’s own Move', { map: LINE, units: { p1: 'FX A1', p2: 'BX D1' }, line }],
    [false, 'a team-mate’s Move', { mode: 'team', map: LINE, units: { p1: 'FX A1', p3: 'BX D1' }, holder: 'p3', line }],
    [
      false,
      'inside a dungeon',
      { mode: 'coop', units: { p1: 'FX M3', p2: 'BX M2' }, holder: 'p2', line: ['p1 fighter enter 2x2', 'p1 stop'] },
    ],
    [
      true,
      'the other team’s Move',
      { mode: 'team', map: LINE, units: { p1: 'FX A1', p2: 'BX D1' }, holder: 'p2', line },
    ],
  ])
})

describe('Slip Away', () => {
  const line = ['p1 rogue melee p2.beast', 'p1 pass', 'p2 pass']
  const after = { map: LINE, units: { p1: 'RX A1', p2: 'BX B1' }, line, holder: 'p2' as const }
  rows('T07', [
    [true, 'damaged, with room', after],
    [
      false,
      'no damage in a Forest',
      { ...after, map: '0. 0f 0.', units: { p1: 'WX A1', p2: 'BX B1' }, line: ['p1 wizard melee p2.beast', 'p1 pass'] },
    ],
    [false, 'no room', { ...after, map: '0. 0.' }],
    [false, 'the attacker was not hurt', { ...after, holder: 'p1' }],
    [
      true,
      'the attacker was hurt by the Counter',
      {
        ...after,
        holder: 'p1',
        line: ['p1 rogue melee p2.beast', 'p1 pass', 'p2 counter melee', 'p2 pass'],
        map: FIELD,
      },
    ],
  ])
})

describe('Supply Cache', () => {
  const line = ['p1 fighter to B1']
  rows('T08', [
    [true, 'another is hurt', { map: '0. 0v 0.', units: { p1: 'FX A1, BX C1 h11' }, line }],
    [true, 'another lacks Ammo', { map: '0. 0v 0.', units: { p1: 'FX A1, RX C1 s4' }, line }],
    [false, 'only the user lacked something', { map: '0. 0v 0.', units: { p1: 'FX A1 h1 s0' }, line }],
    [false, 'no Village', { map: '0. 0. 0.', units: { p1: 'FX A1, BX C1 h5' }, line }],
    [
      false,
      'another player’s Village',
      { map: '0. 0v 0.', units: { p1: 'FX A1', p2: 'BX C1 h5' }, holder: 'p2', line },
    ],
    [
      false,
      'a team-mate’s Village',
      { mode: 'team', map: '0. 0v 0.', units: { p1: 'FX A1', p3: 'BX C1 h5' }, holder: 'p3', line },
    ],
  ])
})

describe('Stand Together', () => {
  const starts = (units: string, map: string | readonly string[] = LINE) => {
    const game = given({ map, units: { p1: units }, hands: { p1: ['T09'] }, discard: allBut('T09') }).begins('p1')
    return game.waitsFor() === 'p1 tactic.window'
  }
  test('[TAC-TACTIC-01] [TAC-RULING-93] T09: two side by side at any height, one of them hurt', () => {
    expect(starts('FX A1 h9, BX B1')).toBe(true)
    expect(starts('FX A1, BX B1 h9')).toBe(true)
    expect(starts('FX A1 h9, BX B1', '0. 2.')).toBe(true)
    expect(starts('FX A1, BX B1')).toBe(false)
    expect(starts('FX A1 h9, BX C1')).toBe(false)
    expect(starts('FX A1 h9, BX B2', FIELD)).toBe(false)
    // the hurt one stands apart
    expect(starts('FX A1, BX B1, RX D1 h3')).toBe(false)
  })
})

describe('Pathfinder', () => {
  const portals = { map: ['0. 1. 0. 1. 0.', '0. 0. 0. 0. 0.'], portals: ['1,0,s', '3,0,s'] }
  rows('T10', [
    [true, 'through a portal', { ...portals, units: { p1: 'FX B2' }, line: ['p1 fighter portal D2'] }],
    [false, 'on foot', { ...portals, units: { p1: 'FX B2' }, line: ['p1 fighter step C2'] }],
    [false, 'somebody else', { ...portals, units: { p1: 'FX B2' }, holder: 'p2', line: ['p1 fighter portal D2'] }],
    [
      false,
      'an enemy slips away through it in one’s turn',
      {
        map: ['0. 1. 0. 1. 0.', '0. 0. 0. 0. 0.'],
        portals: ['1,0,s', '3,0,s'],
        units: { p1: 'FX A2', p2: 'RX B2' },
        hands: { p1: ['T10'], p2: ['T07'] },
        discard: allBut('T10', 'T07'),
        line: ['p1 fighter melee p2.rogue', 'p1 pass', 'p2 pass', 'p2 reveal T07', 'p2 portal D2'],
      },
    ],
    [true, 'into a dungeon', { mode: 'solo', units: { p1: 'FX M3' }, line: ['p1 fighter enter 2x2'] }],
  ])
})

describe('Last Quiver', () => {
  const shot = { map: LINE, line: ['p1 fighter missile p2.beast'], rolls: ['push', 'push'] as const }
  rows('T11', [
    [true, 'the last Ammo was spent', { ...shot, units: { p1: 'FX A1 s1', p2: 'BX C1' } }],
    [false, 'one is left', { ...shot, units: { p1: 'FX A1 s2', p2: 'BX C1' } }],
    [true, 'spent on a ✖', { ...shot, units: { p1: 'FX A1 s2', p2: 'BX C1' }, rolls: ['miss', 'push'] }],
    [
      true,
      'stolen',
      {
        map: LINE,
        units: { p1: 'W7 A1', p2: 'FX C1 s1' },
        holder: 'p2',
        line: ['p1 wizard spell p2.fighter', 'p1 power 0'],
      },
    ],
    [
      false,
      'stolen, but not the last',
      {
        map: LINE,
        units: { p1: 'W7 A1', p2: 'FX C1 s2' },
        holder: 'p2',
        line: ['p1 wizard spell p2.fighter', 'p1 power 0'],
      },
    ],
    [false, 'another’s was emptied', { ...shot, units: { p1: 'FX A1 s1', p2: 'BX C1, RX F1 s0' }, holder: 'p2' }],
    [false, 'empty before', { ...shot, units: { p1: 'FX A1, RX F1 s0', p2: 'BX C1' } }],
  ])
})

describe('Counter-Cut', () => {
  const line = ['p1 fighter melee p2.beast', 'p1 pass', 'p2 counter melee', 'p2 pass']
  rows('T12', [
    [true, 'the Counter hurt the attacker', { map: LINE, units: { p1: 'FX A1', p2: 'BX B1' }, holder: 'p2', line }],
    [
      true,
      'by 1 damage',
      {
        map: LINE,
        units: { p1: 'FX A1', p2: 'WX B1' },
        holder: 'p2',
        line: ['p1 fighter melee p2.wizard', 'p1 pass', 'p2 counter melee', 'p2 pass'],
      },
    ],
    [false, 'the attacker’s own blow', { map: LINE, units: { p1: 'FX A1', p2: 'BX B1' }, line }],
    [
      false,
      'it captured the attacker',
      { map: LINE, units: { p1: 'FX A1 h4', p2: 'BX B1' }, holder: 'p2', line: line.slice(0, 3) },
    ],
    [
      false,
      'it did no damage',
      {
        map: '0f 0.',
        units: { p1: 'FX A1', p2: 'WX B1' },
        holder: 'p2',
        line: ['p1 fighter melee p2.wizard', 'p1 pass', 'p2 counter melee', 'p2 pass'],
      },
    ],
  ])
})

describe('Grit', () => {
  const hit = (p1: string, by: string, p2 = 'FX B1') => ({
    map: LINE,
    units: { p1, p2 },
    holder: 'p2' as const,
    line: [`p1 ${by} melee p2.fighter`],
  })
  rows('T13', [
    [true, '3 damage', hit('FX A1', 'fighter')],
    [true, '4 damage', hit('BX A1', 'beast')],
    [false, '2 damage', hit('RX A1', 'rogue')],
    [false, 'captured', hit('FX A1', 'fighter', 'FX B1 h3')],
    [false, 'another’s unit', { ...hit('BX A1', 'beast'), holder: 'p1' }],
  ])
})

describe('Long Fall', () => {
  const push = {
    rolls: ['push', 'star', 'star'] as const,
    line: ['p1 beast melee p2.fighter', 'p1 roll'],
    units: { p1: 'BX A1', p2: 'FX B1' },
  }
  rows('T14', [
    [true, 'it fell', { ...push, map: '1. 1. 0.' }],
    [true, 'it fell on the way', { ...push, map: '1. 1. 0. 0.', rolls: ['push', 'push', 'star'] }],
    [false, 'it stayed level', { ...push, map: '1. 1. 1.' }],
    [false, 'somebody else pushed', { ...push, map: '1. 1. 0.', players: 3, holder: 'p3' }],
    [false, 'it is no enemy’s: the pushed player’s own card', { ...push, map: '1. 1. 0.', holder: 'p2' }],
  ])
})

describe('Pincer', () => {
  const line = ['p1 wizard to D3']
  const around = (p1: string, p2: string, map: Position['map'] = FIELD): Case => ({
    map,
    units: { p1: `${p1}, WX D2`, p2 },
    line,
  })
  rows('T15', [
    [true, 'between two', around('FX A1, BX C1', 'RX B1')],
    [true, 'at other heights too', around('FX A1, BX C1', 'RX B1', ['0. 1. 2. 0.', '0. 0. 0. 0.', '0. 0. 0. 0.'])],
    [false, 'beside one', around('FX A1, BX C2', 'RX B1')],
    [false, 'immune', around('FX A1, BX C1', 'B5 B1')],
    [false, 'it is one of mine', around('FX A1, BX C1, RX B1', 'B5 A3')],
    [
      false,
      'a team-mate between two',
      { mode: 'team', map: FIELD, units: { p1: 'FX A1, BX C1, WX D2', p3: 'RX B1' }, line },
    ],
    [
      false,
      'in another’s turn',
      { ...around('FX A1, BX C1', 'RX B1'), units: { p1: 'WX D2, RX B1', p2: 'FX A1, BX C1' }, holder: 'p2' },
    ],
  ])
})

describe('Forced March', () => {
  const walks = ['p1 fighter to B1', 'p1 beast to E1', 'p1 rogue to B2', 'p1 done']
  const map = ['0. 0. 0. 0. 0. 0.', '0. 0. 0. 0. 0. 0.']
  const all = 'FX A1, BX F1, RX A2, WX F2'
  rows('T16', [
    [true, 'three Moves, a fourth unit stands', { map, units: { p1: all }, line: walks }],
    [
      true,
      'the one left is inside a dungeon',
      {
        mode: 'solo',
        units: { p1: 'FX A1, BX C1, RX A4, WX 1x2:A1' },
        line: ['p1 fighter to B1', 'p1 beast to C2', 'p1 rogue to A5', 'p1 done'],
      },
    ],
    [false, 'two actions', { map, units: { p1: all }, line: ['p1 fighter to B1', 'p1 beast to E1', 'p1 done'] }],
    [
      false,
      'nobody is left who has not moved',
      { map, units: { p1: 'FX A1, BX F1, RX A2' }, inPlay: { p1: 3 }, line: walks },
    ],
    [
      false,
      'the one left has no room',
      {
        map: ['0. 0. 0. 0. 0. 0.', '0. 0. 0. 0. 0. 2^'],
        units: { p1: 'FX A1, BX C1, RX A2, WX F1', p2: 'BX E1' },
        line: ['p1 fighter to B1', 'p1 rogue to B2', 'p1 beast to C2', 'p1 done'],
      },
    ],
  ])
})
