import { describe, expect, test } from 'vitest'
import { NAMES } from '../../testing/sane.ts'
import { UNITS } from '../content/units.ts'
import type { UnitCardId } from '../content/ids.ts'
import { REASON_KEYS } from '../rules/state/reasons.ts'
import type { Fact, UnitId } from '../rules/state/shape.ts'
import { given } from '../test/given.ts'
import { words as enWords } from './en/words.ts'
import { words as frWords } from './fr/words.ts'
import type { AnyView } from './read.ts'
import { LANGUAGES } from './testing/sane.ts'

const LINE = '0. 0. 0. 0. 0. 0. 0. 0. 0. 0. 0. 0.'
const game = given({ map: LINE, units: { p1: 'F8 A1 s0, W2 B1, R6 C1, B1 D1', p2: 'F1 L1' } })
const view = game.table.view('p1') as unknown as AnyView
const OWN: readonly (readonly [UnitId, UnitCardId])[] = [
  ['p1.fighter', 'F8'],
  ['p1.wizard', 'W2'],
  ['p1.rogue', 'R6'],
  ['p1.beast', 'B1'],
]
const [A1, B1] = [game.open.units['p1.fighter']?.at ?? -1, game.open.units['p1.wizard']?.at ?? -1]

/** Reasons that speak of whoever is aimed at. */
const AIMED = [
  'onlyForAllies',
  'notAnEnemy',
  'targetInDungeon',
  'notAdjacent',
  'otherElevation',
  'reachBlocked',
  'hiddenInForest',
  'outOfRange',
]
/** Reasons that speak of whoever stands in the way: they know no card. */
const STANDING = ['dungeonOccupied', 'boxPutAside', 'unitOnBox', 'portalBlocked', 'enemyThere', 'allyThere']

const sayings = (language: 'en' | 'fr', unit: UnitId, card: UnitCardId) => {
  const text = LANGUAGES[language]
  const kind = UNITS[card].class
  const values = { unit, target: card, box: '2x2', other: '8x5', space: 'C4', distance: 5, reach: 1, range: 4 }
  const more = { within: 2, from: 0, to: 1 }
  const reason = (key: string) => text.reason({ rule: 'TAC-MOVE-02', key, values: { ...values, ...more } })
  const log = (fact: Fact) => text.log(fact, NAMES)?.text ?? ''
  const { choice } = game.table.decisions.find(({ seat }) => seat === 'p1')!
  const own = game.options('p1').filter(id => id.startsWith(`${kind} `))
  const groups = new Set(own.flatMap(id => text.option(choice, id, view, NAMES).group ?? []))
  const barred = text.barred(choice, view, 'p1', NAMES).filter(({ anchor }) => anchor.startsWith(`${kind} `))
  const face = text.card(`unit ${unit}`, view)
  return {
    /** Where the card is known: its name and its class, always both. */
    full: [
      ...groups,
      ...barred.map(({ what }) => what),
      ...AIMED.map(reason),
      `${face?.kind} ${face?.title}`,
      log({ type: 'placed', unit, card, at: A1, cause: 'setup' }),
      log({ type: 'captured', unit, card, by: 'p2', byUnit: 'p2.fighter', at: A1 }),
      text.describe(view, NAMES).find(({ anchor }) => anchor === `unit ${unit}`)?.text ?? '',
    ],
    /** Where it is not: whose it is and its class, of which nobody has two. */
    short: [
      ...STANDING.map(reason),
      log({ type: 'moveEnded', unit, at: B1, lost: 0 }),
      log({ type: 'villageUsed', unit, at: B1 }),
    ],
  }
}

describe.each([
  ['en', enWords],
  ['fr', frWords],
] as const)('one name per unit (%s)', (language, words) => {
  test.each(OWN)('%s: class and card stand together wherever the card is named', (unit, card) => {
    const { full, short } = sayings(language, unit, card)
    const kind = words.names.classes[UNITS[card].class]
    expect(full.length).toBeGreaterThan(AIMED.length + 4)
    for (const said of full) {
      expect(said).toContain(words.units[card])
      expect(said).toContain(kind)
    }
    for (const said of short) {
      expect(said).toContain(kind)
      expect(said).not.toContain(words.units[card])
    }
  })
})

test('the card comes first, the class explains it, as in the chronicle', () => {
  const aimed = { rule: 'TAC-MELEE-01', key: 'notAdjacent', values: { target: 'R6', distance: 5, reach: 1 } }
  expect(LANGUAGES.en.reason(aimed)).toBe('Tunnel Rat, the Rogue, is 5 spaces away, not adjacent.')
  expect(LANGUAGES.fr.reason(aimed)).toBe('Rat des Galeries, le Roublard, est à 5 cases, pas à côté.')
  const placed: Fact = { type: 'placed', unit: 'p1.rogue', card: 'R6', at: A1, cause: 'setup' }
  expect(LANGUAGES.en.log(placed, NAMES)?.text).toBe('Tunnel Rat, your Rogue, is placed on A1')
  expect(LANGUAGES.fr.log(placed, NAMES)?.text).toBe('Rat des Galeries, votre Roublard, est placé en A1')
})

test('every reason that names a unit is looked at here', () => {
  const said = (key: string, card: string, unit: string) =>
    LANGUAGES.en.reason({
      rule: 'TAC-MOVE-02',
      key,
      values: { target: card, unit, box: '2x2', other: '8x5', action: 'melee', corner: 'nw', card: 'T06' },
    })
  const naming = REASON_KEYS.filter(key => said(key, 'F1', 'p2.beast') !== said(key, 'R6', 'p2.rogue'))
  expect([...naming].sort()).toEqual([...AIMED, ...STANDING].sort())
})
