import { describe, expect, test } from 'vitest'
import type { SkillId } from '../../content/ids.ts'
import type { Arms } from '../../position/arms.ts'
import { openOf } from '../../position/open.ts'
import type { Position } from '../../position/words.ts'
import { type SeenUnit, unitNamed } from '../units/units.query.ts'
import { clauseFor } from './abilityClauses.query.ts'
import { choicesFor } from './skillTargets.query.ts'
import { specialFor } from './specialClauses.query.ts'

/** On open ground, in the middle of turn 3. */
const fight = (combat: Arms, position: Position = {}) =>
  openOf({ ...position, combat: { arena: 'ATL', trident: 'none', turn: 3, ...combat } })
const told = (ids: readonly string[] | undefined): string => (ids === undefined ? 'not' : ids.join(' ') || 'yes')

describe('whom a unit of yours may use a skill on', () => {
  const choices = (skill: SkillId, user: string, mine: string[], rival: string[], more: Arms = {}, at?: Position) => {
    const open = fight({ side: 'player', mine: [user, ...mine], rival, ...more }, at)
    return told(choicesFor(open, unitNamed(open, user.split(/[ =]/)[0] ?? '') as SeenUnit, skill))
  }
  test('Regen: below its Health only, and not on Cursed Ground', () => {
    expect(choices('regen', 'reptilian D4 hp2', [], [])).toBe('yes')
    expect(choices('regen', 'reptilian D4 hp3', [], [])).toBe('not')
    expect(choices('regen', 'reptilian D4 hp2', [], [], { event: 'B13' })).toBe('not')
  })
  test('Mend: an adjacent ally below its Health', () => {
    const mine = ['defender.1 D5 hp3', 'archer.1 C4', 'attacker.1 D6 hp1']
    expect(choices('mend', 'pythia D4 hp1', mine, ['archer.2 C3 hp1'])).toBe('defender.1')
    expect(choices('mend', 'pythia D4 hp1', [], ['archer.2 C3 hp1'])).toBe('not')
  })
  test('[VIC-RULING-110] Pull: anybody exactly 2 hexes away with a free hex between, or Braced', () => {
    expect(choices('pull', 'harpooner D4', ['archer.1 D6', 'attacker.1 E4'], ['archer.2 D2', 'lanista A1'])).toBe(
      'archer.2 archer.1',
    )
    expect(choices('pull', 'harpooner D4', ['attacker.1 D5'], ['archer.2 D6'])).toBe('not')
    expect(choices('pull', 'harpooner D4', ['attacker.1 D5'], ['camel-lancer D6'])).toBe('camel-lancer')
  })
  test('[VIC-RULING-110] Shove: anybody beside it that can be moved on, or Braced', () => {
    expect(choices('shove', 'reef-breaker D4', ['archer.1 D5'], ['archer.2 C4', 'lanista D6'])).toBe(
      'archer.2 archer.1',
    )
    expect(choices('shove', 'reef-breaker F1', ['archer.1 G2'], ['archer.2 G1'])).toBe('not')
    expect(choices('shove', 'reef-breaker F1', ['archer.1 G2'], ['surf-giant G1'])).toBe('surf-giant')
  })
  test('Swap: an adjacent ally that can be displaced', () => {
    expect(choices('swap', 'ferryman D4', ['archer.1 D5', 'camel-lancer C4', 'attacker.1 D6'], ['archer.2 C3'])).toBe(
      'archer.1',
    )
  })
  test('Dash: where a hex is free', () => {
    expect(choices('dash', 'horse-archer G1', ['archer.1 G2', 'attacker.1 F1'], [])).toBe('yes')
    expect(choices('dash', 'horse-archer G1', ['archer.1 G2', 'attacker.1 F1'], ['lanista F2'])).toBe('not')
  })
  test('Rouse: an adjacent ally that was deployed this turn and is dazed', () => {
    const mine = ['archer.1 D5 dazed on3', 'attacker.1 C4 on3', 'defender.1 C3 dazed on2', 'tactician.1 D6 dazed on3']
    expect(choices('rouse', 'lanista D4', mine, [])).toBe('archer.1')
  })
  test('Leech and Concuss: an adjacent opponent; Concuss no elite and no fatigued one', () => {
    expect(choices('leech', 'soul-drinker D4', ['archer.1 C4'], ['archer.2 D5', 'lanista D6'])).toBe('archer.2')
    const rival = ['archer.2 D5', 'attacker.2 C4 stun:rival:9', 'primus=bingqing C3', 'lanista D6']
    const hound: Arms = { kind: 'primus', arena: 'KUN' }
    expect(choices('concuss', 'gorgon-hound D4', ['archer.1 E4'], rival, hound)).toBe('archer.2')
  })
  test('Finish: an opponent in Range with exactly 1 HP, no elite one', () => {
    const rival = ['archer.2 D5 hp1', 'attacker.2 C4 hp2', 'primus=bingqing C3 hp1', 'lanista D6 hp1']
    expect(choices('finish', 'cloud-dancer D4', [], rival, { kind: 'primus', arena: 'LAM' })).toBe('archer.2')
  })
  test('Sweep, Volley, Immolate, Hurl: somebody near', () => {
    expect(choices('sweep', 'hero D4', ['archer.1 C4'], ['archer.2 D6'])).toBe('not')
    expect(choices('sweep', 'hero D4', [], ['archer.2 D5'])).toBe('yes')
    expect(choices('volley', 'ember-archer D4', ['archer.1 C4'], ['archer.2 D6'])).toBe('yes')
    expect(choices('volley', 'ember-archer D4', ['archer.1 C4'], ['archer.2 D7'])).toBe('not')
    expect(choices('immolate', 'magma-brute D4', ['archer.1 C4'], [])).toBe('yes')
    expect(choices('immolate', 'magma-brute D4', [], ['archer.2 D5'])).toBe('yes')
    expect(choices('immolate', 'magma-brute D4', ['archer.1 B4'], ['archer.2 D6'])).toBe('not')
    expect(choices('hurl', 'war-elephant D4', ['archer.1 C4'], ['archer.2 D5', 'lanista D6'])).toBe('archer.2 archer.1')
  })
  test('War Cry: it or an ally within 2 hexes is hurt', () => {
    expect(choices('war-cry', 'war-priestess D4 hp2', [], [])).toBe('yes')
    expect(choices('war-cry', 'war-priestess D4', ['archer.1 D6 hp1'], [])).toBe('yes')
    expect(choices('war-cry', 'war-priestess D4', ['archer.1 D7 hp1'], ['archer.2 D5 hp1'])).toBe('not')
  })
  test('[VIC-STATUS-05] Bombard: an opponent exactly 3 hexes away, unless it has moved', () => {
    const rival = ['archer.2 D4', 'attacker.2 D3', 'lanista D5']
    expect(choices('bombard', 'crossbow-monk D1', ['archer.1 A1'], rival)).toBe('archer.2')
    expect(choices('bombard', 'crossbow-monk D1 shifted', [], rival)).toBe('not')
  })
})

describe('[VIC-RIVAL-ABILITY-05] what the rival clause of an Ability says', () => {
  const clause = (skill: SkillId, user: string, rival: string[], mine: string[], more: Arms = {}) => {
    const open = fight({ side: 'rival', step: 'ability', rival: [user, ...rival], mine, ...more })
    return told(clauseFor(open, unitNamed(open, user.split(/[ =]/)[0] ?? '') as SeenUnit, skill))
  }
  test('Mend: the weakest adjacent ally that is hurt', () => {
    expect(clause('mend', 'tidal-oracle D4', ['defender.2 D5 hp3', 'surf-giant C4 hp2', 'archer.2 D6 hp1'], [])).toBe(
      'surf-giant',
    )
    expect(clause('mend', 'tidal-oracle D4', ['defender.2 D5 hp2', 'surf-giant C4 hp2'], [])).toBe(
      'defender.2 surf-giant',
    )
    expect(clause('mend', 'tidal-oracle D4', ['defender.2 D5', 'archer.2 D6 hp1'], [])).toBe('not')
  })
  test('Curse: the deadliest opponent within 2 hexes that is not cursed', () => {
    const mine = ['shade-reaver D6 cursed:player:9', 'attacker.1 C4', 'defender.1 D5', 'staff-adept G1']
    expect(clause('curse', 'night-seer D4', [], mine)).toBe('attacker.1')
  })
  test('Rouse: the deadliest adjacent ally deployed this turn', () => {
    const rival = ['attacker.2 D5 dazed on3', 'defender.2 C4 dazed on3', 'shade-reaver C3 dazed on2']
    expect(clause('rouse', 'lanista D4', rival, [])).toBe('attacker.2')
  })
  test('Net: the flagholder within 2 hexes, else the fastest there', () => {
    const mine = ['attacker.1 D5', 'archer.1 C4', 'cataphract D7']
    expect(clause('net', 'retiarius D4', [], mine)).toBe('attacker.1')
    const flag = ['attacker.1 D5', 'archer.1 C4 flag', 'cataphract D6']
    expect(clause('net', 'retiarius D4', [], flag, { sport: 'flag' })).toBe('archer.1')
    expect(clause('net', 'retiarius D4', [], ['cataphract D7'])).toBe('not')
  })
  test('Pull: only without Range 2, the highest bold priority exactly 2 hexes away', () => {
    expect(clause('pull', 'primus=krakenlance D4', ['archer.2 D2'], ['hero D6', 'archer.1 D5'])).toBe('not')
    expect(clause('pull', 'primus=krakenlance D4', ['archer.2 D2'], ['hero D6'])).toBe('hero')
    expect(clause('pull', 'harpooner D4', [], ['hero D6'])).toBe('not')
  })
  test('Shove: an ally that comes forward, else an opponent in the way, else nobody', () => {
    // both beside their mark, they cannot come nearer, and nobody stands on a key hex
    expect(clause('shove', 'reef-breaker C4', ['attacker.2 D4'], ['hero D5'])).toBe('not')
    expect(clause('shove', 'reef-breaker C3', ['attacker.2 D4'], ['hero G4'])).toBe('attacker.2')
    expect(clause('shove', 'reef-breaker C3', [], ['hero C4 flag'], { sport: 'flag' })).toBe('hero')
    expect(clause('shove', 'reef-breaker C3', [], ['hero C4'])).toBe('not')
  })
  test('Leech: the highest bold priority beside it; nobody without', () => {
    expect(clause('leech', 'soul-drinker D4', [], ['hero D5'])).toBe('hero')
    expect(clause('leech', 'soul-drinker D4', [], ['hero D6'])).toBe('not')
  })
  test('[VIC-STATUS-01] [VIC-TACTIC-07] dazed and chained units use none', () => {
    expect(clause('regen', 'reptilian D4 hp1', [], [])).toBe('yes')
    expect(clause('regen', 'reptilian D4 hp1 dazed on3', [], [])).toBe('not')
    expect(clause('regen', 'reptilian D4 hp1 chains-of-hephaestus:rival:9', [], [])).toBe('not')
    expect(clause('regen', 'reptilian D4 hp1 stun:rival:9', [], [])).toBe('not')
  })
})

describe('[VIC-RIVAL-ENGAGE-02] [VIC-RULING-51] when a rival unit must use its Special', () => {
  const special = (user: string, rival: string[], mine: string[], more: Arms = {}) => {
    const open = fight({ side: 'rival', step: 'engage', rival: [user, ...rival], mine, ...more })
    const plan = specialFor(open, unitNamed(open, user.split(/[ =]/)[0] ?? '') as SeenUnit)
    return plan === undefined ? 'not' : [plan.skill, ...plan.targets].join(' ')
  }
  test('Sweep and Volley: two opponents or more near enough', () => {
    expect(special('primus=bingqing D4', [], ['hero D5'])).toBe('not')
    expect(special('primus=bingqing D4', [], ['hero D5', 'archer.1 C4'])).toBe('sweep')
    expect(special('ember-archer D4', [], ['hero D6', 'archer.1 D7'])).toBe('not')
    expect(special('ember-archer D4', [], ['hero D6', 'archer.1 D2'])).toBe('volley')
  })
  test('Immolate: two opponents beside it or more, and more of them than allies', () => {
    expect(special('magma-brute D4', [], ['hero D5'])).toBe('not')
    expect(special('magma-brute D4', ['archer.2 D3'], ['hero D5', 'archer.1 C4'])).toBe('immolate')
    expect(special('magma-brute D4', ['archer.2 D3', 'lanista E3'], ['hero D5', 'archer.1 C4'])).toBe('not')
  })
  test('War Cry: two hurt units of its troop within 2 hexes, itself included, and never on Cursed Ground', () => {
    expect(special('war-priestess D4 hp2', ['archer.2 D6 hp1'], ['hero G1'])).toBe('war-cry')
    expect(special('war-priestess D4', ['archer.2 D6 hp1', 'attacker.2 D2 hp1'], ['hero G1'])).toBe('war-cry')
    expect(special('war-priestess D4 hp2', ['archer.2 D7 hp1'], ['hero G1'])).toBe('not')
    expect(special('war-priestess D4 hp2', ['archer.2 D6 hp1'], ['hero G1'], { event: 'B13' })).toBe('not')
  })
  test('Concuss, Finish, Hurl, Bombard: on the highest priority they allow', () => {
    expect(special('gorgon-hound D4', [], ['hero D5'])).toBe('not')
    expect(special('gorgon-hound D4', [], ['hero D5', 'archer.1 C4'])).toBe('concuss archer.1')
    expect(special('cloud-dancer D4', [], ['archer.1 C4 hp1', 'attacker.1 D5'])).toBe('finish archer.1')
    expect(special('cloud-dancer D4', [], ['archer.1 C4 hp2', 'hero D5 hp1'])).toBe('not')
    expect(special('war-elephant D4', [], ['archer.1 C4', 'hero D5 flag'], { sport: 'flag' })).toBe('hurl hero')
    expect(special('war-elephant D3', [], ['archer.1 C3', 'hero D4'], { arena: 'LAM' })).toBe('hurl hero')
    expect(special('war-elephant D4', [], ['archer.1 C4'])).toBe('not')
    expect(special('crossbow-monk D1', [], ['archer.1 D4', 'attacker.1 D6'])).toBe('bombard archer.1')
    expect(special('crossbow-monk D1 shifted', [], ['archer.1 D4'])).toBe('not')
    expect(special('crossbow-monk D1', [], ['archer.1 D4', 'attacker.1 D3'])).toBe('not')
  })
  test('[VIC-STATUS-01] [VIC-STATUS-03] dazed and fatigued units use none', () => {
    expect(special('ember-archer D4 dazed on3', [], ['hero D6', 'archer.1 D2'])).toBe('not')
    expect(special('ember-archer D4 stun:rival:9', [], ['hero D6', 'archer.1 D2'])).toBe('not')
  })
})
