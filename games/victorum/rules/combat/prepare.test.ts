import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'
import type { Given, Position } from '../../test/given.ts'
import type { EventId } from '../../content/ids.ts'

const RIVAL = 'p1 rival.start'
/** Accepts that Sport at Gadeira Light in the Atlanteans' region, up to the first question. */
const sport = (card: EventId, position: Position = {}): Given =>
  given({ place: 'ATL-1', sport: [card], ...position })
    .from('event')
    .do('accept')
const bloodshed = (card: EventId, position: Position = {}): Given =>
  given({ place: 'ATL-3', bloodshed: [card], ...position })
    .from('event')
    .do('accept')

describe('preparing', () => {
  test('[VIC-COMBAT-PREP-01] [VIC-COMBAT-PREP-02] [VIC-COMBAT-PREP-10] the card is set aside, the arena is the region’s, and the rival begins', () => {
    const game = bloodshed('B01')
    expect(game.combat).toMatchObject({ kind: 'bloodshed', event: 'B01', region: 'ATL', turn: 1, side: 'rival' })
    expect(game.open.fronts.bloodshed).toBe('B02')
    expect(game.pile('bloodshed')).not.toContain('B01')
    expect(game.open.phase).toBe('combat')
    expect(game.types().at(-1)).toBe('turnBegan')
    expect(game.waitsFor()).toBe(RIVAL)
  })

  test('[VIC-COMBAT-PREP-03] [VIC-COMBAT-PREP-04] one of the card’s Sports is chosen; the flag lies on the rival’s hex 1', () => {
    const game = sport('S01')
    expect(game.asked).toBe('combat.sport')
    expect(game.options).toEqual(['sport flag', 'sport hill', 'sport spar'])
    game.do('sport flag')
    expect(game.combat).toMatchObject({ sport: 'flag', flag: 5 })
    expect(game.waitsFor()).toBe('p1 combat.tribune')
    // a card with one Sport asks nothing, and another Sport has no flag
    const hill = sport('S03')
    expect(hill.combat).toMatchObject({ sport: 'hill', goal: 6 })
    expect(hill.combat.flag).toBeUndefined()
    expect(hill.waitsFor()).toBe('p1 combat.tribune')
  })

  test('[VIC-COMBAT-PREP-05] a setup effect comes before the lineup: Crowd Favourite heals 2 HP', () => {
    const game = sport('S14', { hp: 2 })
    expect(game.open.hero.hp).toBe(4)
    const types = game.types()
    expect(types.indexOf('healed')).toBeLessThan(types.indexOf('lineupSet'))
    expect(game.waitsFor()).toBe(RIVAL)
  })

  test('[VIC-COMBAT-PREP-06] [VIC-COMBAT-PREP-07] [VIC-COMBAT-PREP-08] [VIC-COMBAT-PREP-09] lineup, tribune, then the arena’s chips', () => {
    const game = sport('S03')
    expect(game.combat.trident).toBeUndefined()
    expect(game.column).toHaveLength(2)
    game.do(`tribune ${game.column[0]}`)
    expect(game.combat.trident).toBe(18)
    expect(game.types().filter(type => ['lineupSet', 'tribuneNamed', 'turnBegan'].includes(type))).toEqual([
      'lineupSet',
      'tribuneNamed',
      'turnBegan',
    ])
    expect(game.waitsFor()).toBe(RIVAL)
  })

  test('[VIC-COMBAT-PREP-11] [VIC-RULING-113] each troop has deployment hexes of its own; Broken Bridge leaves the first two', () => {
    const game = bloodshed('B26').do('begin')
    game
      .past('rival.tactic', game.options[0] ?? '')
      .past('rival.move', 'auto')
      .past('player.start', 'begin')
    expect(game.asked).toBe('player.deploy')
    expect(new Set(game.after('deploy hero'))).toEqual(new Set(['F4', 'F3']))
    expect(game.whyNot('deploy hero F1')).toBe('VIC-COMBAT-PREP-11 notADeployHex')
    expect(game.whyNot('deploy hero D4')).toBe('VIC-COMBAT-PREP-11 notADeployHex')
    expect(game.waitsFor()).toBe('p1 player.deploy')
  })

  test('[VIC-RULING-107] what is noted, changes, camp banes and prowess in the player’s order, the card, then the lineup', () => {
    const game = sport('S14', {
      hp: 3,
      health: 6,
      prowess: ['endurance-1', 'endurance-2'],
      tactics: ['stun', 'hamstring'],
      campBanes: ['trembling-earth'],
      opportunities: ['O33', 'O34'],
      banes: ['hunted', 'ambush'],
    })
    expect(game.combat.tally).toMatchObject({ heroHpAtStart: 3, tacticsAtStart: 2 })
    expect(game.options).toEqual(['change O34', 'done'])
    game.do('change O34')
    expect(game.open.camp.banes).toEqual(['trembling-earth', 'hunted'])
    expect(game.options).toEqual(['change O33', 'done'])
    game.do('change O33')
    expect(game.combat.places).toEqual({ hero: true, camp: 0 })
    expect(game.combat.changes).toEqual(['O34', 'O33'])
    expect(game.options).toEqual(['first trembling-earth', 'first endurance-2'])
    game.do('first trembling-earth')
    expect(game.options).toEqual(['discard stun', 'discard hamstring', 'loseHp'])
    game.do('loseHp')
    expect(game.of('damaged')).toMatchObject([{ unit: 'hero', from: 3, to: 2, dealt: 1, cause: 'trembling-earth' }])
    // 3 − 1, then Endurance, then the card
    expect(game.of('healed').map(({ from, to, cause }) => [from, to, cause])).toEqual([
      [2, 3, 'endurance-2'],
      [3, 5, 'S14'],
    ])
    expect(game.combat.tally.heroLostHp).toBe(true)
    expect(game.waitsFor()).toBe(RIVAL)
  })

  test('[VIC-OPPORTUNITY-06] changes are free and only for their kind of event: Reckless adds a bag unit, Alone Against All shuts the camp', () => {
    const game = bloodshed('B01', { opportunities: ['O01', 'O04', 'O33'] })
    expect(game.options).toEqual(['change O01', 'change O04', 'done'])
    game.do('change O01', 'change O04')
    expect(game.column).toHaveLength(3)
    expect(game.combat.places).toEqual({ hero: true, camp: 0 })
    const none = bloodshed('B01', { opportunities: ['O01'] }).do('done')
    expect(none.column).toHaveLength(2)
    // a lineup without the hero cannot be fought alone
    expect(bloodshed('B02', { opportunities: ['O04'] }).waitsFor()).toBe(RIVAL)
    expect(none.waitsFor()).toBe(RIVAL)
  })
})

describe('the rival lineup', () => {
  test('[VIC-LINEUP-01] [VIC-LINEUP-02] [VIC-LINEUP-04] [VIC-LINEUP-07] from top to bottom: the front chip of the stack, random ones of the bag', () => {
    const game = bloodshed('B05', {
      stacks: { ATL: ['reptilian', 'coral-hoplite', 'trench-shark'] },
      bag: ['tactician.2', 'archer.2'],
    })
    expect(game.column).toEqual(['reptilian', 'coral-hoplite', 'tactician.2'])
    expect(game.open.stacks.ATL).toBe('trench-shark')
    expect(game.open.bag).toEqual(['archer.2'])
    expect(game.combat.first).toBe('reptilian')
    expect(game.waitsFor()).toBe(RIVAL)
  })

  test('[VIC-EX-17] [VIC-LINEUP-03] [VIC-RULING-33] an empty stack is replaced by the bag, an empty bag by the stack, and both by nothing', () => {
    const bag = shown('VIC-EX-17', 1)
    expect(bag.from('event').do('accept').column).toEqual(['archer.2', 'jade-sentinel'])
    const stack = shown('VIC-EX-17', 2).do('accept')
    expect(stack.column).toEqual(['reptilian', 'trench-shark'])
    expect(stack.waitsFor()).toBe(RIVAL)
    // no unit at all: won before the first turn
    const won = shown('VIC-EX-17', 3).do('accept')
    expect(won.of('combatEnded')).toEqual([{ type: 'combatEnded', result: 'won', cause: 'elimination' }])
    expect(won.waitsFor()).toBe('p1 reward.bloodshed')
  })

  test('[VIC-EX-14] [VIC-LINEUP-05] [VIC-LINEUP-08] [VIC-LINEUP-09] [VIC-BANE-04] [VIC-BANE-05] [VIC-RULING-35] a bag bane is set aside for the next unit, which also brings the tactic', () => {
    const game = shown('VIC-EX-14').do('accept')
    expect(game.combat.column).toEqual([
      { chip: 'defender.2', banes: ['thick-hides'] },
      { chip: 'archer.2', banes: [] },
    ])
    expect(game.combat.drawn).toEqual(['thick-hides'])
    expect(game.combat.rivalTactics).toEqual(['stun', 'bolster-health'])
    expect(game.open.tactics).toMatchObject({ stun: 2, 'bolster-health': 2 })
    game.do('begin')
    expect(game.of('deployed').at(-1)).toMatchObject({ unit: 'defender.2', hp: 6 })
    // in Cleanup both go back into the bag
    game.past('rival.tactic', 'target defender.2').past('player.start', 'surrender')
    expect(game.open.bag).toEqual(['archer.2', 'defender.2', 'thick-hides'])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-LINEUP-06] [VIC-BANE-06] a unit bane fills the slot, with the tactic of its class', () => {
    const game = bloodshed('B06', { bag: ['erinys', 'tartarean-guard'] })
    expect(game.column).toEqual(['erinys', 'tartarean-guard'])
    expect(game.combat.rivalTactics).toEqual(['adrenaline', 'stun'])
    expect(game.combat.drawn).toEqual([])
    expect(game.waitsFor()).toBe(RIVAL)
  })

  test('[VIC-EX-15] [VIC-LINEUP-10] [VIC-RULING-34] a Beast brings no tactic, and neither does an empty supply', () => {
    const beast = shown('VIC-EX-15', 1).do('accept')
    expect([beast.column[0], beast.combat.rivalTactics]).toEqual(['trench-shark', []])
    const none = shown('VIC-EX-15', 2).do('accept')
    expect(none.combat.rivalTactics).toEqual([])
    expect(none.waitsFor()).toBe(RIVAL)
  })

  test('[VIC-LINEUP-09] by the first class that is listed', () => {
    const game = bloodshed('B20', { stacks: { ATL: ['abyssal-guard', 'tidal-oracle'] } })
    expect(game.combat.rivalTactics).toEqual(['stun', 'hamstring'])
    expect(game.waitsFor()).toBe(RIVAL)
  })

  test('[VIC-RULING-07] Fresh Blood and Multiply add slots at the end, without and with a tactic', () => {
    const bag = ['fresh-blood', 'attacker.2', 'multiply', 'archer.2', 'defender.2', 'tactician.2'] as const
    const game = bloodshed('B02', { bag, scion: 'hydra' })
    expect(game.column).toEqual(['attacker.2', 'archer.2', 'defender.2', 'tactician.2'])
    expect(game.combat.rivalTactics).toEqual(['hamstring'])
    expect(game.combat.drawn).toEqual(['fresh-blood', 'multiply'])
    expect(game.waitsFor()).toBe(RIVAL)
  })

  test('[VIC-LINEUP-11] [VIC-LINEUP-12] yours is a limit only: places for the hero and for camp units', () => {
    expect(bloodshed('B01').combat.places).toEqual({ hero: true, camp: 1 })
    const game = bloodshed('B02')
    expect(game.combat.places).toEqual({ hero: false, camp: 2 })
    expect(game.open.camp.units).toHaveLength(3)
    expect(game.waitsFor()).toBe(RIVAL)
  })
})

describe('tribune and act', () => {
  test('[VIC-TRIBUNE-01] [VIC-TRIBUNE-02] the first unit in a Spar, nobody in a Bloodshed', () => {
    const spar = sport('S16')
    expect(spar.combat.tribune).toBe(spar.column[0])
    expect(spar.waitsFor()).toBe(RIVAL)
    expect(bloodshed('B01').combat.tribune).toBeUndefined()
  })

  test('[VIC-TRIBUNE-03] any unit of the lineup in the other Sports, before combat', () => {
    const game = sport('S10', { bag: ['archer.2', 'attacker.2'] })
    expect(game.options).toEqual(['tribune reptilian', 'tribune archer.2', 'tribune attacker.2'])
    game.do('tribune attacker.2')
    expect(game.combat.tribune).toBe('attacker.2')
    expect(game.waitsFor()).toBe(RIVAL)
  })

  test('[VIC-ACTMOD-01] [VIC-ACTMOD-02] [VIC-ACTMOD-03] [VIC-ACTMOD-06] [VIC-RULING-41] from Act II on one more slot with a tactic, before what Reckless adds', () => {
    const bag = ['archer.2', 'attacker.2', 'defender.2'] as const
    expect(bloodshed('B02', { bag }).column).toEqual(['archer.2', 'attacker.2'])
    const second = bloodshed('B01', { bag, act: 2, opportunities: ['O01'] }).do('change O01')
    expect(second.column).toEqual(['reptilian', 'archer.2', 'attacker.2', 'defender.2'])
    expect(second.combat.rivalTactics).toEqual(['adrenaline'])
    expect(second.waitsFor()).toBe(RIVAL)
  })
})
