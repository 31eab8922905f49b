import { describe, expect, test } from 'vitest'
import { NAMES } from '../../../testing/sane.ts'
import type { Seat } from '../../rules/state/shape.ts'
import { given, type Given } from '../../test/given.ts'
import type { AnyView } from '../read.ts'
import { inBoth, LANGUAGES } from '../testing/sane.ts'

const { en, fr } = LANGUAGES

const said = (game: Given, seat: Seat, option: string, text = en) => {
  const { choice } = game.table.decisions.find(decision => decision.seat === seat)!
  expect(game.options(seat)).toContain(option)
  return text.option(choice, option, game.table.view(seat) as unknown as AnyView, NAMES)
}

describe('a turn', () => {
  const turn = () => given({ map: ['0. 0v 1. 0f', '0. 0. 0. 0.'], units: { p1: 'F8 A1 h4, W2 A2', p2: 'B1 D1 h4' } })

  test('a way tells its cost and what it brings', () => {
    expect(said(turn(), 'p1', 'fighter to B1')).toEqual({
      what: 'Move to B1',
      why: '1 of 4 MP, uses a Village',
      icon: 'move',
      fold: 'Move to …',
      group: 'Fighter · Grim Veteran',
      subject: 'unit p1.fighter',
    })
    expect(said(turn(), 'p1', 'fighter to C1').why).toBe('3 of 4 MP, uses a Village')
    expect(said(turn(), 'p1', 'fighter step B1')).toMatchObject({ fold: 'Step by step', subject: 'unit p1.fighter' })
    expect(said(turn(), 'p1', 'fighter to B1', fr)).toMatchObject({
      what: 'Aller en B1',
      why: '1\u00a0PM sur 4, profite d’un Village',
      group: 'Guerrier · Vétéran Farouche',
    })
  })

  test('a way back to where it began says that it goes round', () => {
    const game = given({ map: ['0. 0v', '0. 0.'], units: { p1: 'F8 A1 h4', p2: 'B1 B2' } })
    expect(said(game, 'p1', 'fighter to A1')).toMatchObject({
      what: 'Walk round and come back to A1',
      why: '2 of 4 MP, uses a Village',
    })
    expect(said(game, 'p1', 'fighter to A1', fr).what).toBe('Faire un tour et revenir en A1')
    // It is the last of the list, whatever it costs.
    const further = given({ map: '0. 0. 0. 0.', units: { p1: 'F8 A1' } })
    const ways = further.options('p1').filter(id => id.startsWith('fighter to '))
    expect(ways.map(id => id.slice(-2))).toEqual(['B1', 'C1', 'D1', 'A1'])
  })

  test('an attack tells its sum, what is left, the chance and the token', () => {
    const game = given({ map: '0. 0. 0. 0f', units: { p1: 'F8 B1 h4 s1 did:move, W2 A1', p2: 'B1 D1 h4' } })
    expect(said(game, 'p1', 'fighter missile p2.beast')).toMatchObject({
      what: 'Missile: Bram’s Beast',
      why: 'damage 2 (2 Missile, +1 Last Stand, −1 Forest), its Health 4 → 2, hits 44%, then Weakened',
      icon: 'missile',
    })
    expect(said(game, 'p1', 'wizard spell p2.beast').why).toBe('damage 0 (1 Spell, −1 Forest), its Health 4 → 4')
  })

  test('a last blow says so; a spell for allies tells what it gives', () => {
    const game = given({ map: '0. 0. 0.', units: { p1: 'F1 B1 h5, W3 A1', p2: 'B1 C1 h3' } })
    expect(said(game, 'p1', 'fighter melee p2.beast').why).toBe('damage 3, its Health 3 → 0, captures it')
    expect(said(game, 'p1', 'wizard spell p1.fighter')).toMatchObject({
      what: 'Spell: your Fighter',
      why: 'Health 5 → 7',
    })
    expect(said(game, 'p1', 'wizard spell p1.wizard').what).toBe('Spell: on itself')
  })

  test('buying off a token, and ending the turn', () => {
    const game = given({ map: '0. 0. 0.', units: { p1: 'F1 B1 weak h5', p2: 'B1 C1' } })
    expect(said(game, 'p1', 'fighter buyOff')).toMatchObject({ why: 'Health 5 → 3, may then act', icon: 'buyOff' })
    expect(said(game, 'p1', 'done')).toMatchObject({
      why: '3 actions unused, Fighter no longer Weakened',
      tone: 'threat',
      main: true,
    })
    const spent = said(given({ turn: { owner: 'p1', actionsLeft: 0 }, units: { p1: 'F1 A1' } }), 'p1', 'done')
    expect([spent.why, spent.tone, spent.main]).toEqual([undefined, undefined, true])
  })

  test('the end is quiet while some unit can still act, whatever actions are left', () => {
    const quiet = (units: string, actionsLeft: number) =>
      said(
        given({ map: '0. 0. 0.', turn: { owner: 'p1', actionsLeft }, units: { p1: units, p2: 'B1 C1' } }),
        'p1',
        'done',
      ).quiet
    expect(quiet('F1 A1', 2)).toBe(true)
    expect(quiet('F1 A1', 0)).toBeUndefined()
  })
})

describe('an attack in progress', () => {
  test('the chances of a Knock Back, with a charge', () => {
    const game = given({ map: '0. 0. 0. 0.', units: { p1: 'B3 A1', p2: 'F1 C1' } }).seat('p1', 'beast to B1')
    game.seat('p1', 'beast melee p2.fighter')
    expect(said(game, 'p1', 'roll').why).toBe('pushes: 1 (25%), 2 (50%), 3 (25%)')
    expect(said(game, 'p1', 'pass').what).toBe('Do not roll')
  })

  test('Mana and the chances of stars', () => {
    const game = given({ map: '0. 0. 0.', units: { p1: 'W1 A1', p2: 'F1 C1' } }).seat('p1', 'wizard spell p2.fighter')
    expect(said(game, 'p1', 'power 2').why).toBe('Mana 5 → 3, stars: 0 (25%), 1 (50%), 2 (25%)')
    expect(said(game, 'p1', 'power 0', fr).what).toBe('Pas de Mana en plus')
  })

  test('each direction of a push tells where it ends', () => {
    const game = given({
      map: ['1. 0. 0. 0.', '0. 0. 0. 0.', '0. 0. 0. 0.'],
      units: { p1: 'W2 B3', p2: 'F1 B1' },
    }).seat('p1', 'wizard spell p2.fighter', 'power 0')
    expect(said(game, 'p1', 'way w').why).toBe('collides, 1 Health less')
    expect(said(game, 'p1', 'way e').why).toBe('to C1')
    expect(said(game, 'p1', 'way s', fr).why).toBe('jusqu’en B2')
  })

  test('a Counter tells its price and its damage', () => {
    const game = given({ map: '0. 0. 0.', units: { p1: 'F1 A1', p2: 'B1 B1 weak h9' } })
    game.seat('p1', 'fighter melee p2.beast', 'pass')
    expect(said(game, 'p2', 'counter melee')).toMatchObject({
      what: 'Counter in melee',
      why: 'first shakes off Weakened, Health 6 → 4, damage 5 (4 Melee, +1 Enraged), its Health 12 → 7',
    })
    expect(said(game, 'p2', 'pass').what).toBe('Do not Counter')
  })
})

describe('cards and dungeons', () => {
  test('a Tactic Card tells what it does, and its question who', () => {
    const game = given({
      map: '0. 0. 0. 0. 0.',
      hands: { p1: ['T15'] },
      units: { p1: 'F1 A1, B1 C1, R1 E1', p2: 'F2 B1' },
    })
    game.seat('p1', 'rogue to D1')
    expect(said(game, 'p1', 'reveal T15')).toEqual({
      what: 'Reveal Pincer',
      why: 'Push it 1 space in a direction of your choice.',
      icon: 'tactic',
    })
    game.seat('p1', 'reveal T15')
    for (const option of game.options('p1')) {
      const { choice } = game.table.decisions[0]!
      expect(choice).toBe('tactic.way')
      const view = game.table.view('p1') as unknown as AnyView
      expect(
        inBoth(option, text => [text.option(choice, option, view, NAMES), text.ask(choice, view, ['p1'], NAMES)]),
      ).toEqual([])
    }
    expect(said(game, 'p1', 'way e').why).toBe('collides, 1 Health less')
  })

  test('steps in a dungeon tell what waits', () => {
    const game = given({ mode: 'solo', units: { p1: 'F1 3x2:A2, R1 8x1:A1' } })
    expect(said(game, 'p1', 'fighter in B2')).toMatchObject({
      what: 'To B2: Cave-In',
      why: '1 of 3 MP, gets through 75%',
      icon: 'caveIn',
    })
    expect(said(game, 'p1', 'fighter in A1').why).toBe('1 of 3 MP')
  })

  test('a Cave-In that gave way is entered or not', () => {
    const game = given({ mode: 'solo', units: { p1: 'F1 3x2:A2' } }).dice('push', 'miss')
    game.seat('p1', 'fighter in B2')
    expect(game.waitsFor()).toBe('p1 dungeon.caveIn')
    const view = game.table.view('p1') as unknown as AnyView
    expect(en.ask('dungeon.caveIn', view, ['p1'], NAMES)).toMatchObject({ rule: 'TAC-DUNGEON-15' })
    expect(inBoth('pass', text => text.ask('dungeon.caveIn', view, ['p1'], NAMES))).toEqual([])
    expect(said(game, 'p1', 'pass').what).toBe('Stay here')
    expect(said(game, 'p1', 'in B2').what).toBe('To B2: Cave-In')
  })

  test('the way out, the bonus and whom it helps', () => {
    const game = given({ mode: 'solo', units: { p1: 'F1 3x2:C1 h5, B1 A1 h3' } })
    game.seat('p1', 'fighter in C2')
    const { choice } = game.table.decisions[0]!
    expect([choice, game.options('p1')]).toEqual(['crystal.bonus', ['use', 'pass']])
    expect(said(game, 'p1', 'use').why).toBe('One of your units regains all its Health and loses its Weakened Token.')
    game.seat('p1', 'use')
    const view = game.table.view('p1') as unknown as AnyView
    expect(inBoth('unit', text => text.ask('crystal.unit', view, ['p1'], NAMES))).toEqual([])
    expect(en.option('crystal.unit', 'unit p1.beast', view, NAMES)).toMatchObject({
      what: 'Your Beast',
      why: 'Cave Bear, Health 3 of 13',
    })
  })

  test('the exit of a dungeon with two portals', () => {
    const crystals = { '1x2': 'green', '2x2': 'green', '3x2': 'green', '5x4': 'green', '8x1': 'green' } as const
    const game = given({ mode: 'solo', units: { p1: 'F1 8x1:G1, B1 H3' }, crystals: { ...crystals, '8x1': 'red' } })
    game.seat('p1', 'fighter in H1')
    const exits = game.options('p1').filter(id => id.startsWith('exit'))
    expect(exits.length).toBeGreaterThan(1)
    expect(said(game, 'p1', exits[0]!).what).toBe(`Come out on ${exits[0]!.slice(5)}`)
    expect(en.ask('dungeon.exit', game.table.view('p1') as unknown as AnyView, ['p1'], NAMES)).toEqual({
      status: 'Choose where it leaves the dungeon.',
      title: 'Where does your Fighter come out?',
      rule: 'TAC-DUNGEON-20',
    })
  })
})

test('barred: what a unit has and cannot do now, with its reason', () => {
  const game = given({ map: '0. 0. 0. 0. 0. 0. 0. 0.', units: { p1: 'F1 A1 s0, W1 B1', p2: 'B1 H1' } })
  const view = game.table.view('p1') as unknown as AnyView
  const told = en.barred('turn.act', view, 'p1', NAMES)
  expect(told).toContainEqual({ anchor: 'fighter missile p2.beast', what: 'Fighter · Shieldwarden: Missile' })
  expect(en.reason(game.reason('p1', 'fighter missile p2.beast')!)).toBe('No Ammo is left.')
  expect(en.reason(game.reason('p1', 'wizard spell p2.beast')!)).toBe(
    'Cave Bear, the Beast, is 6 spaces away; the range is 3 with the heights.',
  )
  expect(en.barred('turn.act', view, 'p2', NAMES)).toEqual([])
})
