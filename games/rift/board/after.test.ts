import { expect, test } from 'vitest'
import type { BoardProps } from '../../types.ts'
import type { Fact, Open } from '../rules/state.ts'
import { after } from './after.ts'
import { boardOf, middle } from './testing/fixture.ts'

const told = (...facts: Fact[]): Open => {
  let view: BoardProps['view'] = boardOf(middle()).view
  for (const fact of facts) view = after(view, fact)
  return view.open as unknown as Open
}

test('what the table does not show leaves the view as it is', () => {
  const { view } = boardOf(middle())
  expect(after(view, { type: 'activated', tray: 'H20', at: 0 } as Fact)).toBe(view)
})

test('trays come, march, are healed, fall and escape', () => {
  const spawned = told({ type: 'spawned', tray: 'H01', from: 1, at: 17, turn: 3, over: [] })
  expect(spawned.trays.at(-1)).toMatchObject({ id: 'H01', at: 17, tiles: [] })
  expect(spawned.slots[1]).toHaveLength(2)
  expect(told({ type: 'advanced', tray: 'H20', from: 36, to: 52, over: [] }).trays.at(-1)).toMatchObject({
    id: 'H20',
    at: 52,
  })
  const healed = told({ type: 'trayHealed', tray: 'H19', tiles: 2, cause: 'heal' })
  expect(healed.trays.find(({ id }) => id === 'H19')?.tiles).toEqual([])
  const gone = told({ type: 'destroyed', tray: 'H05', at: 51, crystals: 1, soldiers: 1, portal: false })
  expect(gone.trays).toHaveLength(5)
  expect(gone.soldiers).toBe(12)
  const escaped = told({ type: 'escaped', tray: 'H19', from: 86, lost: 3, hearts: 4 })
  expect([escaped.hearts, escaped.trays.length]).toEqual([4, 5])
})

test('heroes are moved, hurt, knocked out and stand up again', () => {
  const by = { cause: 'held' } as const
  expect(told({ type: 'hurt', hero: 'malik', from: 5, to: 4, ...by }).heroes.malik?.health).toBe(4)
  expect(told({ type: 'knockedOut', hero: 'alleria', at: 84, ...by }).heroes.alleria).toMatchObject({
    place: 'out',
    at: -1,
  })
  expect(told({ type: 'displaced', hero: 'malik', from: 83, to: 67, why: 'advance' }).heroes.malik?.at).toBe(67)
  expect(told({ type: 'displaced', hero: 'malik', from: 83, why: 'advance' }).heroes.malik?.place).toBe('board')
  expect(
    told({ type: 'abilityTurned', hero: 'malik', ability: 'hammer-smash', up: false }).heroes.malik?.abilities[0]?.up,
  ).toBe(false)
})

test('towers are built, passed on, picked up and lost', () => {
  const built = told({ type: 'towerBuilt', seat: 'p1', tower: 'archer', site: 'e', turn: 1 })
  expect(built.sites.e).toEqual([{ tower: 'archer', turn: 1, by: 'p1', faceDown: false }])
  expect(built.hands.p1).toEqual(['adept', 'militia'])
  const passed = told({ type: 'towerPassed', seat: 'p1', to: 'p2', tower: 'archer', as: 'marksmen' })
  expect(passed.incoming.p2).toEqual(['marksmen', 'marksmen'])
  const picked = told({ type: 'pickedUp', seat: 'p2', towers: ['bombard', 'militia', 'adept'], arrived: ['marksmen'] })
  expect([picked.sites.c, picked.sites.b?.length, picked.incoming.p2]).toEqual([undefined, 1, []])
  expect(picked.hands.p2).toHaveLength(6)
  const turned = told(
    { type: 'towerTurned', site: 'b', index: 0, tower: 'archer', cause: 'portal' },
    { type: 'towerLost', site: 'b', tower: 'archer' },
  )
  expect(turned.sites.b).toBeUndefined()
})

test('what is bought comes to a hand and can be given back', () => {
  const bought = { type: 'bought', seat: 'p1', tower: 'mage', to: 'p2', price: 2, crystals: 3 } as const
  expect(told(bought)).toMatchObject({ crystals: 3, bought: [{ tower: 'mage', to: 'p2', price: 2 }] })
  expect(told(bought, { ...bought, type: 'refunded', crystals: 5 })).toMatchObject({ crystals: 5, bought: [] })
})

test('spells are spent, blocks removed, storms and ready marks shown', () => {
  expect(told({ type: 'spellCast', seat: 'p1', spell: 'thunderbolt' }).spells.every(({ used }) => used)).toBe(true)
  expect(told({ type: 'stormDrawn', storm: 'PS08' }).storm).toBe('PS08')
  expect(told({ type: 'readied', seat: 'p2' }).ready).toEqual(['p2'])
  expect(told({ type: 'readied', seat: 'p2' }, { type: 'phaseBegan', phase: 5, round: 4 })).toMatchObject({
    ready: [],
    phase: 5,
  })
})
