import { describe, expect, test } from 'vitest'
import { at, seen } from '../../test/seen.ts'
import { attacksOf, canBuyOff, isAttack, whyNotAct, whyNotBuyOff, wouldWeaken } from './limits.query.ts'
import type { ActionKind, UnitId } from '../state/shape.ts'
import type { Open } from '../units/units.query.ts'

const FOUR = 'FX A1, WX A2, RX A3, BX A4'
const why = (open: Open, id: UnitId, kind: ActionKind): string => {
  const refused = whyNotAct(open, id, kind)
  return refused === undefined ? 'yes' : `${refused.rule} ${refused.key}`
}
const fighter = (words: string, others = ', WX A2, RX A3, BX A4') =>
  seen({ units: { p1: `FX A1 ${words}${others}`, p2: FOUR } })

describe('what a unit may still do', () => {
  test('[TAC-ACTION-04] [TAC-ACTION-05] [TAC-ACTION-06] two actions, of different kinds, one attack', () => {
    expect(why(fighter(''), 'p1.fighter', 'move')).toBe('yes')
    expect(why(fighter('did:move'), 'p1.fighter', 'move')).toBe('TAC-ACTION-05 sameAction')
    expect(why(fighter('did:move'), 'p1.fighter', 'melee')).toBe('yes')
    expect(why(fighter('did:melee'), 'p1.fighter', 'missile')).toBe('TAC-ACTION-06 attackedAlready')
    expect(why(fighter('did:melee'), 'p1.fighter', 'move')).toBe('yes')
    expect(why(fighter('did:move did:melee'), 'p1.fighter', 'missile')).toBe('TAC-ACTION-04 actedTwice')
  })

  test('[TAC-ACTION-09] [TAC-ACTION-10] [TAC-ACTION-11] two units keep the limits, the last one has none', () => {
    const two = fighter('did:move did:melee', ', RX A3')
    expect(why(two, 'p1.fighter', 'missile')).toBe('TAC-ACTION-04 actedTwice')
    const one = fighter('did:melee did:melee', '')
    expect([why(one, 'p1.fighter', 'melee'), why(one, 'p1.fighter', 'move')]).toEqual(['yes', 'yes'])
  })

  test('[TAC-ACTION-03] [TAC-ACTION-08] the second action Weakens only beside two others', () => {
    expect(wouldWeaken(fighter('did:move'), 'p1.fighter')).toBe(true)
    expect(wouldWeaken(fighter(''), 'p1.fighter')).toBe(false)
    expect(wouldWeaken(fighter('did:move', ', RX A3'), 'p1.fighter')).toBe(false)
    expect(wouldWeaken(fighter('did:move', ', RX A3, BX -'), 'p1.fighter')).toBe(true)
  })

  test('[TAC-TEAM-12] the limits look at each player’s own units, not at the team’s', () => {
    const open = seen({
      mode: 'team',
      units: { p1: 'FX A1 did:move, RX A2', p2: FOUR, p3: 'FX B1, WX B2, RX B3, BX B4' },
    })
    expect(wouldWeaken(open, 'p1.fighter')).toBe(false)
    const alone = seen({ mode: 'team', units: { p1: 'FX A1 did:move', p3: 'FX B1, WX B2, RX B3' } })
    expect(why(alone, 'p1.fighter', 'move')).toBe('yes')
  })

  test('[TAC-RULING-14] [TAC-SPELL-10] a spell without damage is no attack', () => {
    const healer = seen({ units: { p1: 'HX A1 did:spell, FX A2, RX A3', p2: FOUR } })
    const mage = seen({ units: { p1: 'WX A1 did:spell, FX A2, RX A3', p2: FOUR } })
    expect(why(healer, 'p1.wizard', 'melee')).toBe('yes')
    expect(why(mage, 'p1.wizard', 'melee')).toBe('TAC-ACTION-06 attackedAlready')
    expect(isAttack({ owner: 'p1', card: 'W6' }, 'spell')).toBe(false)
    expect(isAttack({ owner: 'e1', card: 'W6' }, 'spell')).toBe(true)
    expect(isAttack({ owner: 'p1', card: 'W1' }, 'move')).toBe(false)
    expect((['F1', 'W1', 'R1', 'B1'] as const).map(card => attacksOf({ owner: 'p1', card }).at(-1))).toEqual([
      'missile',
      'spell',
      'missile',
      'melee',
    ])
  })

  test('[TAC-MISSILE-01] [TAC-MISSILE-02] [TAC-SPELL-01] [TAC-SPELL-02] the card and its supplies', () => {
    const open = seen({ units: { p1: 'FX A1 s0, WX A2 s0, RX A3, BX A4', p2: FOUR } })
    expect(why(open, 'p1.fighter', 'missile')).toBe('TAC-MISSILE-02 noAmmo')
    expect(why(open, 'p1.wizard', 'spell')).toBe('TAC-SPELL-02 noMana')
    expect(why(open, 'p1.wizard', 'missile')).toBe('TAC-MISSILE-01 noMissile')
    expect(why(open, 'p1.beast', 'spell')).toBe('TAC-SPELL-01 noSpell')
  })

  test('[TAC-WEAK-01] [TAC-ACTION-14] [TAC-TURN-03] Weakened, another player’s, no actions left', () => {
    expect(why(fighter('weak'), 'p1.fighter', 'move')).toBe('TAC-WEAK-01 weakened')
    expect(why(fighter(''), 'p2.fighter', 'move')).toBe('TAC-ACTION-14 notYourUnit')
    const open = fighter('')
    const spent = { ...open, turn: { owner: 'p1', number: 1, step: 'actions', actionsLeft: 0 } as const }
    expect(why(spent, 'p1.fighter', 'move')).toBe('TAC-TURN-03 noActionsLeft')
    expect(why(fighter('', ''), 'p1.beast', 'move')).toBe('TAC-ACTION-15 notInPlay')
  })

  test('[TAC-BALLISTA-02] [TAC-BALLISTA-03] [TAC-RULING-15] who may fire', () => {
    const on = (words: string) => seen({ units: { p1: `FX D8 ${words}, RX A3, BX A4`, p2: FOUR } })
    expect(why(on('began'), 'p1.fighter', 'ballista')).toBe('yes')
    expect(why(on('entered did:move'), 'p1.fighter', 'ballista')).toBe('yes')
    expect(why(on(''), 'p1.fighter', 'ballista')).toBe('TAC-RULING-15 ballistaNextTurn')
    expect(why(on('began did:melee'), 'p1.fighter', 'ballista')).toBe('TAC-ACTION-06 attackedAlready')
    expect(why(fighter(''), 'p1.fighter', 'ballista')).toBe('TAC-BALLISTA-02 notOnBallista')
  })

  test('[TAC-RULING-72] in a dungeon: a Move, and help for itself', () => {
    const open = seen({ mode: 'solo', units: { p1: 'HX -, FX -', e1: 'EF A1' } })
    expect(why(open, 'p1.wizard', 'spell')).toBe('yes')
    const wizard = (card: string) => seen({ mode: 'solo', units: { p1: `${card} -, FX -`, e1: 'EF A1' } })
    expect(why(wizard('WX'), 'p1.wizard', 'spell')).toBe('TAC-RULING-72 insideDungeon')
    expect(why(wizard('W6'), 'p1.wizard', 'spell')).toBe('TAC-RULING-72 insideDungeon')
    expect(why(open, 'p1.fighter', 'melee')).toBe('TAC-RULING-72 insideDungeon')
    expect(why(open, 'p1.fighter', 'missile')).toBe('TAC-RULING-72 insideDungeon')
    expect(why(open, 'p1.fighter', 'move')).toBe('yes')
  })
})

test('[TAC-WEAK-03] [TAC-WEAK-05] the buy-off needs 3 Health and an older token', () => {
  expect(canBuyOff(fighter('weak h3'), 'p1.fighter')).toBe(true)
  expect(whyNotBuyOff(fighter('weak h2'), 'p1.fighter')).toEqual({
    rule: 'TAC-WEAK-05',
    key: 'tooFewHealth',
    values: { health: 2 },
  })
  expect(whyNotBuyOff(fighter(''), 'p1.fighter')).toMatchObject({ key: 'notWeakened' })
  const open = fighter('weak')
  const now = {
    ...open,
    units: { 'p1.fighter': { ...open.units['p1.fighter']!, weakenedThisTurn: true, at: at('A1') } },
  }
  expect(whyNotBuyOff(now, 'p1.fighter')).toMatchObject({ rule: 'TAC-WEAK-03' })
  expect(whyNotBuyOff({ ...open, turn: { ...open.turn!, owner: 'p2' } }, 'p1.fighter')).toMatchObject({
    key: 'notYourUnit',
  })
})
