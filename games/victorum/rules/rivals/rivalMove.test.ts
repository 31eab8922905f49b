import { expect, test } from 'vitest'
import { type Arms, given, type Position, shown } from '../../test/given.ts'
import { RUNNING } from '../../test/running.ts'

const running = () => given(RUNNING).dice('xx').from('rival').do('begin', 'target reptilian')
/** Only the Movement Step of the rival, then a question that changes nothing. */
const moving = (combat: Arms, position: Position = {}) =>
  given({ ...position, combat: { step: 'move', side: 'rival', ...combat } }).onlyRunning(
    { do: 'move.side', with: { side: 'rival', cause: 'move' } },
    { do: 'rival.start', with: undefined },
  )
const OVER = 'p1 rival.start'

test('[VIC-EX-20] [VIC-RIVAL-MOVE-16] [VIC-RULING-46] back-up movement: the only hex that brings it closer', () => {
  const game = shown('VIC-EX-20').do('begin', 'target reptilian')
  expect(game.options).toEqual(['unit defender.2', 'unit reptilian', 'auto'])
  game.do('unit defender.2')
  expect(game.of('marked')[0]).toEqual({
    type: 'marked',
    unit: 'defender.2',
    entry: '!with:trident',
    mark: 'hero',
    backup: true,
  })
  expect(game.where('defender.2')).toBe('C1')
  expect(game.waitsFor()).toBe('p1 rival.go')
})

test('[VIC-EX-21] [VIC-RIVAL-MOVE-08] [VIC-RIVAL-MOVE-12] [VIC-RIVAL-MOVE-15] a bold mark in reach, two hexes as good as each other', () => {
  const game = shown('VIC-EX-21').do('begin', 'target reptilian').do('unit defender.2')
  expect(game.options).toEqual(['hex D4', 'hex E3'])
  expect(game.whyNot('hex D3')).toBe('VIC-RIVAL-MOVE-12 notItsBestHex')
  expect(game.whyNot('hex G4')).toBe('VIC-RIVAL-MOVE-06 outOfItsReach')
  game.do('hex E3')
  expect(game.where('reptilian')).toBe('E3')
  expect(game.of('marked')[1]).toEqual({
    type: 'marked',
    unit: 'reptilian',
    entry: '!with:trident',
    mark: 'hero',
    backup: false,
  })
  // the Archer was deployed this turn
  expect(game.where('archer.2')).toBe('B2')
  expect(game.of('moved').map(({ unit }) => unit)).toEqual(['defender.2', 'reptilian'])
})

test('[VIC-EX-22] [VIC-RIVAL-MOVE-01] the order is the player’s and matters', () => {
  const game = shown('VIC-EX-22').do('begin', 'target reptilian').do('unit reptilian', 'hex E3')
  // the hex the Reptilian has left is nearer than C1
  expect(game.where('defender.2')).toBe('C2')
})

test('[VIC-EX-35] [VIC-RIVAL-MOVE-17] [VIC-RIVAL-MOVE-18] [VIC-RULING-47] a stuck unit is moved as soon as it can be', () => {
  const game = shown('VIC-EX-35').do('begin')
  expect(game.do('unit attacker.1').of('stayed')).toEqual([{ type: 'stayed', unit: 'attacker.1', why: 'stuck' }])
  expect(game.combat.stuck).toEqual(['attacker.1'])
  expect(game.options).not.toContain('unit attacker.1')
  expect(game.refused('unit attacker.1')).toBe('VIC-RULING-47 stillStuck')
  game.do('unit defender.2')
  expect(game.where('defender.2')).toBe('C3')
  // free again: it may go at any time, and must before the step ends
  expect(game.options).toContain('unit attacker.1')
  game.do('unit attacker.1')
  expect(game.options).toEqual(['hex B3', 'hex C2'])
  game.do('hex B3')
  expect(game.where('attacker.1')).toBe('B3')
  expect(game.combat.stuck).toEqual([])
  expect(game.waitsFor()).toBe('p1 rival.move')
})

test('[VIC-RIVAL-MOVE-18] the step does not end while a stuck unit can come closer', () => {
  const rival = ['attacker.1 A1', 'archer.1 A2 dazed', 'defender.1 B1 dazed', 'archer.2 B2']
  const game = moving({ arena: 'ATL', rival, mine: ['hero G4'] }).do('unit attacker.1')
  // the last mover frees it, so it goes by itself to one of two hexes
  expect(game.waitsFor()).toBe('p1 rival.go')
  expect(game.options).toEqual(['hex B3', 'hex C2'])
})

test('[VIC-RIVAL-MOVE-02] dazed and fatigued units do not move, and who has no Movement stays', () => {
  const rival = ['attacker.1 C1 dazed', 'attacker.2 A4 stun:rival:3', 'tactician.1 B3 netted:rival:3']
  const game = moving({ arena: 'ATL', turn: 3, rival, mine: ['hero G4'] })
  expect(game.of('stayed')).toEqual([{ type: 'stayed', unit: 'tactician.1', why: 'nowhere' }])
  expect(game.of('moved')).toEqual([])
  const asked = moving({ arena: 'ATL', turn: 3, rival: [...rival, 'archer.1 A1', 'archer.2 C6'], mine: ['hero G4'] })
  expect(asked.refused('unit attacker.1')).toBe('VIC-STATUS-01 isDazed')
  expect(asked.refused('unit attacker.2')).toBe('VIC-STATUS-03 isFatigued')
  expect(asked.refused('unit hero')).toBe('VIC-RIVAL-MOVE-01 notItsTurn')
  asked.do('unit archer.1')
  expect(asked.refused('unit archer.1')).toBe('VIC-RIVAL-MOVE-01 hasMovedAlready')
  expect(asked.waitsFor()).toBe('p1 rival.move')
})

test('[VIC-RIVAL-MOVE-10] [VIC-DESC-09] [VIC-GEN-12] [VIC-RULING-54] of equally close equals the player chooses the mark', () => {
  const game = moving({ arena: 'REF', rival: ['attacker.1 B2'], mine: ['archer.1 D2', 'tactician.1 D3 hp2'] })
  expect(game.options).toEqual(['mark archer.1', 'mark tactician.1'])
  expect(game.refused('mark hero')).toBe('VIC-RIVAL-MOVE-10 notTheMark')
  game.do('mark archer.1')
  // to it there is one way only
  expect(game.where('attacker.1')).toBe('C2')
  expect(game.waitsFor()).toBe(OVER)
})

test('[VIC-EX-34] [VIC-RIVAL-MOVE-13] [VIC-RIVAL-MOVE-20] [VIC-RIVAL-ENGAGE-05] onto the trident, which it takes up and fights with', () => {
  const game = shown('VIC-EX-34')
  game.dice('x . .').from('rival').do('begin')
  expect(game.where('coral-hoplite')).toBe('D4')
  expect(game.of('equipped')).toEqual([{ type: 'equipped', unit: 'coral-hoplite', item: 'trident' }])
  const [attacked] = game.of('attacked')
  expect(attacked?.target).toBe('attacker.1')
  expect(attacked?.pool.map(({ die, cause }) => `${die} ${cause}`)).toEqual(['B attack', 'Y attack', 'K trident'])
  expect(game.hp('attacker.1')).toEqual([2])
})

test('[VIC-FLAG-01] [VIC-RIVAL-MOVE-20] rival units walk over the flag and leave it', () => {
  const game = moving({
    arena: 'PAR',
    chariot: 'none',
    sport: 'flag',
    flag: 'B3',
    rival: ['attacker.1 A2'],
    mine: ['hero C3'],
  })
  expect(game.options).toEqual(['hex B2', 'hex B3'])
  game.do('hex B3')
  expect(game.combat.flag).toBe(6)
  expect(game.unit('attacker.1').carries).toEqual([])
})

test('[VIC-RIVAL-MOVE-15] [VIC-RULING-44] the way is asked for where it matters', () => {
  const position: Arms = {
    arena: 'ATL',
    trident: 'C3',
    sport: 'flag',
    rival: ['attacker.1 B3'],
    mine: ['hero E4 flag'],
  }
  const game = moving({ ...position, mine: ['hero E4 flag', 'archer.1 D5', 'archer.2 E3'] })
  // D4 is the only free hex beside the flagholder in reach
  expect(game.options).toEqual(['path C3 D4', 'path C4 D4'])
  game.do('path C4 D4')
  expect(game.unit('attacker.1').carries).toEqual([])
  expect(game.unit('attacker.1').walked).toBe(2)
  const taken = moving({ ...position, mine: ['hero E4 flag', 'archer.1 D5', 'archer.2 E3'] }).do('path C3 D4')
  expect(taken.unit('attacker.1').carries).toEqual(['trident'])
})

test('`auto` lets the rest of the step go by hex order', () => {
  const game = moving({
    arena: 'REF',
    rival: ['attacker.1 B2', 'attacker.2 B4'],
    mine: ['archer.1 D3', 'tactician.1 D5 hp2'],
  }).do('auto')
  expect(game.where('attacker.1')).toBe('C2')
  expect(game.where('attacker.2')).toBe('C4')
  expect(game.combat.auto).toBeUndefined()
  expect(game.waitsFor()).toBe(OVER)
})

test('[VIC-RIVAL-MOVE-04] [VIC-RIVAL-MOVE-05] [VIC-RULING-04] the list from left to right, bold and plain', () => {
  const rival = ['cinder-hound B3']
  // local: the weakest in reach, else a key hex, although others are nearer to the front of the arena
  const near = moving({ arena: 'VES', rival, mine: ['archer.1 E3', 'hero D5'] })
  expect(near.of('marked')[0]).toMatchObject({ entry: '!weakest', mark: 'archer.1' })
  const nobody = moving({ arena: 'VES', rival, mine: ['hero G1', 'archer.1 G2'] })
  expect(nobody.options).toEqual(['hex D3', 'hex D4', 'hex D5'])
  expect(nobody.do('hex D4').of('marked')[0]).toMatchObject({ entry: 'key', hex: 18, backup: false })
  const flag = moving({ arena: 'VES', sport: 'flag', rival, mine: ['archer.1 E3', 'hero D5 flag'] })
  expect(flag.of('marked')[0]).toMatchObject({ entry: '!flagholder', mark: 'hero' })
})

test('[VIC-RIVAL-MOVE-19] the mark is forgotten: the target is found afresh', () => {
  const game = running().do('unit defender.2', 'hex E3')
  expect(game.of('marked')[1]).toMatchObject({ mark: 'hero' })
  expect(game.of('attacked')[0]).toMatchObject({ unit: 'reptilian', target: 'defender.1' })
})

test('scion effects move as many hexes as they say, and stuck pieces wait too', () => {
  const combat: Arms = {
    kind: 'scion',
    arena: 'VES',
    turn: 3,
    side: 'rival',
    step: 'activity',
    rival: ['hydra C4', 'head.1 E1', 'head.2 A3 stun:rival:3'],
    mine: ['hero E3'],
  }
  const game = given({ scion: 'hydra', act: 4, combat }).onlyRunning(
    {
      do: 'move.side',
      with: { side: 'rival', units: ['head.1', 'head.2'], movement: 1, cause: 'hydra.advance' },
    },
    { do: 'rival.start', with: undefined },
  )
  expect(game.where('head.1')).toBe('E2')
  expect(game.where('head.2')).toBe('A3')
  expect(game.where('hydra')).toBe('C4')
  // in the Movement Step neither scion nor Heads move
  const step = moving(combat, { scion: 'hydra', act: 4 })
  expect(step.of('moved')).toEqual([])
})

test('[VIC-RIVAL-MOVE-18] a mark that holds it up can be chosen once, not again and again', () => {
  const wall = ['archer.1 A1', 'defender.1 B2', 'defender.2 B3', 'tactician.1 A4', 'tactician.2 B4']
  const rival = ['attacker.1 A2', ...wall.map(unit => `${unit} dazed`)]
  const combat: Arms = { arena: 'ATL', trident: 'none', rival, mine: ['archer.2 D1', 'attacker.2 D6'] }
  const game = moving(combat)
  expect(game.options).toEqual(['mark archer.2', 'mark attacker.2'])
  game.do('mark archer.2')
  expect(game.of('stayed')).toEqual([{ type: 'stayed', unit: 'attacker.1', why: 'stuck' }])
  // toward the other one there is a free hex, and the step does not end before it is taken
  expect(game.where('attacker.1')).toBe('A3')
  expect(game.waitsFor()).toBe(OVER)
})
