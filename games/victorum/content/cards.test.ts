/** A card is whole when its code, its words in both languages, its rules, its picture and its test are there. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { glyphNamed } from '../board/art/glyphs.ts'
import { BANE_EFFECTS } from '../rules/effects/banes.ts'
import { PROWESS_EFFECTS } from '../rules/effects/prowess.ts'
import { hexName, HEXES } from '../rules/ground/hexes.query.ts'
import { KIND_IDS } from '../rules/units/kinds.query.ts'
import { given } from '../test/given.ts'
import { RUNNING } from '../test/running.ts'
import { words } from '../text/en/words.ts'
import type { AnyView } from '../text/read.ts'
import { CARD_RULES, CHOICE_RULES } from '../text/rules.ts'
import { inBoth, LANGUAGES } from '../text/testing/sane.ts'
import { BANE_IDS, BANES } from './banes.ts'
import { BLOODSHED_IDS } from './bloodsheds.ts'
import { HERO_IDS } from './heroes.ts'
import { OPPORTUNITY_IDS } from './opportunities.ts'
import { PLACE_IDS } from './places.ts'
import { PROWESS, PROWESS_IDS } from './prowess.ts'
import { REGION_IDS } from './regions.ts'
import { SCION_IDS, SCIONS } from './scions.ts'
import { SKILL_IDS } from './skills.ts'
import { SPORT_IDS } from './sports.ts'
import { TACTIC_IDS } from './tactics.ts'

const GAME = new URL('../', import.meta.url)
/** What the tests of the rules say. */
const TOLD = readdirSync(new URL('rules/', GAME), { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.test.ts'))
  .map(path => readFileSync(new URL(`rules/${path}`, GAME), 'utf8'))
  .join('\n')
const TITLES = TOLD.match(/\btest\((['"`]).*?\1,/g) ?? []
const isTested = (id: string): boolean => new RegExp(`['"\` ]${id}['"\` :.]`).test(TOLD)
const isTitle = (name: string): boolean => TITLES.some(title => title.includes(name))

/** Units, and prowess that only gives a skill or a number, are data. */
test('every card that does something is named by a test of the rules', () => {
  const banes = BANE_IDS.filter(id => BANES[id].type !== 'unit')
  const prowess = PROWESS_IDS.filter(id => PROWESS[id].does !== undefined)
  const doing = [...banes, ...prowess, ...TACTIC_IDS, ...SCION_IDS, ...REGION_IDS]
  expect(doing.filter(id => !isTested(id))).toEqual([])
  expect(SKILL_IDS.filter(id => !isTested(id) && !TOLD.includes(words.names.skills[id].name))).toEqual([])
})
test('what a bane or a prowess does by code stands in the title of a test', () => {
  const { banes, prowess } = words.names
  const cards = [
    ...Object.keys(BANE_EFFECTS).map(id => banes[id as keyof typeof BANE_EFFECTS]),
    ...Object.keys(PROWESS_EFFECTS).map(id => prowess[id as keyof typeof PROWESS_EFFECTS]),
  ]
  expect(cards.map(card => card?.name ?? '').filter(name => !isTitle(name))).toEqual([])
})
/** Banes that are no units share one picture. */
test('every tactic, skill, unit bane and scion has a picture', () => {
  const chips = SCION_IDS.flatMap(id => SCIONS[id].chips.map(chip => chip.id))
  const baneUnits = BANE_IDS.filter(id => BANES[id].type === 'unit')
  expect(['bane', ...baneUnits, ...TACTIC_IDS, ...SKILL_IDS, ...chips].filter(id => !glyphNamed(id))).toEqual([])
})

const { en, fr } = LANGUAGES
const seen = (game: ReturnType<typeof given>) => structuredClone(game.table.view('p1')) as unknown as AnyView
const onTheRoad = seen(given({ opportunities: ['O05'], tactics: ['stun'], campBanes: ['open-wound'] }))
const inCombat = seen(given(RUNNING))

const of = (kind: string, ids: readonly string[], view = onTheRoad) => ids.map(id => [`${kind} ${id}`, view] as const)
const FACES: readonly (readonly [string, AnyView])[] = [
  ...of('unit', [...KIND_IDS, 'hero', 'archer.2', 'shade.archer.1', 'beast.1', 'head.2']),
  ...of('unit', ['hero'], inCombat),
  ...of('primus', HERO_IDS),
  ...of('skill', SKILL_IDS),
  ...of('tactic', TACTIC_IDS),
  ...of('bane', BANE_IDS),
  ...of('prowess', PROWESS_IDS),
  ...of('card', [...SPORT_IDS, ...BLOODSHED_IDS, ...OPPORTUNITY_IDS]),
  ...of('scion', SCION_IDS),
  ...of('arena', REGION_IDS),
  ...of('die', ['Y', 'B', 'G', 'K', 'R']),
  ...of('stack', REGION_IDS),
  ...of('deck', ['sport', 'bloodshed', 'opportunity']),
  ...of('place', PLACE_IDS),
  ...of('hex', HEXES.map(hexName), inCombat),
  ...of('pool', ['weeks', 'influence', 'blessings', 'leadership', 'tactics']),
  ...of('term', Object.keys(words.terms)),
  ['bag', onTheRoad],
]

test('every card has its full text and its rules in both languages', () => {
  for (const [anchor, view] of FACES) {
    const face = en.card(anchor, view)
    const other = fr.card(anchor, view)
    expect(inBoth(anchor, text => text.card(anchor, view))).toEqual([])
    expect(face?.text, anchor).toMatch(/\.$/)
    expect(face?.rules.length, anchor).toBeGreaterThan(0)
    expect(other?.rules).toEqual(face?.rules)
    expect(other?.text, anchor).not.toBe(face?.text)
  }
})

test('every effect of a scion card has its words', () => {
  for (const id of SCION_IDS)
    for (const { run } of SCIONS[id].effects) expect(words.scions.cards[id].effects[run], run).toBeTruthy()
})

test('rules that are linked to are rules of the book', () => {
  const linked = [...Object.values(CHOICE_RULES), ...Object.values(CARD_RULES).flat()]
  for (const rule of linked) expect(rule).toMatch(/^VIC-[A-Z-]+-\d\d$/)
  const rules = new Set(readFileSync(new URL('rulebook/en.md', GAME), 'utf8').match(/VIC-[A-Z-]+-\d+/g) ?? [])
  expect(linked.filter(rule => !rules.has(rule))).toEqual([])
})
