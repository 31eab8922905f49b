import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultsIn } from '../../testing/rows.ts'
import { glyphs } from '../board/art/glyphs.ts'
import { EFFECTS } from '../rules/effects/index.ts'
import { words as en } from '../text/en/words.ts'
import { words as fr } from '../text/fr/words.ts'
import { rulesOf } from '../text/rules.ts'
import { ABILITIES, ABILITY_IDS, ARTIFACT_IDS, DIRE_IDS, ENEMY_IDS, EFFECT_IDS, FOE_IDS, HERO_IDS } from './cards.ts'
import { DIRE } from './dire.ts'
import { FOES } from './foes.ts'
import { REGION_IDS } from './regions.ts'

const GAME = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, GAME), 'utf8')
const RULES = new Set(read('rulebook/en.md').match(/DEF-[A-Z]+-\d+/g))
/** What the tests of the rules say they test. */
const TITLES = readdirSync(new URL('rules/', GAME), { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.test.ts'))
  .flatMap(path => read(`rules/${path}`).match(/\b(?:test|describe)\((['"`]).*?\1/g) ?? [])

const ABILITY_WORDS = { en: { ...en.abilities, ...en.effects }, fr: { ...fr.abilities, ...fr.effects } }

test('every Ability and effect has code, words, rule links and a test that names it', () => {
  const faults = faultsIn([...ABILITY_IDS, ...EFFECT_IDS], String, id => {
    const card = ABILITIES.get(id)?.card
    expect(Object.keys(EFFECTS[id]).length, 'rules/effects').toBeGreaterThan(0)
    expect('use' in EFFECTS[id], 'an active Ability is one that is used').toBe(card?.kind === 'active')
    for (const { name, brief, text } of [ABILITY_WORDS.en[id], ABILITY_WORDS.fr[id]])
      for (const said of [name, brief, text]) expect(said).toMatch(/\S/)
    expect(rulesOf(id).length).toBeGreaterThan(0)
    for (const rule of rulesOf(id)) expect(RULES, rule).toContain(rule)
    const { name } = ABILITY_WORDS.en[id]
    expect(
      TITLES.some(title => title.includes(shortOf(name))),
      `no test of the rules is called “${name}: …”`,
    ).toBe(true)
  })
  expect(faults).toEqual([])
})
/** Artifacts are called by their last word: “Ember Spear” is tested as “Spear”. */
const shortOf = (name: string) => ARTIFACT_NAMES.get(name) ?? name
const ARTIFACT_NAMES = new Map(
  ARTIFACT_IDS.map(id => en.abilities[id].name).map(name => [name, name.split(' ').at(-1)]),
)

test('every Foe has code, words, a home and a test that names it', () => {
  const faults = faultsIn(FOE_IDS, String, id => {
    expect(Object.keys(EFFECTS[id].on ?? {})).toEqual(expect.arrayContaining(['foeRevealed', 'epicEvent']))
    for (const { brief, reveal, ongoing, event } of [en.foeTexts[id], fr.foeTexts[id]])
      for (const said of [brief, reveal, ongoing, event]) expect(said).toMatch(/\S/)
    expect(REGION_IDS).toContain(FOES[id].home)
    const { name } = en.names.foes[id]
    expect(
      TITLES.some(title => title.includes(name)),
      `no test of the rules is called “${name}: …”`,
    ).toBe(true)
  })
  expect(faults).toEqual([])
})

test('every card and Region has a picture of its own', () => {
  const cards = [...HERO_IDS, ...ENEMY_IDS, ...DIRE_IDS, ...FOE_IDS, ...ARTIFACT_IDS, ...REGION_IDS]
  expect(new Set(cards.map(id => glyphs[id])).size).toBe(cards.length)
})

test('no code is left without a card', () => {
  expect(Object.keys(EFFECTS).sort()).toEqual([...ABILITY_IDS, ...EFFECT_IDS, ...FOE_IDS].sort())
  expect(new Set(DIRE_IDS.map(id => DIRE[id].effect)).size).toBe(DIRE_IDS.length)
})
