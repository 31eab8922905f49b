import type { Step } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'
import { failed, won } from '../../test/outcome.ts'

const round: Step = { do: 'round.begin', with: undefined }
const recruit = (chip: string): Step => ({ do: 'camp.recruit', with: { chip, cause: 'test' } })
const fromBag = (count: number): Step => ({ do: 'camp.recruitFromBag', with: { count, cause: 'test' } })
const tactics = (count: number): Step => ({ do: 'camp.gainTactics', with: { count, cause: 'test' } })
const FOUR = ['archer.1', 'attacker.1', 'defender.1', 'reptilian']

describe('recruiting and sacrificing', () => {
  test('[VIC-RECRUIT-01] [VIC-RECRUIT-02] a recruit lies face up in camp', () => {
    const game = given({ bag: [] }).onlyRunning(recruit('lanista'), round)
    expect(game.open.camp).toMatchObject({ units: ['attacker.1', 'archer.1', 'defender.1', 'lanista'], defeated: [] })
    expect(game.open.deeds.recruits).toEqual([1])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-EX-54] [VIC-RECRUIT-04] [VIC-RECRUIT-05] beyond Leadership one goes into the bag at once, the newcomer too if you like', () => {
    const game = shown('VIC-EX-54').do('begin', 'pass', 'done', 'attack hero lanista', 'recruit lanista')
    expect(game.waitsFor()).toBe('p1 camp.sacrifice')
    expect(game.after('sacrifice')).toEqual([...FOUR, 'lanista'].sort())
    game.do('sacrifice lanista')
    expect(game.open.camp.units).toEqual(FOUR)
    expect(game.where('lanista')).toBe('bag')
    expect(game.of('sacrificed')).toEqual([{ type: 'sacrificed', chip: 'lanista', cause: 'sport' }])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('a troop that just fills Leadership keeps all', () => {
    const game = given({ units: FOUR.slice(1), bag: [] }).onlyRunning(recruit('lanista'), round)
    expect(game.open.camp.units).toHaveLength(4)
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RECRUIT-03] [VIC-TRIBUNE-06] elite, bane and arena units never join, the tribune may', () => {
    const game = won({
      hero: 'nox',
      combat: {
        sport: 'hill',
        arena: 'REF',
        tribune: 'archer.2',
        mine: ['hero F3'],
        rival: ['archer.2 B2', 'erinys B3'],
        beasts: ['beast.1 D4'],
      },
    })
    expect(game.after('recruit')).toEqual(['archer.2'])
    expect(game.refused('recruit beast.1')).toBe('VIC-RECRUIT-03 cannotBeRecruited')
    expect(game.refused('recruit erinys')).toBe('VIC-RECRUIT-03 cannotBeRecruited')
    game.do('recruit archer.2')
    expect(game.where('archer.2')).toBe('camp')
    expect(game.open.bag).toContain('erinys')
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RECRUIT-06] the hero cannot be sacrificed', () => {
    const game = given({ units: FOUR, bag: [] }).onlyRunning(recruit('lanista'), round)
    expect(game.refused('sacrifice hero')).toBe('VIC-RECRUIT-06 eliteStays')
    expect(game.refused('sacrifice harpooner')).toBe('VIC-RECRUIT-04 notInTroop')
    expect(game.waitsFor()).toBe('p1 camp.sacrifice')
  })

  test('[VIC-RECRUIT-07] [VIC-RULING-82] in combat only units in camp can be sacrificed, and a recruit may be deployed', () => {
    const game = given({
      leadership: 5,
      units: ['archer.1'],
      defeated: ['tactician.1'],
      opportunities: [{ card: 'O10', seen: [], met: false }],
      combat: { arena: 'ATL', mine: ['hero F3', 'attacker.1 E3'], rival: ['archer.2 B2'] },
    }).running(recruit('reptilian'), recruit('defender.1'))
    expect(game.after('sacrifice')).toEqual(['archer.1', 'defender.1', 'reptilian', 'tactician.1'])
    expect(game.refused('sacrifice attacker.1')).toBe('VIC-RULING-82 inTheArena')
    game.do('sacrifice tactician.1', 'begin')
    expect(game.after('deploy reptilian')).not.toEqual([])
    expect(game.waitsFor()).toBe('p1 player.deploy')
  })

  test('[VIC-RULING-82] in Cleanup those in the arena can be sacrificed too', () => {
    const game = won({
      units: ['archer.1', 'defender.1', 'reptilian'],
      combat: { sport: 'hill', mine: ['hero F3', 'attacker.1 E3 adrenaline'], fallenRivals: ['lanista'] },
    })
    game.do('recruit lanista', 'sacrifice attacker.1')
    expect(game.where('attacker.1')).toBe('bag')
    expect(game.open.tactics.adrenaline).toBe(3)
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-86] whatever it was, it ends in the bag and never in a stack', () => {
    const game = given({ units: [...FOUR.slice(1), 'pythia'], bag: [] }).onlyRunning(recruit('lanista'), round)
    game.do('sacrifice pythia')
    expect(game.open.bag).toEqual(['pythia'])
    expect(game.open.chips).not.toContain('pythia')
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('Rightful Authority: two are drawn, one is kept, the other goes back', () => {
    const game = given({
      hero: 'virago',
      prowess: ['rightful-authority'],
      bag: ['ambush', 'reptilian', 'lanista', 'archer.2'],
    })
    game.onlyRunning(fromBag(1), round)
    expect(game.waitsFor()).toBe('p1 reward.keepUnit')
    expect(game.options).toEqual(['keep reptilian', 'keep lanista'])
    game.do('keep lanista')
    expect(game.where('lanista')).toBe('camp')
    expect(game.open.bag).toEqual(['ambush', 'archer.2', 'reptilian'])
    expect(game.pile('bag').toSorted()).toEqual(game.open.bag)
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-66] as many as the bag has', () => {
    const game = given({ leadership: 9, bag: ['reptilian', 'erinys'] }).onlyRunning(fromBag(3), round)
    expect(game.of('recruited').map(({ chip }) => chip)).toEqual(['reptilian'])
    expect(game.open.bag).toEqual(['erinys'])
    expect(game.waitsFor()).toBe('p1 travel')
  })
})

describe('tactics of the camp', () => {
  test('[VIC-EX-55] [VIC-REWARD-03] up to the capacity, freely from the supply', () => {
    const game = shown('VIC-EX-55').do('begin', 'pass', 'pass', 'done', 'attack hero lanista', 'tactics')
    expect(game.after('tactic')).toEqual(['adrenaline', 'bolster-health', 'hamstring', 'stun'])
    game.do('tactic stun', 'tactic hamstring')
    expect(game.open.camp.tactics).toEqual(['stun', 'stun', 'hamstring'])
    expect(game.open.tactics).toMatchObject({ stun: 1, hamstring: 2 })
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-REWARD-03] the supply may end before the capacity', () => {
    const game = won({ supply: { stun: 1, hamstring: 0 }, combat: { sport: 'hill', mine: ['hero F3'] } })
    expect(game.open.camp.tactics).toEqual(['stun'])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-TACTIC-15] gaining one beyond the capacity: you choose what goes', () => {
    const game = given({ tactics: ['stun', 'stun', 'stun'] }).onlyRunning(tactics(1), round)
    expect(game.refused('tactic stun')).toBe('VIC-TACTIC-15 noneInSupply')
    game.do('tactic adrenaline')
    expect(game.waitsFor()).toBe('p1 camp.discard')
    expect(game.refused('discard hamstring')).toBe('VIC-HERO-11 notHeld')
    game.do('discard stun')
    expect(game.open.camp.tactics).toEqual(['stun', 'stun', 'adrenaline'])
    expect(game.open.tactics.stun).toBe(1)
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-TACTIC-16] a special tactic that was used may be chosen from the supply', () => {
    const game = given({ supply: { 'smoke-veil': 1, stun: 1 } }).onlyRunning(tactics(1), round)
    expect(game.options).toEqual(['tactic stun', 'tactic smoke-veil'])
    game.do('tactic smoke-veil')
    expect(game.open.camp.tactics).toEqual(['smoke-veil'])
    expect(game.open.tactics['smoke-veil']).toBe(0)
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('from an empty supply there is nothing to gain', () => {
    const game = given({ supply: {} }).onlyRunning(tactics(1), round)
    expect(game.of('nothingToGain')).toEqual([{ type: 'nothingToGain', cause: 'test' }])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-RULING-88] in Cleanup a troop above its Leadership comes down, with the fallen of a Sport risen', () => {
    const game = failed({
      campBanes: ['wavering-banners'],
      units: ['archer.1', 'defender.1'],
      defeated: ['reptilian'],
      combat: { sport: 'hill', mine: ['hero F3', 'attacker.1 E3'], rival: ['archer.2 B2'] },
    })
    expect(game.waitsFor()).toBe('p1 camp.sacrifice')
    expect(game.after('sacrifice')).toEqual(['archer.1', 'attacker.1', 'defender.1', 'reptilian'])
    game.do('sacrifice reptilian')
    expect(game.waitsFor()).toBe('p1 travel')
  })
})
