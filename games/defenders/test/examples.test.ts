import { sfc32, start } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { TURN_CARDS } from '../content/cards.ts'
import { caseOf } from '../../testing/examples.ts'
import { examples } from '../examples/index.ts'
import { game } from '../index.ts'
import type { CardId } from '../rules/state/shape.ts'
import { opposite } from '../rules/land/map.query.ts'
import { shown } from './given.ts'

/** A new match as the example sets it up. */
const dealt = (id: string) => {
  const { setup } = caseOf(examples, id)
  if (setup === undefined) throw new Error(`${id} is no set-up`)
  return start(game, setup, sfc32('examples'))
}
const kinds = (cards: readonly CardId[]) => cards.map(card => TURN_CARDS[card].kind).sort()

describe('the decks', () => {
  test('E-01 [DEF-DECK-02] [DEF-DECK-03] [DEF-DECK-04] [DEF-DECK-05] [DEF-DECK-06] [DEF-DECK-07] two players', () => {
    const position = dealt('E-01')
    const { piles } = position.save()
    const turn = piles.turn.toReversed()
    expect(kinds(turn.slice(0, 3))).toEqual(['enemy', 'enemy', 'enemy'])
    expect(turn.slice(3).sort()).toEqual(['all.1', 'all.2', 'turn.blue', 'turn.red'])
    expect(kinds(piles.horde)).toEqual(['dire', 'dire', 'enemy', 'enemy', 'enemy'])
    expect(kinds(piles.leftover)).toEqual([
      'defender',
      'defender',
      'dire',
      'dire',
      'dire',
      'dire',
      'enemy',
      'enemy',
      'enemy',
    ])
    expect(position.decisions.map(({ seat, choice }) => `${seat} ${choice}`)).toEqual(['p1 setup.chooseHero'])
  })

  test('E-02 [DEF-DECK-04] [DEF-DECK-06] [DEF-DECK-07] three players', () => {
    const { piles } = dealt('E-02').save()
    expect(kinds(piles.turn)).toEqual(['allDefenders', 'defender', 'defender', 'defender', 'enemy', 'enemy', 'enemy'])
    expect(piles.horde).toHaveLength(6)
    expect(piles.leftover).toHaveLength(8)
    expect(piles.leftover.filter(card => TURN_CARDS[card].kind === 'allDefenders')).toEqual(['all.2'])
  })

  test('E-03 [DEF-DIFFICULTY-01] [DEF-DIFFICULTY-03] [DEF-DECK-08] four players, two extra Dire Enemies', () => {
    const position = dealt('E-03')
    const { piles } = position.save()
    expect(kinds(piles.turn)).toEqual(['defender', 'defender', 'defender', 'defender', 'enemy', 'enemy', 'enemy'])
    expect(kinds(piles.horde)).toEqual(['dire', 'dire', 'dire', 'dire', 'dire', 'dire', 'enemy', 'enemy', 'enemy'])
    expect(kinds(piles.leftover)).toEqual(['allDefenders', 'allDefenders', 'enemy', 'enemy', 'enemy'])
    expect(new Set([...piles.turn, ...piles.horde, ...piles.leftover]).size).toBe(21)
  })

  test('E-49 [DEF-SOLO-01] [DEF-SOLO-02] one player', () => {
    const position = dealt('E-49')
    const { red, blue, green } = position.state.open.defenders
    expect([red?.seat, blue?.seat, green]).toEqual(['p1', 'p1', undefined])
    expect(red?.hero).not.toBe(blue?.hero)
    expect(position.state.piles.horde).toBe(5)
    expect(position.state.piles.leftover).toBe(9)
  })
})

describe('moving', () => {
  test('E-05 [DEF-MAP-02] [DEF-MAP-03] from the Capital', () => {
    const game = shown('E-05')
    expect(game.moves('p1', 'red')).toEqual(['forest', 'mountains'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-06 [DEF-MAP-04] [DEF-MOVE-02] from the Plains', () => {
    const game = shown('E-06')
    expect(game.moves('p1', 'red')).toEqual(['coast', 'mountains'])
    expect(game.refused('p1', 'red move capital')).toMatchObject({ rule: 'DEF-MOVE-02', key: 'notAdjacent' })
    expect(game.at('red')).toBe('plains')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-51 [DEF-MAP-02] [DEF-MAP-03] [DEF-MAP-04] [DEF-MAP-05] [DEF-RULING-08] the example of the rulebook', () => {
    const game = shown('E-51')
    expect(game.moves('p1', 'red')).toEqual(['coast', 'plains'])
    expect(game.moves('p2', 'blue')).toEqual(['coast', 'forest'])
    expect(game.moves('p3', 'green')).toEqual(['capital', 'mountains', 'ruins'])
    expect(opposite(game.open, 'mountains')).toBe('desert')
    expect(game.waitsFor()).toBe('p1 all.act + p2 all.act + p3 all.act')
  })

  test('E-54 [DEF-RULING-65] a Sprint through the Kraken costs 1 AP more', () => {
    const game = shown('E-54', 1).seat('p2', 'blue use sprint', 'path coast forest')
    expect(game.at('blue')).toBe('forest')
    expect(game.apLeft()).toBe(1)
    const poor = shown('E-54', 2).seat('p2', 'blue use sprint')
    expect(poor.refused('p2', 'path coast forest')).toMatchObject({
      rule: 'DEF-DEFENDER-05',
      values: { needs: 2, has: 1 },
    })
    expect(poor.waitsFor()).toBe('p2 ability.choosePath')
    expect(game.waitsFor()).toBe('p2 turn.act')
  })
})

describe('Securing', () => {
  test('E-07 [DEF-SECURE-01] [DEF-SECURE-04] down to level 0 and no further', () => {
    const game = shown('E-07')
    expect(game.seat('p1', 'red secure').threat('plains')).toBe(1)
    expect(game.seat('p1', 'red secure').threat('plains')).toBe(0)
    expect(game.refused('p1', 'red secure')).toMatchObject({ rule: 'DEF-SECURE-04', key: 'levelZero' })
    expect(game.apLeft()).toBe(1)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-08 [DEF-SECURE-03] not the Capital', () => {
    const game = shown('E-08')
    expect(game.refused('p1', 'red secure')).toMatchObject({ rule: 'DEF-SECURE-03' })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-23 [DEF-SECURE-05] [DEF-REGION-03] [DEF-MOVE-03] in a Destroyed Region', () => {
    const game = shown('E-23')
    expect(game.refused('p1', 'red secure')).toMatchObject({ rule: 'DEF-SECURE-05' })
    expect(game.refused('p1', 'red use vigil')).toMatchObject({ rule: 'DEF-REGION-03' })
    expect(game.seat('p1', 'red move plains').at('red')).toBe('plains')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-45 [DEF-ABILITY-05] an Exhausted Sorcerer cannot use Thunderclap, but can move', () => {
    const game = shown('E-45')
    expect(game.refused('p1', 'red use thunderclap')).toMatchObject({ rule: 'DEF-ABILITY-05', key: 'exhausted' })
    expect(game.seat('p1', 'red move coast').at('red')).toBe('coast')
    expect(game.threat('plains')).toBe(3)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-58 [DEF-RULING-63] an Exhausted Bard may Rally; neither Mantle nor Hammer change it', () => {
    const game = shown('E-58').seat('p1', 'red use rally', 'blue secure')
    expect(game.threat('coast')).toBe(2)
    expect(game.apLeft()).toBe(0)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

describe('AP and Sacrifice', () => {
  test('E-09 [DEF-DEFENDER-02] 4 AP with one Destroyed Region, and with two', () => {
    expect(shown('E-09', 1).apLeft()).toBe(4)
    expect(shown('E-09', 2).apLeft()).toBe(4)
    const game = shown('E-09', 3)
    expect(game.apLeft()).toBe(3)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-10 [DEF-DEFENDER-03] [DEF-EVENT-01] a Region destroyed by the Fight gives no AP in this Turn', () => {
    const game = shown('E-10').seat('p1', 'red fight')
    expect(game.open.foe?.hp).toBe(5)
    expect(game.open.regions.desert.marker).toBe('leftover')
    expect(game.threat('capital')).toBe(1)
    expect(game.hp('red')).toEqual([3])
    expect(game.apLeft()).toBe(2)
    expect(game.types().indexOf('destroyed')).toBeLessThan(game.types().indexOf('hpLost'))
    game.seat('p1', 'end')
    expect(game.apLeft()).toBe(4)
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('E-11 [DEF-SACRIFICE-01] [DEF-SACRIFICE-03] once per Turn', () => {
    const game = shown('E-11').seat('p1', 'red sacrifice')
    expect([game.hp('red'), game.apLeft()]).toEqual([[2], 1])
    game.seat('p1', 'red move coast')
    expect(game.apLeft()).toBe(0)
    expect(game.refused('p1', 'red sacrifice')).toMatchObject({ rule: 'DEF-SACRIFICE-03' })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-12 [DEF-SACRIFICE-01] not while AP remain', () => {
    const game = shown('E-12')
    expect(game.refused('p1', 'red sacrifice')).toMatchObject({ rule: 'DEF-SACRIFICE-01', key: 'apLeft' })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-13 [DEF-SACRIFICE-04] the AP must be spent first', () => {
    const game = shown('E-13').seat('p1', 'red sacrifice')
    expect(game.refused('p1', 'end')).toMatchObject({ rule: 'DEF-SACRIFICE-04', key: 'mustSpend' })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-14 [DEF-SACRIFICE-07] [DEF-SECURE-06] the last HP', () => {
    const game = shown('E-14').seat('p1', 'red sacrifice')
    expect(game.hp('red')).toEqual([0])
    expect(game.refused('p1', 'red secure')).toMatchObject({ rule: 'DEF-SECURE-06' })
    expect(game.seat('p1', 'red move coast').at('red')).toBe('coast')
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

describe('Enemies', () => {
  test('E-04 [DEF-ENEMY-01] [DEF-ENEMY-02] [DEF-ROUND-04] nobody is there', () => {
    const game = shown('E-04')
    expect(game.levels()).toMatchObject({ mountains: 1, plains: 1, coast: 0, capital: 0 })
    expect(game.open.discard).toEqual(['cragBears'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-15 [DEF-DEFEND-01] [DEF-DEFEND-02] [DEF-ENEMY-04] [DEF-ARTIFACT-02] one Defends the First Region', () => {
    const game = shown('E-15').seat('p1', 'red defend')
    expect(game.hp('red')).toEqual([2])
    expect(game.levels()).toMatchObject({ mountains: 0, plains: 1 })
    expect(game.defender('red').artifacts).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-16 [DEF-DEFEND-05] an Exhausted Defender cannot Defend', () => {
    const game = shown('E-16')
    expect(game.levels()).toMatchObject({ mountains: 1, plains: 1 })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-17 [DEF-DEFEND-03] one in each Region', () => {
    const game = shown('E-17')
    expect(game.waitsFor()).toBe('p1 defend.window')
    game.seat('p1', 'red defend', 'pass').seat('p2', 'blue defend')
    expect(game.hp('red', 'blue')).toEqual([1, 1])
    expect(game.levels()).toMatchObject({ mountains: 0, plains: 0 })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-18 [DEF-DEFEND-04] one declines, the other pays', () => {
    const game = shown('E-18')
    expect(game.waitsFor()).toBe('p1 defend.window + p2 defend.window')
    game.seat('p2', 'blue decline').seat('p1', 'red defend', 'pass')
    expect(game.hp('red', 'blue')).toEqual([3, 1])
    expect(game.threat('mountains')).toBe(0)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-19 [DEF-ENEMY-03] [DEF-DESTROY-02] [DEF-DESTROY-04] the First Region falls, the Second is spared', () => {
    const game = shown('E-19')
    expect(game.open.regions.mountains).toMatchObject({ threat: 4, marker: { card: 'cragBears' } })
    expect(game.levels()).toMatchObject({ capital: 1, plains: 1 })
    expect(game.open.discard).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-20 [DEF-DESTROY-01] [DEF-DESTROY-02] the Second Region falls', () => {
    const game = shown('E-20')
    expect(game.levels()).toMatchObject({ mountains: 2, plains: 4, capital: 1 })
    expect(game.open.regions.plains.marker).toEqual({ card: 'cragBears' })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-21 [DEF-CAPITAL-01] [DEF-CAPITAL-03] [DEF-ENEMY-04] the First Region had fallen before', () => {
    const game = shown('E-21')
    expect(game.levels()).toMatchObject({ capital: 2, plains: 1 })
    expect(game.open.discard).toEqual(['cragBears'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-22 [DEF-DEFEND-02] [DEF-DESTROY-07] a Destroyed Region is Defended', () => {
    const game = shown('E-22')
    game.seat('p1', 'red defend')
    expect(game.hp('red')).toEqual([1])
    expect(game.levels()).toMatchObject({ capital: 1, plains: 1 })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-47 [DEF-RULING-37] [DEF-RULING-48] an Exhausted Paladin can no longer lower Threat', () => {
    const game = shown('E-47')
    game.seat('p1', 'red defend')
    expect(game.hp('red')).toEqual([0])
    expect(game.options('p1')).toEqual(['heal blue', 'pass'])
    expect(game.waitsFor()).toBe('p1 ability.retribution')
  })

  test('E-53 [DEF-RULING-44] [DEF-RULING-48] [DEF-RULING-64] Retribution comes before the second attack', () => {
    const game = shown('E-53')
    game.seat('p1', 'red defend')
    expect(game.hp('red')).toEqual([2])
    expect(game.options('p1')).toEqual(['heal blue', 'secure', 'pass'])
    expect(game.threat('plains')).toBe(0)
    game.seat('p1', 'secure')
    expect(game.levels()).toMatchObject({ mountains: 1, plains: 1 })
    expect(game.hp('blue')).toEqual([2])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-57 [DEF-DEFEND-03] [DEF-RULING-56] Sandstorm for one Region, HP for the other', () => {
    const game = shown('E-57')
    game.seat('p2', 'blue defend sandstorm')
    expect(game.hp('blue')).toEqual([1])
    expect(game.open.usedThisRound).toEqual(['sandstorm'])
    game.seat('p2', 'blue defend')
    expect(game.hp('blue')).toEqual([0])
    expect(game.levels()).toMatchObject({ forest: 0, desert: 0 })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

describe('Dire Enemies and Artifacts', () => {
  test('E-24 [DEF-DIRE-04] [DEF-RULING-54] the Harpy is not Defended', () => {
    const game = shown('E-24')
    expect(game.levels()).toEqual({ mountains: 2, plains: 1, forest: 1, desert: 1, ruins: 1, coast: 2, capital: 0 })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-25 [DEF-DIRE-03] [DEF-DIRE-05] [DEF-ARTIFACT-01] the Harpy is Defended', () => {
    const game = shown('E-25').seat('p1', 'red defend')
    expect(game.hp('red')).toEqual([2])
    expect(game.levels()).toEqual({ mountains: 0, plains: 0, forest: 0, desert: 0, ruins: 0, coast: 0, capital: 0 })
    expect(game.defender('red').artifacts).toEqual(['wings'])
    expect(game.open.discard).toEqual(['harpy'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-26 [DEF-RULING-13] [DEF-DIRE-04] 1 HP is not enough against the Harpy', () => {
    const game = shown('E-26')
    expect(game.of('defended')).toEqual([])
    expect(game.levels()).toMatchObject({ mountains: 1, plains: 1, coast: 1 })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-27 [DEF-DIRE-06] the Harpy destroys the Mountains, and its effect still happens', () => {
    const game = shown('E-27')
    expect(game.levels()).toEqual({ mountains: 4, plains: 1, forest: 1, desert: 1, ruins: 1, coast: 1, capital: 1 })
    expect(game.open.regions.mountains.marker).toEqual({ card: 'harpy' })
    expect(game.open.discard).toEqual([])
    const order = game.facts.flatMap(fact => ('place' in fact ? [fact.place] : []))
    expect(order).toEqual(['mountains', 'capital', 'plains', 'coast', 'forest', 'desert', 'ruins'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-28 [DEF-DIRE-06] [DEF-CAPITAL-02] the Manticore destroys the Desert and razes what is left', () => {
    const game = shown('E-28')
    expect(game.open.regions.desert.marker).toEqual({ card: 'manticore' })
    expect(game.threat('capital')).toBe(4)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-29 [DEF-DESTROY-03] [DEF-DIRE-04] the Minotaur destroys a neighbour by its effect', () => {
    const game = shown('E-29')
    expect(game.levels()).toMatchObject({ forest: 1, coast: 4, desert: 1, capital: 1 })
    expect(game.open.regions.coast.marker).toBe('leftover')
    expect(game.table.state.piles.markers).toBe(1)
    expect(game.open.discard).toEqual(['minotaur'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-42 [DEF-ARTIFACT-05] [DEF-ARTIFACT-06] the Horn is dropped for the Hammer', () => {
    const game = shown('E-42')
    game.seat('p1', 'red defend', 'drop horn')
    expect(game.defender('red').artifacts).toEqual(['spear', 'hammer'])
    expect(game.pile('artifacts').sort()).toEqual(['horn', 'wings'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-43 [DEF-RULING-23] a Back Artifact needs no choice', () => {
    const game = shown('E-43')
    game.seat('p1', 'red defend')
    expect(game.defender('red').artifacts).toEqual(['spear', 'horn', 'wings'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-44 [DEF-ARTIFACT-07] the Hammer is refused', () => {
    const game = shown('E-44')
    game.seat('p1', 'red defend', 'refuse')
    expect(game.defender('red').artifacts).toEqual(['spear', 'horn'])
    expect(game.pile('artifacts')).toEqual(['hammer'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-48 [DEF-DIRE-08] [DEF-RULING-53] the Sea Serpent acts before the window', () => {
    const game = shown('E-48')
    expect([game.at('red'), game.at('blue')]).toEqual(['coast', 'forest'])
    expect(game.waitsFor()).toBe('p1 defend.window')
    game.seat('p1', 'red defend')
    expect(game.hp('red', 'blue')).toEqual([2, 4])
    expect(game.defender('red').artifacts).toEqual(['pack'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-52 [DEF-DIRE-10] [DEF-DESTROY-03] the Manticore destroys by its effect', () => {
    const game = shown('E-52')
    expect(game.levels()).toMatchObject({ desert: 4, capital: 1 })
    expect(game.open.regions.desert.marker).toBe('leftover')
    expect(game.open.discard).toEqual(['manticore'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

describe('Turns and Restore', () => {
  test('E-30 [DEF-RESTORE-01] [DEF-DEFENDER-08] Restored, then 3 AP', () => {
    const game = shown('E-30')
    expect(game.types()).toEqual(['drawn', 'restored', 'turnBegan'])
    expect([game.hp('red'), game.apLeft()]).toEqual([[4], 3])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-31 [DEF-RESTORE-03] entering the Capital restores nobody', () => {
    const game = shown('E-31')
    game.seat('p1', 'red move capital', 'end')
    expect(game.hp('red', 'blue')).toEqual([1, 2])
    expect(game.waitsFor()).toBe('p1 all.act + p2 all.act')
  })

  test('E-32 [DEF-ALL-01] [DEF-ALL-02] [DEF-ALL-03] [DEF-ALL-04] the pool is shared', () => {
    const game = shown('E-32')
    expect(game.apLeft()).toBe(3)
    expect(game.seat('p2', 'blue secure').apLeft()).toBe(2)
    expect(game.seat('p2', 'blue secure').apLeft()).toBe(1)
    expect(game.hp('red')).toEqual([1])
    game.seat('p1', 'red move mountains')
    expect(game.of('turnEnded')).toEqual([{ type: 'turnEnded', lost: 0 }])
    expect(game.types().slice(-7)).toEqual([
      'turnTaken',
      'restored',
      'moved',
      'turnEnded',
      'discarded',
      'drawn',
      'poolGranted',
    ])
    expect(game.hp('red', 'blue')).toEqual([4, 2])
    expect(game.threat('coast')).toBe(0)
    expect(game.waitsFor()).toBe('p1 all.act + p2 all.act')
  })

  test('E-33 [DEF-ALL-05] who does nothing takes no Turn', () => {
    const game = shown('E-33')
    game.seat('p2', 'blue secure', 'blue secure', 'blue secure')
    expect(game.hp('red')).toEqual([1])
    expect(game.of('turnTaken')).toEqual([{ type: 'turnTaken', defender: 'blue' }])
    expect(game.waitsFor()).toBe('p1 all.act + p2 all.act')
  })

  test('E-34 [DEF-ALL-07] no Sacrifice under an All Defenders Card', () => {
    const game = shown('E-34', 1)
    game.seat('p1', 'red move forest', 'red move desert', 'red move forest')
    const empty = shown('E-34', 2)
    empty.seat('p1', 'red move ruins', 'red move desert')
    expect(empty.refused('p1', 'red sacrifice')).toMatchObject({ rule: 'DEF-ALL-07' })
    expect(game.of('sacrificed')).toEqual([])
    expect(empty.waitsFor()).toBe('p1 all.act + p2 all.act')
  })

  test('E-46 [DEF-ABILITY-05] [DEF-EXHAUST-05] an Exhausted Cleric mends', () => {
    const game = shown('E-46', 1).seat('p1', 'red use mend', 'defender blue')
    expect(game.hp('red', 'blue')).toEqual([0, 3])
    const self = shown('E-46', 2).seat('p1', 'red use mend', 'defender red')
    expect(self.hp('red', 'blue')).toEqual([2, 1])
    expect(self.options('p1')).toContain('red secure')
    expect(game.waitsFor()).toBe('p1 turn.act')
    expect(self.waitsFor()).toBe('p1 turn.act')
  })
})

describe('the end of a Round', () => {
  test('E-35 [DEF-HORDE-01] [DEF-HORDE-02] [DEF-HORDE-03] [DEF-ROUND-06] one Horde card is added', () => {
    const cards: CardId[] = ['reefRaiders', 'thornWolves', 'graveSprites', 'turn.red', 'turn.blue', 'all.1']
    const game = shown('E-35').shuffling().seat('p1', 'draw', 'ready').seat('p2', 'ready')
    expect(game.pile('turn').toSorted()).toEqual([...cards, 'all.2', 'harpy'].sort())
    expect(game.pile('turn').slice(-7)).not.toEqual([...cards, 'all.2'])
    expect(game.pile('horde')).toEqual(['cragBears', 'stoneGhouls', 'wraith', 'duneCorsairs'])
    expect([game.open.round, game.open.discard.length]).toEqual([2, 0])
    expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })

  test('E-36 [DEF-HORDE-04] [DEF-HORDE-05] [DEF-RULING-10] the Foe comes when the Horde is empty', () => {
    const game = shown('E-36').seat('p2', 'end')
    expect(game.types().slice(-7)).toEqual([
      'roundEnded',
      'foeRevealed',
      'threatRose',
      'reshuffled',
      'roundBegan',
      'drawn',
      'turnBegan',
    ])
    expect(game.open.foe).toEqual({ id: 'ancient', at: 'forest', hp: 13, maxHp: 13 })
    expect(game.of('reshuffled')).toEqual([{ type: 'reshuffled', cards: 2 }])
    expect(game.threat('forest')).toBe(1)
    game.seat(game.waitsFor().slice(0, 2) as 'p1', 'end')
    game.seat(game.waitsFor().slice(0, 2) as 'p1', 'end')
    expect(game.open.round).toBe(8)
    expect(game.of('reshuffled')).toHaveLength(2)
    expect(game.of('foeRevealed')).toHaveLength(1)
    expect(game.waitsFor()).toMatch(/turn\.act/)
  })
})

describe('the Foe', () => {
  test('E-37 [DEF-FOE-06] [DEF-ALL-09] the Dragon flies on at every Defender Card', () => {
    const game = shown('E-37')
    expect(game.types()).toEqual(['drawn', 'foeMoved', 'turnBegan'])
    expect(game.open.foe?.at).toBe('coast')
    game.seat('p2', 'end')
    expect(game.open.foe?.at).toBe('desert')
    expect(game.waitsFor()).toBe('p1 all.act + p2 all.act')
  })

  test('E-38 [DEF-EVENT-01] [DEF-EXHAUST-04] the event of space 6', () => {
    const game = shown('E-38').seat('p1', 'red fight')
    expect(game.open.foe?.hp).toBe(6)
    expect(game.hp('red', 'blue')).toEqual([1, 0])
    expect(game.apLeft()).toBe(2)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-39 [DEF-EVENT-03] [DEF-FIGHT-03] the second damage comes after the event', () => {
    const game = shown('E-39').seat('p1', 'red fight')
    expect(game.types().slice(-7)).toEqual([
      'fought',
      'foeHurt',
      'epicEvent',
      'hpLost',
      'exhausted',
      'hpLost',
      'foeHurt',
    ])
    expect(game.open.foe?.hp).toBe(1)
    expect(game.hp('red')).toEqual([0])
    expect(game.refused('p1', 'red fight')).toMatchObject({ rule: 'DEF-FIGHT-03' })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('E-40 [DEF-END-01] [DEF-END-03] the last HP of the Foe', () => {
    const game = shown('E-40').seat('p1', 'red fight')
    expect(game.table.outcome).toEqual({ result: 'won', round: 2, capital: 7, foeHp: 0 })
    expect(game.waitsFor()).toBe('won')
  })

  test('E-41 [DEF-CAPITAL-06] [DEF-END-03] the Capital falls in the middle of a card', () => {
    const game = shown('E-41')
    expect(game.levels()).toMatchObject({ capital: 8, plains: 0 })
    expect(game.waitsFor()).toBe('lost')
  })

  test('E-50 [DEF-FIGHT-02] no Fight before the reveal', () => {
    const game = shown('E-50')
    expect(game.refused('p1', 'red fight')).toMatchObject({ rule: 'DEF-FIGHT-02', key: 'foeHidden' })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

describe('seeing cards', () => {
  test('E-55 [DEF-RULING-61] [DEF-RULING-62] High Watch turns the next card up before the drawn one is resolved', () => {
    const game = shown('E-55')
    expect(game.types()).toEqual(['drawn', 'cardsShown', 'turnBegan'])
    expect(game.open.knownAt).toEqual([{ position: 0, card: 'turn.blue' }])
    game.seat('p1', 'red move plains')
    expect(game.open.knownAt).toEqual([{ position: 0, card: 'turn.blue' }])
    game.seat('p1', 'end')
    expect(game.open.resolving).toBe('turn.blue')
    expect(game.open.knownAt).toEqual([])
    expect(game.of('cardsShown')).toHaveLength(1)
    expect(game.waitsFor()).toBe('p2 turn.act')
  })

  test('E-56 [DEF-EXHAUST-04] [DEF-RULING-61] Mirage', () => {
    const game = shown('E-56')
    game.seat('p1', 'red use mirage')
    expect(game.open.shown).toEqual(['cragBears', 'harpy', 'turn.blue'])
    expect(game.options('p1')).toHaveLength(6)
    game.seat('p1', 'order turn.blue harpy cragBears')
    expect(game.hp('red')).toEqual([0])
    expect(game.pile('turn')).toEqual(['turn.blue', 'harpy', 'cragBears', 'all.1', 'all.2'])
    expect(game.open.knownAt.toSorted((a, b) => a.position - b.position)).toEqual([
      { position: 0, card: 'turn.blue' },
      { position: 1, card: 'harpy' },
      { position: 2, card: 'cragBears' },
    ])
    expect(game.refused('p1', 'red use mirage')).toMatchObject({ key: 'usedThisTurn' })
    expect(game.apLeft()).toBe(3)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})
