import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BANE_IDS } from '../content/banes.ts'
import { BLOODSHED_IDS } from '../content/bloodsheds.ts'
import { HERO_IDS, HEROES } from '../content/heroes.ts'
import { OPPORTUNITY_IDS } from '../content/opportunities.ts'
import { PLACE_IDS } from '../content/places.ts'
import { PROWESS } from '../content/prowess.ts'
import { REGION_IDS } from '../content/regions.ts'
import { SCION_IDS, SCIONS } from '../content/scions.ts'
import { SKILL_IDS } from '../content/skills.ts'
import { SPORT_IDS } from '../content/sports.ts'
import { TACTICS } from '../content/tactics.ts'
import { hexName, HEXES } from '../rules/ground/hexes.query.ts'
import { KIND_IDS } from '../rules/units/kinds.query.ts'
import { given } from '../test/given.ts'
import { RUNNING } from '../test/running.ts'
import { words } from './en/words.ts'
import type { AnyView } from './read.ts'
import { CARD_RULES, CHOICE_RULES } from './rules.ts'
import { inBoth, LANGUAGES } from './testing/sane.ts'

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
  ...of('tactic', Object.keys(TACTICS)),
  ...of('bane', BANE_IDS),
  ...of('prowess', Object.keys(PROWESS)),
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

test('what is not in the game has no card', () => {
  for (const anchor of [
    'unit bob',
    'card S99',
    'skill fly',
    'place XXX-1',
    'die Z',
    'hex Z9',
    'hex D4',
    'prowess x',
    'moon',
  ])
    expect(en.card(anchor, onTheRoad), anchor).toBeUndefined()
})

test('the texts say what the content holds', () => {
  expect(en.card('unit reptilian', onTheRoad)).toEqual({
    title: 'Reptilian',
    kind: 'Unit',
    text: [
      'Defender. Faction: Atlanteans. Movement 1, Range 1, Health 3, Attack: 2 blue.',
      `Innate Taunt: ${words.names.skills.taunt.text}`,
      'Ability Regen 1: This unit heals 1 HP.',
    ].join('\n'),
    rules: ['VIC-UNIT-01', 'VIC-UNIT-07'],
  })
  expect(en.card('card S17', onTheRoad)?.text).toContain(
    'Rival: local unit with tactic, bag unit with tactic, local unit. You: hero and 3 camp units.',
  )
  expect(en.card('card O05', onTheRoad)?.text).toContain('So far: 0 of 5.')
  expect(en.card('arena ATL', onTheRoad)?.text).toContain(
    'All: FLAGHOLDER > unequipped trident > OPPONENT WITH THE TRIDENT > FARTHEST OPPONENT.',
  )
  expect(en.card('scion zahhak', onTheRoad)?.text).toContain('Yellow + green, each pair: the deadliest')
  expect(fr.card('die K', onTheRoad)?.text).toBe('5 des six faces du dé noir sont des touches.')
})

test('a place tells its arena, and a capital who waits there', () => {
  const road = seen(given({ primuses: ['bingqing'] }))
  expect(en.card('place KUN-C', road)?.text).toContain('Waiting here now: Bingqing.')
  expect(en.card('place KUN-1', road)?.text).toContain(`Cloud Terrace: ${words.arenas.KUN.rules}`)
  expect(en.card('place LAM-C', road)?.text).not.toContain('Waiting here now')
})

test('every effect of a scion card has its words', () => {
  for (const id of SCION_IDS)
    for (const { run } of SCIONS[id].effects) expect(words.scions.cards[id].effects[run], run).toBeTruthy()
})

test('rules that are linked to are rules of the book', () => {
  const book = new URL('../rulebook/en.md', import.meta.url)
  const linked = [...Object.values(CHOICE_RULES), ...Object.values(CARD_RULES).flat()]
  for (const rule of linked) expect(rule).toMatch(/^VIC-[A-Z-]+-\d\d$/)
  expect(existsSync(book)).toBe(true)
  const rules = new Set(readFileSync(book, 'utf8').match(/VIC-[A-Z-]+-\d+/g) ?? [])
  expect(linked.filter(rule => !rules.has(rule))).toEqual([])
})

test('heroes and scions can be read in full before a campaign begins', () => {
  const krakenlance = en.setting?.('hero', 'krakenlance')
  expect(krakenlance?.title).toBe('Krakenlance')
  expect(krakenlance?.text).toContain('Leadership 5.')
  expect(krakenlance?.text.split('\n')).toHaveLength(2 + HEROES.krakenlance.prowess.length)
  const faults = [
    ...HERO_IDS.flatMap(id => inBoth(`hero ${id}`, text => text.setting?.('hero', id)?.text)),
    ...SCION_IDS.flatMap(id => inBoth(`scion ${id}`, text => text.setting?.('scion', id)?.text)),
  ]
  expect(faults).toEqual([])
  expect(en.setting?.('difficulty', 'chosen')).toBe(undefined)
})
