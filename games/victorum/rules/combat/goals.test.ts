import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'
import type { Given, Position } from '../../test/given.ts'
import { go } from '../state/kit.ts'

type Arms = NonNullable<Position['combat']>
const felled = (combat: Arms, units: string[], position: Position = {}): Given =>
  given({ ...position, combat: { arena: 'LAM', ...combat } }).running(
    go('harm', { units: units.map(unit => ({ unit, damage: 20 })), cause: 'test' }),
  )

describe('goals', () => {
  test('[VIC-GOAL-02] [VIC-GOAL-09] [VIC-BLOODSHED-01] a Bloodshed is won with the last rival unit of the lineup, those to come included', () => {
    const game = felled({ mine: ['hero G4'], rival: ['archer.2 A1'], column: ['attacker.2'] }, ['archer.2'])
    expect(game.open.outcomeOfCombat).toBeUndefined()
    expect(game.combat.tribune).toBeUndefined()
    expect(game.waitsFor()).toBe('p1 player.start')
    expect(felled({ mine: ['hero G4'], rival: ['archer.2 A1'] }, ['archer.2']).waitsFor()).toBe('p1 reward.bloodshed')
  })

  test('[VIC-GOAL-09] [VIC-ARENA-TURN-07] arena units are never counted', () => {
    const game = felled({ arena: 'REF', mine: ['hero G4'], rival: ['archer.2 A1'], beasts: ['beast.1 D2'] }, [
      'archer.2',
    ])
    expect(game.of('combatEnded')[0]?.result).toBe('won')
    expect(game.waitsFor()).toBe('p1 reward.bloodshed')
  })

  test('[VIC-GOAL-07] [VIC-PRIMUS-04] a primus combat needs all rival units, the primus among them', () => {
    const position: Position = { place: 'LAM-C', primuses: ['sea-strider', 'virago', 'decimus'] }
    const arms: Arms = { kind: 'primus', mine: ['hero G4'], rival: ['primus=sea-strider A1', 'archer.2 A2'] }
    expect(felled(arms, ['primus'], position).waitsFor()).toBe('p1 player.deploy')
    expect(felled(arms, ['archer.2'], position).waitsFor()).toBe('p1 player.deploy')
    const won = felled(arms, ['primus', 'archer.2'], position)
    expect(won.of('combatEnded')[0]?.result).toBe('won')
    expect(won.waitsFor()).toBe('p1 reward.prowess')
  })

  test('[VIC-GOAL-08] the scion alone decides; other rival units need not fall', () => {
    const arms: Arms = { arena: 'VES', kind: 'scion', mine: ['hero G4'], rival: ['taotie A1', 'archer.2 A2'] }
    const game = felled(arms, ['taotie'], { act: 4, place: 'VES-C' })
    expect(game.waitsFor()).toBe('won scion')
  })

  test('[VIC-RULING-63] a Spar needs units still to come as well', () => {
    const game = felled(
      { sport: 'spar', mine: ['hero G4'], rival: ['reef-breaker A1', 'archer.2 A2'], column: ['attacker.2'] },
      ['archer.2'],
    )
    expect(game.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-SPAR-01] with only the tribune left, in the arena or still to come, it is won as a Spar', () => {
    const cause = (arms: Arms): unknown => felled({ sport: 'spar', ...arms }, ['archer.2']).of('combatEnded')[0]?.cause
    const mine = ['hero G4']
    expect(cause({ mine, rival: ['reef-breaker A1', 'archer.2 A2'] })).toBe('spar')
    expect(cause({ mine, rival: ['archer.2 A2'], column: ['reef-breaker'], tribune: 'reef-breaker' })).toBe('spar')
    expect(cause({ mine, rival: ['archer.2 A2'], tribune: 'reef-breaker' })).toBe('elimination')
  })

  test('[VIC-GOAL-06] [VIC-SPAR-02] a King of the Hill is won by elimination too', () => {
    const game = felled({ sport: 'hill', mine: ['hero G4'], rival: ['reef-breaker A1'] }, ['reef-breaker'])
    expect(game.of('combatEnded')[0]).toMatchObject({ result: 'won', cause: 'elimination' })
    expect(game.open.hero.hp).toBe(1)
    expect(game.waitsFor()).toBe('p1 reward.sport')
  })
})

describe('the end', () => {
  test('[VIC-EX-53] [VIC-COMBAT-END-05] [VIC-RULING-75] both camp units of a Pit Fight fall: failed at once, they are lost, the campaign goes on', () => {
    const game = shown('VIC-EX-53').do('begin')
    expect(game.of('combatEnded')).toEqual([{ type: 'combatEnded', result: 'failed', cause: 'noUnits' }])
    expect([game.where('archer.1'), game.where('attacker.1')]).toEqual(['bag', 'bag'])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-COMBAT-END-02] [VIC-RULING-70] not while a face-up unit, or the hero, still has a place', () => {
    const arms: Arms = { mine: ['archer.1 G1'], rival: ['archer.2 A1'] }
    expect(felled({ ...arms, places: '1' }, ['archer.1']).waitsFor()).toBe('p1 player.start')
    expect(felled({ ...arms, places: 'H' }, ['archer.1'], { units: [] }).waitsFor()).toBe('p1 player.start')
    expect(felled({ ...arms, places: '1' }, ['archer.1'], { units: [] }).waitsFor()).toBe('p1 travel')
  })

  test('[VIC-COMBAT-END-01] [VIC-COMBAT-END-04] nothing more is asked of the turn, and the living stay in the arena until Cleanup', () => {
    const game = given({
      combat: { arena: 'LAM', mine: ['hero B1', 'archer.1 G1'], rival: ['archer.2 A1 hp1'] },
    }).dice('x.')
    game.do('begin', 'pass', 'done', 'attack hero archer.2')
    expect(game.asked).toBe('reward.bloodshed')
    expect([game.where('hero'), game.where('archer.1')]).toEqual(['B1', 'G1'])
    expect(game.of('turnBegan')).toHaveLength(1)
    expect(game.waitsFor()).toBe('p1 reward.bloodshed')
  })
})

describe('the primus', () => {
  const capital = (act: 1 | 2 | 3): Given =>
    given({
      place: 'KUN-C',
      act,
      bag: ['attacker.2', 'ambush', 'archer.2', 'defender.2', 'tactician.2'],
      primuses: ['bingqing', 'virago', 'decimus'],
    }).from('event')

  test('[VIC-PRIMUS-01] [VIC-PRIMUS-05] [VIC-PRIMUS-06] [VIC-PRIMUS-07] [VIC-RULING-13] [VIC-RULING-14] [VIC-ACTMOD-01] the preset lineup and Health of the act, no card, hero and four of yours', () => {
    const first = capital(1)
    expect(first.column).toEqual(['staff-adept', 'attacker.2', 'primus'])
    expect(first.combat).toMatchObject({ kind: 'primus', region: 'KUN', places: { hero: true, camp: 4 } })
    expect([first.combat.event, first.combat.tribune, first.combat.rivalTactics]).toEqual([undefined, undefined, []])
    const third = capital(3)
    expect(third.column.indexOf('primus')).toBe(2)
    expect(third.column).toHaveLength(6)
    // Act III deploys one: act modifiers do not apply, but the Ambush drawn for the lineup does
    third.do('begin')
    expect(third.of('deployed').filter(({ side }) => side === 'rival')).toHaveLength(2)
    expect(first.waitsFor()).toBe('p1 rival.start')
  })

  test('[VIC-PRIMUS-02] [VIC-PRIMUS-08] [VIC-PRIMUS-06] it cannot be given up; the primus comes in its turn, elite, with the Health of the act', () => {
    const game = given({
      place: 'KUN-C',
      act: 2,
      primuses: ['bingqing', 'virago', 'decimus'],
      combat: { kind: 'primus', arena: 'KUN', mine: ['hero G4'], rival: ['archer.2 A1'], column: ['primus'] },
    }).from('rival')
    expect(game.options).toEqual(['begin'])
    game.do('begin')
    expect(game.unit('primus')).toMatchObject({ kind: 'bingqing', hp: 12, health: 12, elite: true, side: 'rival' })
    expect(game.waitsFor()).toBe('p1 rival.go')
  })

  test('[VIC-PRIMUS-03] [VIC-LETHAL-01] [VIC-PRIMUS-09] [VIC-PRIMUS-10] [VIC-PRIMUS-11] lethal; beaten, it leaves the game and the act is over', () => {
    const game = felled(
      { kind: 'primus', arena: 'KUN', mine: ['hero G4'], rival: ['primus=bingqing A1'] },
      ['primus'],
      {
        place: 'KUN-C',
        primuses: ['bingqing', 'virago', 'decimus'],
        defeated: ['attacker.1'],
        units: ['archer.1'],
        bag: [],
      },
    )
    expect(game.combat.fallenRivals).toEqual([])
    game.do(game.options[0] ?? '')
    expect([game.open.act, game.where('attacker.1'), game.where('primus')]).toEqual([2, 'bag', 'nowhere'])
    expect(game.open.primuses[0]).toEqual({ hero: 'bingqing', defeated: true })
    expect(game.open.camp.units).toEqual(['archer.1'])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-PRIMUS-09] [VIC-GEN-11] failing it loses the campaign', () => {
    const game = given({
      place: 'KUN-C',
      units: [],
      combat: { kind: 'primus', arena: 'KUN', rival: ['primus=bingqing A1'], places: '0' },
    }).from('fight')
    expect(game.waitsFor()).toBe('lost primus')
  })
})
