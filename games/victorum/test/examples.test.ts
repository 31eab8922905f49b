import { describe, expect, test } from 'vitest'
import { shown } from './given.ts'

/** Examples whose rules are tested closer to them as well: here as they are played in the rulebook. */
describe('what a rival unit marks', () => {
  test.each([
    ['VIC-EX-29', ['begin', 'hex B2'], 'horse-archer', 'B2'],
    ['VIC-EX-30', ['begin'], 'horse-archer', 'B3'],
    ['VIC-EX-31', ['begin', 'hex C2'], 'attacker.1', 'C2'],
    ['VIC-EX-32', ['begin', 'hex C2'], 'attacker.1', 'C2'],
    ['VIC-EX-33', ['begin', 'hex D5'], 'attacker.1', 'D5'],
    ['VIC-EX-35', ['begin', 'unit attacker.1', 'unit defender.2', 'unit attacker.1', 'hex B3'], 'attacker.1', 'B3'],
  ] as const)('[%s] [VIC-RIVAL-MOVE-12] by %j %s ends on %s', (id, line, unit, hex) => {
    expect(
      shown(id)
        .do(...line)
        .where(unit),
    ).toBe(hex)
  })
})

describe('whom it strikes', () => {
  test('[VIC-EX-36] [VIC-EX-37] [VIC-RIVAL-ENGAGE-04] [VIC-RIVAL-ENGAGE-07] the farthest, and across an occupied hex', () => {
    const far = shown('VIC-EX-36').do('begin', 'mark tactician.1')
    expect(far.of('attacked').map(({ target }) => target)).toEqual(['tactician.1'])
    const across = shown('VIC-EX-37').do('begin')
    expect(across.of('attacked').map(({ target }) => target)).toEqual(['hero'])
  })
  test('[VIC-EX-40] [VIC-RIVAL-ENGAGE-02] Hurl where its condition holds, else an attack', () => {
    expect(shown('VIC-EX-40', 1).do('begin').where('attacker.1')).toBe('F1')
    expect(shown('VIC-EX-40', 2).do('begin').of('attacked')).toHaveLength(1)
  })
  test('[VIC-EX-48] [VIC-EX-75] [VIC-TURN-08] [VIC-RULING-65] damage that is ignored, and barbs of a hero who was saved', () => {
    const [hit, missed] = [1, 2].map(number => shown('VIC-EX-48', number).do('begin').hp('coral-hoplite'))
    expect(hit).toEqual(missed)
    const saved = shown('VIC-EX-75').do('begin')
    expect([saved.hp('hero'), saved.hp('attacker.1'), saved.open.hero.blessings]).toEqual([[6], [2], 0])
  })
})

describe('ends and rewards', () => {
  test('[VIC-EX-42] [VIC-EX-43] [VIC-SPAR-01] [VIC-GOAL-06] only the tribune left; nobody left', () => {
    const spar = shown('VIC-EX-42').do('begin', 'pass', 'done', 'attack attacker.1 archer.2')
    expect(spar.options).toContain('recruit reef-breaker')
    const flag = shown('VIC-EX-43').do('begin', 'pass', 'done', 'attack attacker.1 reef-breaker')
    expect([flag.open.hero.hp, flag.asked]).toEqual([1, 'reward.sport'])
  })
  test('[VIC-EX-46] [VIC-BLESSING-02] [VIC-DEFEAT-02] with a blessing and without', () => {
    expect(shown('VIC-EX-46', 1).do('begin').hp('hero')).toEqual([7])
    expect(shown('VIC-EX-46', 2).do('begin').waitsFor()).toMatch(/^lost /)
  })
  test('[VIC-EX-53] [VIC-COMBAT-END-05] nobody left to deploy: failed, and the campaign goes on', () => {
    const game = shown('VIC-EX-53').do('begin')
    expect([game.asked, game.where('archer.1'), game.where('attacker.1')]).toEqual(['travel', 'bag', 'bag'])
  })
  test('[VIC-EX-54] [VIC-EX-55] [VIC-RECRUIT-04] [VIC-REWARD-03] recruits and tactics', () => {
    const one = shown('VIC-EX-54').do('begin', 'pass', 'done', 'attack hero lanista', 'recruit lanista')
    expect(one.do('sacrifice lanista').where('lanista')).toBe('bag')
    const two = shown('VIC-EX-55').do('begin', 'pass', 'pass', 'done', 'attack hero lanista', 'tactics')
    expect(two.do('tactic stun', 'tactic hamstring').open.camp.tactics.toSorted()).toEqual([
      'hamstring',
      'stun',
      'stun',
    ])
  })
  test('[VIC-EX-57] [VIC-UPGRADE-01] [VIC-UPGRADE-02] Health, as far as it goes', () => {
    const game = shown('VIC-EX-57', 1).do('begin', 'done', 'attack hero archer.2', 'health')
    expect([game.open.hero.health, game.open.hero.hp]).toEqual([7, 5])
    expect(shown('VIC-EX-57', 2).do('begin', 'done', 'attack hero archer.2').refused('health')).not.toBe('')
  })
  test('[VIC-EX-59] [VIC-EX-72] [VIC-REWARD-05] [VIC-SAVE-01] a primus is beaten and the next act begins', () => {
    for (const id of ['VIC-EX-59', 'VIC-EX-72']) {
      const game = shown(id).do('pass', 'done', 'attack hero primus', 'prowess endurance-1')
      expect([game.open.act, game.open.weeks, game.open.place]).toEqual([2, 0, 'KUN-C'])
    }
  })
})

describe('units, skills and arenas', () => {
  test('[VIC-EX-49] [VIC-SKILL-04] [VIC-TURN-07] a Sweep wakes no barbs', () => {
    const game = shown('VIC-EX-49').do('begin', 'pass', 'done')
    const before = game.hp('hero')
    expect(game.do('special hero sweep').hp('hero')).toEqual(before)
  })
  test('[VIC-EX-60] [VIC-EX-74] [VIC-STACKING-02] [VIC-RULING-89] Movement by event, tactic and Hamstring', () => {
    expect(shown('VIC-EX-60').do('begin', 'pass', 'move cataphract C3').where('cataphract')).toBe('C3')
    const both = shown('VIC-EX-74').do('begin', 'pass')
    expect(both.after('move archer.1')).not.toContain('C3')
    expect(both.after('move attacker.1')).toContain('D4')
  })
  test('[VIC-EX-66] [VIC-SCION-17] one pair, once', () => {
    const game = shown('VIC-EX-66').do('begin')
    expect(game.of('scionEffect').map(({ x }) => x).length).toBeGreaterThan(1)
  })
  test('[VIC-EX-69] [VIC-ARENA-TURN-03] the chariot goes on to F3', () => {
    const game = shown('VIC-EX-69').do('hex F5')
    expect([game.where('attacker.1'), game.hp('attacker.1')]).toEqual(['F5', [1]])
  })
  test('[VIC-EX-71] [VIC-STATUS-03] a stunned taunter taunts nobody', () => {
    expect(shown('VIC-EX-71', 1).do('begin', 'pass', 'done').refused('attack archer.1 lanista')).not.toBe('')
    expect(shown('VIC-EX-71', 2).do('begin', 'pass', 'done').options).toContain('attack archer.1 lanista')
  })
})
