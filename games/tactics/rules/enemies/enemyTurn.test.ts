import { describe, expect, test } from 'vitest'
import { spaceName, spaceOf } from '../realm/spaces.query.ts'
import type { Given, Position } from '../../test/given.ts'
import { given } from '../../test/given.ts'

const flat = (width: number, height: number): string[] =>
  new Array<string>(height).fill(new Array<string>(width).fill('0.').join(' '))
/** The Solo Enemy's turn begins; afterwards it is the player's. */
const enemy = (position: Position): Given => given({ mode: 'solo', ...position }).begins('e1')
const walkedOver = (game: Given): string =>
  game
    .of('stepped')
    .map(({ to }) => spaceName(to))
    .join(' ')
const MISS6 = ['star', 'star', 'star', 'star', 'star', 'star'] as const

test('[TAC-ENEMY-MOVE-06] the corner of the map is a space like any other', () => {
  const ways = (['S1', 'S3', 'S4', 'S5', 'S6', 'S7', 'S9'] as const).map(card =>
    walkedOver(enemy({ map: flat(6, 6), units: { p1: 'FX F1', e1: 'EB A4, EF A4, ER A4, EW A4' }, enemyDeck: [card] })),
  )
  expect(ways).toContain('A3 A2 A1 B1')
})

describe('activation', () => {
  test('[TAC-ENEMY-ACT-01] [TAC-ENEMY-ACT-02] [TAC-RULING-64] one card, one unit; the card lies under it', () => {
    const game = enemy({ map: flat(9, 1), units: { p1: 'FX I1', e1: 'EB A1, EF B1' }, enemyDeck: ['S4'] })
    expect(game.open.under).toEqual({ 'e1.beast': 'S4' })
    expect(game.of('activated')).toEqual([{ type: 'activated', unit: 'e1.beast', card: 'S4', leftmost: false }])
    expect(game.at('e1.fighter')).toBe('B1')
    expect(game.pile('enemy')).toHaveLength(8)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ENEMY-ACT-03] the leftmost without a card acts for one that has its card', () => {
    const position: Position = { map: flat(26, 1), units: { p1: 'FX Z1', e1: 'EB A1, EF B1, ER C1' } }
    const first = enemy({ ...position, under: { 'e1.fighter': 'S9' }, enemyDeck: ['S1'] })
    expect(first.of('activated')).toMatchObject([{ unit: 'e1.beast', card: 'S1', leftmost: true }])
    expect(first.open.under).toEqual({ 'e1.fighter': 'S9', 'e1.beast': 'S1' })
    const second = enemy({ ...position, under: { 'e1.fighter': 'S9', 'e1.beast': 'S1' }, enemyDeck: ['S7'] })
    expect(second.of('activated')).toMatchObject([{ unit: 'e1.rogue', card: 'S7', leftmost: true }])
    expect(second.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ENEMY-ACT-04] all four have cards: nine are shuffled, one is drawn', () => {
    const game = enemy({
      map: flat(26, 1),
      units: { p1: 'FX Z1', e1: 'EB A1, EF B1, ER C1, EW D1' },
      under: { 'e1.fighter': 'S1', 'e1.beast': 'S3', 'e1.rogue': 'S5', 'e1.wizard': 'S6' },
      enemyDiscard: ['S7', 'S9'],
    })
    expect(game.of('enemyCardsShuffled')).toEqual([{ type: 'enemyCardsShuffled', cards: 9 }])
    expect(Object.keys(game.open.under)).toHaveLength(1)
    expect(game.open.enemyDiscard).toEqual([])
    expect(game.pile('enemy')).toHaveLength(8)
    expect(game.waitsFor()).not.toBe('')
  })

  test('[TAC-ENEMY-ACT-04] with three cards under units nothing is gathered', () => {
    const game = enemy({
      map: flat(26, 1),
      units: { p1: 'FX Z1', e1: 'EB A1, EF B1, ER C1, EW D1' },
      under: { 'e1.fighter': 'S1', 'e1.beast': 'S3', 'e1.rogue': 'S5' },
      enemyDeck: ['S7'],
    })
    expect(game.of('enemyCardsShuffled')).toEqual([])
    expect(Object.keys(game.open.under)).toHaveLength(4)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ENEMY-ACT-07] [TAC-ENEMY-ACT-08] [TAC-ENEMY-MOVE-01] melee first, one attack, no movement after it', () => {
    const game = enemy({ map: flat(5, 1), units: { p1: 'FX B1, RX E1', e1: 'EF A1' }, enemyDeck: ['S1'] }).dice(
      ...MISS6,
    )
    game.seat('p1', 'pass')
    expect(game.of('attackDeclared')).toMatchObject([{ kind: 'melee', attacker: 'e1.fighter', target: 'p1.fighter' }])
    expect(game.of('enemyAimed')).toEqual([
      { type: 'enemyAimed', unit: 'e1.fighter', step: 1, for: 'melee', among: ['p1.fighter'] },
    ])
    expect(game.of('stepped')).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ENEMY-ACT-07] [TAC-ENEMY-ATTACK-04] [TAC-RULING-55] move, then shoot: every step says why', () => {
    // given EF with 3 MP and range 3, the hero at distance 6
    const game = enemy({ map: flat(6, 6), units: { p1: 'FX E5', e1: 'EF B2' }, enemyDeck: ['S1'] }).seat('p1', 'pass')
    expect(walkedOver(game)).toBe('B3 B4 B5')
    expect(game.of('enemyAimed')).toEqual([
      { type: 'enemyAimed', unit: 'e1.fighter', step: 1, for: 'melee', among: [] },
      { type: 'enemyAimed', unit: 'e1.fighter', step: 2, for: 'missile', among: [] },
      { type: 'enemyAimed', unit: 'e1.fighter', step: 3, for: 'move', among: ['p1.fighter'], goal: spaceOf('E5') },
      { type: 'enemyAimed', unit: 'e1.fighter', step: 4, for: 'melee', among: [] },
      { type: 'enemyAimed', unit: 'e1.fighter', step: 5, for: 'missile', among: ['p1.fighter'] },
    ])
    expect(game.of('enemyStopped')).toEqual([
      { type: 'enemyStopped', unit: 'e1.fighter', at: spaceOf('B5'), why: 'mp' },
    ])
    expect(game.health('p1.fighter')).toEqual([10 - 2 - 1])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-RULING-63] moving and attacking does not Weaken it', () => {
    const game = enemy({ map: flat(5, 5), units: { p1: 'FX B3', e1: 'EB A1' }, enemyDeck: ['S4'] }).dice(...MISS6)
    game.seat('p1', 'pass')
    expect(walkedOver(game)).toBe('A2 A3')
    expect(game.of('attackDeclared')).toHaveLength(1)
    expect(game.weak('e1.beast')).toBe(false)
    expect(game.of('weakened')).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ENEMY-ACT-09] [TAC-ENEMY-ACT-10] Weakened it does steps 1 to 3 and loses its token; other tokens stay', () => {
    const map = ['1. 0. 0. 0. 0. 0.']
    const able = enemy({ map, units: { p1: 'FX A1, BX F1', e1: 'EB C1' }, enemyDeck: ['S4'] }).dice(...MISS6)
    able.seat('p1', 'pass')
    expect(able.at('e1.beast')).toBe('E1')
    expect(able.of('attackDeclared')).toMatchObject([{ target: 'p1.beast' }])
    const weak = enemy({ map, units: { p1: 'FX A1, BX F1', e1: 'EB C1 weak, EF - weak' }, enemyDeck: ['S4'] })
    expect(weak.at('e1.beast')).toBe('B1')
    expect(weak.of('attackDeclared')).toEqual([])
    expect([weak.weak('e1.beast'), weak.weak('e1.fighter')]).toEqual([false, true])
    expect(weak.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ENEMY-ACT-09] Weakened it moves next to a hero on its level and does not attack', () => {
    const game = enemy({ map: flat(5, 1), units: { p1: 'FX D1', e1: 'EB A1 weak' }, enemyDeck: ['S4'] })
    expect(game.at('e1.beast')).toBe('C1')
    expect(game.of('attackDeclared')).toEqual([])
    expect(game.of('enemyAimed').map(({ step }) => step)).toEqual([1, 3])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ENEMY-ACT-09] Weakened it still attacks in steps 1 and 2', () => {
    const game = enemy({ map: flat(3, 1), units: { p1: 'FX B1', e1: 'EB A1 weak' }, enemyDeck: ['S4'] }).dice(...MISS6)
    game.seat('p1', 'pass')
    expect(game.of('attackDeclared')).toHaveLength(1)
    expect(game.weak('e1.beast')).toBe(false)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ENEMY-ACT-11] [TAC-RULING-62] the bonus is for this activation: damage and MP, not Counters', () => {
    const hit = enemy({ map: flat(3, 1), units: { p1: 'FX B1', e1: 'EB A1' }, enemyDeck: ['S4'] }).dice(...MISS6)
    expect(hit.of('damaged')).toMatchObject([{ amount: 4, terms: [{ adds: 3 }, { adds: 1, cause: 'S4' }] }])
    hit.seat('p1', 'pass')
    const walk = enemy({ map: flat(12, 1), units: { p1: 'FX L1', e1: 'EB A1' }, enemyDeck: ['S3'] })
    expect(walk.at('e1.beast')).toBe('G1')
    expect(walk.of('moveBegan')).toMatchObject([{ mp: 6 }])
    expect(walk.of('moveEnded')).toMatchObject([{ lost: 0 }])
    // when its card still lies under it and it Counters in the player's turn
    const counter = given({
      mode: 'solo',
      map: flat(3, 1),
      units: { p1: 'FX B1', e1: 'EB A1' },
      under: { 'e1.beast': 'S4' },
    })
    counter.dice(...MISS6).seat('p1', 'fighter melee e1.beast', 'pass')
    expect(counter.health('p1.fighter', 'e1.beast')).toEqual([7, 5])
    expect(counter.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ENEMY-ACT-12] [TAC-SOLO-CAPTURE-06] captured by a Counter: its turn is over, its replacement neither acts nor has a card', () => {
    const game = enemy({
      map: `${flat(5, 1)[0]};gold:4,0`,
      units: { p1: 'FX B1', e1: 'EB A1 h3' },
      enemyDeck: ['S4'],
      flagDraws: ['gold'],
      decks: { beast: ['B5'] },
      time: 4,
    }).dice(...MISS6)
    game.seat('p1', 'counter melee')
    expect(game.of('captured')).toMatchObject([{ unit: 'e1.beast', card: 'EB', by: 'p1', byUnit: 'p1.fighter' }])
    expect(game.unit('e1.beast')).toMatchObject({ serial: 1, at: spaceOf('E1'), weakened: false })
    expect(game.open.under).toEqual({})
    expect(game.open.enemyDiscard).toEqual(['S4'])
    expect(game.of('activated')).toHaveLength(1)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

describe('attacks', () => {
  test('[TAC-ENEMY-ATTACK-01] next to it at the same elevation only, or within the reach of its card', () => {
    const wall = enemy({ map: ['0. 1. 0. 0. 0. 0.'], units: { p1: 'FX B1', e1: 'EB A1' }, enemyDeck: ['S4'] })
    expect(wall.of('attackDeclared')).toEqual([])
    expect(wall.waitsFor()).toBe('p1 turn.act')
    const pike = enemy({ map: flat(3, 1), units: { p1: 'FX C1', e1: 'F2 A1' }, enemyDeck: ['S1'] }).dice(...MISS6)
    expect(pike.of('attackDeclared')).toMatchObject([{ kind: 'melee', target: 'p1.fighter' }])
    expect(pike.waitsFor()).toBe('p1 counter.offer')
  })

  test('[TAC-ENEMY-ATTACK-02] it always rolls for Knock Back, with the dice of its card', () => {
    const game = enemy({ map: flat(5, 1), units: { p1: 'FX B1', e1: 'EB A1' }, enemyDeck: ['S4'] })
    game.dice('push', 'push', 'star')
    expect(game.of('rolled')).toEqual([
      { type: 'rolled', unit: 'e1.beast', for: 'knockBack', faces: ['push', 'push', 'star'], count: 2 },
    ])
    expect(game.at('p1.fighter')).toBe('D1')
    expect(game.waitsFor()).not.toBe('')
  })

  test('[TAC-ENEMY-ATTACK-03] [TAC-RULING-57] several targets: the first from the arrow on, clockwise', () => {
    const game = enemy({ map: flat(3, 3), units: { p1: 'FX B1, BX A2, RX C2', e1: 'EB B2' }, enemyDeck: ['S4'] })
    game.dice(...MISS6)
    expect(game.of('enemyAimed')[0]).toMatchObject({ among: ['p1.beast', 'p1.fighter', 'p1.rogue'] })
    expect(game.of('attackDeclared')).toMatchObject([{ target: 'p1.beast' }])
    expect(game.waitsFor()).toBe('p1 counter.offer')
  })

  test('[TAC-ENEMY-ATTACK-05] a missile always hits, without dice or Ammo', () => {
    const game = enemy({ map: flat(4, 1), units: { p1: 'FX D1', e1: 'EF A1' }, enemyDeck: ['S2'] }).seat('p1', 'pass')
    expect(game.of('rolled')).toEqual([])
    expect(game.of('supplyLost')).toEqual([])
    expect(game.health('p1.fighter')).toEqual([8])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ENEMY-ATTACK-06] a spell always rolls 3 dice, without Mana', () => {
    const game = enemy({ map: flat(4, 1), units: { p1: 'BX D1', e1: 'EW A1' }, enemyDeck: ['S6'] })
    game.dice('star', 'pushStar', 'miss')
    expect(game.of('rolled')).toMatchObject([{ for: 'star', count: 2, faces: { length: 3 } }])
    expect(game.of('damaged')).toMatchObject([{ unit: 'p1.beast', amount: 1 + 2 + 1 }])
    expect(game.of('supplyLost')).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ENEMY-ATTACK-07] [TAC-RULING-76] your abilities steal Ammo it does not have', () => {
    const game = given({ mode: 'solo', map: flat(3, 1), units: { p1: 'R3 A1 s1', e1: 'EF B1' } }).dice(...MISS6)
    game.seat('p1', 'rogue melee e1.fighter', 'pass')
    expect(game.supply('p1.rogue')).toBe(2)
    const beast = given({ mode: 'solo', map: flat(3, 1), units: { p1: 'R3 A1 s1', e1: 'EB B1' } }).dice(...MISS6)
    beast.seat('p1', 'rogue melee e1.beast', 'pass')
    expect(beast.supply('p1.rogue')).toBe(1)
    expect(beast.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ENEMY-ATTACK-08] it always Counters, in melee if it can, else by missile', () => {
    const near = given({ mode: 'solo', map: flat(4, 1), units: { p1: 'FX A1', e1: 'EF B1' } }).dice(...MISS6)
    near.seat('p1', 'fighter melee e1.fighter', 'pass')
    expect(near.of('attackDeclared')[1]).toMatchObject({ kind: 'melee', counter: true })
    const far = given({ mode: 'solo', map: flat(4, 1), units: { p1: 'FX A1', e1: 'EF C1' } }).dice('star', 'star')
    far.seat('p1', 'fighter missile e1.fighter')
    expect(far.of('attackDeclared')[1]).toMatchObject({ kind: 'missile', counter: true })
    expect(far.health('p1.fighter')).toEqual([8])
    expect(far.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ENEMY-ATTACK-09] Weakened it pays 2 Health to Counter if it has 3 or more', () => {
    const weak = (unit: string) => given({ mode: 'solo', map: flat(4, 1), units: { p1: 'FX A1, RX D1', e1: unit } })
    const no = weak('EF B1 h5 weak')
      .dice(...MISS6)
      .seat('p1', 'fighter melee e1.fighter', 'pass')
    expect(no.health('e1.fighter', 'p1.fighter')).toEqual([2, 10])
    expect(no.weak('e1.fighter')).toBe(true)
    const yes = weak('EF B1 h5 weak').dice('star', 'star', 'star').seat('p1', 'rogue missile e1.fighter')
    expect(yes.health('e1.fighter', 'p1.rogue')).toEqual([1, 6])
    expect(yes.weak('e1.fighter')).toBe(false)
    expect(yes.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ENEMY-ATTACK-10] your unit may Counter it', () => {
    const game = enemy({ map: flat(3, 1), units: { p1: 'FX B1', e1: 'EB A1' }, enemyDeck: ['S4'] }).dice(...MISS6)
    expect(game.options('p1')).toEqual(['counter melee', 'counter missile', 'pass'])
    game.seat('p1', 'counter melee', 'pass')
    expect(game.health('e1.beast')).toEqual([5])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ENEMY-ATTACK-11] [TAC-RULING-61] terrain, heights and Peaks hold for it too', () => {
    const forest = enemy({ map: ['0. 0f 0.'], units: { p1: 'FX B1', e1: 'EB A1' }, enemyDeck: ['S4'] }).dice(...MISS6)
    expect(forest.of('damaged')).toMatchObject([{ amount: 3 }])
    const peak = enemy({
      map: ['0^ 0. 0. 0. 0. 0. 0. 0. 0. 0.'],
      units: { p1: 'BX J1', e1: 'EF A1' },
      enemyDeck: ['S1'],
    })
    expect(peak.of('attackDeclared')).toMatchObject([{ kind: 'missile', target: 'p1.beast' }])
    expect(peak.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-RULING-77] a direction no rule fixes is the first legal one by its card’s compass', () => {
    // given the enemy Galecaller with the card of the west, one ★: it pushes its target 1 space west
    const game = enemy({ map: flat(9, 3), units: { p1: 'BX D2', e1: 'W2 A2' }, enemyDeck: ['S6'] }).dice(
      'star',
      'miss',
      'miss',
    )
    expect(game.of('knockedBack')).toMatchObject([{ unit: 'p1.beast', way: 'w', to: spaceOf('C2') }])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

describe('movement', () => {
  test('[TAC-RULING-61] a Village heals it by 4', () => {
    const game = enemy({ map: ['0. 0v 0. 0. 0. 0. 0. 0.'], units: { p1: 'FX H1', e1: 'EB A1 h2' }, enemyDeck: ['S4'] })
    expect(game.health('e1.beast')).toEqual([6])
    expect(game.at('e1.beast')).toBe('E1')
    expect(game.of('villageUsed')).toHaveLength(1)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('a window on the way does not end its walk, by the L or along a chosen path', () => {
    const walk = enemy({
      map: ['0. 0v 0. 0. 0. 0. 0. 0.'],
      units: { p1: 'FX H1', e1: 'EB A1 h2' },
      enemyDeck: ['S4'],
      hands: { p1: ['T08'] },
    })
    expect(walkedOver(walk)).toBe('B1 C1 D1 E1')
    expect(walk.waitsFor()).toBe('p1 turn.act')
    const path = enemy({
      map: ['0. 0. 2^', '0v 0. 0.', '2^ 0. 0.'],
      units: { p1: 'FX C3', e1: 'EB A1' },
      enemyDeck: ['S4'],
      hands: { p1: ['T08'] },
    }).dice(...MISS6)
    expect(walkedOver(path)).toBe('A2 B2 C2')
    expect(path.of('enemyStopped')).toMatchObject([{ at: spaceOf('C2'), why: 'adjacent' }])
    expect(path.waitsFor()).toBe('p1 tactic.window')
  })

  test('[TAC-ENEMY-MOVE-05] it stops next to a hero and says so', () => {
    const game = enemy({ map: ['0. 0. 1. 0. 0.'], units: { p1: 'FX C1', e1: 'EB A1' }, enemyDeck: ['S4'] })
    expect(game.of('enemyStopped')).toMatchObject([{ at: spaceOf('B1'), why: 'adjacent' }])
    expect(game.of('attackDeclared')).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ENEMY-MOVE-08] it uses no portal, but blocks the one it ends in front of', () => {
    const game = enemy({ units: { p1: 'FX M1', e1: 'EB M6' }, enemyDeck: ['S4'] })
    expect(game.of('stepped').every(({ via }) => via === 'walk')).toBe(true)
    const blocked = given({ mode: 'solo', units: { p1: 'FX D10', e1: 'EB M3' } })
    expect(blocked.after('p1', 'fighter to')).not.toContain('M3')
    expect(blocked.refused('p1', 'fighter portal M3')).not.toBe('')
    expect(game.waitsFor()).toContain('p1')
  })

  test('[TAC-ENEMY-MOVE-10] it walks through its own allies', () => {
    const game = enemy({ map: flat(9, 1), units: { p1: 'FX I1', e1: 'EB A1, EF B1' }, enemyDeck: ['S4'] })
    expect(walkedOver(game)).toBe('B1 C1 D1 E1')
    expect([game.at('e1.beast'), game.at('e1.fighter')]).toEqual(['E1', 'B1'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-ENEMY-MOVE-09] all heroes in dungeons: it stays', () => {
    const game = enemy({ units: { p1: 'FX 2x2:A1', e1: 'EB M6' }, enemyDeck: ['S4'] })
    expect(game.of('enemyAimed').at(-2)).toMatchObject({ step: 3, for: 'nothing', among: [] })
    expect(game.of('enemyStopped')).toMatchObject([{ why: 'noHeroes' }])
    expect(game.of('moveBegan')).toEqual([])
    expect(game.at('e1.beast')).toBe('M6')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-CLIMB-01] [TAC-CLIMB-04] Climb: step 3 goes up, the other steps stay', () => {
    const game = enemy({
      map: ['0. 0. 0. 2.', ...flat(4, 4)],
      units: { p1: 'FX A5', e1: 'EF B1' },
      enemyDeck: ['S8'],
    })
    expect(game.of('enemyAimed')[2]).toMatchObject({ step: 3, for: 'climb', goal: spaceOf('D1') })
    expect(game.of('enemyStopped')).toMatchObject([{ at: spaceOf('D1'), why: 'arrived' }])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('the chosen path to a space it can attack from is walked to its end', () => {
    const game = enemy({
      map: ['0. 0. 2^', '0. 0. 0.', '2^ 0. 0.'],
      units: { p1: 'FX C3', e1: 'EB A1' },
      enemyDeck: ['S4'],
    }).dice(...MISS6)
    expect(walkedOver(game)).toBe('A2 B2 C2')
    expect(game.of('attackDeclared')).toMatchObject([{ attacker: 'e1.beast', target: 'p1.fighter' }])
    expect(game.waitsFor()).toBe('p1 counter.offer')
  })
})

describe('Tactic Cards in its turn', () => {
  const ambush = (health: string): Given =>
    enemy({
      map: `${flat(5, 5).join('/')};gold:4,4`,
      units: { p1: 'FX B3', e1: `EB A1 ${health}` },
      hands: { p1: ['T06'] },
      enemyDeck: ['S4'],
      flagDraws: ['gold'],
      decks: { beast: ['B5'] },
      time: 4,
    })

  test('[TAC-TACTIC-11] [TAC-RULING-91] [TAC-ENEMY-ACT-12] an Ambush captures it; its turn ends without an attack', () => {
    const game = ambush('h1')
    expect(game.waitsFor()).toBe('p1 tactic.window')
    game.seat('p1', 'reveal T06')
    expect(game.of('captured')).toMatchObject([{ unit: 'e1.beast', by: 'p1' }])
    expect(game.of('timePassed')[0]).toMatchObject({ from: 4, to: 6 })
    expect(game.unit('e1.beast')).toMatchObject({ at: spaceOf('E5'), serial: 1 })
    expect(game.open.under).toEqual({})
    expect(game.of('attackDeclared')).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[TAC-TACTIC-11] passed or survived, the activation goes on', () => {
    const game = ambush('h5')
      .dice(...MISS6)
      .seat('p1', 'pass')
    expect(game.of('attackDeclared')).toHaveLength(1)
    expect(game.waitsFor()).toContain('p1')
  })
})
