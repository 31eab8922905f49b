import { describe, expect, test } from 'vitest'
import type { SkillId } from '../../content/ids.ts'
import type { Arms } from '../../position/arms.ts'
import { openOf } from '../../position/open.ts'
import type { Position } from '../../position/words.ts'
import { kindOfWaiting } from './kinds.query.ts'
import { type SeenOpen, type SeenUnit, skillOf, statTerms } from './stats.query.ts'
import { unitNamed } from './units.query.ts'

const fight = (combat: Arms, position: Position = {}): SeenOpen => openOf({ ...position, combat })
const unit = (open: SeenOpen, id: string): SeenUnit => unitNamed(open, id) as SeenUnit
/** `chip 0→2, B30 2→1` */
const told = (open: SeenOpen, id: string, stat: 'movement' | 'range' | 'health'): string =>
  statTerms(open, unit(open, id), stat)
    .map(({ cause, from, to }) => `${cause} ${from}→${to}`)
    .join(', ')

describe('how a number comes about, source by source', () => {
  test('[VIC-STACKING-01] [VIC-UNIT-05] Range: the chip or the pad, prowess, event, night, bane', () => {
    const archers = fight({ event: 'S13', drawn: ['choking-smoke'], mine: ['moon-archer D4'], rival: ['archer.2 B3'] })
    expect(told(archers, 'moon-archer', 'range')).toBe('chip 0→3, S13 3→2, choking-smoke 2→1')
    expect(told(archers, 'archer.2', 'range')).toBe('chip 0→2')
    const hero = fight({ mine: ['hero D4'] }, { hero: 'sea-strider', prowess: ['sling-mastery-1'] })
    expect(told(hero, 'hero', 'range')).toBe('chip 0→1, sling-mastery-1 1→2')
    const night: Arms = { kind: 'scion', mine: ['archer.1 D4'], rival: ['apep B3'], scion: { count: 4 } }
    expect(told(fight(night, { scion: 'apep', act: 4 }), 'archer.1', 'range')).toBe('chip 0→2, apep 2→1')
  })
  test('[VIC-STACKING-01] Movement: Silent Command, chains, Adrenaline, a net', () => {
    const open = fight({
      commanded: 'archer.1',
      mine: ['archer.1 D4 adrenaline', 'attacker.1 D6 netted:player:3', 'tactician.1 E3 chains-of-hephaestus:player:3'],
    })
    expect(told(open, 'archer.1', 'movement')).toBe('chip 0→1, silent-command 1→2, adrenaline 2→3')
    expect(told(open, 'attacker.1', 'movement')).toBe('chip 0→2, net 2→0')
    expect(told(open, 'tactician.1', 'movement')).toBe('chip 0→2, chains-of-hephaestus 2→0')
  })
  test('[VIC-RULING-87] [VIC-HERO-04] Health: the chip, or the pad with prowess up to its limit', () => {
    const open = fight({ mine: ['hero D4', 'defender.1 D5'] }, { health: 11, prowess: ['endurance-1', 'endurance-2'] })
    expect(told(open, 'hero', 'health')).toBe('chip 0→11, endurance-1 11→12')
    expect(told(open, 'defender.1', 'health')).toBe('chip 0→4')
    expect(told(fight({ mine: ['hero D4'] }), 'hero', 'health')).toBe('chip 0→5')
  })
})

describe('skills from elsewhere', () => {
  const GIVEN: readonly SkillId[] = ['pull', 'armored', 'barbed', 'pierce', 'frenzy']
  const skills = (open: SeenOpen, id: string): string =>
    GIVEN.filter(skill => skillOf(open, unit(open, id), skill) !== undefined).join()
  test('[VIC-STACKING-03] laurel and Bulwark arm and do nothing else; a post lets one pull and nothing else', () => {
    const circus = fight({ arena: 'ARG', mine: ['archer.1 D4 laurel', 'shield-sister G2', 'attacker.1 G3'] })
    expect(['archer.1', 'shield-sister', 'attacker.1'].map(id => skills(circus, id))).toEqual([
      'armored',
      '',
      'armored',
    ])
    const cove = fight({ arena: 'LAM', mine: ['archer.1 D4', 'archer.2 D5'] })
    expect(['archer.1', 'archer.2'].map(id => skills(cove, id))).toEqual(['pull', ''])
    const banes = fight({ rival: ['archer.1 B3 shoulder-serpents', 'archer.2 B2 bident'] })
    expect(['archer.1', 'archer.2'].map(id => skills(banes, id))).toEqual(['barbed', 'pierce'])
  })
})

test('[VIC-PRIMUS-01] what waits in the column: its own chip, or the primus at home in the region', () => {
  const open = openOf({ act: 2, combat: { kind: 'primus', arena: 'KUN', column: ['archer.2', 'primus'] } })
  expect(['archer.2', 'reptilian', 'primus'].map(chip => kindOfWaiting(open, chip).id)).toEqual([
    'archer',
    'reptilian',
    'bingqing',
  ])
  const circus = openOf({ act: 2, combat: { kind: 'primus', arena: 'ARG', column: ['primus'] } })
  expect(kindOfWaiting(circus, 'primus').id).toBe('decimus')
})
