import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faultsIn } from '../../testing/rows.ts'
import { glyphs } from '../board/art/glyphs.ts'
import { ABILITY_EFFECTS } from '../rules/effects/abilities.ts'
import { BONUS_EFFECTS } from '../rules/effects/crystals.ts'
import { MONSTER_EFFECTS } from '../rules/effects/monsters.ts'
import { SPELL_EFFECTS } from '../rules/effects/spells.ts'
import { TACTIC_EFFECTS } from '../rules/effects/tactics.ts'
import { given } from '../test/given.ts'
import { text as english } from '../text/en.ts'
import { words as en } from '../text/en/words.ts'
import { text as french } from '../text/fr.ts'
import { words as fr } from '../text/fr/words.ts'
import { traitName } from '../text/names.ts'
import { ABILITY_IDS } from './abilities.ts'
import { BONUSES, DUNGEONS, GLORY } from './dungeons.ts'
import { ENEMY_CARDS, MONSTERS } from './enemyCards.ts'
import { BOX_IDS, ENEMY_CARD_IDS, TACTIC_IDS } from './ids.ts'
import { TACTICS } from './tactics.ts'
import type { Side } from './types.ts'
import { UNIT_CARD_IDS, UNITS } from './units.ts'

const GAME = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, GAME), 'utf8')
const RULES = new Set(read('rulebook/en.md').match(/TAC-[A-Z-]+-\d+/g))
/** What the tests of the rules say they test. */
const TITLES = readdirSync(GAME, { recursive: true, encoding: 'utf8' })
  .filter(path => /^rules\/.*\.test\.ts$/.test(path))
  .flatMap(path => read(path).match(/\b(?:test|describe)\((['"`]).*?\1/g) ?? [])

const view = JSON.parse(JSON.stringify(given({ mode: 'solo' }).table.view('p1')))
/** Its face in both languages, with links to rules that exist. */
const expectFace = (anchor: string) => {
  for (const text of [english, french]) {
    const face = text.card(anchor, view)
    expect(face?.title, anchor).toMatch(/\S/)
    expect(face?.text, anchor).toMatch(/\S/)
    expect(face?.rules.length, anchor).toBeGreaterThan(0)
    for (const rule of face?.rules ?? []) expect(RULES, rule).toContain(rule)
  }
}
const expectTest = (name: string) =>
  expect(
    TITLES.some(title => title.includes(name)),
    `no test of the rules is called “${name}: …”`,
  ).toBe(true)
const expectWords = (...said: readonly (string | undefined)[]) => {
  for (const each of said) expect(each).toMatch(/\S/)
}
test('every Unit Card has an ability with code or data, words, links, a picture and a test', () => {
  const faults = faultsIn(UNIT_CARD_IDS, String, card => {
    const { class: unitClass, front, solo, kind, trait } = UNITS[card]
    const hasAbility = ({ ability, spell, passive }: Side) =>
      ability !== undefined || spell !== undefined || Object.keys(passive).length > 0
    expect(hasAbility(front)).toBe(true)
    const sides = [front, solo]
    for (const ability of sides.flatMap(side => side.ability ?? [])) {
      expect(ability, 'it is called as on the card').toBe(trait)
      expect(ABILITY_EFFECTS[ability].on).toBeDefined()
    }
    for (const { id } of sides.flatMap(side => side.spell ?? [])) {
      expect(SPELL_EFFECTS[id].use).toBeDefined()
      expectWords(en.spellTexts[id], fr.spellTexts[id])
    }
    expect(front.spell !== undefined).toBe(kind === 'spell')
    expectWords(en.units[card], fr.units[card], traitName(en, card), traitName(fr, card))
    expectFace(`card ${card}`)
    expectFace(`card ${card} solo`)
    expect(glyphs[unitClass]).toMatch(/\S/)
    expectTest(traitName(en, card))
  })
  expect(faults).toEqual([])
})

test('every Tactic Card has code, words, links, a picture and a test', () => {
  const faults = faultsIn(TACTIC_IDS, String, card => {
    const { fits, apply } = TACTIC_EFFECTS[card].use
    expect([typeof fits, typeof apply]).toEqual(['function', 'function'])
    for (const { name, when, effect } of [en.tactics[card], fr.tactics[card]]) expectWords(name, when, effect)
    expectFace(`tactic ${card}`)
    expect(glyphs.tactic).toMatch(/\S/)
    expectTest(en.tactics[card].name)
  })
  expect(faults).toEqual([])
})

test('the text of every Tactic Card with a number names it', () => {
  const numbered = TACTIC_IDS.filter(card => TACTICS[card].amount > 0)
  const faults = faultsIn(numbered, String, card => {
    const number = String(TACTICS[card].amount)
    expect(en.tactics[card].effect).toContain(number)
    expect(fr.tactics[card].effect).toContain(number)
  })
  expect(faults).toEqual([])
})

test('every Solo Enemy Card has a monster with code, words, links, a picture and a test', () => {
  const faults = faultsIn(ENEMY_CARD_IDS, String, card => {
    const { monster } = ENEMY_CARDS[card]
    expect(typeof MONSTER_EFFECTS[monster].use).toBe('function')
    for (const { name, text } of [en.monsters[card], fr.monsters[card]]) expectWords(name, text)
    expectFace(`enemy ${card}`)
    expect(glyphs.monster).toMatch(/\S/)
    expectTest(en.monsters[card].name)
  })
  expect(faults).toEqual([])
})

test('every Dungeon Card has a bonus with code, words, links, a picture and a test', () => {
  const faults = faultsIn(BOX_IDS, String, box => {
    const { bonus } = DUNGEONS[box]
    expect(bonus === undefined).toBe(box === GLORY)
    for (const { name, bonus: said } of [en.crystals[box], fr.crystals[box]])
      expectWords(name, box === GLORY ? name : said)
    expectFace(`box ${box}`)
    expect(glyphs.crystal).toMatch(/\S/)
    expectTest(en.crystals[box].name)
  })
  expect(faults).toEqual([])
})

describe('no code is left without a card', () => {
  const sides = UNIT_CARD_IDS.flatMap(card => [UNITS[card].front, UNITS[card].solo])
  test('abilities', () => {
    const had = [...new Set(sides.flatMap(({ ability = [] }) => ability))].sort()
    expect(Object.keys(ABILITY_EFFECTS).sort()).toEqual(had)
    expect([...ABILITY_IDS].sort()).toEqual(had)
  })
  test('spells', () =>
    expect(Object.keys(SPELL_EFFECTS).sort()).toEqual(sides.flatMap(({ spell }) => spell?.id ?? []).sort()))
  test('Tactic Cards', () => expect(Object.keys(TACTIC_EFFECTS).sort()).toEqual([...TACTIC_IDS]))
  test('monsters', () => {
    const met = ENEMY_CARD_IDS.map(card => ENEMY_CARDS[card].monster).sort()
    expect(Object.keys(MONSTER_EFFECTS).sort()).toEqual(met)
    expect(Object.keys(MONSTERS).sort()).toEqual(met)
  })
  test('crystals', () => {
    const given = BOX_IDS.flatMap(box => DUNGEONS[box].bonus ?? []).sort()
    expect(Object.keys(BONUS_EFFECTS).sort()).toEqual(given)
    expect(Object.keys(BONUSES).sort()).toEqual(given)
  })
})
