import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'
import { bitsOf, squareName, squaresName } from '../placing/shapes.query.ts'
import {
  basesOn,
  cardOf,
  coverOf,
  faceOf,
  heartsOf,
  heroesOn,
  isCleared,
  shows,
  stackAt,
  topAt,
  trayNamed,
  trayOf,
  uncovered,
} from './trays.query.ts'

const on = (text: string) => {
  const { open } = given({ trays: [`H91 C2 ${text}`] })
  return { open, tray: trayOf(open, 'H91') }
}

describe('the face of a card', () => {
  test('[RIFT-BIG-01] a big enemy is one enemy on 2 × 2 squares', () => {
    const face = faceOf({ id: 'H50', turn: 0 })
    expect(face.enemies.map(({ letter, mask }) => `${letter} ${squaresName(mask)}`)).toEqual([
      'T a1b1a2b2',
      'T d1e1d2e2',
      'w a4',
      'w b4',
      'w c4',
      'w d4',
    ])
    expect(faceOf({ id: 'H65', turn: 0 }).enemies.filter(({ enemy }) => enemy.big)).toHaveLength(2)
  })

  test('[RIFT-BIG-03] its defenses hold on all four squares', () => {
    expect(squaresName(faceOf({ id: 'H49', turn: 0 }).physical)).toBe('a1b1a2b2')
    expect(squaresName(faceOf({ id: 'H63', turn: 0 }).magical & faceOf({ id: 'H63', turn: 0 }).heal)).toBe(
      'a1b1a2b2d2e2',
    )
  })

  test('a face turns with the tray and is made once', () => {
    expect(squaresName(faceOf({ id: 'P01', turn: 1 }).icons)).toBe('c3')
    expect(squaresName(faceOf({ id: 'H55', turn: 1 }).icons)).toBe('a1a2a3a4a5')
    expect(bitsOf(faceOf({ id: 'H38', turn: 2 }).icons).map(squareName)).toEqual(['c5', 'd5', 'e5'])
    expect(faceOf({ id: 'H01', turn: 3 })).toBe(faceOf({ id: 'H01', turn: 3 }))
  })

  test('portals, bosses, ghosts, flyers and pathbreakers are known by their faces', () => {
    const is = (id: 'P13' | 'B1' | 'H37' | 'H43' | 'H55' | 'G01' | 'H01') => {
      const { isPortal, isBoss, ghost, flying, breaks } = faceOf({ id, turn: 0 })
      return [isPortal && 'portal', isBoss && 'boss', ghost && 'ghost', flying && 'flying', breaks && 'breaks'].filter(
        Boolean,
      )
    }
    expect(is('P13')).toEqual(['portal'])
    expect(is('B1')).toEqual(['boss'])
    expect(is('H37')).toEqual(['ghost'])
    expect(is('H43')).toEqual(['flying'])
    expect(is('H55')).toEqual(['breaks'])
    expect(is('G01')).toEqual([])
    expect(is('H01')).toEqual([])
    expect(faceOf({ id: 'P13', turn: 0 }).level).toBe(3)
    expect(faceOf({ id: 'B1', turn: 0, life: 2 }).enemies.filter(({ letter }) => letter === 'O')).toHaveLength(2)
    expect(() => faceOf({ id: 'B1', turn: 0, life: 3 })).toThrow(/no life card 3/)
    expect(() => cardOf('H999')).toThrow(/no card/)
  })
})

describe('what lies on a tray', () => {
  test('[RIFT-BIG-04] a big enemy may be covered piece by piece, by tiles, soldiers and bases', () => {
    const { open } = given({
      trays: ['H91 C2 ..TT./..TT./...../...../..... I1:c1 soldiers:c2'],
      heroes: { malik: 'p1 C2 base:d1' },
    })
    expect(isCleared(open, trayOf(open, 'H91'))).toBe(true)
    const { open: three, tray } = on('TT.../TT.../...../...../..... I1:a1b1a2')
    expect(isCleared(three, tray)).toBe(false)
    expect(uncovered(three, tray)).toBe(1)
  })

  test('[RIFT-BIG-02] [RIFT-EXIT-03] it costs four hearts while one square is under no tile', () => {
    expect(heartsOf(on('TT.gg/TT.../...../...../..... I1:a1b1a2').tray)).toBe(6)
    expect(heartsOf(on('TT.gg/TT.../...../...../..... O4:a1b1a2b2').tray)).toBe(2)
    expect(heartsOf(on('TT.gg/TT.../...../...../..... I1:a1b1a2 soldiers:b2').tray)).toBe(6)
  })

  test('[RIFT-EXIT-04] icons cost nothing', () => {
    expect(heartsOf(on('%%%../...../..g../...../.....').tray)).toBe(1)
  })

  test('[RIFT-RULING-71] [RIFT-ICON-01] an icon works until its enemy is covered altogether', () => {
    const seen = (words: string) => {
      const { open, tray } = on(`ZZ.w./ZZ.../...../...../..... ${words}`)
      return (['heal', 'speed', 'deadEye'] as const).filter(ability => shows(open, tray, ability))
    }
    expect(seen('')).toEqual(['heal', 'speed'])
    expect(seen('I1:a1b1a2d1')).toEqual(['heal'])
    expect(seen('O4:a1b1a2b2')).toEqual(['speed'])
    expect(seen('O4:a1b1a2b2 soldiers:d1')).toEqual([])
  })

  test('stacks: heroes are on the top tray only', () => {
    const { open } = given({ trays: ['H01 C2', 'H43 C2'], heroes: { malik: 'p1 C2 base:a1' } })
    const [low, top] = [trayOf(open, 'H01'), trayOf(open, 'H43')]
    expect(stackAt(open, low.at).map(({ id }) => id)).toEqual(['H01', 'H43'])
    expect(topAt(open, low.at)?.id).toBe('H43')
    expect([heroesOn(open, low), heroesOn(open, top)]).toEqual([[], ['malik']])
    expect([basesOn(open, low), squaresName(basesOn(open, top))]).toEqual([0, 'a1b1a2b2'])
    expect(coverOf(open, low)).toBe(0)
    expect(trayNamed(open, 'H02')).toBeUndefined()
    expect(() => trayOf(open, 'H02')).toThrow(/not on the path/)
  })
})
