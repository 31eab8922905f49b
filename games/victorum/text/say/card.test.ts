import { expect, test } from 'vitest'
import { HERO_IDS, HEROES } from '../../content/heroes.ts'
import { SCION_IDS } from '../../content/scions.ts'
import { given } from '../../test/given.ts'
import { words } from '../en/words.ts'
import type { AnyView } from '../read.ts'
import { inBoth, LANGUAGES } from '../testing/sane.ts'

const { en, fr } = LANGUAGES
const seen = (game: ReturnType<typeof given>) => structuredClone(game.table.view('p1')) as unknown as AnyView
const onTheRoad = seen(given({ opportunities: ['O05'], tactics: ['stun'], campBanes: ['open-wound'] }))

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
