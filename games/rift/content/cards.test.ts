/** A card is whole when its code, its words in both languages, its icon, its rules and its test are there. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { glyphs } from '../board/art/glyphs.ts'
import { ABILITIES, ABILITY_IDS } from './abilities.ts'
import { BOSS_IDS, SPECIAL_CARDS, SPECIALS } from './bosses.ts'
import { HERO_IDS, HEROES } from './heroes.ts'
import { SPELL_IDS, SPELLS } from './spells.ts'
import { STORM_IDS, STORMS } from './storms.ts'
import { TOWER_IDS, TOWERS } from './towers.ts'
import { game } from '../index.ts'
import { ABILITY_EFFECTS, BASIC_EFFECTS } from '../rules/effects/heroes.ts'
import { SPECIAL_EFFECTS } from '../rules/effects/specials.ts'
import { SPELL_EFFECTS } from '../rules/effects/spells.ts'
import { STORM_EFFECTS } from '../rules/effects/storms.ts'
import { LANGUAGES } from '../text/testing/sane.ts'
import type { AnyView } from '../text/read.ts'
import { given } from '../test/given.ts'

const SPECIAL_IDS = BOSS_IDS.flatMap(boss => SPECIALS[boss])
const view = given({}).table.view('p1') as unknown as AnyView
const RULES = new Set(
  readFileSync(new URL('../rulebook/en.md', import.meta.url), 'utf8').match(/RIFT-[A-Z0-9]+-\d+/g) ?? [],
)
const ROOT = new URL('../rules/', import.meta.url)
const TESTS = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.test.ts'))
  .map(path => readFileSync(new URL(path, ROOT), 'utf8'))
const isTested = (id: string): boolean => TESTS.some(source => new RegExp(`\\b${id}\\b`).test(source))

/** Kind of anchor, ids, and the icon by which each is shown. */
const KINDS: readonly (readonly [kind: string, ids: readonly string[], icon: (id: never) => string])[] = [
  ['hero', HERO_IDS, (id: keyof typeof HEROES) => HEROES[id].id],
  ['ability', ABILITY_IDS, (id: keyof typeof ABILITIES) => ABILITIES[id].hero],
  ['spell', SPELL_IDS, (id: keyof typeof SPELLS) => SPELLS[id].id],
  ['tower', TOWER_IDS, (id: keyof typeof TOWERS) => TOWERS[id].family],
  ['storm', STORM_IDS, () => 'storm'],
  ['special', SPECIAL_IDS, () => 'special'],
]

describe.each(KINDS)('every %s', (kind, ids, icon) => {
  test('has a name, a text and rules of the book in both languages', () => {
    for (const id of ids)
      for (const text of Object.values(LANGUAGES)) {
        const card = text.card(`${kind} ${id}`, view)
        expect(card?.title, id).toBeTruthy()
        expect(card?.text, id).toMatch(/\.$/)
        expect(card?.rules.length, id).toBeGreaterThan(0)
        for (const rule of card?.rules ?? []) expect(RULES, id).toContain(rule)
      }
  })
  test('has an icon', () => {
    for (const id of ids) expect(Object.keys(glyphs), id).toContain(icon(id as never))
  })
  test('is named by a test of the rules', () => {
    expect(ids.filter(id => !isTested(id))).toEqual([])
  })
})

test('every card has its code, and no code is without its card', () => {
  expect(Object.keys(BASIC_EFFECTS).sort()).toEqual([...HERO_IDS].sort())
  expect(Object.keys(ABILITY_EFFECTS).sort()).toEqual([...ABILITY_IDS].sort())
  expect(Object.keys(SPELL_EFFECTS).sort()).toEqual([...SPELL_IDS].sort())
  expect(Object.keys(STORM_EFFECTS).sort()).toEqual([...STORM_IDS].sort())
  expect(Object.keys(SPECIAL_EFFECTS).sort()).toEqual([...SPECIAL_IDS].sort())
  for (const id of ABILITY_IDS) expect(game.kit.definitions.has(`ability.${id}`), id).toBe(true)
  for (const id of HERO_IDS) expect(game.kit.definitions.has(`basic.${id}`), id).toBe(true)
})

test('a card under another id would be found', () => {
  for (const [table, ids] of [
    [SPELLS, SPELL_IDS],
    [STORMS, STORM_IDS],
    [SPECIAL_CARDS, SPECIAL_IDS],
    [TOWERS, TOWER_IDS],
    [HEROES, HERO_IDS],
  ] as const)
    for (const id of ids) expect((table as Readonly<Record<string, { id: string }>>)[id]?.id).toBe(id)
})

test('a storm works at once, or by its numbers, or not at all', () => {
  const atOnce = STORM_IDS.filter(id => STORM_EFFECTS[id].use !== undefined)
  const byNumbers = STORM_IDS.filter(id => Object.keys(STORMS[id]).length > 1)
  expect(atOnce).toEqual(['PS06', 'PS07', 'PS12', 'PS13'])
  expect(STORM_IDS.filter(id => !atOnce.includes(id) && !byNumbers.includes(id))).toEqual(['PS14'])
})

test('a special card of a boss does something, or gives speed', () => {
  for (const id of SPECIAL_IDS)
    expect(SPECIAL_EFFECTS[id].use !== undefined || SPECIAL_CARDS[id].speed === true, id).toBe(true)
})
