import { describe, expect, test } from 'vitest'
import { REGION_IDS } from '../../content/regions.ts'
import { factionChips } from '../units/kinds.query.ts'
import { campaign, given, type Given, shown } from '../../test/given.ts'

/** Goes on with `pass`, `begin` and `done` until that question is asked. */
const to = (choice: string, one: Given): Given => {
  for (let i = 0; i < 40 && one.asked !== undefined && one.asked !== choice; i++)
    one.do(one.options.find(id => id === 'pass' || id === 'begin' || id === 'done') as string)
  return one
}

describe('what counts', () => {
  test('[VIC-GEN-02] a card overrides the rules: four points win a King of the Hill that asks for four', () => {
    const hill = (points: number, event: 'S30' | 'S03', goal: number): Given =>
      given({
        combat: { arena: 'LAM', event, sport: 'hill', points, goal, mine: ['hero D4'], rival: ['reptilian A1'] },
      })
    expect(
      hill(3, 'S30', 4)
        .do('begin')
        .of('combatEnded')
        .map(({ result }) => result),
    ).toEqual(['won'])
    const usual = hill(3, 'S03', 6).do('begin')
    expect([usual.of('combatEnded').length, usual.combat.points]).toEqual([0, 4])
    expect(usual.waitsFor()).toBe('p1 player.deploy')
  })

  test('[VIC-GEN-04] what cannot be, cannot: no healing on Cursed Ground, not even by a skill or a card', () => {
    const heal = (event: 'B13' | 'B01'): number =>
      given({
        combat: { arena: 'KUN', event, mine: ['hero G1'], rival: ['jade-sentinel B3 hp2', 'staff-adept A1'] },
      })
        .onlyRunning({ do: 'skill.use', with: { unit: 'jade-sentinel', skill: 'regen' } })
        .unit('jade-sentinel').hp
    expect([heal('B01'), heal('B13')]).toEqual([3, 2])
    // a full heal is healing too: Second Wind
    const wind = (event: 'B13' | 'B01'): number[] => {
      const game = given({
        tactics: ['second-wind'],
        units: [],
        combat: { arena: 'KUN', event, mine: ['defender.1 F3 hp1', 'hero G1'], rival: ['staff-adept A1'] },
      })
      return game.past('player.start', 'begin').do('tactic second-wind defender.1').hp('defender.1')
    }
    expect([wind('B01'), wind('B13')]).toEqual([[4], [1]])
    expect(given().waitsFor()).toBe('p1 travel')
  })

  test('[VIC-GEN-05] what may be done may be left: deploying, tactics, moving and attacking', () => {
    const one = given({
      tactics: ['stun'],
      combat: { arena: 'ATL', mine: ['hero D3'], rival: ['reptilian D4 hp3'] },
    })
    const left: string[] = []
    for (let i = 0; i < 6 && one.asked?.startsWith('player.'); i++) {
      left.push(`${one.asked} ${one.options.find(id => id === 'pass' || id === 'begin' || id === 'done')}`)
      one.do(left.at(-1)?.split(' ')[1] as string)
    }
    expect(left).toEqual([
      'player.start begin',
      'player.deploy pass',
      'player.tactic pass',
      'player.move done',
      'player.engage done',
    ])
    expect(one.waitsFor()).toBe('p1 rival.start')
  })

  test('[VIC-GEN-12] [VIC-RULING-54] where the rules leave a choice for a rival unit, the player has it, for better or worse', () => {
    const one = given({ combat: { arena: 'PAR', mine: ['hero D4'], rival: ['horse-archer A2'] } })
    one.from('rival').dice('..').do('begin')
    expect([one.waitsFor(), one.after('hex')]).toEqual(['p1 rival.go', ['B2', 'B3']])
    one.do('hex B3')
    expect(one.where('horse-archer')).toBe('B3')
    expect(one.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-GEN-13] what is discarded goes to the back of its deck', () => {
    const one = given({ place: 'ATL-4' }).do('to ATL-5', 'spectate')
    expect(one.pile('sport').at(-1)).toBe('S01')
    expect(one.waitsFor()).toBe('p1 spectate.order')
  })

  test('[VIC-GEN-15] [VIC-RULING-05] dice and health chips never run out; tactic chips do', () => {
    const many = given({
      health: 12,
      hp: 40,
      dice: 'BBBB',
      combat: { arena: 'ATL', mine: ['hero D3 trident'], rival: ['reptilian D4 hp50'] },
    }).dice('xxxx x')
    to('player.engage', many).do('attack hero reptilian')
    expect([many.of('attacked')[0]?.hits.length, many.unit('reptilian').hp, many.unit('hero').hp]).toEqual([5, 45, 40])
    const none = given({ supply: { stun: 1 } }).onlyRunning({
      do: 'camp.gainTactics',
      with: { count: 3, cause: 'test' },
    })
    expect([none.open.camp.tactics, none.open.tactics.stun]).toEqual([['stun'], 0])
    expect(many.waitsFor()).toBe('p1 rival.start')
  })
})

test('[VIC-RULING-07] the rival camp holds as many units as come: twelve wait in the column', () => {
  const column = REGION_IDS.flatMap(region => factionChips(region).slice(0, 2)).slice(0, 12)
  const one = given({ combat: { arena: 'ATL', mine: ['hero D3'], rival: ['reptilian B2'], column } })
  one.from('rival')
  expect(one.column).toHaveLength(12)
  one.do('begin')
  expect([one.column.length, one.where(column[0] as string)]).toEqual([11, 'B3'])
  expect(one.waitsFor()).toBe('p1 rival.go')
})

describe('what is seen', () => {
  test('[VIC-GEN-06] [VIC-RULING-26] everything is open: the bag, both camps, the rival column, prowess and supplies', () => {
    const one = given({
      bag: ['archer.2', 'thick-hides'],
      combat: {
        arena: 'ATL',
        mine: ['hero D3'],
        rival: ['reptilian B2'],
        column: ['trench-shark'],
        rivalTactics: ['stun'],
        fallenRivals: ['coral-hoplite'],
      },
    })
    const { open } = one.table.view('p1')
    expect(open.bag).toEqual(['archer.2', 'thick-hides'])
    expect(open.combat).toMatchObject({
      column: [{ chip: 'trench-shark' }],
      rivalTactics: ['stun'],
      fallenRivals: ['coral-hoplite'],
    })
    expect([open.camp.units.length, open.prowessLeft.length, open.chips.length, open.tactics.stun]).toEqual([
      3, 10, 10, 2,
    ])
    expect(one.waitsFor()).toBe('p1 player.start')
  })

  test('[VIC-GEN-07] [VIC-EVENT-04] hidden are the decks behind their front, the stacks behind their front and all banes to come', () => {
    const one = campaign({ difficulty: 'fearless', scion: 'pluto' })
    const seen = JSON.stringify(one.table.view('p1'))
    for (const pile of ['sport', 'bloodshed', 'opportunity', 'banes', ...REGION_IDS] as const)
      for (const card of one.pile(pile)) expect(seen, card).not.toContain(`"${card}"`)
    for (const front of [...Object.values(one.open.fronts), ...Object.values(one.open.stacks)])
      expect(seen).toContain(`"${front}"`)
    expect(one.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-GEN-08] the fronts are seen wherever the encampment is, and the next card as soon as one is gone', () => {
    const one = given({ place: 'ATL-4' }).do('to ATL-5', 'spectate', 'order S03 S02 S04')
    expect([one.open.fronts, Object.keys(one.open.stacks).length]).toEqual([
      { sport: 'S03', bloodshed: 'B01', opportunity: 'O01' },
      8,
    ])
    expect(one.waitsFor()).toBe('p1 travel')
  })
})

describe('the end of a campaign', () => {
  test('[VIC-GEN-09] three primuses, then the scion: who beats it wins', () => {
    const one = given({
      act: 4,
      dice: 'KKKK',
      primuses: ['-bingqing', '-decimus', '-virago'],
      combat: { kind: 'scion', arena: 'VES', mine: ['hero E3'], rival: ['taotie D4 hp1'] },
    }).dice('xxxx')
    to('player.engage', one).do('attack hero taotie')
    expect(one.waitsFor()).toBe('won scion')
  })

  test('[VIC-GEN-10] [VIC-LETHAL-04] the hero falls without a blessing: lost at once, in a Sport too', () => {
    const fall = (blessings: number): Given =>
      given({
        blessings,
        hp: 1,
        combat: {
          arena: 'VES',
          sport: 'spar',
          mine: ['hero E3', 'archer.1 F1'],
          rival: ['ash-stalker D4', 'erinys A1'],
        },
      })
        .dice('xx')
        .onlyRunning({ do: 'attack', with: { attacker: 'ash-stalker', target: 'hero' } })
    expect(fall(0).waitsFor()).toBe('lost heroFell')
    expect([fall(1).open.hero.hp, fall(1).open.hero.blessings, fall(1).waitsFor()]).toEqual([5, 0, 'p1 test.end'])
  })

  test('[VIC-GEN-11] a primus or scion combat that is failed loses the campaign', () => {
    const failed = (kind: 'primus' | 'bloodshed'): Given =>
      given({ units: [], combat: { kind, arena: 'VES', places: '0', rival: ['erinys B3'] } }).onlyRunning({
        do: 'combat.checkOver',
        with: undefined,
      })
    expect(failed('primus').waitsFor()).toBe('lost primus')
    expect(failed('bloodshed').open.outcomeOfCombat).toBe('failed')
    expect(failed('bloodshed').waitsFor()).toBe('p1 test.end')
  })

  test('[VIC-EX-04] [VIC-HARBOR-02] sailing costs a week, and the event at the landing place another', () => {
    const one = shown('VIC-EX-04')
    one.do('sail LAM-H2 AMA-H1 AMA-5')
    expect([one.open.weeks, one.waitsFor()]).toEqual([3, 'p1 event'])
    one.do('accept')
    while (one.asked !== 'travel' && one.asked !== undefined) one.do(one.options[0] as string)
    expect(one.of('combatEnded').map(({ result }) => result)).toEqual(['won'])
    expect(one.of('weekMarked').map(({ weeks }) => weeks)).toEqual([3, 4])
    expect([one.open.weeks, one.waitsFor()]).toEqual([4, 'p1 travel'])
  })

  test('[VIC-EX-07] [VIC-RULING-23] Decimus beaten at ARG-C: a new act, no week marked, and the way back to ARG-4 is open', () => {
    const one = shown('VIC-EX-07')
    to('player.engage', one).do('attack hero primus')
    while (one.asked !== 'travel' && one.asked !== undefined) one.do(one.options[0] as string)
    expect([one.open.act, one.open.weeks, one.open.place]).toEqual([2, 0, 'ARG-C'])
    expect(one.of('weekMarked')).toHaveLength(1)
    expect(one.options).toContain('to ARG-4')
    expect(one.waitsFor()).toBe('p1 travel')
  })
})
