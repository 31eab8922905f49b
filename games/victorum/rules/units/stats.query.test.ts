import { describe, expect, test } from 'vitest'
import type { EventId, ProwessId, SkillId } from '../../content/ids.ts'
import { openOf } from '../../position/open.ts'
import type { Position } from '../../position/words.ts'
import type { Arms } from '../../position/arms.ts'
import { laidOut, shown } from '../../test/given.ts'
import {
  attackOf,
  capacityOf,
  fullHealth,
  healthOf,
  heroHealth,
  isDazed,
  isFatigued,
  leadershipOf,
  movementOf,
  movementOfMove,
  rangeOf,
  type SeenOpen,
  type SeenUnit,
  skillOf,
  statTerms,
} from './stats.query.ts'
import { unitNamed } from './units.query.ts'

const fight = (combat: Arms, position: Position = {}): SeenOpen => openOf({ ...position, combat })
const unit = (open: SeenOpen, id: string): SeenUnit => unitNamed(open, id) as SeenUnit
const movement = (open: SeenOpen, id: string): number => movementOf(open, unit(open, id))
const range = (open: SeenOpen, id: string): number => rangeOf(open, unit(open, id))
const dice = (open: SeenOpen, id: string): string => attackOf(open, unit(open, id)).join('')
const skill = (open: SeenOpen, id: string, name: SkillId): number | undefined => skillOf(open, unit(open, id), name)
/** The statistics of a fresh unit under an event. */
const under = (event: EventId, mine: string, rival: string, arena: Arms['arena'] = 'KUN'): SeenOpen =>
  fight({ event, arena: arena ?? 'KUN', mine: [mine], rival: [rival] })

describe('the pad', () => {
  test('[VIC-RULING-87] prowess raises Health, Leadership and Movement up to the limits of the pad', () => {
    const prowess: ProwessId[] = [
      'endurance-1',
      'endurance-2',
      'borrowed-banners',
      'master-tactician',
      'cornucopia',
      'winged-sandals',
    ]
    const open = openOf({ prowess, health: 11, leadership: 11, combat: { mine: ['hero D4'] } })
    expect(heroHealth(open)).toBe(12)
    expect(leadershipOf(open)).toBe(12)
    expect(capacityOf(open)).toBe(5)
    expect(movement(open, 'hero')).toBe(3)
    const swift = openOf({
      hero: 'the-parthian',
      prowess: ['steppe-bred', 'winged-sandals'],
      combat: { mine: ['hero D4'] },
    })
    expect(movement(swift, 'hero')).toBe(3)
    expect(heroHealth(openOf({ health: 7, prowess: ['endurance-1'] }))).toBe(8)
  })
  test('[VIC-RULING-87] effects of one combat go beyond the limits', () => {
    const open = openOf({
      hero: 'the-parthian',
      prowess: ['steppe-bred'],
      place: 'PAR-1',
      combat: { mine: ['hero D2'], chariot: 'D6', step: 'move' },
    })
    expect(movement(open, 'hero')).toBe(4)
  })
  test('camp banes take from Leadership, capacity and full heals', () => {
    const open = openOf({ campBanes: ['wavering-banners', 'cracked-shields', 'open-wound'] })
    expect([leadershipOf(open), capacityOf(open), heroHealth(open), fullHealth(open)]).toEqual([4, 2, 5, 4])
  })
})

describe('layers', () => {
  test('[VIC-EX-60] [VIC-STACKING-02] [VIC-RULING-89] the event sets Movement to 1, Adrenaline still adds', () => {
    expect(movement(openOf(laidOut('VIC-EX-60')), 'cataphract')).toBe(2)
    const game = shown('VIC-EX-60').do('begin', 'pass', 'move cataphract C3')
    expect([game.where('cataphract'), game.waitsFor()]).toEqual(['C3', 'p1 rival.start'])
    const open = fight({ event: 'S12', arena: 'KUN', mine: ['archer.1 E4'] })
    expect(movement(open, 'archer.1')).toBe(1)
  })
  test('[VIC-EX-74] [VIC-RULING-89] pluses and minuses of one source are summed before its minimum', () => {
    const shownOpen = openOf(laidOut('VIC-EX-74'))
    expect(movement(shownOpen, 'archer.1')).toBe(1)
    expect(movement(shownOpen, 'attacker.1')).toBe(2)
    const game = shown('VIC-EX-74').do('begin', 'pass')
    expect(game.after('move archer.1')).not.toContain('C3')
    expect(game.after('move attacker.1')).toContain('D4')
    const open = fight({
      mine: ['defender.1 E2 hamstring'],
      rival: ['attacker.2 A1 hamstring', 'archer.2 A2 chains-of-hephaestus:rival:3 adrenaline'],
    })
    expect(movement(open, 'defender.1')).toBe(1)
    expect(movement(open, 'attacker.2')).toBe(1)
    expect(movement(open, 'archer.2')).toBe(1)
  })
  test('[VIC-STACKING-01] each source has its word after those below it: prowess, arena, event, tactic, bane, skill', () => {
    const open = fight(
      {
        event: 'B08',
        arena: 'PAR',
        chariot: 'D6',
        side: 'rival',
        step: 'move',
        rival: ['horse-archer D2 hamstring spurred-on', 'cataphract A1 netted:rival:2'],
      },
      { place: 'PAR-1' },
    )
    expect(movement(open, 'horse-archer')).toBe(5)
    expect(statTerms(open, unit(open, 'horse-archer'), 'movement')).toEqual([
      { cause: 'chip', from: 0, to: 3 },
      { cause: 'PAR', from: 3, to: 4 },
      { cause: 'B08', from: 4, to: 5 },
      { cause: 'hamstring', from: 5, to: 4 },
      { cause: 'spurred-on', from: 4, to: 5 },
    ])
    expect(movement(open, 'cataphract')).toBe(0)
  })
  test('[VIC-RULING-37] two Adrenalines add up', () => {
    expect(movement(fight({ mine: ['archer.1 D4 adrenaline adrenaline'] }), 'archer.1')).toBe(3)
  })
  test('[VIC-RULING-89] only Hamstring takes from Movement, other tactics leave it alone', () => {
    const open = fight({ mine: ['attacker.1 D4 whetstone', 'cataphract E4 hamstring whetstone', 'tactician.1 E2'] })
    expect(['attacker.1', 'cataphract', 'tactician.1'].map(id => movement(open, id))).toEqual([2, 2, 2])
  })
  test('Hamstring leaves a Movement of 0 as it is', () => {
    const open = fight({ event: 'S28', rival: ['attacker.1 B3 hamstring'] })
    expect(movement(open, 'attacker.1')).toBe(0)
  })
  test('Silent Command: the ally named has +1 Movement', () => {
    const open = fight({ mine: ['hero D4', 'archer.1 D5'], commanded: 'archer.1' }, { hero: 'decimus' })
    expect([movement(open, 'archer.1'), movement(open, 'hero')]).toEqual([2, 2])
  })
  test('X takes the place of the printed Movement, all layers on top', () => {
    const open = fight({ rival: ['attacker.1 B3 adrenaline'] })
    expect(movementOf(open, unit(open, 'attacker.1'), 1)).toBe(2)
  })
})

describe('events', () => {
  test('Movement: flagholder, everybody, beasts, yours, rivals, the first of the lineup', () => {
    const flag = fight({ event: 'S09', arena: 'KUN', mine: ['archer.1 D4 flag', 'archer.2 E4'] })
    expect([movement(flag, 'archer.1'), movement(flag, 'archer.2')]).toEqual([2, 1])
    const beasts = fight({ event: 'S15', mine: ['qilin D4', 'archer.1 E4'], rival: ['brine-hound B3'] })
    expect([movement(beasts, 'qilin'), movement(beasts, 'archer.1'), movement(beasts, 'brine-hound')]).toEqual([
      3, 1, 4,
    ])
    const yours = under('S23', 'archer.1 D4', 'archer.2 B3')
    expect([movement(yours, 'archer.1'), movement(yours, 'archer.2')]).toEqual([2, 1])
    const rivals = under('B08', 'archer.1 D4', 'archer.2 B3')
    expect([movement(rivals, 'archer.1'), movement(rivals, 'archer.2')]).toEqual([1, 2])
    const first = fight({ event: 'S28', rival: ['attacker.1 B3', 'attacker.2 B2'], mine: ['tactician.1 F3'] })
    expect(['attacker.1', 'attacker.2', 'tactician.1'].map(id => movement(first, id))).toEqual([0, 2, 2])
  })
  test('Range: at most 2, or 1 for all; smoke takes 1 from yours, at least 1 is left', () => {
    const night = under('S13', 'moon-archer D4', 'grave-archer B3')
    expect([range(night, 'moon-archer'), range(night, 'grave-archer')]).toEqual([2, 2])
    expect(range(under('S13', 'archer.1 D4', 'attacker.1 B3'), 'attacker.1')).toBe(1)
    const ash = under('B30', 'moon-archer D4', 'grave-archer B3')
    expect([range(ash, 'moon-archer'), range(ash, 'grave-archer')]).toEqual([1, 1])
    const smoke = fight({ drawn: ['choking-smoke'], mine: ['moon-archer D4', 'attacker.1 E4'], rival: ['archer.1 B3'] })
    expect([range(smoke, 'moon-archer'), range(smoke, 'attacker.1'), range(smoke, 'archer.1')]).toEqual([2, 1, 2])
  })
  test('Deep Night: from 4 darkness on your Range is 1', () => {
    const dark = (count: number) =>
      range(
        fight({ kind: 'scion', mine: ['archer.1 D4'], rival: ['apep B3'], scion: { count } }, { scion: 'apep' }),
        'archer.1',
      )
    expect([dark(3), dark(4)]).toEqual([2, 1])
  })
  test('skills that events and banes give', () => {
    const tribune = fight({
      event: 'S33',
      tribune: 'attacker.1',
      rival: ['attacker.1 B3', 'archer.1 B2', 'archer.2 D4'],
      mine: ['tactician.1 C3'],
    })
    expect(['attacker.1', 'archer.1', 'archer.2', 'tactician.1'].map(id => skill(tribune, id, 'armored'))).toEqual([
      undefined,
      1,
      undefined,
      undefined,
    ])
    const phalanx = fight({
      event: 'B31',
      rival: ['attacker.1 B3', 'archer.1 B2', 'archer.2 D4'],
      mine: ['tactician.1 D5'],
    })
    expect(['attacker.1', 'archer.1', 'archer.2'].map(id => skill(phalanx, id, 'armored'))).toEqual([1, 1, undefined])
    const fort = under('B20', 'defender.1 D4', 'defender.2 B3')
    expect([skill(fort, 'defender.1', 'armored'), skill(fort, 'defender.2', 'armored')]).toEqual([undefined, 1])
    const beasts = under('B19', 'qilin D4', 'archer.1 B3')
    expect([skill(beasts, 'qilin', 'frenzy'), skill(beasts, 'archer.1', 'frenzy')]).toEqual([1, undefined])
    const mad = under('B27', 'archer.2 D4', 'archer.1 B3')
    expect([skill(mad, 'archer.2', 'frenzy'), skill(mad, 'archer.1', 'frenzy')]).toEqual([undefined, 1])
    const banes = fight({ rival: ['archer.1 B3 shoulder-serpents', 'archer.2 B2 bident'] })
    expect([skill(banes, 'archer.1', 'barbed'), skill(banes, 'archer.2', 'pierce')]).toEqual([1, 1])
  })
})

describe('skills of a unit', () => {
  test('[VIC-EX-61] [VIC-STACKING-03] [VIC-STACKING-04] [VIC-RULING-90] one of each, the highest number', () => {
    expect(skill(openOf(laidOut('VIC-EX-61')), 'hero', 'mend')).toBe(2)
    const game = shown('VIC-EX-61').do('begin', 'pass', 'done', 'skill hero mend')
    expect(game.hp('attacker.1')).toEqual([3])
    const armoured = fight({ event: 'B20', rival: ['scutarius B3', 'shield-sister B2'] })
    expect(skill(armoured, 'scutarius', 'armored')).toBe(1)
  })
  test('[VIC-STATUS-03] [VIC-RULING-90] a fatigued unit has none, from whatever source', () => {
    const open = fight({
      event: 'B20',
      rival: ['scutarius B3 stun:rival:2', 'shield-sister B2'],
      mine: ['reptilian D4 fatigued:player:2'],
    })
    expect(skill(open, 'scutarius', 'armored')).toBeUndefined()
    expect(skill(open, 'scutarius', 'taunt')).toBeUndefined()
    expect(skill(open, 'reptilian', 'regen')).toBeUndefined()
    expect(skill(open, 'shield-sister', 'taunt')).toBe(1)
    expect(isFatigued(open, unit(open, 'scutarius'))).toBe(true)
  })
  test('Bulwark arms adjacent allies only; a fatigued shield arms nobody', () => {
    const open = fight({ mine: ['shield-sister D4', 'archer.1 D5', 'archer.2 E6'], rival: ['attacker.1 C4'] })
    expect(['archer.1', 'archer.2', 'shield-sister', 'attacker.1'].map(id => skill(open, id, 'armored'))).toEqual([
      1,
      undefined,
      undefined,
      undefined,
    ])
    const tired = fight({ mine: ['shield-sister D4 stun:player:2', 'archer.1 D5'] })
    expect(skill(tired, 'archer.1', 'armored')).toBeUndefined()
  })
  test('a post gives Pull, the laurel Armored 1', () => {
    const cove = openOf({ place: 'LAM-1', combat: { arena: 'LAM', mine: ['archer.1 D4', 'archer.2 D5'] } })
    expect([skill(cove, 'archer.1', 'pull'), skill(cove, 'archer.2', 'pull')]).toEqual([1, undefined])
    const circus = openOf({ place: 'ARG-1', combat: { arena: 'ARG', mine: ['archer.1 D4 laurel', 'archer.2 D5'] } })
    expect([skill(circus, 'archer.1', 'armored'), skill(circus, 'archer.2', 'armored')]).toEqual([1, undefined])
  })
  test('prowess gives the hero skills, Self-Reliant only while it is isolated', () => {
    const open = openOf({ hero: 'the-parthian', prowess: ['self-reliant', 'eagle-eye'], combat: { mine: ['hero D4'] } })
    expect([skill(open, 'hero', 'armored'), skill(open, 'hero', 'deadeye')]).toEqual([1, 1])
    const led = openOf({
      hero: 'the-parthian',
      prowess: ['self-reliant'],
      combat: { mine: ['hero D4', 'archer.1 G1'] },
    })
    expect(skill(led, 'hero', 'armored')).toBeUndefined()
  })
  test("Hoplite's Discipline 2: the hero cannot be fatigued", () => {
    const of = (prowess: ProwessId[]) => {
      const open = openOf({ hero: 'decimus', prowess, combat: { mine: ['hero D4 fatigued:player:2'] } })
      return isFatigued(open, unit(open, 'hero'))
    }
    expect([of(['hoplites-discipline-1']), of(['hoplites-discipline-1', 'hoplites-discipline-2'])]).toEqual([
      true,
      false,
    ])
  })
  test('Grand Entrance: not dazed on the turn of its deployment, though a gaze may daze it later', () => {
    const dazed = (deployed: number, prowess: ProwessId[]) => {
      const open = openOf({ prowess, combat: { turn: 2, mine: [`hero D4 dazed on${deployed}`] } })
      return isDazed(open, unit(open, 'hero'))
    }
    expect([dazed(2, []), dazed(2, ['grand-entrance']), dazed(1, ['grand-entrance'])]).toEqual([true, false, true])
  })
  test('Snare leaves 1 of the Movement of a move that begins beside it, and of nothing else', () => {
    const open = fight({ rival: ['royal-guard D4'], mine: ['cataphract D5', 'attacker.1 E5', 'archer.1 C4'] })
    const ofMove = (id: string) => movementOfMove(open, unit(open, id))
    expect(['cataphract', 'attacker.1', 'archer.1'].map(ofMove)).toEqual([1, 2, 1])
    expect(movement(open, 'cataphract')).toBe(3)
    const stunned = fight({ rival: ['royal-guard D4 stun:rival:2'], mine: ['cataphract D5'] })
    expect(movementOfMove(stunned, unit(stunned, 'cataphract'))).toBe(3)
  })
})

describe('descriptors', () => {
  test('[VIC-DESC-04] [VIC-RULING-102] [VIC-STACKING-05] deadliest: all dice that hold whatever the target, none of skills', () => {
    const bearer = openOf({
      place: 'ATL-1',
      combat: { arena: 'ATL', rival: ['coral-hoplite D4 trident'], mine: ['attacker.1 D5 trident'] },
    })
    expect(dice(bearer, 'coral-hoplite')).toBe('BYK')
    expect(dice(bearer, 'attacker.1')).toBe('BBG')
    const open = fight({
      event: 'S26',
      rival: ['attacker.1 D4 venomed-blades', 'boulder-slinger B3 hamstring', 'cerberus-whelp A1 hp1'],
      mine: ['defender.1 F3', 'bustuarius F2 walked2'],
    })
    expect(dice(open, 'attacker.1')).toBe('BB')
    expect(dice(open, 'boulder-slinger')).toBe('B')
    expect(dice(open, 'cerberus-whelp')).toBe('YY')
    expect(dice(open, 'defender.1')).toBe('K')
    expect(dice(open, 'bustuarius')).toBe('B')
  })
  test('[VIC-DESC-04] events and banes that add a die whatever the target', () => {
    expect(dice(under('B14', 'archer.1 D4', 'archer.2 B3'), 'archer.1')).toBe('BYY')
    expect(dice(under('B15', 'archer.1 D4', 'archer.2 B3'), 'archer.2')).toBe('BYB')
    expect(dice(under('B16', 'archer.1 D4', 'archer.2 B3'), 'archer.1')).toBe('BY')
    expect(dice(under('B33', 'archer.1 D4 hp1', 'archer.2 B3 hp1'), 'archer.2')).toBe('BYK')
    expect(dice(under('B33', 'archer.1 D4 hp1', 'archer.2 B3 hp2'), 'archer.2')).toBe('BY')
    expect(dice(under('S22', 'qilin D4', 'jade-sentinel B3'), 'jade-sentinel')).toBe('BY')
    expect(dice(under('S22', 'qilin D4', 'archer.2 B3'), 'archer.2')).toBe('BY')
    const tribune = fight({ event: 'S25', tribune: 'archer.2', rival: ['archer.1 B3', 'archer.2 B2'] })
    expect([dice(tribune, 'archer.1'), dice(tribune, 'archer.2')]).toEqual(['BY', 'BYB'])
    const home = openOf({
      place: 'KUN-1',
      combat: {
        arena: 'KUN',
        drawn: ['home-advantage'],
        rival: ['jade-sentinel B3', 'archer.1 B2'],
        mine: ['qilin D4'],
      },
    })
    expect(['jade-sentinel', 'archer.1', 'qilin'].map(id => dice(home, id))).toEqual(['BY', 'BY', 'BB'])
  })
  test('embers: local units on or beside one add a yellow die', () => {
    const open = openOf({
      place: 'VES-1',
      combat: {
        arena: 'VES',
        embers: ['C5', 'E2'],
        rival: ['ash-stalker C4', 'magma-brute A1', 'archer.1 C5'],
        mine: [],
      },
    })
    expect(['ash-stalker', 'magma-brute', 'archer.1'].map(id => dice(open, id))).toEqual(['GBY', 'GB', 'BY'])
    const one = openOf({ place: 'VES-1', combat: { arena: 'VES', embers: ['C5'], rival: ['ash-stalker C5'] } })
    expect(dice(one, 'ash-stalker')).toBe('GBY')
  })
  test("dice of the hero's prowess", () => {
    const hero = (id: NonNullable<Position['hero']>, prowess: ProwessId[], combat: Arms) =>
      dice(openOf({ hero: id, prowess, combat }), 'hero')
    const two = ['archer.1 A1', 'archer.2 A2']
    expect(hero('decimus', ['tenth-son'], { mine: ['hero D4'], rival: two })).toBe('BBB')
    expect(hero('decimus', ['tenth-son'], { mine: ['hero D4', 'attacker.1 D5'], rival: two })).toBe('BB')
    expect(hero('krakenlance', ['strength-in-numbers-1'], { mine: ['hero D4', 'attacker.1 D5'], rival: two })).toBe(
      'BBY',
    )
    expect(
      hero('krakenlance', ['strength-in-numbers-1', 'strength-in-numbers-2'], {
        mine: ['hero D4', 'attacker.1 D5'],
        rival: two,
      }),
    ).toBe('BBG')
    expect(hero('krakenlance', ['strength-in-numbers-1'], { mine: ['hero D4'], rival: two })).toBe('BB')
    expect(hero('the-parthian', ['lone-rider'], { mine: ['hero D4'], rival: two })).toBe('BYG')
    expect(hero('the-parthian', ['lone-rider'], { mine: ['hero D4', 'attacker.1 D5'], rival: two })).toBe('BY')
    expect(hero('sea-strider', ['bravado'], { mine: ['hero D4 hp4'], rival: ['surf-giant A1 hp4'] })).toBe('GYY')
    expect(hero('sea-strider', ['bravado'], { mine: ['hero D4 hp4'], rival: ['surf-giant A1 hp5'] })).toBe('GY')
    expect(hero('stygiana', ['no-going-back'], { mine: ['hero D4'], rival: ['archer.1 D5', 'archer.2 C4'] })).toBe(
      'GYG',
    )
    expect(hero('stygiana', ['no-going-back'], { mine: ['hero D4'], rival: ['archer.1 D5', 'archer.2 B4'] })).toBe('GY')
    expect(hero('krakenlance', ['mountain-crown'], { arena: 'KUN', mine: ['hero D4'] })).toBe('BBG')
    expect(hero('krakenlance', ['mountain-crown'], { arena: 'KUN', mine: ['hero D1'] })).toBe('BB')
  })
  test('Health of a primus, a minion and the hero', () => {
    const open = openOf({
      prowess: ['endurance-1'],
      combat: { kind: 'primus', rival: ['primus=nox B3 health12'], mine: ['hero D4 hp2'] },
    })
    expect([healthOf(open, unit(open, 'primus')), healthOf(open, unit(open, 'hero'))]).toEqual([12, 6])
    expect(statTerms(open, unit(open, 'hero'), 'health')).toEqual([
      { cause: 'chip', from: 0, to: 5 },
      { cause: 'endurance-1', from: 5, to: 6 },
    ])
  })
})
