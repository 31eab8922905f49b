import { describe, expect, test } from 'vitest'
import { ARENA_CHIPS } from '../../content/arenas.ts'
import type { RegionId } from '../../content/ids.ts'
import { hexName } from '../ground/hexes.query.ts'
import { isLocal } from '../units/kinds.query.ts'
import { movementOf, movementOfMove, skillOf } from '../units/stats.query.ts'
import { type Arms, given, type Given, type Position, shown } from '../../test/given.ts'

const LOOK = { do: 'rival.start', with: undefined }
/** One attack, then a question that changes nothing. */
const strike = (combat: Arms, attacker: string, target: string, dice: string, position: Position = {}): Given =>
  given({ ...position, combat: { turn: 3, step: 'engage', side: 'rival', ...combat } })
    .dice(dice)
    .onlyRunning({ do: 'attack', with: { attacker, target } }, LOOK)
const pool = (game: Given): string[] =>
  game.of('attacked')[0]?.pool.map(({ die, change, cause }) => `${change < 0 ? '-' : ''}${die} ${cause}`) ?? []
/** What the reference of an arena puts into a new combat. */
const setUp = (arena: RegionId, position: Position = {}): Given =>
  given({
    sport: ['S01'],
    ...position,
    place: `${arena}-1`,
    combat: { arena, turn: 1, embers: [], trident: 'none', laurel: 'none', chariot: 'none' },
  }).onlyRunning({ do: 'combat.arena', with: undefined }, LOOK)

describe('setting up', () => {
  test('[VIC-COMBAT-PREP-08] [VIC-SETUP-06] [VIC-RULING-10] each arena’s chips on their hexes', () => {
    const chips = (arena: RegionId, position: Position = {}): string => {
      const { trident, laurel, chariot, embers, units } = setUp(arena, position).combat
      const beasts = units.filter(({ side }) => side === 'arena').map(({ id, at, hp }) => `${id} ${hexName(at)} ${hp}`)
      const named = { trident, laurel, chariot }
      const items = Object.entries(named).flatMap(([name, at]) => (at === undefined ? [] : [`${name} ${hexName(at)}`]))
      return [...items, ...embers.map(at => `ember ${hexName(at)}`), ...beasts].join(', ')
    }
    expect(chips('LAM')).toBe('')
    expect(chips('ATL')).toBe('trident D4')
    expect(chips('REF')).toBe('beast.1 D2 3, beast.2 D6 3')
    expect(chips('REF', { act: 2 })).toBe('beast.1 D2 3, beast.2 D6 3')
    expect(chips('REF', { act: 3 })).toBe('beast.1 D2 3, beast.2 D6 3, beast.3 D4 3')
    expect(chips('ARG')).toBe('laurel -')
    expect(chips('VES')).toBe('ember C5, ember E2')
    expect(chips('PAR')).toBe('chariot D6')
    expect(ARENA_CHIPS).toBe(10)
  })

  test('[VIC-STATUS-02] beasts are there from the start, so they are not dazed', () => {
    expect(setUp('REF').unit('beast.1')).toMatchObject({ dazed: false, elite: false, side: 'arena' })
  })
})

describe('Harpoon Cove', () => {
  test('whoever stands on a post has Pull', () => {
    const game = given({ combat: { arena: 'LAM', rival: ['attacker.2 D4'], mine: ['archer.1 D6', 'hero D5'] } })
    expect(['attacker.2', 'archer.1', 'hero'].map(id => game.skill(id, 'pull'))).toEqual([1, 1, undefined])
    // a rival unit on a post pulls its highest priority that is exactly 2 hexes away
    const pulled = given({
      combat: {
        arena: 'LAM',
        turn: 3,
        side: 'rival',
        step: 'ability',
        rival: ['attacker.2 D4'],
        mine: ['archer.1 D6'],
      },
    }).onlyRunning({ do: 'abilities.side', with: { side: 'rival' } }, LOOK)
    expect(pulled.where('archer.1')).toBe('D5')
    expect(pulled.waitsFor()).toBe('p1 rival.start')
  })

  test('[VIC-UNIT-03] local units are deployed with 1 more HP, of either troop, elite ones not', () => {
    const game = given({ combat: { arena: 'LAM', turn: 3, column: ['reef-breaker', 'attacker.2'], mine: ['hero G1'] } })
    game.from('rival').do('begin')
    expect(game.hp('reef-breaker')).toEqual([5])
    const mine = given({
      hero: 'sea-strider',
      units: ['brine-hound'],
      combat: { arena: 'LAM', rival: ['archer.2 A1'], mine: ['hero G1'] },
    })
    mine.past('player.start', 'begin').do('deploy brine-hound F3')
    expect(mine.hp('brine-hound')).toEqual([4])
    expect(isLocal(mine.open, mine.unit('hero'))).toBe(true)
  })

  test('a post that is free is worth going to when nobody can be reached', () => {
    const game = given({
      combat: { arena: 'LAM', turn: 3, side: 'rival', step: 'move', rival: ['attacker.2 C1'], mine: ['hero G4'] },
    }).onlyRunning({ do: 'move.side', with: { side: 'rival', cause: 'move' } }, LOOK)
    expect(game.of('marked')[0]).toMatchObject({ entry: 'post', backup: false })
    expect(game.where('attacker.2')).toBe('D2')
  })
})

describe('Sunken Forum', () => {
  test('[VIC-HILL-04] the bearer of the trident adds a green die, a local one a black die', () => {
    const dice = (unit: string): string[] =>
      pool(strike({ arena: 'ATL', rival: [`${unit} C3 trident`], mine: ['hero C4'] }, unit, 'hero', '...'))
    expect(dice('attacker.2')).toEqual(['B attack', 'B attack', 'G trident'])
    expect(dice('coral-hoplite')).toEqual(['B attack', 'Y attack', 'K trident'])
  })

  test('[VIC-STATUS-08] [VIC-RULING-73] it drops where its bearer falls, and nobody standing there gets it', () => {
    const game = strike(
      { arena: 'ATL', rival: ['attacker.2 C3'], mine: ['archer.1 C4 hp1 trident', 'hero G1'] },
      'attacker.2',
      'archer.1',
      'xx',
    )
    expect(hexName(game.combat.trident ?? -1)).toBe('C4')
    expect(game.unit('attacker.2').carries).toEqual([])
  })
})

describe('Laurel Circus', () => {
  test('a duel adds a yellow die, for local units a blue one', () => {
    const dice = (unit: string, mine: string[], rolled: string): string[] =>
      pool(strike({ arena: 'ARG', rival: [`${unit} B2`], mine }, unit, 'hero', rolled))
    expect(dice('attacker.2', ['hero B3'], '...')).toEqual(['B attack', 'B attack', 'Y duel'])
    expect(dice('bustuarius', ['hero B3'], '...')).toEqual(['B attack', 'B attack', 'B duel'])
    // two adjacent opponents, or one that is not the adjacent one
    expect(dice('attacker.2', ['hero B3', 'archer.1 A2'], '..')).toEqual(['B attack', 'B attack'])
    expect(dice('archer.2', ['hero B4', 'archer.1 A2'], '..')).toEqual(['B attack', 'Y attack'])
  })

  test('[VIC-STATUS-06] the laurel goes to who fells a unit by an attack, then to who fells its bearer', () => {
    const first = strike(
      { arena: 'ARG', rival: ['attacker.2 B2'], mine: ['archer.1 B3 hp1', 'hero G1'] },
      'attacker.2',
      'archer.1',
      'xx.',
    )
    expect(first.unit('attacker.2').carries).toEqual(['laurel'])
    expect(first.skill('attacker.2', 'armored')).toBe(1)
    const taken = strike(
      { arena: 'ARG', rival: ['attacker.2 B2'], mine: ['archer.1 B3 hp1 laurel', 'hero G1'] },
      'attacker.2',
      'archer.1',
      'xxx',
    )
    expect(taken.unit('attacker.2').carries).toEqual(['laurel'])
    // already carried by another: nobody takes it
    const held = strike(
      { arena: 'ARG', rival: ['attacker.2 B2', 'archer.2 B1 laurel'], mine: ['archer.1 B3 hp1', 'hero G1'] },
      'attacker.2',
      'archer.1',
      'xx.',
    )
    expect(held.unit('attacker.2').carries).toEqual([])
    expect(held.unit('archer.2').carries).toEqual(['laurel'])
  })

  test('if its bearer falls otherwise the laurel goes back beside the arena', () => {
    const game = given({
      combat: { arena: 'ARG', turn: 3, rival: ['attacker.2 B2'], mine: ['archer.1 B3 hp1 laurel', 'hero G1'] },
    }).onlyRunning({ do: 'harm', with: { units: [{ unit: 'archer.1', damage: 1 }], cause: 'sweep' } }, LOOK)
    expect(game.combat.laurel).toBe(-1)
  })
})

describe('Hunting Glade', () => {
  test('a unit in a thicket is covered from afar, at least one die is rolled, and local attackers ignore it', () => {
    const dice = (rival: string, mine: string, rolled: string): string[] =>
      pool(
        strike(
          { arena: 'AMA', rival: [rival], mine: [mine] },
          rival.split(' ')[0] as string,
          mine.split(' ')[0] as string,
          rolled,
        ),
      )
    expect(dice('archer.2 B3', 'hero D4', '.')).toEqual(['B attack', 'Y attack', '-Y cover'])
    expect(dice('archer.2 C3', 'hero D4', '..')).toEqual(['B attack', 'Y attack'])
    expect(dice('huntress B3', 'hero D4', '..')).toEqual(['Y attack', 'Y attack'])
    expect(dice('night-seer B3', 'hero D4', '.')).toEqual(['Y attack'])
    expect(dice('archer.2 E6', 'hero E4', '..')).toEqual(['B attack', 'Y attack'])
    // with Evasive both are lost
    expect(dice('boulder-slinger B3', 'huntress D4', '..')).toEqual([
      'B attack',
      'B attack',
      'B deadeye',
      '-B cover',
      '-B evasive',
    ])
  })
})

describe('Great Hippodrome', () => {
  test('a local unit that begins its Movement Step on the track has +1 Movement', () => {
    const game = given({
      combat: { arena: 'PAR', rival: ['royal-guard B3', 'magus A1', 'attacker.2 B2'], mine: ['hero G1'] },
    })
    const ofMove = (id: string): number => movementOfMove(game.open, game.unit(id))
    expect(['royal-guard', 'magus', 'attacker.2'].map(ofMove)).toEqual([2, 2, 2])
    // and only in that step: nobody else's turn, no tactic sees it
    const movement = (id: string): number => movementOf(game.open, game.unit(id))
    expect(['royal-guard', 'magus', 'attacker.2'].map(movement)).toEqual([1, 2, 2])
  })
  test('on the track a local unit of yours goes one hex farther in the Movement Step, not by War Drums', () => {
    const game = given({
      hero: 'the-parthian',
      tactics: ['war-drums'],
      units: [],
      combat: { arena: 'PAR', rival: ['attacker.2 A1'], mine: ['royal-guard F3', 'hero G1'] },
    })
    game.do('begin', 'tactic war-drums royal-guard')
    expect(game.options).toEqual(
      ['F2', 'F4', 'G2', 'G3', 'E3', 'E4']
        .map(hex => `hex ${hex}`)
        .sort()
        .concat('stay'),
    )
    game.do('stay')
    expect(game.waitsFor()).toBe('p1 player.move')
    expect(game.options).toContain('move royal-guard E2')
    game.do('move royal-guard F4')
    expect(movementOf(game.open, game.unit('royal-guard'))).toBe(1)
  })
  test('[VIC-RIVAL-TACTIC-04] Adrenaline goes to the slowest: the track makes nobody faster before the Movement Step', () => {
    const game = given({
      combat: { arena: 'PAR', rival: ['royal-guard B3', 'magus A1'], mine: ['hero G1'], rivalTactics: ['adrenaline'] },
    }).from('rival')
    game.do('begin')
    expect(game.of('tacticPlaced')).toMatchObject([{ tactic: 'adrenaline', unit: 'royal-guard' }])
  })
})

describe('Cloud Terrace', () => {
  test('[VIC-EX-70] [VIC-RULING-111] from cloud to cloud, by decisions', () => {
    const far = shown('VIC-EX-70', 1)
    far.past('player.start', 'begin')
    // a local hero with Movement 2 steps over for nothing and goes on for two
    expect(far.options).toEqual(expect.arrayContaining(['move hero E5', 'move hero F5', 'move hero G4']))
    far.do('move hero G4')
    expect(far.unit('hero').walked).toBe(3)
    const near = shown('VIC-EX-70', 2)
    near.past('player.start', 'begin')
    expect(near.options).toContain('move attacker.1 E5')
    expect(near.options).not.toContain('move attacker.1 F5')
    expect(near.waitsFor()).toBe('p1 player.move')
  })

  test('[VIC-RULING-43] Range knows no clouds', () => {
    const combat: Arms = {
      arena: 'KUN',
      turn: 3,
      side: 'rival',
      step: 'engage',
      rival: ['cloud-dancer C2'],
      mine: ['hero E5'],
    }
    const game = given({ combat }).onlyRunning({ do: 'engage.side', with: { side: 'rival' } }, LOOK)
    expect(game.of('attacked')).toEqual([])
  })
})

test('[VIC-RULING-79] arena rules hold in capital combats too', () => {
  const primus = given({
    combat: {
      kind: 'primus',
      arena: 'LAM',
      turn: 3,
      rival: ['primus=sea-strider D4', 'reef-breaker A1'],
      mine: ['hero G1'],
    },
  })
  expect(skillOf(primus.open, primus.unit('primus'), 'pull')).toBe(1)
  const scion = given({
    scion: 'pluto',
    act: 4,
    combat: { kind: 'scion', arena: 'VES', turn: 3, rival: ['pluto B3'], mine: ['hero E3'] },
  })
    .dice('31')
    .onlyRunning({ do: 'arena.turn', with: undefined }, LOOK)
  expect(scion.hp('hero')).toEqual([4])
})
