import { expect, test } from 'vitest'
import type { Arms } from '../../position/arms.ts'
import { openOf } from '../../position/open.ts'
import type { Position } from '../../position/words.ts'
import { laidOut } from '../../test/given.ts'
import { hexName } from '../ground/hexes.query.ts'
import { attackTargets, listFor, planMove, specialFor, targetsFor, wishOf } from './marking.query.ts'
import { type SeenUnit, unitNamed } from '../units/units.query.ts'

const fight = (combat: Arms, position: Position = {}) => {
  const open = openOf({ ...position, combat })
  const unit = (id: string): SeenUnit => unitNamed(open, id) as SeenUnit
  /** `!closest hero → C3 C4`, `… stays inRange`; ~ for back-up movement. */
  const plan = (id: string): string => {
    const { entry, backup, marks, destinations, stays } = planMove(open, unit(id))
    const marked = marks.map(({ unit: other, at }) => other ?? hexName(at)).join(' ')
    const way = destinations.length > 0 ? destinations.map(hexName).join(' ') : `stays ${stays}`
    return `${backup ? '~' : ''}${entry} ${marked} → ${way}`
  }
  return { open, unit, plan }
}
/** A worked example, as it is laid out. */
const shownFight = (id: string, number?: number) => {
  const { combat = {}, ...position } = laidOut(id, number)
  return fight(combat, position)
}

test('[VIC-EX-29] [VIC-RIVAL-MOVE-12] [VIC-RIVAL-MOVE-14] [VIC-RULING-44] as far from the mark as Range allows, and no farther to go than needed', () => {
  const { plan } = shownFight('VIC-EX-29')
  expect(plan('horse-archer')).toBe('!hero hero → B2 B3')
})

test('[VIC-RIVAL-MOVE-12] [VIC-RULING-111] over cloud steps it goes as far from its mark as Range allows, too', () => {
  const { plan } = fight({ arena: 'KUN', rival: ['crossbow-monk B2'], mine: ['hero G3'] })
  // C2 costs it its Movement; from there the other clouds are free, and E5 alone is in Range
  expect(plan('crossbow-monk')).toBe('!strongest hero → E5')
})

test('[VIC-EX-30] [VIC-RIVAL-MOVE-11] who has its mark in Range stays, although it could go farther away', () => {
  const { plan } = shownFight('VIC-EX-30')
  expect(plan('horse-archer')).toBe('!hero hero → stays inRange')
  const near = fight({ arena: 'PAR', chariot: 'none', rival: ['horse-archer C3'], mine: ['hero D4'] })
  expect(near.plan('horse-archer')).toBe('!hero hero → stays inRange')
})

test('[VIC-EX-31] [VIC-RIVAL-MOVE-09] [VIC-RULING-48] [VIC-DESC-02] the weakest of those in reach, not of all', () => {
  const { plan } = shownFight('VIC-EX-31')
  // C3 is a key hex nobody is on; D3 is none
  expect(plan('attacker.1')).toBe('!weakest defender.1 → C2 C3')
  const nearer = fight({ arena: 'REF', rival: ['attacker.1 B2'], mine: ['defender.1 D3 hp4', 'archer.1 D2 hp1'] })
  expect(nearer.plan('attacker.1')).toBe('!weakest archer.1 → C2')
})

test('[VIC-EX-32] [VIC-RIVAL-MOVE-10] of equals the closest; of those equally close the player chooses', () => {
  const { plan } = shownFight('VIC-EX-32')
  expect(plan('attacker.1')).toBe('!weakest archer.1 → C2 C3')
  const tied = fight({ arena: 'REF', rival: ['attacker.1 B2'], mine: ['archer.1 D2', 'tactician.1 D3 hp2'] })
  expect(tied.plan('attacker.1')).toBe('!weakest archer.1 tactician.1 → C2 C3')
})

test('[VIC-EX-33] [VIC-DESC-03] [VIC-RULING-42] farthest: the most movement needed, among those in reach', () => {
  const { plan } = shownFight('VIC-EX-33')
  expect(plan('attacker.1')).toBe('!farthest defender.1 → D5 E4')
})

test('[VIC-EX-34] [VIC-RIVAL-MOVE-07] [VIC-RIVAL-MOVE-08] a plain entry is a hex to move onto', () => {
  const { plan } = shownFight('VIC-EX-34')
  expect(plan('coral-hoplite')).toBe('chip:trident D4 → D4')
})

test('[VIC-RULING-42] [VIC-RIVAL-MOVE-10] the closest hex is the one it needs the least movement to, round whoever is in the way', () => {
  const { plan } = fight({ arena: 'KUN', rival: ['defender.1 B3', 'archer.1 C3', 'archer.2 C4'], mine: ['hero G2'] })
  // D4 would be nearer if nobody stood there
  expect(plan('defender.1').startsWith('~key D2 ')).toBe(true)
})

test('[VIC-RIVAL-MOVE-07] the trident may lie anywhere, in the first corner too', () => {
  const { plan } = fight({ arena: 'ATL', trident: 'A1', rival: ['coral-hoplite B3'], mine: ['attacker.1 D5'] })
  expect(plan('coral-hoplite')).toBe('chip:trident A1 → A1')
})

test('[VIC-RIVAL-MOVE-13] [VIC-RULING-45] on a hex of the highest entry in reach it stays; taken hexes do not count', () => {
  const there = fight({ arena: 'KUN', rival: ['jade-sentinel D4'], mine: ['hero D6'] })
  expect(there.plan('jade-sentinel')).toBe('key D4 → stays onMark')
  const taken = fight({ arena: 'KUN', rival: ['defender.1 C3', 'attacker.1 D4'], mine: ['hero G2'] })
  // D4 is occupied: of the free key hexes D2 is closer than D6
  expect(taken.plan('defender.1')).toBe('~key D2 → C2')
})

test('[VIC-EX-35] [VIC-RIVAL-MOVE-16] [VIC-RULING-47] nothing in reach: as near as it can, else stuck', () => {
  const { open, unit, plan } = shownFight('VIC-EX-35')
  expect(plan('attacker.1')).toBe('~chip:trident D4 → stays stuck')
  expect(['attacker.1', 'defender.2'].map(id => planMove(open, unit(id)).stuck)).toEqual([true, false])
  expect(plan('defender.2')).toBe('~chip:trident D4 → C3')
  const freed = fight({ arena: 'ATL', rival: ['attacker.1 A1', 'archer.1 A2', 'defender.1 B1', 'archer.2 C3'] })
  expect(freed.plan('attacker.1')).toBe('~chip:trident D4 → B3 C2')
})

test('[VIC-RULING-46] the highest entry there is, not the highest that could be', () => {
  const arms: Arms = { arena: 'LAM', rival: ['attacker.1 A1'], mine: ['hero G4', 'defender.1 G1'] }
  // nobody on a post and no flag: the strongest of all
  expect(fight(arms).plan('attacker.1')).toBe('~!strongest hero → C3')
  expect(fight({ ...arms, mine: ['hero G4', 'defender.1 D6'] }).plan('attacker.1')).toBe('~!on:post defender.1 → B3 C3')
  const nobody = fight({ arena: 'ATL', trident: 'none', rival: ['attacker.1 A1'] })
  expect(nobody.plan('attacker.1')).toBe('undefined  → stays noMark')
  const held = fight({ arena: 'ATL', trident: 'D4', rival: ['attacker.1 A1', 'archer.1 D4'] })
  // an object counts as present although a unit stands on it, and is approached to a hex beside it
  expect(held.plan('attacker.1')).toBe('~chip:trident D4 → C3')
  const beside = fight({ arena: 'ATL', trident: 'D4', rival: ['attacker.1 C3', 'archer.1 D4'] })
  expect(beside.plan('attacker.1')).toBe('~chip:trident D4 → stays stuck')
})

test('[VIC-RIVAL-MOVE-03] [VIC-RULING-53] lists by class go by the first class, local lists come first', () => {
  const argonauts = fight({ arena: 'ARG', rival: ['retiarius B3', 'abyssal-guard B1'] })
  expect(listFor(argonauts.open, argonauts.unit('retiarius'))).toEqual(['!flagholder', '!with:laurel', '!closest'])
  expect(listFor(argonauts.open, argonauts.unit('abyssal-guard'))).toEqual(['!flagholder', '!deadliest'])
  const caldera = fight({ arena: 'VES', rival: ['night-seer B3', 'archer.1 B2'] })
  expect(listFor(caldera.open, caldera.unit('night-seer'))).toEqual(['!flagholder', '!weakest', 'key'])
  expect(listFor(caldera.open, caldera.unit('archer.1'))).toEqual(['!flagholder', '!closest'])
  const kennels = fight({ arena: 'REF', rival: ['cerberus-whelp B2'], beasts: ['beast.1 D2'] })
  expect(listFor(kennels.open, kennels.unit('beast.1'))).toEqual(['!closest'])
  expect(listFor(kennels.open, kennels.unit('cerberus-whelp'))).toEqual(['!flagholder', '!on:key', '!weakest'])
})

test('[VIC-SCION-21] the scion card has its own list; each sister hers', () => {
  const arms: Arms = { kind: 'scion', arena: 'VES', rival: ['medusa B3', 'stheno B2', 'euryale B4'] }
  const { open, unit } = fight(arms, { scion: 'gorgons', act: 4 })
  expect(['medusa', 'stheno', 'euryale'].map(id => listFor(open, unit(id))[0])).toEqual([
    '!deadliest',
    '!strongest',
    '!closest',
  ])
  const court = fight({ kind: 'scion', arena: 'VES', rival: ['zahhak B3', 'archer.1 B2'] }, { scion: 'zahhak', act: 4 })
  expect(listFor(court.open, court.unit('archer.1'))).toEqual(['!hero', '!closest'])
})

test('Assassins put the hero at the head of every rival list, not of the beasts', () => {
  const { open, unit, plan } = fight({
    arena: 'REF',
    event: 'B29',
    rival: ['attacker.1 C3'],
    mine: ['hero D4', 'archer.1 D3 hp1'],
    beasts: ['beast.1 D2'],
  })
  expect(plan('attacker.1')).toBe('!hero hero → stays inRange')
  expect(listFor(open, unit('beast.1'))).toEqual(['!closest'])
})

test('the Helm of Darkness: rival units neither mark nor target the hero', () => {
  const mine = ['hero D4', 'archer.1 F3']
  const seen = fight({ arena: 'PAR', chariot: 'none', rival: ['attacker.1 C3'], mine })
  expect(seen.plan('attacker.1')).toBe('!hero hero → stays inRange')
  const hidden = fight({ arena: 'PAR', chariot: 'none', rival: ['attacker.1 C3'], mine, unseen: true })
  expect(hidden.plan('attacker.1')).toBe('!slowest archer.1 → E3')
  expect(attackTargets(hidden.open, hidden.unit('attacker.1'))).toEqual([])
})

test('[VIC-EX-36] [VIC-RULING-42] [VIC-RIVAL-ENGAGE-04] targets: farthest by hexes', () => {
  const { open, unit } = shownFight('VIC-EX-36')
  expect(attackTargets(open, unit('spine-thrower'))).toEqual(['tactician.1'])
})

test('[VIC-EX-37] [VIC-RIVAL-ENGAGE-07] [VIC-STATUS-10] Range is counted through units', () => {
  const { open, unit } = shownFight('VIC-EX-37')
  expect(attackTargets(open, unit('archer.1'))).toEqual(['hero'])
})

test('[VIC-RIVAL-ENGAGE-05] plain entries give no target, equals are all there', () => {
  const { open, unit } = fight({
    arena: 'LAM',
    rival: ['attacker.1 D4'],
    mine: ['archer.1 C3', 'archer.2 E3', 'hero G4'],
  })
  expect(attackTargets(open, unit('attacker.1'))).toEqual(['archer.1', 'archer.2'])
})

test('[VIC-RIVAL-ENGAGE-09] [VIC-RIVAL-MOVE-21] [VIC-RULING-50] Taunt decides an attack, never a mark', () => {
  const mine = ['hero E4 trident', 'defender.1 F3']
  const { open, unit, plan } = fight({ arena: 'ATL', rival: ['reptilian E3'], mine })
  expect(plan('reptilian')).toBe('!with:trident hero → stays inRange')
  expect(attackTargets(open, unit('reptilian'))).toEqual(['defender.1'])
  const stunned = fight({
    arena: 'ATL',
    rival: ['reptilian E3'],
    mine: ['hero E4 trident', 'defender.1 F3 stun:player:3'],
  })
  expect(attackTargets(stunned.open, stunned.unit('reptilian'))).toEqual(['hero'])
})

test('for Abilities the movement needed counts instead of hexes', () => {
  const mine = ['archer.1 D2', 'archer.2 E2']
  const { open, unit } = fight({ arena: 'ATL', trident: 'none', rival: ['spine-thrower D4', 'defender.1 D3'], mine })
  // both two hexes away, so both need no movement
  expect(targetsFor(open, unit('spine-thrower'), 2, 'movement')).toEqual(['archer.1', 'archer.2'])
  expect(targetsFor(open, unit('spine-thrower'), ['archer.2'])).toEqual(['archer.2'])
})

test('[VIC-EX-40] [VIC-RIVAL-ENGAGE-02] [VIC-RULING-51] a Special whose condition holds', () => {
  const hurl = shownFight('VIC-EX-40', 1)
  expect(specialFor(hurl.open, hurl.unit('war-elephant'))).toEqual({ skill: 'hurl', targets: ['attacker.1'] })
  const none = shownFight('VIC-EX-40', 2)
  expect(specialFor(none.open, none.unit('war-elephant'))).toBeUndefined()
  const flag = fight({ arena: 'PAR', sport: 'flag', rival: ['war-elephant C3'], mine: ['attacker.1 C2 flag'] })
  expect(specialFor(flag.open, flag.unit('war-elephant'))).toEqual({ skill: 'hurl', targets: ['attacker.1'] })
  const dazed = fight({ arena: 'PAR', sport: 'flag', rival: ['war-elephant C3 dazed'], mine: ['attacker.1 C2 flag'] })
  expect(specialFor(dazed.open, dazed.unit('war-elephant'))).toBeUndefined()
})

test('the conditions of the other Specials', () => {
  const use = (arms: Arms, id: string, position: Position = {}): string => {
    const { open, unit } = fight(arms, position)
    const plan = specialFor(open, unit(id))
    return plan === undefined ? 'none' : [plan.skill, ...plan.targets].join(' ')
  }
  const two = ['archer.1 C2', 'attacker.1 C4']
  expect(use({ arena: 'ARG', rival: ['primus=bingqing B3'], mine: ['archer.1 B2', 'attacker.1 B4'] }, 'primus')).toBe(
    'sweep',
  )
  expect(use({ arena: 'ARG', rival: ['primus=bingqing B3'], mine: ['archer.1 B2'] }, 'primus')).toBe('none')
  expect(use({ arena: 'ATL', rival: ['ember-archer B3'], mine: two }, 'ember-archer')).toBe('volley')
  expect(use({ arena: 'ATL', rival: ['ember-archer B3'], mine: ['archer.1 C2'] }, 'ember-archer')).toBe('none')
  expect(use({ arena: 'ATL', rival: ['gorgon-hound C3'], mine: ['hero D4', ...two] }, 'gorgon-hound')).toBe(
    'concuss archer.1 attacker.1',
  )
  expect(
    use({ arena: 'ATL', rival: ['gorgon-hound C3'], mine: ['hero D4', 'archer.1 C2 stun:player:3'] }, 'gorgon-hound'),
  ).toBe('none')
  expect(
    use({ arena: 'ATL', rival: ['cloud-dancer C3'], mine: ['archer.1 C2 hp1', 'attacker.1 C4'] }, 'cloud-dancer'),
  ).toBe('finish archer.1')
  expect(use({ arena: 'ATL', rival: ['cloud-dancer C3'], mine: two }, 'cloud-dancer')).toBe('none')
  expect(use({ arena: 'ATL', rival: ['magma-brute C3'], mine: two }, 'magma-brute')).toBe('immolate')
  expect(
    use({ arena: 'ATL', rival: ['magma-brute C3', 'archer.2 B2', 'tactician.2 B3'], mine: two }, 'magma-brute'),
  ).toBe('none')
  const hurt = ['war-priestess B3 hp1', 'attacker.2 B2 hp1']
  expect(use({ arena: 'ATL', rival: hurt }, 'war-priestess')).toBe('war-cry')
  expect(use({ arena: 'ATL', rival: hurt, event: 'B13' }, 'war-priestess')).toBe('none')
  expect(use({ arena: 'ATL', rival: ['war-priestess B3 hp1', 'attacker.2 B2'] }, 'war-priestess')).toBe('none')
  expect(use({ arena: 'ATL', rival: ['crossbow-monk A2'], mine: ['hero D4'] }, 'crossbow-monk')).toBe('bombard hero')
  expect(use({ arena: 'ATL', rival: ['crossbow-monk A2 shifted'], mine: ['hero D4'] }, 'crossbow-monk')).toBe('none')
  expect(use({ arena: 'ATL', rival: ['crossbow-monk A2'], mine: ['hero D4', 'archer.1 B1'] }, 'crossbow-monk')).toBe(
    'none',
  )
})

test('an opponent that no way leads to is farther than every other', () => {
  const mine = ['archer.1 G4', 'archer.2 A4']
  const alone = fight({ arena: 'VES', rival: ['attacker.1 A1'], mine })
  expect(alone.plan('attacker.1')).toBe('!closest archer.2 → A3')
  const wall = ['defender.1 A3', 'tactician.1 B4', 'defender.2 B5']
  const walled = fight({ arena: 'VES', rival: ['attacker.1 A1', ...wall], mine })
  expect(walled.plan('attacker.1')).toBe('~!closest archer.1 → C3')
})

test('what a unit wishes for counts its full Movement, Snare or not', () => {
  const { open, unit, plan } = fight({
    arena: 'PAR',
    chariot: 'none',
    rival: ['attacker.1 C3'],
    mine: ['royal-guard C2', 'hero E4'],
  })
  expect(plan('attacker.1')).toBe('!hero hero → D4')
  const far = fight({ arena: 'PAR', chariot: 'none', rival: ['attacker.1 B2'], mine: ['royal-guard B1', 'hero E4'] })
  // snared: one hex only, so the hero is out of reach and the guard, in Range already, is the slowest
  expect(far.plan('attacker.1')).toBe('!slowest royal-guard → stays inRange')
  expect(wishOf(far.open, far.unit('attacker.1')).marks.map(mark => mark.unit)).toEqual(['hero'])
  expect(wishOf(open, unit('attacker.1')).entry).toBe('!hero')
})

test('[VIC-RIVAL-MOVE-02] a netted local unit on a cloud step neither moves nor reaches over the clouds', () => {
  const { plan } = fight({ arena: 'KUN', rival: ['staff-adept C2 netted:rival:3'], mine: ['hero E4'] })
  expect(plan('staff-adept')).toBe('~!strongest hero → stays nowhere')
})
