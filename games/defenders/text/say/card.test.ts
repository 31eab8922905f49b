import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faultsIn } from '../../../testing/rows.ts'
import { NAMES } from '../../../testing/sane.ts'
import { ABILITIES, ARTIFACT_IDS, CARD_IDS, FOE_IDS, HERO_IDS } from '../../content/cards.ts'
import { DIRE } from '../../content/dire.ts'
import { COLOURS } from '../../content/levels.ts'
import { PLACE_IDS } from '../../content/regions.ts'
import { given, type Given } from '../../test/given.ts'
import type { AnyView } from '../read.ts'
import { inBoth, LANGUAGES } from '../testing/sane.ts'

const { en, fr } = LANGUAGES
const seen = (game: Given) => game.table.view('p1') as unknown as AnyView
const start = seen(given({ players: 4 }).turn('red'))

const ANCHORS = [
  ...PLACE_IDS.map(id => `place ${id}`),
  ...HERO_IDS.map(id => `hero ${id}`),
  ...COLOURS.map(id => `defender ${id}`),
  ...['rest', ...ABILITIES.keys(), ...Object.values(DIRE).map(({ effect }) => effect)].map(id => `ability ${id}`),
  ...ARTIFACT_IDS.map(id => `artifact ${id}`),
  ...CARD_IDS.map(id => `card ${id}`),
  ...FOE_IDS.map(id => `foe ${id}`),
  'foe',
  ...['turn', 'discard', 'horde', 'leftover', 'artifacts'].map(id => `pile ${id}`),
]
const RULES = new Set(
  readFileSync(new URL('../../rulebook/en.md', import.meta.url), 'utf8').match(/DEF-[A-Z]+-\d+/g) ?? [],
)
/** Names that both languages share. */
const SHARED = ['Paladin', 'Oracle', 'Manticore', 'Mirage', 'Dragon', 'Kraken']

test('every card has its full text and real rules in both languages', () => {
  const faults = faultsIn(ANCHORS, String, anchor => {
    const face = en.card(anchor, start)
    expect(inBoth(anchor, text => text.card(anchor, start))).toEqual([])
    expect(face?.text).toMatch(/\.$/)
    expect(face?.rules.length).toBeGreaterThan(0)
    for (const rule of face?.rules ?? []) expect(RULES).toContain(rule)
    const other = fr.card(anchor, start)
    expect(other?.rules).toEqual(face?.rules)
    expect(other?.text).not.toBe(face?.text)
    expect(other?.title === face?.title).toBe(SHARED.includes(face?.title ?? ''))
  })
  expect(faults).toEqual([])
})

test('what is not on the table has no card', () => {
  for (const anchor of ['place moon', 'hero fool', 'card joker', 'pile', 'action secure', 'artifact', ''])
    expect(en.card(anchor, start)).toBeUndefined()
  expect(en.card('defender yellow', seen(given().turn('red')))).toBeUndefined()
})

test('a card tells price, limit and text', () => {
  expect(en.card('ability entomb', start)).toMatchObject({
    title: 'Entomb',
    kind: 'Ability of the Ruins, side A',
    text: expect.stringMatching(/^Active, 2 AP, once per Round\. Lay an Enemy/),
  })
  expect(fr.card('ability uproar', start)?.kind).toBe('Effet de la Harpie')
  expect(fr.card('ability thunderclap', start)?.kind).toBe('Capacité de la Sorcière')
  expect(fr.card('ability scry', start)?.kind).toBe('Capacité de l’Oracle')
  expect(en.card('card cragBears', start)?.text).toBe(
    'Attacks the Mountains first, then the Plains. 1 HP to Defend each.',
  )
  expect(en.card('card seaSerpent', start)?.text).toMatch(/^First: Tidal Wave\. /)
})

test('a Destroyed Region says so', () => {
  const view = seen(given({ threat: { ruins: 4 } }).turn('red'))
  expect(en.card('place ruins', view)?.text).toMatch(/^Destroyed: /)
  expect(en.describe(view, NAMES).find(({ anchor }) => anchor === 'place ruins')?.text).toBe(
    'Ruins, lower left, side A, Destroyed, next to Desert and Mountains.',
  )
})

describe('the board in words', () => {
  const game = given({ players: 2, red: { at: 'plains', hp: 3, artifacts: ['spear'] }, threat: { plains: 2 } }).turn(
    'red',
  )
  const said = (text: typeof en, anchor: string) =>
    text.describe(seen(game), NAMES).find(each => each.anchor === anchor)?.text

  test('place by place', () => {
    expect(said(en, 'place plains')).toBe(
      'Plains, upper left, side A, Threat 2 of 4, next to Mountains and Coast. Red is here with 3 Hit Points.',
    )
    expect(said(fr, 'place plains')).toBe(
      'Plaines, en haut à gauche, face A, Menace 2 sur 4, à côté\u00a0: Montagnes et Côte. Rouge est ici avec 3 Points de vie.',
    )
    expect(said(en, 'place capital')).toBe(
      'Capital, in the middle, Threat 0 of 8, next to Mountains and Forest. Blue is here with 4 Hit Points.',
    )
  })

  test('Defenders, the Foe and the piles', () => {
    expect(said(en, 'defender red')).toBe(
      'Red, the Paladin, played by you: 3 of 4 Hit Points, on the Plains. Carries Ember Spear. Action Points left: 3.',
    )
    expect(said(en, 'foe')).toBe('The Epic Foe is hidden. It comes at the end of Round 7.')
    expect(said(fr, 'pile discard')).toBe('Défausse\u00a0: 0 carte.')
  })
})
