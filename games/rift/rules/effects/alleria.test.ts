import { expect, test } from 'vitest'
import { given } from '../../test/given.ts'

const GOBLIN = '...../...../..g../...../.....'

test('[RIFT-ALLERIA-12] Multishot places its three tiles on what she faces, and nothing else', () => {
  const game = given({
    heroes: { alleria: 'p1 C4' },
    trays: [`H91 C3 ${GOBLIN}`, `H92 C2 ${GOBLIN}`],
  }).seat('p1', 'hero alleria', 'ability multishot', 'face n', 'I2 H91 a1a2', 'I2 H92 c3c4')
  expect(game.after('p1', 'I2')).toEqual([])
  game.seat('p1', 'I1 H91 c3')
  expect(game.lying('H91')).toEqual(['I2 a1a2', 'I1 c3'])
  expect(game.lying('H92')).toEqual(['I2 c3c4'])
  expect(game.up('alleria')).toEqual(['like-the-wind'])
  // the wildcat comes back by her basic attack only
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-ALLERIA-09] [RIFT-RULING-39] Like the Wind: any hero in play takes a step and attacks, though it has been activated', () => {
  const game = given({
    heroes: { alleria: 'p1 C4', malik: 'p2 C2 base:a1 played' },
    trays: [`H91 C3 ${GOBLIN}`, `H92 C2 ${GOBLIN}`],
  }).seat('p1', 'hero alleria', 'ability like-the-wind', 'face n', 'I2 H91 a1a2')
  expect(game.options('p1')).toEqual(['hero alleria', 'hero malik', 'none'])
  expect(game.whyNot('p1', 'hero wildcat')).toBe('RIFT-ALLERIA-05 wildcatAway')
  game.seat('p1', 'hero malik')
  // one space; its own tray would take two
  expect(game.after('p1', 'to')).toEqual(['B2', 'B3', 'C3', 'D2', 'D3'])
  expect(game.refused('p1', 'to C4')).toBe('RIFT-MOVE-01 tooFar')
  game.seat('p1', 'to C3', 'base d4', 'attack', 'I3 H91 c1c2c3')
  // with its bonus: two blanks under the tile
  expect(game.after('p1', 'I1')).toContain('H92 a1')
  game.seat('p1', 'stop')
  expect(game.hero('malik').played).toBe(true)
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-RULING-39] her own activation goes on, and every part may be declined', () => {
  const game = given({ heroes: { alleria: 'p1 C4', malik: 'p2 board' } })
  game.seat('p1', 'hero alleria', 'ability like-the-wind')
  expect(game.whyNot('p1', 'hero malik')).toBe('RIFT-RULING-93 notOnMap')
  game.seat('p1', 'hero alleria', 'to C3')
  expect(game.waitsFor()).toBe('p1 ability.attack')
  game.seat('p1', 'none')
  // the step was no move of the activation
  expect(game.options('p1')).toContain('to C4')
  const none = given({ heroes: { alleria: 'p1 C4' } }).seat('p1', 'hero alleria', 'ability like-the-wind', 'none')
  expect(none.up('alleria')).toEqual(['multishot'])
  expect(none.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-RULING-38] Like the Wind moves the wildcat without an attack', () => {
  const game = given({ heroes: { alleria: 'p1 C4', wildcat: 'p1 C2 played' } })
  game.seat('p1', 'hero alleria', 'ability like-the-wind', 'hero wildcat', 'to C3')
  expect(game.where('wildcat')).toBe('C3')
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-ALLERIA-10] Call of the Wild: four tiles where the wildcat bites, there only', () => {
  const game = given({
    heroes: { alleria: 'p1 C3 base:a1 call-of-the-wild+ multishot+', wildcat: 'p1 C3 base:d4' },
    trays: [`H91 C3 ${GOBLIN}`, `H92 C2 ${GOBLIN}`],
  }).seat('p1', 'hero alleria', 'ability call-of-the-wild', 'I1 H91 c3')
  expect(game.options('p1').some(id => id.includes('H92'))).toBe(false)
  game.seat('p1', 'I1 H91 e1', 'I1 H91 e2', 'I1 H91 e3')
  expect(game.lying('H91')).toEqual(['I1 c3', 'I1 e1', 'I1 e2', 'I1 e3'])
  expect(game.waitsFor()).toBe('p1 hero.act')
  // off a tray, or away: nothing
  for (const wildcat of ['p1 C4', 'p1 board']) {
    const idle = given({
      heroes: { alleria: 'p1 C5 call-of-the-wild+ multishot+', wildcat },
      trays: [`H91 C3 ${GOBLIN}`],
    })
    idle.seat('p1', 'hero alleria', 'ability call-of-the-wild')
    expect(idle.lying('H91')).toEqual([])
    expect(idle.of('pieceLost')).toHaveLength(4)
    expect(idle.waitsFor()).toBe('p1 hero.act')
  }
})

test('[RIFT-ALLERIA-11] Do You Bleed?: a shot, and two tiles where the wildcat bites', () => {
  const position = {
    heroes: { alleria: 'p1 C4 do-you-bleed+ multishot+', wildcat: 'p1 C5 base:a1' },
    trays: [`H91 C3 ${GOBLIN}`, `H92 C5 ${GOBLIN}`],
  }
  const game = given(position).seat('p1', 'hero alleria', 'ability do-you-bleed', 'face n')
  expect(game.after('p1', 'I3').every(id => id.startsWith('H91'))).toBe(true)
  expect(game.after('p1', 'I1').every(id => id.startsWith('H92'))).toBe(true)
  game.seat('p1', 'I3 H91 c3c4c5', 'I1 H92 c3', 'skip I1')
  expect(game.lying('H92')).toEqual(['I1 c3'])
  const alone = given({ ...position, heroes: { alleria: 'p1 C4 do-you-bleed+ multishot+', wildcat: 'p1 C2' } })
  alone.seat('p1', 'hero alleria', 'ability do-you-bleed', 'face n', 'I3 H91 c3c4c5')
  expect(alone.of('pieceLost')).toHaveLength(2)
  expect(alone.waitsFor()).toBe('p1 hero.act')
})
