import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

const GOBLIN = 'g..../...../...../...../.....'

describe('rounds', () => {
  test('[RIFT-ROUND-01] [RIFT-ROUND-05] six phases in order; 1, 3 and 4 ask nobody unless a hero must step aside', () => {
    const game = given({ stacks: { 1: ['H01'] }, trays: [`H91 C5 ${GOBLIN}`] }).from('round')
    expect(game.waitsFor()).toBe('p1 act + p2 act')
    game.all('ready')
    expect(game.of('phaseBegan').map(({ phase, round }) => `${round}.${phase}`)).toEqual([
      '3.1',
      '3.2',
      '3.3',
      '3.4',
      '3.5',
      '3.6',
      '4.1',
      '4.2',
    ])
    expect(game.open).toMatchObject({ round: 4, phase: 2 })
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-ROUND-02] the first round has no phase 1', () => {
    const game = given({ round: 0, stacks: { 1: ['H01'] } }).from('round')
    expect(game.types()).toEqual(['roundBegan', 'phaseBegan'])
    expect(game.open).toMatchObject({ round: 1, phase: 2, trays: [] })
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-ROUND-03] no limit of rounds but one that is set', () => {
    const free = given({ round: 99 }).from('end')
    expect(free.open.round).toBe(100)
    expect(free.waitsFor()).toBe('p1 act + p2 act')
    expect(given({ round: 9, roundLimit: 10 }).from('end').waitsFor()).toBe('p1 act + p2 act')
    expect(given({ round: 10, roundLimit: 10 }).from('end').waitsFor()).toBe('lost roundLimit')
  })

  test('[RIFT-ROUND-04] [RIFT-RULING-07] what lasts until the end of the round is over after phase 6', () => {
    const game = given({
      storm: 'PS08',
      heroes: { malik: 'p1 C3 shielded quakes', lilith: 'p2 board locked played rises' },
    }).from(5)
    expect(game.hero('malik')).toMatchObject({ shielded: false })
    expect(game.hero('malik').quakes).toBeUndefined()
    expect(game.hero('lilith')).toMatchObject({ locked: false, played: false })
    expect(game.hero('lilith').rises).toBeUndefined()
    expect(game.open.storm).toBeUndefined()
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-ROUND-04] protection still works in phase 4', () => {
    const game = given({
      trays: [`H91 C3 ${GOBLIN}`],
      heroes: { malik: 'p1 C3 base:c3 shielded', lilith: 'p2 board' },
    }).from(4)
    expect(game.health('malik')).toEqual([5])
    expect(game.trays()).toEqual(['H91 C3'])
    expect(game.waitsFor()).toBe('p1 act + p2 act')
  })

  test('[RIFT-SOLO-08] a bench hero leaves at the end of its round, with it what belongs to it', () => {
    const game = given({
      players: 1,
      heroes: { malik: 'p1 C3', alleria: 'p1 C4 called', wildcat: 'p1 C4', ignus: 'p1 bench' },
    }).from('end')
    expect([game.where('alleria'), game.where('wildcat'), game.where('malik'), game.where('ignus')]).toEqual([
      'gone',
      'gone',
      'C3',
      'bench',
    ])
    expect(game.of('heroGone').map(({ hero }) => hero)).toEqual(['alleria', 'wildcat'])
    expect(game.waitsFor()).toBe('p1 round.colour')
  })
})

describe('alone', () => {
  const alone = { players: 1, round: 0, hands: { p1: ['archer'] }, heroes: { magnus: 'p1 board' } } as const

  test('[RIFT-EX-76] [RIFT-SOLO-03] [RIFT-SOLO-04] [RIFT-RULING-65] one colour a round, never twice in a row', () => {
    const game = shown('RIFT-EX-76', 2)
    expect(game.waitsFor()).toBe('p1 round.colour')
    expect(game.options('p1')).toEqual(['colour red', 'colour blue', 'colour green'])
    game.seat('p1', 'colour red', 'tower archer')
    // red are b and f
    const sites = new Set(game.options('p1').map(id => id.slice(0, 1)))
    expect([...sites].sort()).toEqual(['c', 'e', 'g', 'h'])
    expect(game.whyNot('p1', 'b n')).toBe('RIFT-SOLO-03 colourNamed')
    game.seat('p1', 'g n', 'ready')
    expect(game.waitsFor()).toBe('p1 round.colour')
    expect(game.options('p1')).toEqual(['colour blue', 'colour green'])
    expect(game.refused('p1', 'colour red')).toBe('RIFT-SOLO-04 colourAgain')
    game.seat('p1', 'colour blue', 'ready')
    expect(game.options('p1')).toEqual(['colour red', 'colour green'])
    expect(game.of('colourNamed').map(({ colour }) => colour)).toEqual(['red', 'blue'])
    expect(game.waitsFor()).toBe('p1 round.colour')
  })

  test('[RIFT-EX-76] heroes may stand on sites of the named colour, and Magnus has his bonus there', () => {
    const game = shown('RIFT-EX-76', 3)
    game.seat('p1', 'hero magnus', 'attack', 'face s')
    expect(game.waitsFor()).toBe('p1 place')
    expect(game.open.placing?.pieces.map(({ what }) => what)).toEqual(['L3', 'I2'])
  })

  test('[RIFT-RULING-65] before anything else of the round, and nobody else is asked', () => {
    const game = given({ ...alone, round: 4, stacks: { 1: ['H01'] } }).from('round')
    expect(game.types()).toEqual(['roundBegan'])
    expect(game.waitsFor()).toBe('p1 round.colour')
    expect(given({ round: 4 }).from('round').waitsFor()).toBe('p1 act + p2 act')
  })
})
