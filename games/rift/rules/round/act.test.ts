import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

const TEAM = 'p1 act + p2 act'
const HORDE = 'ggg../...../...../...../.....'

describe('regenerating', () => {
  test('[RIFT-PHASE2-01] [RIFT-REGEN-01] [RIFT-REGEN-02] [RIFT-REGEN-06] [RIFT-RULING-28] every knocked-out hero stands up by itself before any action, its card on the board', () => {
    const game = given({
      heroes: { malik: 'p1 out', lilith: 'p2 out', wildcat: 'p1 board' },
    })
    expect(game.of('regenerated')).toEqual([
      { type: 'regenerated', hero: 'lilith', health: 4 },
      { type: 'regenerated', hero: 'malik', health: 5 },
    ])
    expect(game.hero('malik')).toMatchObject({ place: 'board', health: 5, played: true, locked: true })
    expect(game.options('p1')).not.toContain('hero malik')
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-REGEN-03] it neither moves nor acts in this round, by no effect', () => {
    const game = given({
      heroes: { malik: 'p1 out', magnus: 'p2 C4 hocus-pocus+ mirage+' },
      trays: [`H91 C3 ${HORDE}`],
    })
    expect(game.refused('p1', 'hero malik')).toBe('RIFT-REGEN-03 regenerated')
    game.seat('p2', 'hero magnus', 'ability hocus-pocus')
    expect(game.options('p2')).not.toContain('hero malik')
    expect(game.where('malik')).toBe('board')
    expect(game.table.waiting).toEqual(['p2'])
    expect(game.waitsFor()).toBe('p2 ability.move')
  })

  test('[RIFT-REGEN-04] abilities that are face down stay so', () => {
    const game = given({ heroes: { malik: 'p1 out earthquake- hammer-time+' } })
    expect(game.up('malik')).toEqual(['hammer-time'])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-REGEN-05] it comes back in a later round, by the exit', () => {
    const game = given({ heroes: { malik: 'p1 out' } }).all('ready')
    expect(game.open.round).toBe(3)
    expect(game.hero('malik')).toMatchObject({ played: false, locked: false })
    game.seat('p1', 'hero malik')
    expect(game.after('p1', 'to')).toContain('C5')
    expect(game.after('p1', 'to')).not.toContain('C3')
    expect(game.waitsFor()).toBe('p1 hero.act')
  })
})

describe('actions in any order', () => {
  test('[RIFT-PHASE2-02] towers are played and passed, the hero card is played, spells are cast, the wildcat wakes', () => {
    const game = given({
      trays: [`H91 C3 ${HORDE}`],
      hands: { p1: ['archer', 'archer', 'mage'] },
      heroes: { alleria: 'p1 C5', wildcat: 'p1 C5', malik: 'p2 board' },
      spells: ['thunderbolt', '-reinforcements'],
    })
    expect(game.options('p1')).toEqual([
      'tower archer',
      'pass archer p2',
      'tower mage',
      'pass mage p2',
      'hero alleria',
      'hero wildcat',
      'spell thunderbolt',
      'ready',
    ])
    expect(game.options('p2')).toEqual(['hero malik', 'spell thunderbolt', 'ready'])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-PHASE2-03] [RIFT-PHASE2-04] any number of actions, in no order of turns', () => {
    const game = given({ hands: { p1: ['archer', 'mage'], p2: ['archer'] } })
    game.seat('p1', 'tower archer', 'a n').seat('p2', 'tower archer', 'c n').seat('p1', 'tower mage', 'b n')
    game.seat('p1', 'hero malik', 'done')
    expect(Object.keys(game.open.sites).toSorted()).toEqual(['a', 'b', 'c'])
    expect(game.options('p1')).toEqual(['ready'])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-PHASE2-05] [RIFT-RULING-70] an action is finished before another begins: meanwhile only its player is asked', () => {
    const game = given({ trays: [`H91 C3 ${HORDE}`], hands: { p1: ['bombard'], p2: ['archer'] } })
    game.seat('p1', 'tower bombard')
    expect(game.waitsFor()).toBe('p1 tower.site')
    expect(game.open.acting).toEqual({ seat: 'p1', what: 'tower bombard' })
    expect(() => game.seat('p2', 'tower archer')).toThrow('p2 is not asked')
    game.seat('p1', 'd w', 'I1 H91 a1')
    expect(game.waitsFor()).toBe('p1 place')
    game.seat('p1', 'I1 H91 b1')
    expect(game.open.acting).toBeUndefined()
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-RULING-70] [RIFT-RULING-35] a whole action is sent as one list, or refused whole', () => {
    const game = given({ trays: [`H91 C3 ${HORDE}`], hands: { p1: ['bombard'] } })
    const after = game.table.answerAll('p1', ['tower bombard', 'd w', 'I1 H91 a1', 'I1 H91 b1'])
    expect(after.state.open.hands.p1).toEqual([])
    expect(() => game.table.answerAll('p1', ['tower bombard', 'd w', 'I1 H91 a1', 'I1 H91 a1'])).toThrow(
      'not an option',
    )
    expect(game.hand('p1')).toEqual(['bombard'])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-PHASE2-06] nothing is compulsory: cards not played stay in hand', () => {
    const game = given({ hands: { p1: ['archer'], p2: ['mage'] } }).all('ready')
    expect(game.open.round).toBe(3)
    expect([game.hand('p1'), game.hand('p2')]).toEqual([['archer'], ['mage']])
    expect(game.options('p1')).toContain('hero malik')
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-PHASE2-07] the phase ends when everybody is ready, and not before', () => {
    const game = given().seat('p1', 'ready')
    expect(game.open.phase).toBe(2)
    expect(game.table.waiting).toEqual(['p2'])
    game.seat('p2', 'ready')
    expect(game.of('phaseBegan').map(({ phase }) => phase)).toEqual([2, 3, 4, 5, 6, 1, 2])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-EX-83] [RIFT-PHASE2-08] acting takes back the own word, nobody else’s', () => {
    const game = shown('RIFT-EX-83').seat('p1', 'ready')
    // when the other one builds
    game.seat('p2', 'tower archer', 'c n')
    expect(game.open.ready).toEqual(['p1'])
    // when the one who was ready passes a tower after all
    game.seat('p1', 'pass archer p2')
    expect(game.open.ready).toEqual([])
    expect(game.of('unreadied')).toEqual([{ type: 'unreadied', seat: 'p1' }])
    game.seat('p2', 'ready')
    expect(game.open.phase).toBe(2)
    expect(game.table.waiting).toEqual(['p1'])
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('[RIFT-RULING-70] the word can be taken back until all are ready', () => {
    const game = given().seat('p1', 'ready', 'unready')
    expect(game.open.ready).toEqual([])
    game.seat('p2', 'ready')
    expect(game.open.phase).toBe(2)
    expect(game.waitsFor()).toBe(TEAM)
  })

  test('heroes of others are not activated', () => {
    const game = given()
    expect(game.refused('p1', 'hero alleria')).toBe('RIFT-GAME-05 heroOfOther')
    expect(game.refused('p1', 'bench ignus')).toBe('RIFT-GAME-04 notInGame')
    expect(game.waitsFor()).toBe(TEAM)
  })
})
