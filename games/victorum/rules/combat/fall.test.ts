import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'
import { go } from '../state/kit.ts'

const START = 'p1 player.start'
const hits = (...units: [string, number][]) =>
  go('harm', { units: units.map(([unit, damage]) => ({ unit, damage })), cause: 'test' })

describe('damage', () => {
  test('[VIC-RULING-74] [VIC-DEFEAT-09] several units at once: all consequences, then one check', () => {
    const game = given({
      combat: { arena: 'LAM', mine: ['hero G4'], rival: ['archer.2 A1 hp1', 'attacker.2 A2 hp1', 'defender.2 A3'] },
    }).running(hits(['archer.2', 1], ['attacker.2', 3], ['defender.2', 1]))
    expect(game.of('damaged').map(({ unit, from, to, dealt }) => [unit, from, to, dealt])).toEqual([
      ['archer.2', 1, 0, 1],
      ['attacker.2', 1, 0, 3],
      ['defender.2', 4, 3, 1],
    ])
    expect(game.combat.fallenRivals).toEqual(['archer.2', 'attacker.2'])
    expect(game.types().indexOf('defeated')).toBeGreaterThan(game.types().lastIndexOf('damaged'))
    expect(game.waitsFor()).toBe(START)
  })

  test('[VIC-OPPORTUNITY-03] that the hero lost HP is noted, not what others lost', () => {
    const combat = { arena: 'LAM', mine: ['hero G4', 'archer.1 G3'], rival: ['archer.2 A1', 'defender.2 A3'] } as const
    const others = given({ combat }).running(hits(['archer.2', 1], ['archer.1', 1]))
    expect(others.combat.tally.heroLostHp).toBe(false)
    expect(given({ combat }).running(hits(['hero', 1])).combat.tally.heroLostHp).toBe(true)
  })

  test('Warded ignores damage that is no attack, but has been dealt it', () => {
    const game = given({ combat: { arena: 'LAM', mine: ['hero G4'], rival: ['magus A1'] } }).running(hits(['magus', 3]))
    expect(game.of('damaged')).toEqual([
      { type: 'damaged', unit: 'magus', from: 2, to: 2, dealt: 3, ignored: 3, cause: 'test' },
    ])
    expect(game.waitsFor()).toBe(START)
  })
})

describe('a unit falls', () => {
  test('[VIC-DEFEAT-01] [VIC-DEFEAT-05] [VIC-DEFEAT-06] yours lies face down in camp, its tactics are in the supply', () => {
    const game = given({
      combat: {
        arena: 'LAM',
        mine: ['hero G4', 'attacker.1 F3 hp2 adrenaline stun:player:9'],
        rival: ['archer.2 A1'],
      },
    })
    expect(game.open.tactics).toMatchObject({ adrenaline: 2, stun: 2 })
    const fallen = given(game.position).running(hits(['attacker.1', 2]))
    expect(fallen.open.camp.defeated).toEqual(['attacker.1'])
    expect(fallen.isIn('attacker.1')).toBe(false)
    expect(fallen.open.tactics).toMatchObject({ adrenaline: 3, stun: 3 })
    expect(fallen.combat.tally).toMatchObject({ fallenMine: ['attacker.1'], fallenAll: 1 })
    expect(fallen.waitsFor()).toBe(START)
  })

  test('[VIC-DEFEAT-01] an effect may say so, whatever HP are left', () => {
    const game = given({
      combat: { arena: 'LAM', mine: ['hero G4', 'archer.1 F1'], rival: ['defender.2 A1'] },
    }).running(go('fall', { units: ['archer.1'], cause: 'taotie' }))
    expect(game.where('archer.1')).toBe('fallen')
    expect(game.waitsFor()).toBe(START)
  })

  test('[VIC-DEFEAT-03] an arena unit goes back to the supply and counts for no troop', () => {
    const game = given({
      combat: { arena: 'REF', mine: ['hero G4'], rival: ['archer.2 A1'], beasts: ['beast.1 D2'] },
    }).running(hits(['beast.1', 3]))
    expect([game.isIn('beast.1'), game.combat.fallenRivals, game.combat.tally.fallenAll]).toEqual([false, [], 0])
    expect(game.waitsFor()).toBe(START)
  })

  test('[VIC-DEFEAT-08] [VIC-STATUS-08] [VIC-FLAG-04] what it carried lies on its hex', () => {
    const flag = given({
      combat: { arena: 'LAM', sport: 'flag', mine: ['hero G4', 'attacker.1 D4 flag'], rival: ['archer.2 A1'] },
    }).running(hits(['attacker.1', 9]))
    expect([flag.combat.flag, flag.of('dropped')]).toEqual([18, [{ type: 'dropped', item: 'flag', at: 18 }]])
    const trident = given({
      combat: { arena: 'ATL', mine: ['hero G4'], rival: ['archer.2 A1', 'attacker.2 E3 trident'] },
    }).running(hits(['attacker.2', 9]))
    expect(trident.combat.trident).toBe(24)
    expect(flag.waitsFor()).toBe(START)
  })

  test('the laurel goes to whoever defeats its bearer by an attack, else beside the arena', () => {
    const position = {
      combat: { arena: 'ARG' as const, mine: ['hero D4'], rival: ['archer.2 A1', 'attacker.2 D5 laurel hp1'] },
    }
    const beside = given(position).running(hits(['attacker.2', 1]))
    expect(beside.combat.laurel).toBe(-1)
    const taken = given(position).running(
      go('fall', { units: ['attacker.2'], cause: 'attack', by: 'hero', attack: true }),
    )
    expect(taken.unit('hero').carries).toEqual(['laurel'])
    // nobody carries it: the first attack that fells a unit takes it
    const first = given({
      combat: { arena: 'ARG', mine: ['hero D4'], rival: ['archer.2 A1', 'attacker.2 D5 hp1'] },
    }).running(go('fall', { units: ['attacker.2'], cause: 'attack', by: 'hero', attack: true }))
    expect(first.unit('hero').carries).toEqual(['laurel'])
    expect(first.waitsFor()).toBe(START)
  })

  test('Vengeful Kin: each other rival unit gains 1 HP', () => {
    const game = given({
      combat: { event: 'B18', arena: 'LAM', mine: ['hero G4'], rival: ['archer.2 A1', 'attacker.2 A2 hp1'] },
    }).running(hits(['attacker.2', 1]))
    expect(game.hp('archer.2')).toEqual([3])
    expect(game.waitsFor()).toBe(START)
  })
})

describe('the tribune falls', () => {
  test('[VIC-EX-41] [VIC-TRIBUNE-04] [VIC-TRIBUNE-05] [VIC-DEFEAT-07] [VIC-SPAR-02] [VIC-RULING-63] the hero in camp has 1 HP at once; the Spar goes on until all have fallen', () => {
    const game = shown('VIC-EX-41').do('begin', 'pass', 'done', 'attack attacker.1 reef-breaker')
    expect([game.open.hero.hp, game.of('heroReduced')]).toEqual([1, [{ type: 'heroReduced', from: 5 }]])
    expect(game.combat.tribune).toBeUndefined()
    expect(game.waitsFor()).toBe('p1 rival.start')
    const won = given({ ...game.position, hp: 1 }).running(hits(['reef-breaker', 1], ['archer.2', 1]))
    expect(won.of('heroReduced')).toEqual([])
    expect(won.of('combatEnded')).toEqual([{ type: 'combatEnded', result: 'won', cause: 'elimination' }])
    expect(won.waitsFor()).toBe('p1 reward.sport')
  })

  test('[VIC-EX-42] [VIC-SPAR-01] [VIC-GOAL-05] [VIC-TRIBUNE-06] won as soon as only the tribune is left, which may be recruited', () => {
    const game = shown('VIC-EX-42').do('begin', 'pass', 'done', 'attack attacker.1 archer.2')
    expect(game.of('combatEnded')).toEqual([{ type: 'combatEnded', result: 'won', cause: 'spar' }])
    expect(game.combat.tally.tribuneHp).toBe(2)
    expect(game.options).toContain('recruit reef-breaker')
    expect(game.waitsFor()).toBe('p1 reward.sport')
  })

  test('[VIC-EX-43] [VIC-GOAL-06] [VIC-RULING-64] any Sport is won by elimination; the hero is reduced first', () => {
    const game = shown('VIC-EX-43').do('begin', 'pass', 'done', 'attack attacker.1 reef-breaker')
    expect(game.types().filter(type => type === 'heroReduced' || type === 'combatEnded')).toEqual([
      'heroReduced',
      'combatEnded',
    ])
    expect(game.open.hero.hp).toBe(1)
    expect(game.waitsFor()).toBe('p1 reward.sport')
  })

  test('[VIC-EX-73] [VIC-RULING-64] [VIC-RULING-74] felled together by a Sweep: the hero is at 1 HP and the Spar is won, both may be recruited', () => {
    const game = shown('VIC-EX-73')
    game.do('begin', 'pass', 'done', 'special hero sweep')
    expect(game.open.hero.hp).toBe(1)
    expect(game.of('combatEnded')[0]?.result).toBe('won')
    expect(game.options).toEqual(expect.arrayContaining(['recruit reef-breaker', 'recruit archer.2']))
    expect(game.waitsFor()).toBe('p1 reward.sport')
  })

  test('[VIC-TRIBUNE-07] alive, it is a rival unit like any other', () => {
    const game = given({
      combat: { sport: 'spar', arena: 'LAM', mine: ['hero B4'], rival: ['reef-breaker B3', 'archer.2 A1'], turn: 2 },
    })
      .dice('.. .. .. ..')
      .from('rival')
    game.do('begin')
    while (game.asked?.startsWith('rival')) game.do(game.options[0] ?? '')
    expect(game.of('attacked').map(({ unit }) => unit)).toContain('reef-breaker')
    expect(game.waitsFor()).toBe(START)
  })
})

describe('the hero falls', () => {
  test('[VIC-EX-46] [VIC-BLESSING-01] [VIC-BLESSING-02] [VIC-BLESSING-03] [VIC-RULING-65] a blessing must save it: full HP, same hex, same things', () => {
    const saved = shown('VIC-EX-46', 1).do('begin')
    expect(saved.of('survived')).toEqual([{ type: 'survived', hp: 7, left: 1 }])
    expect([saved.open.hero.blessings, ...saved.hp('hero'), saved.where('hero')]).toEqual([1, 7, 'D4'])
    const game = given({
      health: 7,
      blessings: 2,
      combat: { sport: 'flag', arena: 'LAM', mine: ['hero D4 hp1 flag cursed:player:9'], rival: ['archer.2 A1'] },
    }).running(hits(['hero', 3]))
    expect([game.open.hero.blessings, ...game.hp('hero'), game.where('hero')]).toEqual([1, 7, 'D4'])
    expect(game.unit('hero')).toMatchObject({ carries: ['flag'], lasting: [{ what: 'cursed' }] })
    expect(game.of('survived')).toEqual([{ type: 'survived', hp: 7, left: 1 }])
    expect(game.waitsFor()).toBe(START)
  })

  test('[VIC-EX-46] [VIC-DEFEAT-02] [VIC-LETHAL-04] [VIC-GEN-10] without a blessing the campaign is lost, lethal or not', () => {
    expect(shown('VIC-EX-46', 2).do('begin').waitsFor()).toBe('lost heroFell')
    const blood = given({ combat: { arena: 'LAM', mine: ['hero D4 hp1'], rival: ['archer.2 A1'] } })
    expect(blood.running(hits(['hero', 3])).waitsFor()).toBe('lost heroFell')
    expect(blood.table.outcome?.deeds.fights).toMatchObject([{ what: 'B01', result: 'failed' }])
  })

  test('[VIC-BLESSING-05] not in the scion combat', () => {
    const game = given({
      act: 4,
      blessings: 3,
      combat: { kind: 'scion', arena: 'VES', mine: ['hero D4 hp1'], rival: ['taotie B3'] },
    }).running(hits(['hero', 1]))
    expect(game.waitsFor()).toBe('lost heroFell')
  })

  test('[VIC-BLESSING-06] those left at the scion are crossed off, each for a bane that may be removed', () => {
    const game = given({ act: 4, place: 'VES-C', blessings: 2, campBanes: ['hunted'], bag: ['ambush'] }).from('event')
    expect([game.open.hero.blessings, game.options]).toEqual([0, ['remove hunted', 'remove ambush', 'done']])
    game.do('remove hunted')
    expect(game.open.camp.banes).toEqual([])
    expect(game.waitsFor()).toBe('p1 scion.bane')
  })

  test('[VIC-BLESSING-07] [VIC-RULING-65] as many as there are, one for each time it is dealt its last damage', () => {
    const game = given({
      blessings: 2,
      combat: { arena: 'LAM', mine: ['hero D4 hp1'], rival: ['archer.2 A1'] },
    }).running(hits(['hero', 9]), hits(['hero', 9]))
    expect([game.open.hero.blessings, ...game.hp('hero')]).toEqual([0, 5])
    expect(
      given(game.position)
        .running(hits(['hero', 9]), hits(['hero', 9]), hits(['hero', 9]))
        .waitsFor(),
    ).toBe('lost heroFell')
    expect(game.waitsFor()).toBe(START)
  })

  test('[VIC-RULING-67] an Open Wound limits Survive too, Cursed Ground does not', () => {
    const wound = given({
      blessings: 1,
      campBanes: ['open-wound'],
      combat: { event: 'B13', arena: 'LAM', mine: ['hero D4 hp1'], rival: ['archer.2 A1'] },
    }).running(hits(['hero', 1]))
    expect(wound.hp('hero')).toEqual([4])
    expect(wound.waitsFor()).toBe(START)
  })

  test('[VIC-RULING-71] with the goal in the same instant: the hero first, blessing or loss, then the win', () => {
    const combat = { arena: 'LAM' as const, mine: ['hero D4 hp1'], rival: ['archer.2 A1 hp1'] }
    const game = given({ blessings: 1, combat }).running(hits(['archer.2', 1], ['hero', 1]))
    expect(game.types().filter(type => type === 'survived' || type === 'combatEnded')).toEqual([
      'survived',
      'combatEnded',
    ])
    expect(game.of('combatEnded')[0]?.result).toBe('won')
    expect(
      given({ combat })
        .running(hits(['archer.2', 1], ['hero', 1]))
        .waitsFor(),
    ).toBe('lost heroFell')
    // without the hero the goal beats the loss of the last units
    const camp = given({
      combat: { event: 'B02', arena: 'LAM', mine: ['archer.1 D4 hp1'], rival: ['archer.2 A1 hp1'], places: '0' },
    }).running(hits(['archer.1', 1], ['archer.2', 1]))
    expect(camp.of('combatEnded')[0]?.result).toBe('won')
    expect(camp.waitsFor()).toBe('p1 reward.bloodshed')
  })

  test('[VIC-RULING-71] the goal ends it before triggers: the last rival’s Last Breath does nothing', () => {
    const game = given({
      combat: { arena: 'LAM', mine: ['attacker.1 A2 hp1'], rival: ['shade-reaver A1 hp1'] },
    }).dice('x.')
    game.do('begin', 'pass', 'done', 'attack attacker.1 shade-reaver')
    expect(game.of('combatEnded')[0]?.result).toBe('won')
    expect(game.open.camp.defeated).toEqual([])
    expect(game.waitsFor()).toBe('p1 reward.bloodshed')
  })
})

test('[VIC-BLESSING-02] [VIC-RULING-67] a blessing leaves the hero 1 HP at least, wound or not', () => {
  const game = given({
    blessings: 1,
    health: 1,
    hp: 1,
    campBanes: ['open-wound'],
    combat: { arena: 'LAM', mine: ['hero G4'], rival: ['archer.2 A1'] },
  }).running(hits(['hero', 1]))
  expect([game.hp('hero'), game.open.hero.blessings]).toEqual([[1], 0])
  expect(game.of('survived')).toEqual([{ type: 'survived', hp: 1, left: 0 }])
})

describe('several of yours at once', () => {
  test('[VIC-TURN-06] No Life Wasted looks at the first: the player says in which order they fall', () => {
    const game = given({
      hero: 'bingqing',
      prowess: ['no-life-wasted'],
      combat: { arena: 'LAM', mine: ['hero G4', 'archer.1 F1 hp1', 'attacker.1 F5 hp1'], rival: ['archer.2 A1'] },
    }).running(hits(['archer.1', 1], ['attacker.1', 1]))
    expect(game.options).toEqual(['first archer.1', 'first attacker.1'])
    game.do('first attacker.1')
    expect(game.combat.tally.fallenMine).toEqual(['attacker.1', 'archer.1'])
    expect(game.waitsFor()).toBe(START)
  })
})
