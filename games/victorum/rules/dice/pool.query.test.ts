import type { ProwessId } from '../../content/ids.ts'
import { describe, expect, test } from 'vitest'
import type { Arms } from '../../position/arms.ts'
import { openOf } from '../../position/open.ts'
import type { Position } from '../../position/words.ts'
import { chanceToDefeat, ignoredBy, oddsOf, poolOf } from './pool.query.ts'
import { attackOf, type SeenOpen, type SeenUnit } from '../units/stats.query.ts'
import { unitNamed } from '../units/units.query.ts'

const fight = (combat: Arms, position: Position = {}): SeenOpen => openOf({ ...position, combat })
const unit = (open: SeenOpen, id: string): SeenUnit => unitNamed(open, id) as SeenUnit
const dice = (open: SeenOpen, attacker: string, target: string, paid = false): string =>
  poolOf(open, unit(open, attacker), unit(open, target), paid).dice.join('')
/** Signed dice and their causes, own ones left out. */
const terms = (open: SeenOpen, attacker: string, target: string): string[] =>
  poolOf(open, unit(open, attacker), unit(open, target))
    .terms.filter(({ cause }) => cause !== 'attack')
    .map(({ die, change, from, cause }) => `${from ?? ''}${change > 0 ? '+' : change < 0 ? '-' : '>'}${die} ${cause}`)

describe('dice of skills', () => {
  test('Charge: 2 hexes in the Movement Step, and no fewer', () => {
    const of = (walked: number) =>
      dice(fight({ mine: [`bustuarius D4 walked${walked}`], rival: ['archer.1 D5'] }), 'bustuarius', 'archer.1')
    expect([of(1), of(2)]).toEqual(['BB', 'GBB'])
  })
  test('Headlong Rush 2: the die of Charge is black', () => {
    const of = (prowess: ProwessId[]) =>
      dice(
        fight({ mine: ['hero D4 walked2'], rival: ['archer.1 D5'] }, { hero: 'stygiana', prowess }),
        'hero',
        'archer.1',
      )
    expect([of(['headlong-rush-1']), of(['headlong-rush-1', 'headlong-rush-2'])]).toEqual(['GGY', 'KGY'])
  })
  test('Deadeye: not moved, nor been moved, this turn', () => {
    const of = (word: string) =>
      dice(fight({ mine: [`boulder-slinger D4 ${word}`], rival: ['archer.1 D5'] }), 'boulder-slinger', 'archer.1')
    expect([of('hp2'), of('shifted')]).toEqual(['BBB', 'BB'])
  })
  test('Frenzy: below its Health', () => {
    const of = (hp: number) =>
      dice(fight({ mine: [`cerberus-whelp D4 hp${hp}`], rival: ['archer.1 D5'] }), 'cerberus-whelp', 'archer.1')
    expect([of(4), of(3), of(5)]).toEqual(['YYY', 'YYYY', 'YYY'])
  })
  test('Opportunist: a dazed or fatigued target', () => {
    const of = (word: string) =>
      dice(fight({ mine: ['arena-lion D4'], rival: [`archer.1 D5 ${word}`] }), 'arena-lion', 'archer.1')
    expect([of('hp1'), of('dazed'), of('stun:rival:2')]).toEqual(['BB', 'BBB', 'BBB'])
  })
  test('Pack: the target is beside another ally', () => {
    const of = (hex: string) =>
      dice(fight({ mine: ['brine-hound D4', `attacker.1 ${hex}`], rival: ['archer.1 D5'] }), 'brine-hound', 'archer.1')
    expect([of('D6'), of('D3')]).toEqual(['YYY', 'YY'])
  })
  test('Inspire: one yellow die for an adjacent ally, however many inspire', () => {
    const of = (...others: string[]) =>
      dice(
        fight(
          { mine: ['attacker.1 D4', ...others], rival: ['archer.1 D5'] },
          { hero: 'virago', prowess: ['war-queen'] },
        ),
        'attacker.1',
        'archer.1',
      )
    expect([of('lanista D3'), of('lanista D3', 'hero C3'), of('lanista D2'), of('lanista D3 stun:player:3')]).toEqual([
      'BBY',
      'BBY',
      'BB',
      'BB',
    ])
    const itself = fight({ mine: ['lanista D4'], rival: ['archer.1 D5'] })
    expect(dice(itself, 'lanista', 'archer.1')).toBe('B')
  })
})

describe('dice for a target', () => {
  test('Arrow Storm and Sling Mastery 2: only if it is not adjacent', () => {
    const of = (hex: string, position: Position, event: 'B16' | 'B01') =>
      dice(fight({ event, mine: ['hero D4'], rival: [`archer.1 ${hex}`] }, position), 'hero', 'archer.1')
    const strider: Position = { hero: 'sea-strider', prowess: ['sling-mastery-1', 'sling-mastery-2'] }
    expect([of('D5', strider, 'B01'), of('D6', strider, 'B01'), of('D6', strider, 'B16')]).toEqual([
      'GY',
      'GYY',
      'GYYY',
    ])
  })
  test('Follow My Lead: your other units, against the unit the hero attacked', () => {
    const open = fight(
      { mine: ['hero D4', 'attacker.1 D5'], rival: ['archer.1 C4', 'archer.2 C5'], led: 'archer.1' },
      { prowess: ['follow-my-lead'] },
    )
    expect([
      dice(open, 'attacker.1', 'archer.1'),
      dice(open, 'attacker.1', 'archer.2'),
      dice(open, 'hero', 'archer.1'),
    ]).toEqual(['GBB', 'BB', 'BB'])
  })
  test('the duel of the Laurel Circus: exactly one adjacent opponent, blue for locals', () => {
    const open = (rival: string[], mine = ['attacker.1 D4']) =>
      openOf({ place: 'ARG-1', combat: { arena: 'ARG', mine, rival } })
    expect(dice(open(['archer.1 D5']), 'attacker.1', 'archer.1')).toBe('BBY')
    expect(dice(open(['archer.1 D5', 'archer.2 C4']), 'attacker.1', 'archer.1')).toBe('BB')
    expect(dice(open(['archer.1 D6', 'archer.2 D5'], ['camel-lancer D4']), 'camel-lancer', 'archer.1')).toBe('BB')
    expect(dice(open(['sagittarius D5']), 'sagittarius', 'attacker.1')).toBe('BBB')
  })
  test('the Blood Price is a black die', () => {
    const open = fight(
      { mine: ['hero D4', 'archer.1 G1'], rival: ['archer.2 D5'] },
      { hero: 'nox', prowess: ['blood-price'] },
    )
    expect([dice(open, 'hero', 'archer.2'), dice(open, 'hero', 'archer.2', true)]).toEqual(['BB', 'KBB'])
  })
})

describe('dice taken away', () => {
  test('Evasive: the weakest die of an attack from afar, but never the last', () => {
    const of = (archer: string, hex: string) =>
      dice(fight({ rival: [`${archer} ${hex}`], mine: ['huntress D4'] }), archer, 'huntress')
    expect([of('archer.1', 'D6'), of('archer.1', 'D5'), of('crossbow-monk', 'D6')]).toEqual(['B', 'BY', 'G'])
    const tired = fight({ rival: ['archer.1 D6'], mine: ['huntress D4 stun:player:2'] })
    expect(dice(tired, 'archer.1', 'huntress')).toBe('BY')
  })
  test('Cover adds to Evasive; local attackers ignore it', () => {
    const glade = (mine: string, rival: string) =>
      openOf({ place: 'AMA-1', combat: { arena: 'AMA', mine: [mine], rival: [rival] } })
    expect(dice(glade('archer.1 D4', 'daughter-of-the-hunt D6'), 'daughter-of-the-hunt', 'archer.1')).toBe('BB')
    expect(dice(glade('huntress D4', 'daughter-of-the-hunt D6'), 'daughter-of-the-hunt', 'huntress')).toBe('B')
    expect(dice(glade('archer.1 D2', 'daughter-of-the-hunt D4'), 'daughter-of-the-hunt', 'archer.1')).toBe('BBY')
    expect(dice(glade('archer.1 C4', 'daughter-of-the-hunt D4'), 'daughter-of-the-hunt', 'archer.1')).toBe('BBY')
    expect(dice(glade('archer.1 D4', 'axe-maiden D6'), 'axe-maiden', 'archer.1')).toBe('BB')
  })
  test('Curse and Smoke Veil take the strongest', () => {
    const cursed = fight({ rival: ['ash-stalker D5 cursed:rival:2'], mine: ['archer.1 D4'] })
    expect(dice(cursed, 'ash-stalker', 'archer.1')).toBe('B')
    const veiled = fight({ rival: ['ash-stalker D5'], mine: ['archer.1 D4 smoke-veil:player:2'] })
    expect(dice(veiled, 'ash-stalker', 'archer.1')).toBe('B')
    const both = fight({ rival: ['ash-stalker D5 cursed:rival:2'], mine: ['archer.1 D4 smoke-veil:player:2'] })
    expect(dice(both, 'ash-stalker', 'archer.1')).toBe('B')
  })
  test('Hamstring: the weakest, as long as another is left', () => {
    const of = (kind: string) =>
      dice(fight({ rival: [`${kind} D5 hamstring`], mine: ['archer.1 D4'] }), kind, 'archer.1')
    expect([of('shade-reaver'), of('crossbow-monk')]).toEqual(['BB', 'G'])
  })
  test('Whetstone: the weakest die is a step stronger, black stays black', () => {
    const of = (kind: string) =>
      dice(fight({ mine: [`${kind} D5 whetstone`], rival: ['archer.1 D4'] }), kind, 'archer.1')
    expect([of('archer.2'), of('attacker.1'), of('scutarius')]).toEqual(['BB', 'GB', 'K'])
    const open = fight({ mine: ['attacker.1 D5 whetstone'], rival: ['archer.1 D4'] })
    expect(attackOf(open, unit(open, 'attacker.1'))).toEqual(['G', 'B'])
  })
  test('Veil of Night 2: the first attack against the hero loses its two strongest, even the last', () => {
    const nox: Position = { hero: 'nox', prowess: ['veil-of-night-1', 'veil-of-night-2'] }
    const of = (kind: string, once: string[] = []) =>
      dice(fight({ rival: [`${kind} D5`], mine: ['hero D4'], once }, nox), kind, 'hero')
    expect([of('shade-reaver'), of('attacker.1'), of('attacker.1', ['veil-of-night-2'])]).toEqual(['Y', '', 'BB'])
  })
  test('[VIC-RULING-101] added, then changed, then removed, each in the order of the sources', () => {
    const open = openOf({
      place: 'AMA-1',
      combat: {
        arena: 'AMA',
        event: 'S26',
        mine: ['centaur-outrider D6 walked2 whetstone hamstring cursed:player:2', 'lanista D7'],
        rival: ['huntress D4 smoke-veil:rival:3'],
      },
    })
    expect(terms(open, 'centaur-outrider', 'huntress')).toEqual([
      '+G charge',
      '+Y inspire',
      'Y>B whetstone',
      '-B cover',
      '-B S26',
      '-B hamstring',
    ])
    expect(dice(open, 'centaur-outrider', 'huntress')).toBe('G')
  })
  test('[VIC-RULING-101] a pool that is empty before removals stays empty', () => {
    const open = fight(
      { kind: 'scion', rival: ['head.1 D5 cursed:rival:2'], mine: ['archer.1 D4'] },
      { scion: 'hydra' },
    )
    expect(poolOf(open, unit(open, 'head.1'), unit(open, 'archer.1'))).toEqual({ dice: [], terms: [] })
  })
})

describe('odds', () => {
  test('are exact', () => {
    expect(oddsOf([])).toEqual([1])
    const odds = oddsOf(['K', 'B'])
    expect(odds.map(chance => Math.round(chance * 12))).toEqual([1, 6, 5])
    expect(oddsOf(['R', 'R'])).toEqual([0, 0, 1])
    expect(oddsOf(['G', 'B', 'Y', 'Y']).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
  })
  test('Armored is in the chance to defeat, and Pierce ignores it, whatever its source', () => {
    const open = fight({ mine: ['attacker.1 D4', 'axe-maiden E4'], rival: ['coral-hoplite D5 hp1', 'archer.1 C4 hp1'] })
    const chance = (attacker: string, target: string) => chanceToDefeat(open, unit(open, attacker), unit(open, target))
    expect(chance('attacker.1', 'archer.1')).toBeCloseTo(3 / 4, 12)
    expect(chance('attacker.1', 'coral-hoplite')).toBeCloseTo(1 / 4, 12)
    expect(chance('axe-maiden', 'coral-hoplite')).toBeCloseTo(3 / 4, 12)
  })
  test('Crocodile Hide: Armored 1 against attacks that are not adjacent', () => {
    const open = fight(
      { kind: 'scion', rival: ['itzam-cab-ain D4'], mine: ['archer.1 D6', 'archer.2 D5', 'axe-maiden D2'] },
      { scion: 'itzam-cab-ain' },
    )
    const ignored = (id: string) => ignoredBy(open, unit(open, id), unit(open, 'itzam-cab-ain'))
    expect(['archer.1', 'archer.2', 'axe-maiden'].map(ignored)).toEqual([1, 0, 0])
  })
})
