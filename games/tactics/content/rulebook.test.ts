import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { rowsUnder } from '../../testing/tables.ts'
import { BEAST_CARDS as BEASTS } from './beasts.ts'
import { DUNGEONS } from './dungeons.ts'
import { ENEMY_CARDS } from './enemyCards.ts'
import { FIGHTER_CARDS as FIGHTERS } from './fighters.ts'
import { ROGUE_CARDS as ROGUES } from './rogues.ts'
import { BATTLE, FRONT } from './scrolls.ts'
import type { UnitCard } from './types.ts'
import { WIZARD_CARDS as WIZARDS } from './wizards.ts'

const BOOK = readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8')
type Side = UnitCard['front']
const squares = (count: number, square: string): string => square.repeat(count)
/** Both sides of the cards of a class as the tables print them, in the order of their ids. */
const fronts = (cards: Readonly<Record<string, UnitCard>>, cellsOf: (side: Side) => unknown[]): string[][] =>
  Object.values(cards).map(({ front }) => cellsOf(front).map(String))
const backs = (
  cards: Readonly<Record<string, UnitCard>>,
  cellsOf: (side: Side, card: UnitCard) => unknown[],
): string[][] => Object.values(cards).map(card => cellsOf(card.solo, card).map(String))
const melee = ({ melee: { damage, dice } }: Side): string => `${damage} ${squares(dice, '■')}`
const rows = (heads: string[], numbers: string[]): string[][] =>
  rowsUnder(BOOK, ...heads).map(row => numbers.map(head => row[head] ?? ''))

describe('Unit Cards have the numbers of the rulebook', () => {
  const SHOOTING = ['Health', 'Ammo', 'Move', 'Melee', 'Missile range', 'Missile damage', 'Dice']
  const shooters = { ...FIGHTERS, ...ROGUES }
  test('Fighters and Rogues', () => {
    expect(rows(['Unit', ...SHOOTING, 'Ability'], SHOOTING)).toEqual(
      fronts(shooters, side => [
        side.health,
        side.supply,
        side.move,
        melee(side),
        side.missile?.range,
        side.missile?.damage,
        squares(side.missile?.dice ?? 0, '▣'),
      ]),
    )
    const solo = ['Health', 'Move', 'Melee', 'Missile range', 'Missile damage', 'Keeps its ability']
    expect(rows(['Solo Enemy side', ...solo], solo)).toEqual(
      backs(shooters, (side, { trait }) => [
        side.health,
        side.move,
        melee(side),
        side.missile?.range,
        side.missile?.damage,
        hasTrait(side, trait) ? 'yes' : 'no',
      ]),
    )
  })
  test('Wizards', () => {
    const numbers = ['Health', 'Mana', 'Move', 'Melee', 'Range']
    expect(rows(['Unit', ...numbers, 'Spell'], numbers)).toEqual(
      fronts(WIZARDS, side => [side.health, side.supply, side.move, melee(side), side.spell?.range ?? 'none']),
    )
    const solo = ['Health', 'Move', 'Melee', 'Range']
    expect(rows(['Solo Enemy side', ...solo, 'Spell, always with 3 dice'], solo)).toEqual(
      backs(WIZARDS, side => [side.health, side.move, melee(side), side.spell?.range ?? 'none']),
    )
  })
  test('Beasts', () => {
    const numbers = ['Health', 'Move', 'Melee']
    expect(rows(['Unit', ...numbers, 'Ability'], numbers)).toEqual(
      fronts(BEASTS, side => [side.health, side.move, melee(side)]),
    )
    expect(rows(['Solo Enemy side', ...numbers, 'Keeps its ability'], numbers)).toEqual(
      backs(BEASTS, side => [side.health, side.move, melee(side)]),
    )
  })
})
const hasTrait = ({ ability, passive }: Side, trait: string | undefined): boolean =>
  ability === trait || Object.keys(passive).length > 0

test('Solo Enemy Cards have the numbers of the rulebook', () => {
  const bonus = (card: { damage: number; move: number; climb: boolean }): string =>
    card.climb
      ? 'Climb'
      : [card.damage && `+${card.damage} damage`, card.move && `+${card.move} MP`].filter(Boolean).join(', ')
  const heads = ['Activates', 'Compass', 'Bonus', 'Monster', 'Its effect in a dungeon']
  expect(rows(heads, ['Activates', 'Compass', 'Bonus']).map(cells => cells.join().toLowerCase())).toEqual(
    Object.values(ENEMY_CARDS).map(card => [card.activates, card.compass, bonus(card)].join().toLowerCase()),
  )
})

test('dungeons are drawn as in the rulebook', () => {
  const drawn = BOOK.matchAll(/^### Dungeon of the (\d×\d) box.*$([^#]+(?:#[^#\n ][^#]*|# [|·][^#]*)*?)(?=^##)/gm)
  const found = new Map<string, string[]>()
  for (const [, box = '', text = ''] of drawn)
    found.set(
      box.replace('×', 'x'),
      text
        .split('\n')
        .filter(line => /^\| \d/.test(line))
        .map(line => line.split('|').slice(2, -1).join('').replaceAll(' ', '').replaceAll('·', '.')),
    )
  for (const [box, { rows: own }] of Object.entries(DUNGEONS)) expect(found.get(box), box).toEqual(own)
})

test('starting locations, Control Areas and Trigger Spaces are those of the rulebook', () => {
  const where = new Map(rowsUnder(BOOK, 'What', 'Where').map(row => [row.What ?? '', row.Where ?? '']))
  const spaces = (text: string): string[] => text.match(/\b[A-O]\d+\b/g) ?? []
  const corners = (where.get('Starting locations') ?? '').split(';').map(spaces)
  for (const scroll of [FRONT, BATTLE]) expect(Object.values(scroll.corners).map(list => [...list])).toEqual(corners)
  // of the reverse, for realms that are built freely (TAC-BUILDER-03)
  expect(BATTLE.areas).toEqual({
    crimson: { spaces: ['A6', 'B5', 'B6', 'B7', 'C6', 'D6'], trigger: 'B6' },
    gold: { spaces: ['G6', 'H6', 'I6', 'H5', 'H7', 'I7'], trigger: 'H6' },
    azure: { spaces: ['O6', 'N7', 'N6', 'N5', 'M6', 'L6'], trigger: 'N6' },
  })
  for (const [name, id] of [
    ['Crimson', 'crimson'],
    ['Gold', 'gold'],
    ['Azure', 'azure'],
  ] as const) {
    const [area = '', trigger = ''] = (where.get(`${name} Control Area`) ?? '').split('; Trigger Space ')
    expect(spaces(area)).toEqual([...FRONT.areas[id].spaces])
    expect(spaces(trigger)[0]).toBe(FRONT.areas[id].trigger)
  }
})
