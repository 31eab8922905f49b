import { sfc32, start } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { caseOf } from '../../../testing/examples.ts'
import { examples } from '../../examples/index.ts'
import { game as rift } from '../../index.ts'
import { cellName } from '../map/cells.query.ts'
import { given, shown } from '../../test/given.ts'

const GOBLIN = 'g..../...../...../...../.....'

describe('phase 1', () => {
  test('[RIFT-SPAWN-01] [RIFT-SPAWN-02] stacks in the order of their tokens, each on the space in front of it', () => {
    const game = given({ map: 'fork', stacks: { 2: ['H02', 'H03'], 1: ['H01'] } }).from(1)
    expect(game.of('spawned').map(({ tray, from }) => `${from} ${tray}`)).toEqual(['1 H01', '2 H02'])
    expect(game.trays()).toEqual(['H01 B2', 'H02 D2'])
    expect(game.open.slots).toEqual({ 1: [], 2: ['1'] })
    expect(game.open.tops).toEqual({ 2: 1 })
    expect(game.pile('stack2')).toEqual(['H03'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-SETUP-05] [RIFT-SPAWN-01] there may be six stacks, and all six spawn in their order', () => {
    const map = ['_6_5_4_', '_v_v_v_', '_>>>>>X', '_^_^_^_', '_1_2_3_']
    const cards = ['H01', 'H02', 'H03', 'H04', 'H05', 'H06'] as const
    const [one, two, three, four, five, six] = cards.map(card => [card])
    const stacks = { 6: six ?? [], 5: five ?? [], 4: four ?? [], 3: three ?? [], 2: two ?? [], 1: one ?? [] }
    const game = given({ map, stacks }).from(1)
    expect(game.trays()).toEqual(['H01 B4', 'H02 D4', 'H03 F4', 'H04 F2', 'H05 D2', 'H06 B2'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-SPAWN-03] [RIFT-SPAWN-04] [RIFT-EX-06] the purple edge faces the exit, and the tray never turns again', () => {
    const game = shown('RIFT-EX-06', 1)
    expect(game.tray('H12')).toMatchObject({ turn: 1 })
    for (let round = 0; round < 5; round++) game.all('ready')
    expect(game.trays()).toEqual(['H12 C4'])
    expect(game.tray('H12').turn).toBe(1)
    const turns = [2, 3].map(number => shown('RIFT-EX-06', number).tray('H12').turn)
    expect(turns).toEqual([0, 3])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-EX-65] [RIFT-SPAWN-05] [RIFT-RULING-09] held spaces are passed, blocked ones too', () => {
    const game = shown('RIFT-EX-65', 1)
    expect(game.trays()).toEqual(['H91 C2', 'H92 C3', 'H01 C4'])
    expect(game.of('spawned')[0]?.over.map(cellName)).toEqual(['C2', 'C3'])
    const blocked = shown('RIFT-EX-65', 2)
    expect(blocked.trays()).toEqual(['H91 C2', 'H01 C4'])
    expect(blocked.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-EX-65] [RIFT-SPAWN-06] [RIFT-RULING-11] no space up to the exit: it escapes at once, and its crystals come', () => {
    const game = shown('RIFT-EX-65', 3)
    expect(game.open).toMatchObject({ hearts: 4, crystals: 1, gone: ['H01'], escaped: [] })
    expect(game.open.trays).toHaveLength(4)
    expect(game.types()).toEqual(['phaseBegan', 'spawned', 'escaped', 'crystals', 'phaseBegan'])
    // it was never on the path
    expect([game.of('spawned')[0]?.at, game.of('escaped')[0]?.from]).toEqual([-1, -1])
    expect(shown('RIFT-EX-65', 4).waitsFor()).toBe('lost hearts')
    expect(shown('RIFT-EX-65', 5).waitsFor()).toBe('lost portal')
    expect(shown('RIFT-EX-65', 6).waitsFor()).toBe('lost boss')
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-11] later stacks still spawn', () => {
    const trays = ['B2', 'B3', 'C3', 'C4'].map((cell, i) => `H9${i} ${cell} ${GOBLIN}`)
    const game = given({ map: 'fork', trays, stacks: { 1: ['H01'], 2: ['H02'] } }).from(1)
    expect(game.isOnPath('H01')).toBe(false)
    expect(game.trays().at(-1)).toBe('H02 D2')
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-EX-66] [RIFT-SPAWN-07] [RIFT-SPAWN-08] [RIFT-RULING-13] a hero there steps aside first, its player picks', () => {
    const game = shown('RIFT-EX-66', 1)
    expect(game.waitsFor()).toBe('p2 displace')
    expect(game.after('p2', 'to')).toEqual(['B2', 'B3', 'C3', 'D2', 'D3'])
    expect(game.whyNot('p2', 'to C5')).toBe('RIFT-RULING-13 displaceAdjacent')
    expect(game.whyNot('p2', 'cell C1')).toBe('RIFT-MOVE-03 offMap')
    expect(game.open.trays).toEqual([])
    game.seat('p2', 'to B3')
    expect(game.where('malik')).toBe('B3')
    expect(game.health('malik')).toEqual([5])
    expect(game.trays()).toEqual(['H01 C2'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-EX-66] a tray beside it is no place to go', () => {
    const game = shown('RIFT-EX-66', 2)
    expect(game.after('p1', 'to')).toEqual(['B2', 'B3', 'D2', 'D3'])
    expect(game.whyNot('p1', 'to C3')).toBe('RIFT-RULING-13 displaceTray')
    expect(game.waitsFor()).toBe('p1 displace')
  })

  test('[RIFT-RULING-13] open ground will do in phase 1; blocks and other heroes do not matter', () => {
    const game = given({
      map: 'fork',
      stacks: { 1: ['H01'] },
      blocks: { 1: 'C3' },
      heroes: { malik: 'p1 B2', lilith: 'p2 C2' },
    }).from(1)
    expect(game.after('p1', 'to')).toEqual(['B3', 'C2', 'C3'])
    expect(game.waitsFor()).toBe('p1 displace')
  })

  test('[RIFT-EX-66] [RIFT-SPAWN-09] [RIFT-RULING-14] nowhere to go: to its board, upright, with its health', () => {
    const game = shown('RIFT-EX-66', 3)
    expect(game.where('malik')).toBe('board')
    expect(game.health('malik')).toEqual([2])
    expect(game.hero('malik')).toMatchObject({ played: false, locked: false })
    expect(game.types()).toEqual(['phaseBegan', 'displaced', 'sentHome', 'spawned', 'phaseBegan'])
    expect(game.trays()).toEqual(['H91 C2', 'H01 B2'])
    // it enters again as usual
    game.seat('p1', 'hero malik')
    expect(game.after('p1', 'to')).toEqual(['B2', 'C2'])
    expect(game.waitsFor()).toBe('p1 hero.act')
  })

  test('[RIFT-SPAWN-08] [RIFT-SPAWN-09] a single space to go to is enough: the hero stays on the map', () => {
    const game = given({
      map: ['_____', '1>>X_', '_____'],
      stacks: { 1: ['H01'] },
      heroes: { malik: 'p1 B2', lilith: 'p2 board' },
    }).from(1)
    if (game.waitsFor() === 'p1 displace') game.seat('p1', 'to C2')
    expect(game.where('malik')).toBe('C2')
    expect(game.of('sentHome')).toEqual([])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-14] the wildcat sent to the board waits for Alleria', () => {
    const game = given({
      map: ['_____', '1>>X_', '_____'],
      trays: [`H91 C2 ${GOBLIN}`],
      stacks: { 1: ['H01'] },
      heroes: { alleria: 'p1 board', wildcat: 'p1 B2', malik: 'p2 board' },
    }).from(1)
    expect(game.where('wildcat')).toBe('board')
    expect(game.whyNot('p1', 'hero wildcat')).toBe('RIFT-ALLERIA-02 wildcatAway')
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-RULING-13] several on one space each pick, and do not block one another', () => {
    const game = given({ stacks: { 1: ['H01'] }, heroes: { malik: 'p1 C2', lilith: 'p2 C2' } }).from(1)
    expect(game.waitsFor()).toBe('p2 displace')
    game.seat('p2', 'to B2')
    expect(game.after('p1', 'to')).toContain('B2')
    game.seat('p1', 'to B2')
    expect([game.where('malik'), game.where('lilith')]).toEqual(['B2', 'B2'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-SPAWN-10] [RIFT-RULING-10] an empty stack spawns nothing', () => {
    const game = given({ map: 'fork', stacks: { 2: ['H02'] } }).from(1)
    expect(game.trays()).toEqual(['H02 D2'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-SPAWN-11] [RIFT-RULING-94] a new tray stays in phase 1 and moves in phase 4 of the same round', () => {
    const game = given({ stacks: { 1: ['H01'] } }).from(1)
    expect(game.trays()).toEqual(['H01 C2'])
    game.all('ready')
    expect(game.trays()).toEqual(['H01 C3'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-SPAWN-13] [RIFT-RULING-01] more hordes than there are plastic trays', () => {
    const map = ['__________', '1>>>>>>>v_', '__v<<<<<<_', '__X_______']
    const cells = ['C2', 'D2', 'E2', 'F2', 'G2', 'H2', 'I2', 'I3', 'H3', 'G3', 'F3', 'E3']
    const trays = cells.map((cell, i) => `H${70 + i} ${cell} ${GOBLIN}`)
    const game = given({ map, trays, stacks: { 1: ['H01'] } }).from(1)
    expect(game.open.trays).toHaveLength(13)
    expect(game.trays().at(-1)).toBe('H01 B2')
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-EX-67] [RIFT-RULING-08] round 1 has one tray per stack from the set-up, round 2 brings the second cards', () => {
    const { setup } = caseOf(examples, 'RIFT-EX-67')
    if (!setup) throw new Error('it is a set-up')
    const position = start(rift, setup, sfc32('first'))
    const hear: string[] = []
    const answer = (): void => {
      const decision = position.decisions.find(({ seat }) => position.waiting.includes(seat))
      if (!decision) throw new Error('nobody is asked')
      const ready = decision.options.find(({ id }) => id === 'ready') ?? decision.options[0]
      position.answer(decision.seat, ready?.id ?? '')
      for (const { fact } of position.facts) if (fact.type === 'spawned') hear.push(`${fact.from} ${cellName(fact.at)}`)
    }
    while (position.state.open.round < 1) answer()
    expect(hear).toEqual(['1 C2', '2 C6'])
    while (position.state.open.round < 2) answer()
    expect(hear).toHaveLength(4)
    expect(hear.slice(2).map(text => text.slice(0, 1))).toEqual(['1', '2'])
    expect(position.decisions.map(({ choice }) => choice)).toEqual(['act', 'act'])
  })
})
