import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultsIn } from '../../../testing/rows.ts'
import { NAMES } from '../../../testing/sane.ts'
import { ABILITY_IDS } from '../../content/abilities.ts'
import { BOSS_IDS, SPECIALS } from '../../content/bosses.ts'
import { CARD_IDS } from '../../content/cards.ts'
import { ENEMIES } from '../../content/enemies.ts'
import { UNIT_IDS } from '../../content/heroes.ts'
import { SCENARIO_IDS } from '../../content/scenarios.ts'
import { SPELL_IDS } from '../../content/spells.ts'
import { STORM_IDS } from '../../content/storms.ts'
import { TOWER_IDS } from '../../content/towers.ts'
import { given, type Given } from '../../test/given.ts'
import type { AnyView } from '../read.ts'
import { CHOICE_RULES } from '../rules.ts'
import { inBoth, LANGUAGES } from '../testing/sane.ts'

const { en, fr } = LANGUAGES
const seen = (game: Given) => structuredClone(game.table.view('p1')) as unknown as AnyView

const plain = given({
  trays: ['H07 C2 I2:c1c2', 'P05 C3 soldiers:b1', 'H43 C4', 'H50 C4'],
  heroes: { malik: 'p1 C2 h3 base:a4 earthquake+ hammer-smash-', alleria: 'p2 d', wildcat: 'p2 board' },
  sites: { a: ['militia n p1', 'archer e p1 down'] },
  spells: ['thunderbolt', '-rain-of-fire'],
  incoming: { p2: ['marksmen'] },
})
const broken = given({
  map: 9,
  players: 3,
  trays: ['B2 E3 life:1'],
  stacks: { 1: ['H50', 'P13', 'H61'] },
  blocks: { 1: 'D6' },
  storm: 'PS08',
  ghosts: ['G01', 'G02'],
})
const alone = given({ map: 5, players: 1, eliminated: 'green' })

const of = (game: Given, kind: string, ids: readonly (string | number)[]) =>
  ids.map(id => [`${kind} ${id}`, seen(game)] as const)

/** Anchors with the view they are asked about. */
const FACES: readonly (readonly [string, AnyView])[] = [
  ...of(plain, 'tower', TOWER_IDS),
  ...of(plain, 'hero', UNIT_IDS),
  ...of(plain, 'ability', ABILITY_IDS),
  ...of(plain, 'spell', SPELL_IDS),
  ...of(plain, 'tray', [...CARD_IDS, 'B1']),
  ...of(broken, 'tray', ['B2']),
  ...of(broken, 'boss', BOSS_IDS),
  ...of(plain, 'enemy', Object.keys(ENEMIES)),
  ...of(plain, 'square', ['H07 a1', 'H07 c1', 'H07 e5', 'P05 c3']),
  ...of(plain, 'site', ['a', 'b', 'd']),
  ...of(alone, 'site', ['c', 'e', 'w']),
  ...of(plain, 'cell', ['C2', 'C5', 'B2']),
  ...of(broken, 'cell', ['G4', 'D6', 'B2']),
  ...of(broken, 'stack', [1, 2, 3]),
  ...of(broken, 'exit', ['X']),
  ...of(broken, 'block', [1]),
  ...of(plain, 'storm', STORM_IDS),
  ...of(
    plain,
    'special',
    BOSS_IDS.flatMap(boss => SPECIALS[boss]),
  ),
  ...of(plain, 'pool', ['hearts', 'crystals', 'soldiers', 'portals']),
  ...of(broken, 'pool', ['ghosts', 'portals']),
  ...of(plain, 'scenario', SCENARIO_IDS),
  ...of(plain, 'seat', ['p1', 'p2']),
]
const RULES = new Set(
  readFileSync(new URL('../../rulebook/en.md', import.meta.url), 'utf8').match(/RIFT-[A-Z0-9]+-\d+/g) ?? [],
)
/** Titles that both languages share. */
const SHARED = new Set([
  'tower mage',
  'hero alleria',
  'hero lilith',
  'hero malik',
  'hero magnus',
  'hero ignus',
  'ability mirage',
  'special B1-2',
  ...['w', 'o', 'b', 'T', 'O'].map(letter => `enemy ${letter}`),
  'square H07 c1',
])

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
      expect(other?.title === face?.title).toBe(SHARED.has(anchor))
    },
  )
  expect(faults).toEqual([])
})

test('questions stand on real rules', () => {
  expect(Object.values(CHOICE_RULES).filter(rule => !RULES.has(rule))).toEqual([])
})

test('what is not on the table has no card', () => {
  const view = seen(plain)
  for (const anchor of [
    'tower hut',
    'hero bob',
    'tray H99',
    'site w',
    'cell A1',
    'stack 5',
    'exit Y',
    'block 1',
    'seat p4',
    'pool mud',
    'square H07 z9',
    'scenario 11',
    '',
  ])
    expect(en.card(anchor, view)).toBeUndefined()
})

test('cards tell what they do and how things stand', () => {
  const view = seen(plain)
  expect(en.card('tower artillery', view)?.text).toBe(
    '1×2 tile and two 1×1 tiles, physical damage. Range: N, NE, NW. Its tiles lie as the card is turned. Passed on, it becomes Howitzer. Price: 3 crystals. In the supply: 3 of 3.',
  )
  expect(en.card('tower howitzer', view)?.text).toContain('Passed on, it becomes Big Bertha 500mm or Tesla Tower.')
  expect(en.card('tower big-bertha', view)?.text).toMatch(
    /^2×2 tile, L-of-3 tile and 1×1 tile on one and the same horde, physical damage\. Range: N up to 3, NE, NW\./,
  )
  expect(en.card('hero malik', view)?.text).toBe(
    'On C2, on Horde 7, health 3 of 5, Earthquake ready, Hammer Smash spent. Health 5, move 2. Basic attack: Melee: a 1×3 tile. For each blank square under it, a 1×1 tile on a horde next to him, if you wish.',
  )
  expect(en.card('tray H07', view)).toMatchObject({
    title: 'Horde 7',
    kind: 'Horde',
    text: 'On it: 2 Wulfs, 6 Goblins. Not covered: 5. If it got through now, the kingdom would lose 6 hearts. Engaged: Malik. It brings 1 crystal.',
  })
  expect(en.card('tray H43', view)?.text).toContain('Another tray lies on top of it')
  expect(en.card('tray P05', view)?.text).toContain('Only towers of level 1 or more attack it')
  expect(en.card('tray B2', seen(broken))?.text).toMatch(/^Life card 2; 1 more behind it\. On it: 1 Shaman, 6 Goblins/)
  expect(en.card('stack 1', seen(broken))?.text).toBe(
    '3 cards left. In this order: horde, tier 3; portal, level 3; horde, tier 4. On the back of the top card: 2 crystals.',
  )
  expect(fr.card('site c', seen(alone))?.text).toMatch(/^Emplacement vert\. Aucune tour n’y va cette manche\./)
})

test.each([
  ['plain', plain],
  ['broken', broken],
  ['alone', alone],
])('the board in words, %s: each place once, each with a card', (_name, game) => {
  const view = seen(game)
  const lines = en.describe(view, NAMES)
  expect(new Set(lines.map(({ anchor }) => anchor)).size).toBe(lines.length)
  expect(lines.filter(({ anchor }) => en.card(anchor, view) === undefined)).toEqual([])
  expect(inBoth('describe', text => text.describe(view, NAMES))).toEqual([])
})

test('trays, heroes, sites and people are told as they stand', () => {
  const told = Object.fromEntries(en.describe(seen(plain), NAMES).map(({ anchor, text }) => [anchor, text]))
  expect(told['tray H07']).toBe('Horde 7 on C2: 5 not covered, 2 Wulfs, 6 Goblins, engaged: Malik, moves as number 4.')
  expect(told['hero malik']).toBe(
    'Malik, your hero: on C2, on Horde 7, health 3 of 5, Earthquake ready, Hammer Smash spent.',
  )
  expect(told['site a']).toBe('Site a, red, Militia facing north, Archer facing east, face down.')
  expect(told['site d']).toContain('Alleria stands there')
  expect(told['seat p2']).toBe('Bram’s hand is empty, incoming: Marksmen.')
})
