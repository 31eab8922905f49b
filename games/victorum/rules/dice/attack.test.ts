import type { ProwessId } from '../../content/ids.ts'
import { describe, expect, test } from 'vitest'
import { myEngage, OVER, rivalEngage } from '../../test/fights.ts'
import { shown } from '../../test/given.ts'

describe('an attack', () => {
  test('[VIC-PLAYER-ENGAGE-05] [VIC-DICE-02] the hits of its dice are damage, and it acts once', () => {
    const game = myEngage({ mine: ['attacker.1 D4'], rival: ['surf-giant D5', 'archer.1 A1'] }).dice('x.')
    game.do('attack attacker.1 surf-giant')
    expect(game.hp('surf-giant')).toEqual([5])
    expect(game.of('attacked')).toEqual([
      {
        type: 'attacked',
        unit: 'attacker.1',
        target: 'surf-giant',
        pool: [
          { die: 'B', change: 0, cause: 'attack' },
          { die: 'B', change: 0, cause: 'attack' },
        ],
        dice: ['B', 'B'],
        hits: [true, false],
      },
    ])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('[VIC-EX-48] [VIC-TURN-08] [VIC-TURN-09] damage that is ignored was dealt; without a hit none was', () => {
    const hit = shown('VIC-EX-48', 1).do('begin')
    expect(hit.hp('coral-hoplite')).toEqual([4])
    expect(hit.of('damaged')).toMatchObject([{ unit: 'coral-hoplite', dealt: 1, ignored: 1, from: 4, to: 4 }])
    const missed = shown('VIC-EX-48', 2).do('begin')
    expect(missed.of('attacked')).toHaveLength(1)
    expect(missed.of('damaged')).toEqual([])
    expect([hit.waitsFor(), missed.waitsFor()]).toEqual(['p1 player.start', 'p1 player.start'])
  })
  test('Armored ignores up to N of each attack, Pierce lets none of it be ignored', () => {
    const game = myEngage({ mine: ['attacker.1 D4', 'axe-maiden D6'], rival: ['bronze-colossus D5', 'archer.1 A1'] })
    game.dice('xx xx').do('attack attacker.1 bronze-colossus')
    expect(game.hp('bronze-colossus')).toEqual([6])
    game.do('attack axe-maiden bronze-colossus')
    expect(game.hp('bronze-colossus')).toEqual([4])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('[VIC-STACKING-03] Armored 1 from two sources is still Armored 1', () => {
    const game = rivalEngage({ rival: ['attacker.1 D4'], mine: ['coral-hoplite D5', 'shield-sister D6'] }).dice('xx')
    expect(game.hp('coral-hoplite')).toEqual([3])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('[VIC-RULING-72] an empty pool of yours may attack and misses; a rival with none does not attack', () => {
    const mine = myEngage(
      { kind: 'scion', rival: ['hydra A1', 'attacker.1 D5'], mine: ['hero D4'] },
      { scion: 'hydra', dice: '' },
    )
    mine.do('attack hero attacker.1')
    expect(mine.of('attacked')).toMatchObject([{ dice: [], hits: [] }])
    expect(mine.waitsFor()).toBe(OVER)
    const rival = rivalEngage(
      { kind: 'scion', rival: ['head.1 D5', 'hydra A1'], mine: ['hero D4'] },
      { scion: 'hydra' },
    )
    expect(rival.of('attacked')).toEqual([])
    expect(rival.waitsFor()).toBe(OVER)
  })
})

describe('what an attack sets off', () => {
  test('Barbed N: an adjacent attacker that dealt damage is dealt N; not from afar, not if it fell', () => {
    const beside = myEngage({ mine: ['attacker.1 D4'], rival: ['bone-warden D5', 'archer.1 A1'] }).dice('x.')
    beside.do('attack attacker.1 bone-warden')
    expect(beside.hp('attacker.1', 'bone-warden')).toEqual([2, 3])
    expect(beside.waitsFor()).toBe(OVER)
    const afar = myEngage({ mine: ['archer.2 D3'], rival: ['bone-warden D5', 'archer.1 A1'] }).dice('x.')
    expect(afar.do('attack archer.2 bone-warden').hp('archer.2')).toEqual([2])
    expect(afar.waitsFor()).toBe(OVER)
    const felled = myEngage({ mine: ['attacker.1 D4'], rival: ['bone-warden D5 hp1', 'archer.1 A1'] }).dice('x.')
    expect(felled.do('attack attacker.1 bone-warden').hp('attacker.1')).toEqual([3])
    expect(felled.where('bone-warden')).toBe('fallen')
    expect(felled.waitsFor()).toBe(OVER)
    const missed = myEngage({ mine: ['attacker.1 D4'], rival: ['bone-warden D5', 'archer.1 A1'] }).dice('..')
    expect(missed.do('attack attacker.1 bone-warden').hp('attacker.1')).toEqual([3])
    expect(missed.waitsFor()).toBe(OVER)
  })
  test('[VIC-EX-75] [VIC-RULING-65] a hero that a blessing saves strikes back with its barbs', () => {
    const game = shown('VIC-EX-75').do('begin')
    expect(game.hp('hero', 'attacker.1')).toEqual([6, 2])
    expect(game.open.hero.blessings).toBe(0)
    expect(game.waitsFor()).toBe('p1 player.start')
  })
  test('Riposte: an adjacent attacker without a hit is dealt 1', () => {
    const game = rivalEngage({ rival: ['attacker.1 D4'], mine: ['staff-adept D5'] }).dice('..')
    expect(game.hp('attacker.1', 'staff-adept')).toEqual([2, 3])
    expect(game.waitsFor()).toBe(OVER)
    const afar = rivalEngage({ rival: ['archer.1 D3'], mine: ['staff-adept D5'] }).dice('..')
    expect(afar.hp('archer.1')).toEqual([2])
    expect(afar.waitsFor()).toBe(OVER)
    const hit = rivalEngage({ rival: ['attacker.1 D4'], mine: ['staff-adept D5'] }).dice('x.')
    expect(hit.hp('attacker.1', 'staff-adept')).toEqual([3, 2])
    expect(hit.waitsFor()).toBe(OVER)
  })
  test('Bloodthirst N: HP gained for a defeat, beyond Health', () => {
    const game = myEngage({ mine: ['trench-shark D4'], rival: ['archer.1 D5 hp1', 'archer.2 A1'] }).dice('x.')
    game.do('attack trench-shark archer.1')
    expect(game.hp('trench-shark')).toEqual([4])
    expect(game.of('hpGained')).toMatchObject([{ unit: 'trench-shark', from: 3, to: 4, cause: 'bloodthirst' }])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Last Breath N: the attacker that defeats it is dealt N, unless it was fatigued; not by a Special', () => {
    const game = myEngage({ mine: ['attacker.1 D4'], rival: ['shade-reaver D5 hp1', 'archer.2 A1'] }).dice('x.')
    expect(game.do('attack attacker.1 shade-reaver').hp('attacker.1')).toEqual([2])
    expect(game.waitsFor()).toBe(OVER)
    const stunned = myEngage({ mine: ['attacker.1 D4'], rival: ['shade-reaver D5 hp1 stun:rival:3', 'archer.2 A1'] })
    expect(stunned.dice('x.').do('attack attacker.1 shade-reaver').hp('attacker.1')).toEqual([3])
    expect(stunned.waitsFor()).toBe(OVER)
    const swept = myEngage(
      { mine: ['hero D4'], rival: ['shade-reaver D5 hp1', 'archer.2 A1'] },
      { hero: 'virago', prowess: ['cleave'] },
    )
    expect(swept.do('special hero sweep').hp('hero')).toEqual([5])
    expect(swept.waitsFor()).toBe(OVER)
  })
  test('[VIC-TURN-05] the attacker drinks first: Bloodthirst saves it from the Last Breath', () => {
    const game = myEngage({ mine: ['trench-shark D4 hp1'], rival: ['shade-reaver D5 hp1', 'archer.2 A1'] }).dice('x.')
    game.do('attack trench-shark shade-reaver')
    expect(game.hp('trench-shark')).toEqual([1])
    expect(game.types().filter(type => type === 'hpGained' || type === 'damaged')).toEqual([
      'damaged',
      'hpGained',
      'damaged',
    ])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('[VIC-RULING-71] the Last Breath of the last rival unit does nothing', () => {
    const game = myEngage({ mine: ['attacker.1 D4 hp1'], rival: ['shade-reaver D5 hp1'] }).dice('x.')
    game.do('attack attacker.1 shade-reaver')
    expect(game.open.outcomeOfCombat).toBe('won')
    expect(game.hp('attacker.1')).toEqual([1])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('an attacker felled by barbs leaves the attack in order', () => {
    const game = rivalEngage({ rival: ['attacker.1 D4 hp1', 'archer.2 A1'], mine: ['bone-warden D5'] }).dice('x.')
    expect(game.where('attacker.1')).toBe('fallen')
    expect(game.combat.attack).toBeUndefined()
    expect(game.waitsFor()).toBe(OVER)
  })
})

describe('prowess in an attack', () => {
  test('Blood Price: 1 damage to another of yours, a black die for the attack', () => {
    const game = myEngage(
      { mine: ['hero D4', 'defender.1 G1', 'archer.1 G2'], rival: ['surf-giant D5', 'archer.2 A1'] },
      { hero: 'nox', prowess: ['blood-price'] },
    ).dice('x xx')
    game.do('attack hero surf-giant')
    expect(game.options).toEqual(['pay defender.1', 'pay archer.1', 'pass'])
    game.do('pay defender.1')
    expect(game.hp('defender.1', 'surf-giant')).toEqual([3, 3])
    expect(game.of('attacked')).toMatchObject([{ dice: ['K', 'B', 'B'] }])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Blood Price may be left unpaid, and is not offered to a hero alone', () => {
    const position = { hero: 'nox', prowess: ['blood-price'] } as const
    const rival = ['surf-giant D5', 'archer.2 A1']
    const unpaid = myEngage({ mine: ['hero D4', 'archer.1 G2'], rival }, position).dice('..')
    expect(unpaid.do('attack hero surf-giant', 'pass').hp('archer.1', 'surf-giant')).toEqual([2, 6])
    expect(unpaid.waitsFor()).toBe(OVER)
    const alone = myEngage({ mine: ['hero D4'], rival }, position).dice('..')
    expect(alone.do('attack hero surf-giant').waitsFor()).toBe(OVER)
  })
  test('Follow My Lead: after the hero, others add a green die against the same unit', () => {
    const game = myEngage(
      { mine: ['hero D4', 'attacker.1 D6', 'archer.1 E6'], rival: ['surf-giant D5', 'archer.2 A1'] },
      { prowess: ['follow-my-lead'] },
    ).dice('.. ... ...')
    game.do('attack hero surf-giant', 'attack attacker.1 surf-giant')
    expect(game.of('attacked').map(({ dice }) => dice.join(''))).toEqual(['BB', 'GBB'])
    expect(game.refused('attack attacker.1 surf-giant')).toBe('VIC-PLAYER-ENGAGE-01 hasActedAlready')
    expect(game.waitsFor()).toBe('p1 player.engage')
  })
  test('Parthian Shot: after the attack 1 hex, with level 2 up to 2', () => {
    const combat = { mine: ['hero D4'], rival: ['surf-giant D6', 'archer.2 A1'] }
    const one = myEngage(
      { ...combat, arena: 'ATL', trident: 'none' },
      { hero: 'the-parthian', prowess: ['parthian-shot-1'] },
    )
    one.dice('..').do('attack hero surf-giant')
    expect(one.waitsFor()).toBe('p1 attack.after')
    expect(one.options).toEqual(['hex C3', 'hex C4', 'hex D3', 'hex D5', 'hex E3', 'hex E4', 'stay'])
    expect(one.do('hex D3').where('hero')).toBe('D3')
    expect(one.unit('hero').walked).toBe(0)
    expect(one.waitsFor()).toBe(OVER)
    const two = myEngage(
      { ...combat, arena: 'ATL', trident: 'D3' },
      { hero: 'the-parthian', prowess: ['parthian-shot-1', 'parthian-shot-2'] },
    )
    two.dice('..').do('attack hero surf-giant')
    expect(two.options).toContain('hex C2')
    expect(two.options).toContain('hex C3 over D3')
    expect(two.do('hex C3 over D3').where('hero')).toBe('C3')
    expect(two.unit('hero').carries).toEqual(['trident'])
    expect(two.waitsFor()).toBe(OVER)
  })
  test('Calculated Strike: any dice once per combat, hits too', () => {
    const position = { hero: 'decimus', prowess: ['calculated-strike'] } as const
    const game = myEngage({ mine: ['hero D4'], rival: ['surf-giant D5', 'archer.2 A1'] }, position).dice('x. x')
    game.do('attack hero surf-giant')
    expect(game.options).toEqual(['reroll 1', 'reroll 0', 'reroll 0 1', 'keep'])
    game.do('reroll 1')
    expect(game.hp('surf-giant')).toEqual([4])
    expect(game.of('rerolled')).toEqual([
      { type: 'rerolled', unit: 'hero', cause: 'calculated-strike', hits: [true, true] },
    ])
    expect(game.combat.once).toEqual(['calculated-strike'])
    expect(game.waitsFor()).toBe(OVER)
    const used = myEngage(
      { mine: ['hero D4'], rival: ['surf-giant D5', 'archer.2 A1'], once: ['calculated-strike'] },
      position,
    )
    expect(used.dice('..').do('attack hero surf-giant').waitsFor()).toBe(OVER)
  })
  test('Calculated Strike: what is rolled again counts, and hits lie before misses of their colour', () => {
    const strike = (dice: string, answer: string, pool = 'BBB') => {
      const game = myEngage(
        { mine: ['hero D4'], rival: ['surf-giant D5', 'archer.2 A1'] },
        { hero: 'decimus', prowess: ['calculated-strike'], dice: pool },
      ).dice(dice)
      game.do('attack hero surf-giant', answer)
      return [
        game
          .of('rerolled')[0]
          ?.hits.map(hit => (hit ? 'x' : '.'))
          .join(''),
        ...game.hp('surf-giant'),
      ]
    }
    expect(strike('x.. .x', 'reroll 0 1')).toEqual(['x..', 5])
    expect(strike('x.. .', 'reroll 0')).toEqual(['...', 6])
    expect(strike('xx. x', 'reroll 2')).toEqual(['xxx', 3])
    // colours are not mixed: the green die stays in front, though it missed
    expect(strike('. x. .', 'reroll 2', 'GBB')).toEqual(['.x.', 5])
  })
  test('Calculated Strike: a single die may be rolled again as well', () => {
    const game = myEngage(
      { mine: ['hero D4'], rival: ['surf-giant D5', 'archer.2 A1'] },
      { hero: 'decimus', prowess: ['calculated-strike'], dice: 'B' },
    ).dice('. x')
    game.do('attack hero surf-giant')
    expect(game.options).toEqual(['reroll 0', 'keep'])
    expect(game.do('reroll 0').hp('surf-giant')).toEqual([5])
  })
  test('Laurels of Victory: all dice, once per combat, before or after another reroll', () => {
    const game = myEngage(
      { mine: ['hero D4'], rival: ['surf-giant D5', 'archer.2 A1'] },
      { hero: 'decimus', prowess: ['calculated-strike', 'laurels-of-victory'] },
    ).dice('.. .. xx')
    game.do('attack hero surf-giant', 'reroll all', 'reroll 0 1')
    expect(game.hp('surf-giant')).toEqual([4])
    expect(game.combat.once).toEqual(['laurels-of-victory', 'calculated-strike'])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Returning Axe: one die that missed, with level 2 up to two, against a target that is not adjacent', () => {
    const attack = (hex: string, prowess: ProwessId[], dice: string) => {
      const game = myEngage(
        { mine: ['hero D4'], rival: [`surf-giant ${hex}`, 'archer.2 A1'] },
        { hero: 'virago', prowess },
      )
      return game.dice(dice).do('attack hero surf-giant')
    }
    expect(attack('D6', ['returning-axe-1'], '..').options).toEqual(['reroll 0', 'keep'])
    expect(attack('D6', ['returning-axe-1', 'returning-axe-2'], '..').options).toEqual([
      'reroll 0',
      'reroll 0 1',
      'keep',
    ])
    expect(attack('D6', ['returning-axe-1'], 'xx').waitsFor()).toBe(OVER)
    expect(attack('D5', ['returning-axe-1'], '..').waitsFor()).toBe(OVER)
    const game = attack('D6', ['returning-axe-1'], '.. x').do('reroll 0')
    expect(game.hp('surf-giant')).toEqual([5])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Veil of Night 2 is used up by the first attack', () => {
    const game = rivalEngage(
      { rival: ['attacker.1 D4', 'attacker.2 C4'], mine: ['hero D5'] },
      { hero: 'nox', prowess: ['veil-of-night-1', 'veil-of-night-2'] },
    ).dice('xx')
    game.do('unit attacker.1')
    expect(game.of('attacked').map(({ dice }) => dice.join(''))).toEqual(['', 'BB'])
    expect(game.hp('hero')).toEqual([3])
    expect(game.waitsFor()).toBe(OVER)
  })
  test('Soul Harvest, Flowing Parry, Night Terror: skills of the hero by prowess work like printed ones', () => {
    const parry = rivalEngage(
      { rival: ['attacker.1 D4'], mine: ['hero D5'] },
      { hero: 'bingqing', prowess: ['flowing-parry'] },
    )
    expect(parry.dice('..').hp('attacker.1')).toEqual([2])
    expect(parry.waitsFor()).toBe(OVER)
    const harvest = myEngage(
      { mine: ['hero D4'], rival: ['archer.1 D5 hp1', 'archer.2 A1'] },
      { hero: 'nox', prowess: ['soul-harvest'] },
    )
    expect(harvest.dice('x.').do('attack hero archer.1').hp('hero')).toEqual([6])
    expect(harvest.open.hero.hp).toBe(6)
    expect(harvest.waitsFor()).toBe(OVER)
  })
})
