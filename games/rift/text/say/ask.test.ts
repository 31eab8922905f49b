import { sfc32, start } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { NAMES } from '../../../testing/sane.ts'
import { game as rift } from '../../index.ts'
import type { Outcome, Seat } from '../../rules/state/shape.ts'
import { given, type Given } from '../../test/given.ts'
import type { AnyView } from '../read.ts'
import { CHOICE_RULES } from '../rules.ts'
import { FORESIGHT, inBoth, LANGUAGES } from '../testing/sane.ts'

const { en, fr } = LANGUAGES
/** As it is now: a view follows its table. */
const seen = (game: Given, seat: Seat = 'p1') => structuredClone(game.table.view(seat)) as unknown as AnyView
const asked = (game: Given, text = en, seat: Seat = 'p1') => {
  const view = seen(game, seat)
  return text.ask(game.table.decisions[0]!.choice, view, view.waiting, NAMES)
}

test('every question of the game has its rule and its words', () => {
  const choices = [...rift.kit.definitions.values()].filter(({ kind }) => kind !== 'step').map(({ id }) => id)
  expect(choices.sort()).toEqual(Object.keys(CHOICE_RULES).sort())
})

describe('the status line', () => {
  test('of phase 2: what is in hand, who is not yet ready', () => {
    const game = given({ hands: { p1: ['archer', 'mage'] } })
    expect(asked(game)).toEqual({
      status: 'Phase 2, in any order. 2 towers in hand.',
      title: 'What do you do?',
      rule: 'RIFT-PHASE2-02',
    })
    game.seat('p1', 'ready')
    expect(asked(game).status).toBe('You are ready, but may still act until everybody is.')
    const view = seen(game)
    const onlooker = { ...NAMES, isMe: () => false }
    expect(en.ask('act', view, view.waiting, onlooker).status).toBe('Phase 2. Not yet ready: Bram.')
    expect(asked(given({ hands: { p1: [] } }), fr).status).toBe(
      'Phase 2, dans n’importe quel ordre. Plus de tour en main.',
    )
  })

  test('of an action: whoever acts, and what is placed', () => {
    const game = given({ trays: ['H01 C2'], hands: { p1: ['archer'] } }).seat('p1', 'tower archer', 'b w')
    expect(asked(game)).toEqual({
      status: 'Archer on site b attacks. It must be placed while a horde in range has uncovered enemies.',
      title: 'Where does the 1×2 tile go?',
      rule: 'RIFT-DAMAGE-01',
    })
    const onlooker = { ...NAMES, isMe: (seat: string) => seat === 'p2' }
    const view = seen(game, 'p2')
    expect(en.ask('place', view, view.waiting, onlooker).status).toBe('Waiting for Ada.')
    expect(fr.ask('place', view, view.waiting, NAMES).title).toBe('Où va la tuile 1×2\u00a0?')
  })

  test('of a pushed hero: why it must leave', () => {
    const game = given({ trays: ['H01 C2'], heroes: { malik: 'p1 C3', alleria: 'p2 board' } }).from(4)
    expect(asked(game)).toEqual({
      status: 'A tray moves onto Malik’s space.',
      title: 'Where does Malik give way to?',
      rule: 'RIFT-RULING-13',
    })
    expect(asked(game, fr).title).toBe('Où Malik cède-t-il la place\u00a0?')
  })

  test('of a hero: what is left to do', () => {
    const game = given({ heroes: { malik: 'p1 C5', alleria: 'p2 board' } }).seat('p1', 'hero malik')
    expect(asked(game).status).toBe('Move (2) and one action, in either order; a move is not split by the action.')
    game.seat('p1', 'to C4')
    expect(asked(game).status).toBe('The hero has moved. One action is left.')
    const home = given({ heroes: { malik: 'p1 board', alleria: 'p2 board' } }).seat('p1', 'hero malik')
    expect(asked(home).status).toBe('The hero is on its board: enter the map (2 points), or just recover.')
  })
})

describe('headline and phases', () => {
  test('the phase, or whose action is open', () => {
    const game = given({ hands: { p2: ['archer'] } })
    expect(en.headline(seen(game), NAMES)).toEqual({ label: 'Round 2', title: 'Towers' })
    expect(en.phases(seen(game))).toEqual({
      names: ['Spawn', 'Towers', 'Destroy', 'March', 'Pick up', 'Buy'],
      at: 1,
    })
    game.seat('p2', 'tower archer')
    expect(en.headline(seen(game), NAMES)).toEqual({ label: 'Round 2', title: 'Bram', colour: 'sapphire' })
  })

  test('round limits, last rounds, waves', () => {
    expect(en.headline(seen(given({ roundLimit: 10 })), NAMES).label).toBe('Round 2 of 10')
    expect(fr.headline(seen(given({ portals: { total: 2, destroyed: 2 }, bossBeaten: true })), NAMES).label).toBe(
      'Manche 2 · la dernière',
    )
    expect(en.headline(seen(given({ mode: 'storm', wave: 3 })), NAMES).label).toBe('Round 2 · wave 3')
    const alone = given({ map: 5, players: 1, eliminated: 'red' }).from('round')
    expect([en.headline(seen(alone), NAMES).title, en.phases(seen(alone))?.at]).toEqual(['The round begins', 0])
  })

  test('the set-up tells what is chosen', () => {
    const position = start(rift, { mode: 'scenario', players: 2, options: { scenario: 5 } }, sfc32('text'))
    const view = () => structuredClone(position.view('p1')) as unknown as AnyView
    expect(en.headline(view(), NAMES)).toEqual({ label: 'Setting up', title: 'Choosing heroes' })
    expect(en.phases(view())).toBeUndefined()
    position.answer('p1', 'hero malik')
    position.answer('p2', 'hero alleria')
    expect(en.headline(view(), NAMES).title).toBe('Choosing abilities')
    expect(en.ask('setup.abilities', view(), ['p1', 'p2'], NAMES).title).toBe('Which two abilities does Malik bring?')
    expect(en.option('setup.abilities', position.decisions[0]!.options[0]!.id, view(), NAMES).why).toMatch(
      /^Suggested\. /,
    )
  })
})

describe('the end', () => {
  const outcome: Outcome = {
    result: 'won',
    cause: 'objective',
    scenario: 2,
    mode: 'scenario',
    difficulty: 'normal',
    players: 2,
    rounds: 9,
    hearts: 6,
    heartsOf: 8,
    portals: { total: 2, destroyed: 2 },
    hordes: 11,
    escaped: 1,
    wave: 0,
    stars: 2,
    score: 0,
    heroes: ['malik', 'alleria'],
  }
  const ended = (more: Partial<Outcome>) =>
    ({ ...seen(given({})), outcome: { ...outcome, ...more } }) as unknown as AnyView

  test('a victory with its figures', () => {
    expect(en.result(ended({}), NAMES)).toMatchObject({
      marks: [{ got: true }, { got: false, why: '1 horde escaped' }, { got: true, why: '6 of 8' }],
      onward: { what: 'Play Stonewatch Pass', options: { scenario: 3 } },
      title: 'Victory',
      lead: 'Every portal is closed. Fields of Azavare, Normal.',
      columns: ['Portals closed', 'Hordes destroyed', 'Escaped', 'Hearts left', 'Rounds', 'Stars'],
      rows: [{ name: 'Malik and Alleria', values: ['2 of 2', '11', '1', '6 of 8', '9', '2 of 3'] }],
    })
    expect(en.headline(ended({}), NAMES)).toEqual({ label: 'Round 9', title: 'Victory' })
    expect(en.result(ended({ scenario: 8 }), NAMES).lead).toContain('the boss is beaten')
  })

  test.each(['hearts', 'portal', 'boss', 'roundLimit'] as const)('a defeat by %s', cause => {
    const view = ended({ result: 'lost', cause, stars: 0 })
    expect(fr.result(view, NAMES).title).toBe('Défaite')
    expect(inBoth(cause, text => text.result(view, NAMES))).toEqual([])
  })

  test('an endless storm counts points', () => {
    const view = ended({ mode: 'storm', cause: 'roundLimit', score: 45, wave: 4 })
    expect(en.result(view, NAMES)).toMatchObject({
      lead: 'The kingdom has held out to the last round. Fields of Azavare, Normal.',
      columns: ['Points', 'Wave', 'Portals closed', 'Hordes destroyed', 'Escaped', 'Rounds'],
      rows: [{ values: ['45 points', '4', '2', '11', '1', '9'] }],
    })
    expect(fr.result(view, NAMES).rows[0]?.values[0]).toBe('45 pts')
  })
})

describe('changes', () => {
  test('a tile: what is left, and what the march will be', () => {
    const game = given({ trays: ['H91 C5 .g.../g..../...../...../.....'], hands: { p1: ['mage'] } })
    game.seat('p1', 'tower mage', 'h w')
    const before = seen(game)
    expect(en.changes(before, before)).toEqual([])
    const covering = game.options('p1').find(id => id.endsWith(' b1a2b2'))!
    game.seat('p1', covering)
    expect(en.changes(before, seen(game), FORESIGHT)).toEqual([
      { what: 'Horde 91, not covered', from: '2', to: 'all covered', tone: 'good' },
      { what: 'Trays destroyed in phase 3', from: '0', to: '1', tone: 'good' },
      { what: 'Hearts after the march', from: '8 of 10', to: '10 of 10', tone: 'good' },
    ])
  })

  test('a portal that is held no longer is the end', () => {
    const held = seen(given({ trays: ['P01 C5 soldiers:b1'] }))
    const free = seen(given({ trays: ['P01 C5'] }))
    expect(en.changes(held, free, FORESIGHT)).toContainEqual({
      what: 'Hearts after the march',
      from: '10 of 10',
      to: 'portal gets through',
      tone: 'bad',
    })
  })

  test('heroes, towers, cards and stock', () => {
    const before = seen(
      given({ trays: ['H01 C4'], hands: { p1: ['archer'] }, heroes: { malik: 'p1 C5 h3 earthquake+' }, crystals: 3 }),
    )
    const after = seen(
      given({
        trays: ['H01 C4'],
        incoming: { p2: ['marksmen'] },
        heroes: { malik: 'p1 C4 h2 base:b2 earthquake- shielded' },
        sites: { a: 'militia n p1 down' },
        crystals: 5,
        soldiers: 10,
      }),
    )
    const told = en.changes(before, after, FORESIGHT)
    expect(told).toEqual(
      expect.arrayContaining([
        { what: 'Malik, health', from: '3', to: '2', tone: 'bad' },
        { what: 'Malik', from: 'on C5', to: 'on Horde 1, C4', tone: 'plain' },
        { what: 'Malik', from: 'not protected', to: 'protected', tone: 'good' },
        { what: 'Earthquake', from: 'ready', to: 'spent', tone: 'plain' },
        { what: 'Site a', from: 'empty', to: 'Militia, face down', tone: 'bad' },
        { what: 'Crystals', from: '3', to: '5', tone: 'good' },
        { what: 'Soldiers in the supply', from: '12', to: '10', tone: 'plain' },
        { what: 'Incoming towers of player 2', from: 'none', to: 'Marksmen', tone: 'good' },
      ]),
    )
    expect(inBoth('changes', text => text.changes(before, after, FORESIGHT))).toEqual([])
  })
})

test('hidden things by their pile', () => {
  expect(en.hidden('stack2')).toBe('the next card of a spawn stack is turned up')
  expect(en.hidden('storms')).toBe('a portal storm is drawn')
  expect(en.hidden('deck3g')).toBe('a horde is drawn')
  expect(fr.hidden('zone of p1')).toBe('quelque chose de caché est révélé')
})
