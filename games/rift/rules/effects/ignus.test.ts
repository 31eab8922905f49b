import { expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

const GOBLIN = '...../...../..g../...../.....'
const SURGE = 'surge-of-flames+ lets-burn+'

test('[RIFT-IGNUS-01] [RIFT-RULING-37] [RIFT-EX-43] exactly two enemies under his tile: a 1×1 on each adjacent horde, if he likes', () => {
  // one goblin and two squares of one troll
  const two = shown('RIFT-EX-43', 1).seat('p1', 'hero ignus', 'attack', 'L3 H91 b1c1b2')
  expect(two.options('p1')).toContain('skip I1')
  two.seat('p1', 'I1 H92 c3')
  expect(two.options('p1').some(id => id.includes('H92'))).toBe(false)
  two.seat('p1', 'I1 H93 c3')
  expect(two.of('tilePlaced').map(({ damage }) => damage)).toEqual(['magical', 'magical', 'magical'])
  expect(two.waitsFor()).toBe('p1 hero.act')
  const three = shown('RIFT-EX-43', 2).seat('p1', 'hero ignus', 'attack', 'L3 H91 c1d1c2')
  expect(three.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-IGNUS-02] Flaming Frenzy: exactly three enemies, and any hero heals 1, on its board too', () => {
  const position = {
    heroes: { ignus: 'p1 C3 base:a4', malik: 'p2 board h3' },
    trays: ['H91 C3 gggg./.g.../...../...../.....'],
  }
  const game = given(position).seat('p1', 'hero ignus', 'ability flaming-frenzy', 'T4 H91 b1c1d1c2')
  expect(game.options('p1')).toEqual(['hero malik', 'hero ignus'])
  game.seat('p1', 'hero malik')
  expect(game.of('healed')).toEqual([{ type: 'healed', hero: 'malik', from: 3, to: 4, cause: 'flaming-frenzy' }])
  // four enemies are not three
  const four = given(position).seat('p1', 'hero ignus', 'ability flaming-frenzy', 'T4 H91 a1b1c1b2')
  expect(four.of('healed')).toEqual([])
  expect(four.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-IGNUS-03] Fire & Brimstone: exactly three enemies, and up to two 1×1 on one adjacent horde', () => {
  const position = {
    heroes: { ignus: 'p1 C3 base:a4 fire-and-brimstone+ lets-burn+' },
    trays: ['H91 C3 .gg../g..../...../...../.....', `H92 C2 ${GOBLIN}`, `H93 C4 ${GOBLIN}`],
  }
  const game = given(position).seat('p1', 'hero ignus', 'ability fire-and-brimstone', 'S4 H91 b1c1a2b2', 'I1 H93 c3')
  expect(game.options('p1').some(id => id.includes('H92'))).toBe(false)
  expect(game.options('p1')).toContain('skip I1')
  game.seat('p1', 'I1 H93 a1')
  expect(game.lying('H93')).toEqual(['I1 c3', 'I1 a1'])
  const two = given(position).seat('p1', 'hero ignus', 'ability fire-and-brimstone', 'S4 H91 c1d1b2c2')
  expect(two.waitsFor()).toBe('p1 hero.act')
})

test("[RIFT-IGNUS-06] Let's Burn!: one tile on each of two adjacent hordes, never his own, each if he likes", () => {
  const position = {
    heroes: { ignus: 'p1 C3 base:a1' },
    trays: [`H91 C3 ${GOBLIN}`, `H92 C2 ${GOBLIN}`, `H93 C4 ${GOBLIN}`],
  }
  const game = given(position).seat('p1', 'hero ignus', 'ability lets-burn')
  expect([...new Set(game.after('p1', 'I3').map(id => id.slice(0, 3)))].sort()).toEqual(['H92', 'H93'])
  game.seat('p1', 'I3 H92 c3c4c5')
  expect([...new Set(game.after('p1', 'I3').map(id => id.slice(0, 3)))]).toEqual(['H93'])
  game.seat('p1', 'skip I3')
  expect(game.lying('H93')).toEqual([])
  expect(game.waitsFor()).toBe('p1 hero.act')
  expect(given(position).seat('p1', 'hero ignus', 'ability lets-burn', 'stop').waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-IGNUS-04] [RIFT-RULING-45] Surge of Flames: up to four steps, a 1×1 on each horde entered, once per horde, then a heal of 2', () => {
  const game = given({
    heroes: { ignus: `p1 C5 h1 ${SURGE}`, malik: 'p2 B2 h1' },
    trays: [`H91 C4 ${GOBLIN}`, `H92 C3 ${GOBLIN}`],
  }).seat('p1', 'hero ignus', 'ability surge-of-flames')
  expect(game.waitsFor()).toBe('p1 ability.step')
  game.seat('p1', 'to C4', 'I1 H91 a1', 'to C3', 'I1 H92 c3', 'to C4')
  // no second tile there; one step left
  expect(game.waitsFor()).toBe('p1 ability.step')
  expect(game.lying('H91')).toEqual(['I1 a1'])
  game.seat('p1', 'stop', 'base d4')
  expect(game.covered('H91')).toBe('a1d4e4d5e5')
  // Malik is two spaces away
  expect(game.health('ignus', 'malik')).toEqual([3, 1])
  expect(game.of('heroMoved').map(({ cause }) => cause)).toEqual(Array(3).fill('surge-of-flames'))
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-IGNUS-04] he or somebody next to him heals; who shares his space is not next to him', () => {
  const game = given({ players: 3, heroes: { ignus: `p1 C4 ${SURGE}`, malik: 'p2 C4 h1', lilith: 'p3 C3 h1' } })
  game.seat('p1', 'hero ignus', 'ability surge-of-flames', 'stop')
  expect(game.options('p1')).toEqual(['hero lilith', 'hero ignus'])
  expect(game.whyNot('p1', 'hero malik')).toBe('RIFT-IGNUS-04 notNextTo')
  game.seat('p1', 'hero lilith')
  expect(game.health('lilith', 'malik')).toEqual([3, 1])
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-IGNUS-05] his normal movement is not used up, before or after', () => {
  const after = given({ heroes: { ignus: `p1 C5 ${SURGE}` } })
  after.seat('p1', 'hero ignus', 'ability surge-of-flames', 'to C4', 'stop')
  expect(after.options('p1')).toContain('to C2')
  const before = given({ heroes: { ignus: `p1 C5 ${SURGE}` } })
  before.seat('p1', 'hero ignus', 'to C4', 'ability surge-of-flames', 'to C3', 'to C2', 'stop')
  expect(before.where('ignus')).toBe('C2')
  expect(before.waitsFor()).toBe('p1 act + p2 act')
})

test('[RIFT-RULING-45] over portals and towers, but he must end where a hero may stand', () => {
  const game = given({
    map: ['__1___', '__v___', '_av___', '__v___', '__X___'],
    heroes: { ignus: `p1 C4 ${SURGE}` },
    sites: { a: 'archer n p1' },
    trays: ['P91 C3 .g.../...../..@../...../.....'],
  }).seat('p1', 'hero ignus', 'ability surge-of-flames', 'to C3')
  expect(game.of('tilePlaced')).toEqual([])
  expect(game.options('p1')).not.toContain('stop')
  expect(game.refused('p1', 'stop')).toBe('RIFT-RULING-45 mustGoOn')
  game.seat('p1', 'to B3', 'to C3')
  // the last step must leave the portal, not go back onto the tower
  expect(game.after('p1', 'to')).toEqual(['C2', 'C4'])
  expect(game.refused('p1', 'to B3')).toBe('RIFT-RULING-45 noEndFromThere')
  game.seat('p1', 'to C2')
  expect(game.where('ignus')).toBe('C2')
  expect(game.waitsFor()).toBe('p1 hero.act')
})

test('[RIFT-RULING-45] a tile that takes the only room for a base sends him on; with his last step he cannot come there', () => {
  const position = {
    map: ['__1___', '__v___', '__v___', '__v___', '__X___'],
    heroes: { ignus: `p1 C4 ${SURGE}` },
    // four squares are open, and whatever the tile takes the base has no room
    trays: ['H91 C2 ..%%%/.g%%%/%%%%%/%%%%%/%%%%%'],
  }
  const game = given(position).seat('p1', 'hero ignus', 'ability surge-of-flames', 'to C3', 'to C2')
  expect(game.waitsFor()).toBe('p1 place')
  game.seat('p1', 'I1 H91 b2')
  // the only way is back, and there his fourth step would have to bring him here
  expect(game.where('ignus')).toBe('C3')
  expect(game.options('p1')).toEqual(['to C4', 'stop'])
  const last = given(position).seat('p1', 'hero ignus', 'ability surge-of-flames', 'to C3', 'to C4', 'to C3')
  expect(last.options('p1')).toEqual(['to C4', 'stop'])
  expect(last.refused('p1', 'to C2')).toBe('RIFT-RULING-45 noEndFromThere')
  expect(last.waitsFor()).toBe('p1 ability.step')
})

test('[RIFT-RULING-45] where he must stop, the base leaves room for the tile', () => {
  const game = given({
    map: ['__1___', '__v___', '__v___', '__v___', '__X___'],
    heroes: { ignus: `p1 C4 ${SURGE}` },
    // who resists magic takes a base but no tile
    trays: ['H91 C2 cc%gg/cc%gg/%%%%%/%%%%%/%%%%%'],
  }).seat('p1', 'hero ignus', 'ability surge-of-flames', 'to C3', 'to C4', 'to C3', 'to C2')
  expect(game.covered('H91')).toBe('a1b1a2b2')
  expect(game.after('p1', 'I1')).toEqual(['H91 d1', 'H91 d2', 'H91 e1', 'H91 e2'])
  game.seat('p1', 'I1 H91 d1')
  expect(game.where('ignus')).toBe('C2')
  expect(game.waitsFor()).toBe('p1 hero.act')
})
