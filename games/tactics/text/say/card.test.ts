import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faultsIn } from '../../../testing/rows.ts'
import { NAMES } from '../../../testing/sane.ts'
import { DUNGEONS } from '../../content/dungeons.ts'
import { BOX_IDS, ENEMY_CARD_IDS, TACTIC_IDS } from '../../content/ids.ts'
import { CLASS_DECKS, CLASSES, UNITS } from '../../content/units.ts'
import { given, type Given } from '../../test/given.ts'
import { words } from '../en/words.ts'
import type { AnyView } from '../read.ts'
import { inBoth, LANGUAGES } from '../testing/sane.ts'

const { en, fr } = LANGUAGES
const seen = (game: Given) => game.table.view('p1') as unknown as AnyView
const CARDS = CLASSES.flatMap(each => CLASS_DECKS[each])

const flags = seen(given({ units: { p1: 'F1 A1, W3 B1, R6 C4, B7 H6 weak', p2: 'F2 O1, W5 O2, R1 N1, B1 N2' } }))
const battle = seen(
  given({
    mode: 'battle',
    artifact: { unit: 'p1.fighter' },
    units: { p1: 'F1 A1, W1 B1, R2 A2, B3 B2', p2: 'F2 O1, W2 O2, R3 N1, B4 N2' },
  }),
)
const quest = seen(
  given({
    mode: 'solo',
    units: { p1: 'F1 A1, W3 5x4:A1, R6 C4, B7 D10', e1: 'F2 O1, W5 O2, R1 N1, B8 N2' },
    under: { 'e1.beast': 'S3' },
    crystals: { '1x2': 'green' },
  }),
)

/** Anchors with the view they are asked about. */
const FACES: readonly (readonly [string, AnyView])[] = [
  ...CARDS.flatMap(id => [[`card ${id}`, flags] as const, [`card ${id} solo`, flags] as const]),
  ...CLASSES.map(id => [`unit p1.${id}`, flags] as const),
  ...CLASSES.map(id => [`unit e1.${id}`, quest] as const),
  ...TACTIC_IDS.map(id => [`tactic ${id}`, flags] as const),
  ...ENEMY_CARD_IDS.map(id => [`enemy ${id}`, quest] as const),
  ...BOX_IDS.flatMap(id => [[`box ${id}`, flags] as const, [`box ${id}`, quest] as const]),
  ...['A1', 'C4', 'H2', 'D4', 'F3', 'C1', 'F6', 'C3', 'H6', 'L8'].map(id => [`space ${id}`, flags] as const),
  ...['L8', 'M9'].map(id => [`space ${id}`, quest] as const),
  ...BOX_IDS.flatMap(box =>
    DUNGEONS[box].rows.flatMap((row, y) =>
      Array.from(row, (_, x) => [`inside ${String.fromCharCode(65 + x)}${y + 1} ${box}`, quest] as const),
    ),
  ),
  ...['crimson', 'gold', 'azure'].map(id => [`area ${id}`, flags] as const),
  ...['nw', 'ne', 'sw', 'se'].map(id => [`corner ${id}`, flags] as const),
  ['artifact', battle],
  ['time', quest],
  ...['tactics', 'discard', 'enemy', 'enemyDiscard'].map(id => [`pile ${id}`, quest] as const),
]
const RULES = new Set(
  readFileSync(new URL('../../rulebook/en.md', import.meta.url), 'utf8').match(/TAC-[A-Z-]+-\d+/g) ?? [],
)
/** Titles that both languages share. */
const SHARED = /, Village$/

test('every card has its full text and real rules in both languages', () => {
  const faults = faultsIn(
    FACES,
    ([anchor]) => anchor,
    ([anchor, view]) => {
      const face = en.card(anchor, view)
      expect(inBoth(anchor, text => text.card(anchor, view))).toEqual([])
      expect(face?.text).toMatch(/\.$/)
      expect(face?.rules.length).toBeGreaterThan(0)
      for (const rule of face?.rules ?? []) expect(RULES).toContain(rule)
      const other = fr.card(anchor, view)
      expect(other?.rules).toEqual(face?.rules)
      expect(other?.text).not.toBe(face?.text)
      expect(other?.title === face?.title).toBe(SHARED.test(face?.title ?? ''))
    },
  )
  expect(faults).toEqual([])
})

test('what is not on the table has no card', () => {
  for (const anchor of [
    'unit p4.beast',
    'card Z9',
    'space Z20',
    'area moon',
    'artifact',
    'time',
    'pile',
    'inside A1',
    '',
  ])
    expect(en.card(anchor, flags)).toBeUndefined()
})

test('a card tells its stats and its ability', () => {
  expect(en.card('card F1', flags)).toMatchObject({
    title: 'Shieldwarden',
    kind: 'Unit Card, Fighter',
    text: 'Health 12; Ammo 2; Move 3; Melee 3 with 2 red squares; Missile 2, range 2, 2 green squares.\nBulwark (passive): allies next to it take 1 less damage from Missile Attacks.',
  })
  expect(en.card('card F4 solo', flags)?.text).toContain('The ability of the other side does not count here.')
  const { health, melee } = UNITS.B8.solo
  expect(en.card('unit e1.beast', quest)?.text).toBe(
    [
      `On N2, Health ${health} of ${health}, under it: Beast, east.`,
      `Move 3; Melee ${melee.damage} with 2 red squares.`,
      'Regrowth (passive): it regains 1 Health when it is activated.',
      'It has no Ammo or Mana and never misses; its spells roll 3 dice.',
    ].join('\n'),
  )
  expect(en.card('unit p1.beast', flags)?.text).toContain('On H6, Health 12 of 12, Weakened.')
  expect(fr.card('tactic T06', flags)).toMatchObject({ title: 'Embuscade', kind: 'Carte Tactique, au tour d’un autre' })
  expect(en.card('tactic T06', flags)?.text).toBe(
    'If an enemy unit ends a Move next to one of your units, at the same elevation, then it loses 1 Health.',
  )
  expect(en.words('tactic.T06.if')).toBe('an enemy unit ends a Move next to one of your units, at the same elevation')
  expect(en.card('enemy S8', quest)?.text).toContain('Climb')
})

test('with two dungeons open a space is told of the one that is named, or of whoever moves', () => {
  const units = { p1: 'F1 2x2:A1, W3 5x4:A1' }
  const move = { unit: 'p1.wizard', mp: 2, path: [-1], byCard: false, begun: true, warden: false } as const
  const both = seen(given({ mode: 'solo', units, move: { ...move, path: [...move.path] } }))
  expect(en.card('inside A1', both)).toMatchObject({ kind: 'Dungeon of the 5×4 box' })
  expect(en.card('inside A1 2x2', both)).toMatchObject({ kind: 'Dungeon of the 2×2 box' })
})

test('spaces and dungeons tell what they do', () => {
  expect(en.card('space C3', flags)?.text).toBe(
    'No effect. Portal space: one step to any other open portal. A unit that stands here blocks it for its enemies.',
  )
  expect(en.card('space L8', quest)?.text).toContain('Impassable.')
  expect(en.card('box 1x2', quest)?.text).toContain('Yours.')
  expect(en.card('box 5x4', quest)?.text).toContain('Flipped')
  expect(en.card('inside B3', quest)).toMatchObject({ title: 'B3, Locked Door', kind: 'Dungeon of the 5×4 box' })
})

const SPELLS = CARDS.flatMap(card => [UNITS[card].front, UNITS[card].solo]).flatMap(({ spell }) =>
  spell?.damage === undefined ? [] : [[spell.id, spell.damage] as const],
)
test.each(SPELLS)('the text of %s names its damage %i', (id, damage) => {
  expect(words.spellTexts[id]).toMatch(new RegExp(`^${damage} damage`))
})

describe('the board in words', () => {
  const said = (view: AnyView, anchor: string, text = en) =>
    text.describe(view, NAMES).find(each => each.anchor === anchor)?.text

  test('spaces', () => {
    expect(said(flags, 'space C4')).toBe('C4, Village, elevation 0, Tunnel Rat, your Rogue.')
    expect(said(flags, 'space H6')).toBe('H6, Plain, elevation 0, Gold Area, Trigger Space, Thornback, your Beast.')
    expect(said(flags, 'space C3', fr)).toBe('C3, Plaine, élévation 0, portail de la boîte 8×5, vide.')
    expect(said(quest, 'space L8')).toBe('L8, Plain, elevation 1, impassable, empty.')
  })

  test('units, areas and the quest', () => {
    expect(said(flags, 'unit p1.beast')).toBe('Your Beast, Thornback: on H6, Health 12 of 12, Weakened.')
    expect(said(flags, 'area gold')).toBe('Gold Area: flag on START, majority: you.')
    expect(said(battle, 'unit p1.fighter', fr)).toBe(
      'Votre Guerrier, Garde-Pavois\u00a0: en A1, Santé 12 sur 12, Munitions 2 sur 2, porte l’Artefact.',
    )
    expect(said(quest, 'time')).toBe('Time: 7.')
    expect(said(quest, 'box 1x2', fr)).toBe('Cristal d’Étincelle\u00a0: à vous.')
    expect(said(quest, 'unit p1.wizard')).toContain('in the dungeon of the 5×4 box, A1')
  })

  test('every part of it has a card', () => {
    for (const view of [flags, battle, quest])
      for (const { anchor } of en.describe(view, NAMES))
        expect([anchor, en.card(anchor, view)?.title]).not.toContain(undefined)
  })
})
