import { expect, test } from 'vitest'
import type { BoardProps } from '../../types.ts'
import { hexNamed } from '../knowledge/hexes.ts'
import { given } from '../test/given.ts'
import type { Fact, Open } from '../rules/state.ts'
import { after } from './after.ts'
import { boardOf, engaging } from './testing/fixture.ts'

const told = (from: BoardProps['view'], ...facts: Fact[]): Open => {
  let view = from
  for (const fact of facts) view = after(view, fact)
  return view.open as unknown as Open
}
const fight = (...facts: Fact[]): Open => told(boardOf(engaging()).view, ...facts)
const campaign = (...facts: Fact[]): Open => told(boardOf(given({ place: 'ATL-4', tactics: ['stun'] })).view, ...facts)
const unit = ({ combat }: Open, id: string) => combat?.units.find(each => each.id === id)

test('what the table does not show leaves the view as it is', () => {
  const { view } = boardOf(engaging())
  expect(after(view, { type: 'nothingToGain', cause: 'test' } as Fact)).toBe(view)
})

test('units are hurt, move, take up things, are stunned and fall', () => {
  const hurt = fight({ type: 'damaged', unit: 'hero', from: 5, to: 3, dealt: 2, ignored: 0, cause: 'attack' })
  expect([unit(hurt, 'hero')?.hp, hurt.hero.hp]).toEqual([3, 3])
  const path = [hexNamed('C2'), hexNamed('D2')]
  expect(unit(fight({ type: 'moved', unit: 'trench-shark', path, cause: 'move' }), 'trench-shark')).toMatchObject({
    at: hexNamed('D2'),
    walked: 2,
  })
  expect(unit(fight({ type: 'equipped', unit: 'hero', item: 'flag' }), 'hero')?.carries).toEqual(['flag'])
  const stunned = fight({ type: 'effectBegan', unit: 'trench-shark', what: 'stun', cause: 'stun' })
  expect(unit(stunned, 'trench-shark')?.lasting.map(({ what }) => what)).toEqual(['stun'])
  const at = hexNamed('F2')
  const fallen = fight({ type: 'defeated', unit: 'attacker.1', kind: 'attacker', side: 'player', at, cause: 'attack' })
  expect(unit(fallen, 'attacker.1')).toBeUndefined()
  expect(fallen.camp.defeated).toEqual(['attacker.1'])
})

test('units come from camp and from the column, tactics leave their owner', () => {
  const at = hexNamed('F3')
  const mine = fight({ type: 'deployed', unit: 'archer.1', kind: 'archer', side: 'player', at, hp: 2, dazed: true })
  expect(unit(mine, 'archer.1')).toMatchObject({ at, hp: 2, dazed: true })
  expect(mine.camp.units).toEqual([])
  const rival = fight({ type: 'deployed', unit: 'archer.2', kind: 'archer', side: 'rival', at: 5, hp: 2, dazed: true })
  expect(rival.combat?.column).toEqual([])
  const placed = fight({ type: 'tacticPlaced', by: 'player', tactic: 'stun', unit: 'trench-shark' })
  expect(placed.camp.tactics).toEqual([])
})

test('a combat begins, scores and ends', () => {
  const began = campaign(
    { type: 'combatBegan', kind: 'sport', event: 'S03', sport: 'hill', region: 'ATL' },
    { type: 'lineupSet', chips: ['reptilian', 'archer.2'], tactics: ['stun'] },
    { type: 'tribuneNamed', unit: 'reptilian' },
    { type: 'turnBegan', side: 'rival', turn: 1 },
    { type: 'scored', units: [], points: 2, goal: 6 },
  )
  expect(began.combat).toMatchObject({
    sport: 'hill',
    tribune: 'reptilian',
    turn: 1,
    points: 2,
    rivalTactics: ['stun'],
  })
  expect(began.combat?.column.map(({ chip }) => chip)).toEqual(['reptilian', 'archer.2'])
  expect(fight({ type: 'combatEnded', result: 'won', cause: 'test' }).outcomeOfCombat).toBe('won')
})

test('the camp travels, weeks and influence go on, hero and camp change', () => {
  expect(campaign({ type: 'travelled', from: 'ATL-4', to: 'ATL-6', by: 'path', harbors: [] })).toMatchObject({
    place: 'ATL-6',
    lastFrom: 'ATL-4',
  })
  expect(campaign({ type: 'weekMarked', weeks: 3, cause: 'event' }).weeks).toBe(3)
  expect(campaign({ type: 'influenceGained', from: 0, to: 2, cause: 'spectate' }).influence).toBe(2)
  expect(campaign({ type: 'dieUpgraded', column: 0, from: 'B', to: 'G' }).hero.dice[0]).toBe('G')
  expect(campaign({ type: 'tacticGained', tactic: 'hamstring', cause: 'test' }).camp.tactics).toEqual([
    'stun',
    'hamstring',
  ])
  expect(campaign({ type: 'recruited', chip: 'reptilian', cause: 'test' }).camp.units).toContain('reptilian')
  expect(campaign({ type: 'baneDrawn', bane: 'hunted', to: 'camp' }).camp.banes).toEqual(['hunted'])
  expect(campaign({ type: 'actBegan', act: 2 })).toMatchObject({ act: 2, weeks: 0 })
})
