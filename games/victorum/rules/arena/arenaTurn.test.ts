import type { ProwessId } from '../../content/ids.ts'
import { describe, expect, test } from 'vitest'
import { hexName } from '../ground/hexes.query.ts'
import { type Arms, given, type Given, type Position, shown } from '../../test/given.ts'

/** Only the arena's turn, then a question that changes nothing. */
const arena = (combat: Arms, dice = '', position: Position = {}): Given =>
  given({ ...position, combat: { turn: 3, ...combat } })
    .dice(dice)
    .onlyRunning({ do: 'arena.turn', with: undefined }, { do: 'rival.start', with: undefined })
const OVER = 'p1 rival.start'
const FAR_RIVAL = 'tactician.2 A4'

describe('arena turns', () => {
  test('[VIC-ARENA-TURN-01] [VIC-ARENA-TURN-02] [VIC-TURN-02] after yours and before the rival’s, where the card asks for one', () => {
    const mine = ['hero G1']
    const steps = (combat: Arms, dice: string): string[] => {
      const game = given({ units: [], combat: { turn: 3, rival: [FAR_RIVAL], mine, ...combat } }).dice(dice)
      game.past('player.start', 'begin').past('player.move', 'done').past('player.ability', 'done')
      game.past('player.engage', 'done').past('arena.displace', 'hex E4')
      return game.of('turnBegan').map(({ side, turn }) => `${side} ${turn}`)
    }
    expect(steps({ arena: 'PAR' }, '1')).toEqual(['player 3', 'arena 3', 'rival 4'])
    expect(steps({ arena: 'ARG' }, '')).toEqual(['player 3', 'rival 4'])
    expect(steps({ arena: 'VES' }, '11')).toEqual(['player 3', 'arena 3', 'rival 4'])
  })

  test('[VIC-ARENA-TURN-02] there is none before the rival’s first turn', () => {
    const game = given({ combat: { arena: 'PAR', turn: 1, column: ['archer.2'] } }).from('fight')
    expect(game.of('turnBegan')).toEqual([{ type: 'turnBegan', side: 'rival', turn: 1 }])
    expect(game.waitsFor()).toBe('p1 rival.start')
  })
})

describe('Ashen Kennels', () => {
  test('[VIC-ARENA-TURN-04] [VIC-ARENA-TURN-05] Movement, Abilities and Engage, by the list for beasts', () => {
    const game = arena({ arena: 'REF', rival: ['attacker.2 B2'], mine: ['archer.1 E4'], beasts: ['beast.1 D2'] }, 'x')
    const steps = game.of('stepBegan').map(({ side, step }) => `${side} ${step}`)
    expect(steps).toEqual(['arena move', 'arena ability', 'arena engage'])
    // the rival unit at B2 needs 1 movement, your Archer 2
    expect(game.of('marked')[0]).toEqual({
      type: 'marked',
      unit: 'beast.1',
      entry: '!closest',
      mark: 'attacker.2',
      backup: false,
    })
    expect(game.where('beast.1')).toBe('C2')
    expect(game.hp('attacker.2')).toEqual([2])
    expect(game.waitsFor()).toBe(OVER)
  })

  test('[VIC-ARENA-TURN-06] both troops are opponents of the beasts, and the beasts of both', () => {
    const game = given({
      combat: { arena: 'REF', turn: 3, rival: ['attacker.2 C3'], mine: ['hero G4'], beasts: ['beast.1 C2'] },
    })
    game.dice('xx').from('rival').do('begin')
    // not local: for it the beast is the weakest opponent in reach
    expect(game.of('attacked')[0]).toMatchObject({ unit: 'attacker.2', target: 'beast.1' })
    expect(game.hp('beast.1')).toEqual([1])
  })

  test('[VIC-RULING-103] [VIC-RULING-56] local units and beasts are allies, of either troop', () => {
    const rival = ['cerberus-whelp C2']
    const game = arena({ arena: 'REF', rival, mine: ['bone-warden D3'], beasts: ['beast.1 D2'] })
    // nobody but local units: nobody to mark, nobody to attack
    expect(game.of('stayed')).toEqual([{ type: 'stayed', unit: 'beast.1', why: 'noMark' }])
    expect(game.of('attacked')).toEqual([])
    // the local units of two troops stay opponents
    const fight = given({
      combat: { arena: 'REF', turn: 3, rival, mine: ['bone-warden C3', 'hero G4'], beasts: ['beast.1 D2'] },
    })
    fight.dice('...').from('rival').do('begin')
    expect(fight.of('attacked')[0]).toMatchObject({ unit: 'cerberus-whelp', target: 'bone-warden' })
  })

  test('[VIC-ARENA-TURN-08] [VIC-GEN-12] what is left open for beasts is asked', () => {
    const beasts = ['beast.1 D2', 'beast.2 D6']
    const game = arena({ arena: 'REF', rival: [FAR_RIVAL], mine: ['hero G2'], beasts }, '')
    expect(game.waitsFor()).toBe('p1 arena.move')
    expect(game.options).toEqual(['unit beast.1', 'unit beast.2', 'auto'])
    const hexes = arena({ arena: 'REF', rival: [], mine: ['archer.1 D5', 'hero G1'], beasts: ['beast.1 B2'] })
    expect(hexes.waitsFor()).toBe('p1 arena.go')
    expect(hexes.options).toEqual(['hex C4', 'hex D4'])
    const target = arena(
      { arena: 'REF', rival: [FAR_RIVAL], mine: ['archer.1 E3', 'archer.2 E4', 'hero G4'], beasts: ['beast.1 D4'] },
      '.',
    )
    expect(target.options).toEqual(['mark archer.1', 'mark archer.2'])
    target.do('mark archer.2')
    expect(target.waitsFor()).toBe('p1 arena.target')
    target.do('target archer.1')
    expect(target.of('attacked')[0]).toMatchObject({ unit: 'beast.1', target: 'archer.1' })
    expect(target.waitsFor()).toBe(OVER)
  })

  test('[VIC-ARENA-TURN-07] [VIC-DEFEAT-03] [VIC-GOAL-09] a fallen beast is gone, and counts for no goal', () => {
    const game = given({
      combat: { arena: 'REF', turn: 3, rival: ['attacker.2 C3'], mine: ['hero G4'], beasts: ['beast.1 C2 hp1'] },
    })
    game.dice('xx').from('rival').do('begin')
    expect(game.isIn('beast.1')).toBe(false)
    expect(game.combat.fallenRivals).toEqual([])
    expect(game.open.bag).not.toContain('beast.1')
    expect(game.open.outcomeOfCombat).toBeUndefined()
  })

  test('[VIC-RULING-57] for “outnumbered” beasts count as opponents, allied ones do not', () => {
    const prowess: ProwessId[] = ['tenth-son']
    const combat: Arms = {
      arena: 'REF',
      turn: 3,
      step: 'engage',
      rival: ['attacker.2 C3'],
      mine: ['hero D4'],
      beasts: ['beast.1 A1'],
    }
    const many = given({ hero: 'decimus', prowess, combat })
      .dice('...')
      .onlyRunning(
        { do: 'attack', with: { attacker: 'hero', target: 'attacker.2' } },
        { do: 'rival.start', with: undefined },
      )
    expect(many.of('attacked')[0]?.pool.some(({ cause }) => cause === 'tenth-son')).toBe(true)
    const { beasts: _none, ...alone } = combat
    const even = given({ hero: 'decimus', prowess, combat: alone })
      .dice('..')
      .onlyRunning(
        { do: 'attack', with: { attacker: 'hero', target: 'attacker.2' } },
        { do: 'rival.start', with: undefined },
      )
    expect(even.of('attacked')[0]?.pool.some(({ cause }) => cause === 'tenth-son')).toBe(false)
  })
})

describe('The Caldera', () => {
  const embers = (game: Given): string[] => game.combat.embers.map(hexName)

  test('[VIC-ARENA-TURN-03] embers drift by the compass, not over the edge, onto a vent or onto each other', () => {
    const rival = [FAR_RIVAL]
    expect(embers(arena({ arena: 'VES', rival, mine: ['hero G1'] }, '31'))).toEqual(['D5', 'E3'])
    // C5 is beside the vent D6 to the south-east; E2 beside D2 to the north-west
    expect(embers(arena({ arena: 'VES', rival, mine: ['hero G1'] }, '25'))).toEqual(['C5', 'E2'])
    expect(embers(arena({ arena: 'VES', rival, mine: ['hero G1'], embers: ['G4', 'A1'] }, '15'))).toEqual(['G4', 'A1'])
    expect(embers(arena({ arena: 'VES', rival, mine: ['hero G1'], embers: ['E3', 'E4'] }, '14'))).toEqual(['E3', 'E4'])
  })

  test('whoever is on an ember’s hex is dealt 1 damage, all at once; local units and the scion’s troop ignore it', () => {
    const game = arena({ arena: 'VES', rival: ['attacker.2 D5', 'cinder-hound E3'], mine: ['hero G1'] }, '31')
    expect(game.hp('attacker.2', 'cinder-hound')).toEqual([2, 2])
    expect(game.of('damaged').map(({ unit, dealt, ignored }) => [unit, dealt, ignored])).toEqual([
      ['cinder-hound', 1, 1],
      ['attacker.2', 1, 0],
    ])
    expect(game.waitsFor()).toBe(OVER)
    const scion = arena({ kind: 'scion', arena: 'VES', rival: ['taotie D5'], mine: ['hero E3'] }, '31', {
      scion: 'taotie',
      act: 4,
    })
    expect(scion.hp('taotie', 'hero')).toEqual([11, 4])
  })

  test('[VIC-RULING-64] [VIC-DEFEAT-07] an ember that fells the tribune lowers the hero too', () => {
    const game = arena(
      { arena: 'VES', sport: 'hill', tribune: 'archer.2', rival: ['archer.2 D5 hp1', FAR_RIVAL], mine: ['hero G1'] },
      '31',
    )
    expect(game.isIn('archer.2')).toBe(false)
    expect(game.hp('hero')).toEqual([1])
  })

  test('local units on or beside an ember add a yellow die', () => {
    const strike = (at: string): string[] => {
      const combat: Arms = { arena: 'VES', turn: 3, step: 'engage', rival: [`ash-stalker ${at}`], mine: ['hero D4'] }
      const game = given({ combat })
        .dice('...'.slice(0, at === 'C4' ? 3 : 2))
        .onlyRunning(
          { do: 'attack', with: { attacker: 'ash-stalker', target: 'hero' } },
          { do: 'rival.start', with: undefined },
        )
      return game.of('attacked')[0]?.pool.map(({ die, cause }) => `${die} ${cause}`) ?? []
    }
    expect(strike('C4')).toEqual(['G attack', 'B attack', 'Y embers'])
    expect(strike('C3')).toEqual(['G attack', 'B attack'])
  })
})

describe('Great Hippodrome', () => {
  test('[VIC-EX-69] [VIC-ARENA-TURN-03] [VIC-STATUS-04] the chariot hits who is in its way, pushes it off the track and goes on', () => {
    const game = shown('VIC-EX-69')
    expect(game.waitsFor()).toBe('p1 arena.displace')
    expect(game.hp('attacker.1')).toEqual([1])
    expect(game.after('hex')).toEqual(['E4', 'F5', 'G3', 'G4'])
    expect(game.whyNot('hex F3')).toBe('VIC-ARENA-TURN-03 onTheTrack')
    expect(game.whyNot('hex D4')).toBe('VIC-ARENA-TURN-03 notBesideIt')
    game.do('hex F5')
    expect(game.of('chariotMoved').map(({ to }) => hexName(to))).toEqual(['E5', 'F4', 'F3'])
    expect(game.of('displaced')[0]).toMatchObject({ unit: 'attacker.1', cause: 'chariot' })
    expect(game.where('attacker.1')).toBe('F5')
    expect(game.waitsFor()).toBe(OVER)
  })

  test('local units are not hurt but make way; who is felled leaves the way free', () => {
    const local = arena({ arena: 'PAR', rival: ['cataphract E5'], mine: ['hero A1'] }, '1')
    expect(local.hp('cataphract')).toEqual([4])
    expect(local.waitsFor()).toBe('p1 arena.displace')
    const felled = arena({ arena: 'PAR', rival: ['archer.2 E5', FAR_RIVAL], mine: ['hero A1'] }, '2')
    expect(felled.isIn('archer.2')).toBe(false)
    expect(hexName(felled.combat.chariot ?? -1)).toBe('F4')
    expect(felled.waitsFor()).toBe(OVER)
  })

  test('[VIC-RULING-110] who cannot be displaced, or has no hex to go to, stops it after the damage', () => {
    const braced = arena({ arena: 'PAR', rival: [FAR_RIVAL], mine: ['surf-giant E5', 'hero A1'] }, '4')
    expect(braced.hp('surf-giant')).toEqual([4])
    expect(braced.where('surf-giant')).toBe('E5')
    expect(braced.of('chariotStopped')).toHaveLength(1)
    expect(hexName(braced.combat.chariot ?? -1)).toBe('D6')
    const around = ['archer.1 D5', 'defender.1 E4', 'tactician.1 E6', 'hero F5']
    const held = arena({ arena: 'PAR', rival: [FAR_RIVAL], mine: ['attacker.1 E5', ...around] }, '2')
    expect(held.hp('attacker.1')).toEqual([1])
    expect(hexName(held.combat.chariot ?? -1)).toBe('D6')
    expect(held.waitsFor()).toBe(OVER)
  })

  test('[VIC-STATUS-09] the chariot blocks its hex', () => {
    const game = given({ units: [], combat: { arena: 'PAR', turn: 3, rival: [FAR_RIVAL], mine: ['hero D5'] } })
    game.past('player.start', 'begin')
    expect(game.after('move hero')).toEqual(expect.arrayContaining(['C5', 'E5']))
    expect(game.after('move hero')).not.toContain('D6')
    expect(game.waitsFor()).toBe('p1 player.move')
  })
})
