import { sfc32, start } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { NAMES } from '../../../testing/sane.ts'
import { game } from '../../index.ts'
import { given, type Given } from '../../test/given.ts'
import type { AnyView } from '../read.ts'
import { LANGUAGES } from '../testing/sane.ts'

const { en, fr } = LANGUAGES
/** As it is now: a view follows its table. */
const seen = (game: Given) => structuredClone(game.table.view('p1')) as unknown as AnyView
const asked = (game: Given, text = en) => {
  const view = seen(game)
  return text.ask(game.table.decisions[0]!.choice, view, view.waiting, NAMES)
}

describe('the status line', () => {
  test('of a Turn: one’s own and another’s', () => {
    expect(asked(given().turn('red'))).toEqual({
      status: 'Your Turn. 3 AP left.',
      title: 'Your Turn',
      rule: 'DEF-DEFENDER-04',
    })
    expect(asked(given().turn('blue', 0)).status).toBe('Bram’s Turn. No AP left.')
    expect(asked(given().turn('blue', 0), fr).status).toBe('Tour de Bram. Plus de PA.')
  })

  test('after a Sacrifice', () => {
    const game = given({ red: { at: 'plains' } })
      .turn('red', 0)
      .seat('p1', 'red sacrifice')
    expect(asked(game)).toMatchObject({
      status: 'Your Turn. Spend the 1 AP of the Sacrifice now.',
      rule: 'DEF-SACRIFICE-04',
    })
  })

  test('of a defend window: one’s own decision, another’s, the team’s', () => {
    const there = { at: 'mountains' } as const
    const threat = { mountains: 3 }
    expect(asked(given({ red: there, threat }).deck('cragBears'))).toEqual({
      status: 'Your decision. First attack: the Mountains at 3. Who Defends?',
      title: 'Who Defends the Mountains?',
      rule: 'DEF-DEFEND-01',
    })
    expect(asked(given({ blue: there, threat }).deck('harpy'))).toMatchObject({
      status: 'Bram decides. The Harpy attacks the Mountains at 3. Who Defends?',
      rule: 'DEF-DIRE-03',
    })
    const team = given({ red: there, blue: there, threat: { mountains: 4 } }).deck('cragBears')
    expect(asked(team).status).toBe('Team decision. First attack: the Mountains, Destroyed. Who Defends?')
    expect(asked(team, fr).status).toBe(
      'Décision d’équipe. Première attaque\u00a0: les Montagnes (Région détruite). Qui défend\u00a0?',
    )
  })
})

describe('headline and phases', () => {
  test('a Turn shows its player and colour', () => {
    expect(en.headline(seen(given({ round: 5 }).turn('blue')), NAMES)).toEqual({
      label: 'Round 5',
      title: 'Bram, the Warrior',
      colour: 'sapphire',
    })
  })

  test('an Enemy shows its name and how far it has come', () => {
    const game = given({ red: { at: 'mountains' }, blue: { at: 'plains' } }).deck('cragBears')
    expect(en.headline(seen(game), NAMES)).toEqual({ label: 'Round 2', title: 'Crag Bears' })
    expect(en.phases(seen(game))).toEqual({ names: ['Draw', 'First', 'Second', 'Discard'], at: 1 })
    game.seat('p1', 'red decline')
    expect(en.phases(seen(game))).toMatchObject({ at: 2 })
  })

  test('a Dire Enemy that acts first shows its effect first', () => {
    const game = given({ red: { at: 'plains' } }).deck('seaSerpent')
    expect(en.phases(seen(game))).toEqual({ names: ['Draw', 'Effect', 'Attack', 'Discard'], at: 2 })
  })
})

describe('the end', () => {
  test('a victory', () => {
    const game = given({ round: 8, red: { at: 'desert' }, foe: { id: 'colossus', hp: 1 }, threat: { capital: 3 } })
    game.turn('red').seat('p1', 'red fight')
    expect(en.result(seen(game), NAMES)).toEqual({
      title: 'Victory',
      lead: 'The Colossus fell in Round 8; the Capital stood at 3 of 8.',
      columns: ['Threat removed', 'Attacks Defended', 'Damage dealt', 'Artifacts won'],
      rows: [
        { name: 'You, the Paladin', values: ['0', '0', '1', '0'] },
        { name: 'Bram, the Warrior', values: ['0', '0', '0', '0'] },
      ],
    })
    expect(en.headline(seen(game), NAMES)).toEqual({ label: 'Round 8', title: 'Victory' })
  })

  test('a defeat before and after the Foe has come', () => {
    const doomed = { threat: { mountains: 4, capital: 7 } }
    expect(en.result(seen(given(doomed).deck('cragBears')), NAMES).lead).toBe(
      'The Capital fell in Round 2, before the Epic Foe showed itself.',
    )
    const later = given({ ...doomed, foe: { id: 'ancient', hp: 1 } }).deck('cragBears')
    expect(fr.result(seen(later), NAMES).lead).toBe(
      'La Capitale est tombée à la Manche 2\u00a0; l’Ancien avait encore 1 Point de vie.',
    )
  })
})

test('changes: Threat, the Capital, people and points, each with its tone', () => {
  const game = given({ red: { at: 'plains' }, threat: { plains: 2 } }).turn('red')
  const before = seen(game)
  expect(en.changes(before, before)).toEqual([])
  game.seat('p1', 'red secure', 'red move mountains')
  expect(en.changes(before, seen(game))).toEqual([
    { what: 'Plains', from: '2', to: '1', tone: 'good' },
    { what: 'Red', from: 'Plains', to: 'Mountains', tone: 'plain' },
    { what: 'AP', from: '3', to: '1', tone: 'plain' },
  ])
  const attacked = given({ red: { at: 'mountains' }, threat: { mountains: 3 } }).deck('cragBears')
  const calm = seen(attacked)
  attacked.seat('p1', 'red decline')
  expect(fr.changes(calm, seen(attacked))).toEqual([
    { what: 'Montagnes', from: '3', to: 'détruites', tone: 'bad' },
    { what: 'Capitale', from: '0', to: '1', tone: 'bad' },
  ])
})

test('hidden things by their pile', () => {
  expect(en.hidden('turn')).toBe('a card of the Turn Deck is turned up')
  expect(fr.hidden('zone of p1')).toBe('quelque chose de caché est révélé')
})

test('whoever chooses heroes alone is told to lead two; the choice itself is no change', () => {
  const table = start(game, { mode: 'coop', players: 1, options: {} }, sfc32('heroes'))
  const view = () => structuredClone(table.view('p1')) as unknown as AnyView
  const before = view()
  const [decision] = table.decisions
  expect(en.ask(decision!.choice, before, before.waiting, NAMES).status).toContain('Alone you lead two')
  expect(fr.ask(decision!.choice, before, before.waiting, NAMES).status).toContain('deux')
  table.answer('p1', decision!.options[0]!.id)
  expect(en.changes(before, view())).toEqual([])
})
