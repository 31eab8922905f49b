import { sfc32, start } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { NAMES } from '../../../testing/sane.ts'
import { game } from '../../index.ts'
import { groundOf } from '../../rules/realm/ground.query.ts'
import { spaceName } from '../../rules/realm/spaces.query.ts'
import type { Seat } from '../../rules/state/shape.ts'
import { given, type Given } from '../../test/given.ts'
import type { AnyView } from '../read.ts'
import { inBoth, LANGUAGES } from '../testing/sane.ts'

const { en, fr } = LANGUAGES
/** As it is now: a view follows its table. */
const seen = (game: Given, seat: Seat = 'p1') => structuredClone(game.table.view(seat)) as unknown as AnyView
const asked = (game: Given, text = en) => {
  const view = seen(game)
  return text.ask(game.table.decisions[0]!.choice, view, view.waiting, NAMES)
}
const DUEL = { map: '0. 0. 0. 0.', units: { p1: 'FX B1', p2: 'BX C1' } } as const

describe('the status line', () => {
  test('of a turn: one’s own and another’s', () => {
    expect(asked(given(DUEL))).toEqual({
      status: 'Your turn. 3 actions left.',
      title: 'What do you do?',
      rule: 'TAC-TURN-03',
    })
    expect(asked(given({ ...DUEL, turn: { owner: 'p2', actionsLeft: 1 } })).status).toBe('Bram’s turn. 1 action left.')
    expect(asked(given({ ...DUEL, turn: { owner: 'p2', actionsLeft: 0 } }), fr).status).toBe(
      'Tour de Bram. Plus d’action.',
    )
  })

  test('of a Knock Back and a Counter', () => {
    const game = given(DUEL).seat('p1', 'fighter melee p2.beast')
    expect(asked(game)).toEqual({
      status: 'Your Fighter has struck Bram’s Beast.',
      title: 'Roll for Knock Back?',
      rule: 'TAC-KNOCK-01',
    })
    game.seat('p1', 'pass')
    expect(asked(game)).toEqual({
      status: 'Your Fighter has damaged Bram’s Beast. Bram to decide.',
      title: 'Does Bram’s Beast Counter?',
      rule: 'TAC-COUNTER-02',
    })
    expect(asked(game, fr).title).toBe('La Bête de Bram riposte-t-elle\u00a0?')
  })

  test('of a window: no more than all know', () => {
    const game = given({ ...DUEL, hands: { p1: ['T01'], p2: ['T13'] } }).seat('p1', 'fighter melee p2.beast')
    expect(asked(game)).toEqual({
      status: 'Bram’s Beast has been damaged. Bram to decide.',
      title: 'Reveal a Tactic Card?',
      rule: 'TAC-TACTIC-01',
    })
  })
})

describe('headline and phases', () => {
  test('a turn shows its player, colour and step', () => {
    const game = given({ ...DUEL, turn: { owner: 'p2' } })
    expect(en.headline(seen(game), NAMES)).toEqual({ label: 'Turn 5', title: 'Bram’s turn', colour: 'sapphire' })
    expect(en.phases(seen(game))).toEqual({ names: ['Control', 'Actions', 'Recover', 'Draw'], at: 1 })
    const last = given({ ...DUEL, end: { by: 'p2', left: [] } })
    expect(fr.headline(seen(last), NAMES).label).toBe('Tour 5 · derniers tours')
  })

  test('Battle has no control step, a quest has the Time Token', () => {
    expect(en.phases(seen(given({ mode: 'battle', units: { p1: 'FX A1', p2: 'BX O1' } })))).toEqual({
      names: ['Actions', 'Recover', 'Draw'],
      at: 0,
    })
    expect(en.phases(seen(given({ mode: 'solo', units: { p1: 'FX A1' } })))?.names[0]).toBe('Time')
  })
})

test('a Solo Enemy draws, attacks, or moves and then attacks', () => {
  const view = (more: object) => {
    const solo = seen(given({ mode: 'solo', units: { p1: 'FX A1', e1: 'EB C1' } }))
    const { open } = solo as unknown as { open: { units: Record<string, object> } }
    const units = { ...open.units, 'e1.beast': { ...open.units['e1.beast'], ...more } }
    return {
      ...solo,
      open: { ...open, units, turn: { owner: 'e1', number: 6, unit: 'e1.beast' } },
    } as unknown as AnyView
  }
  expect(en.phases(view({}))).toEqual({ names: ['Card', 'Attack', 'Move', 'Then attack'], at: 1 })
  expect(en.phases(view({ moved: true }))?.at).toBe(3)
  expect(en.headline(view({}), NAMES)).toEqual({ label: 'Turn 6', title: 'The Enemy Beast' })
})

describe('the end', () => {
  const outcome = {
    winners: ['p2'],
    scores: [
      { side: ['p2'], flags: 0, survivors: 3, captures: 2, villages: 2, artifact: 0, points: 12, health: 20 },
      { side: ['p1'], flags: 1, survivors: 2, captures: 1, villages: 1, artifact: 0, points: 12, health: 9 },
    ],
    decidedBy: 'survivors',
    cause: 'end',
    turns: 18,
  }
  const ended = (over: object, mode: 'competitive' | 'battle' | 'solo' | 'team' = 'competitive') => {
    const view = seen(given({ mode, units: { p1: 'F1 A1', p2: mode === 'solo' ? '' : 'F2 O1' } }))
    return { ...view, outcome: over } as unknown as AnyView
  }

  test('points with their parts, and the tie-break used', () => {
    expect(en.result(ended(outcome), NAMES)).toEqual({
      title: 'Defeat',
      lead: 'Bram wins at 12 VP by more surviving units. 18 turns played.',
      columns: ['Flags', 'Units', 'Captures', 'Villages', 'Points'],
      rows: [
        { name: 'Bram', values: ['0 · 0 VP', '3 · 6 VP', '2 · 4 VP', '2 · 2 VP', '12 VP'] },
        { name: 'You', values: ['1 · 5 VP', '2 · 4 VP', '1 · 2 VP', '1 · 1 VP', '12 VP'] },
      ],
    })
    expect(fr.result(ended(outcome), NAMES).lead).toBe(
      'Bram gagne à 12\u00a0PV, grâce à plus d’unités restantes. 18 tours joués.',
    )
  })

  test('a Battle, a shared victory, a team', () => {
    const held = { ...outcome, winners: ['p1'], decidedBy: 'flags' }
    expect(en.result(ended(held, 'battle'), NAMES)).toMatchObject({
      title: 'Victory',
      lead: 'You win at 12 VP by holding the Artifact. 18 turns played.',
      columns: ['Artifact', 'Units', 'Captures', 'Villages', 'Points'],
    })
    const shared = { ...outcome, winners: ['p1', 'p2'], decidedBy: 'shared' }
    expect(en.result(ended(shared), NAMES).lead).toContain('You and Bram share the victory with 12 VP each')
    const team = {
      ...outcome,
      winners: ['p1', 'p3'],
      decidedBy: 'points',
      scores: [{ ...outcome.scores[0], side: ['p1', 'p3'] }],
    }
    expect(en.result(ended(team, 'team'), NAMES)).toMatchObject({
      lead: 'You and Cléo win with 12 VP. 18 turns played.',
      rows: [{ name: 'You and Cléo' }],
    })
    expect(inBoth('team', text => text.result(ended(team, 'team'), NAMES))).toEqual([])
    expect(en.result(ended(outcome), { ...NAMES, isMe: () => false }).title).toBe('Game over')
  })

  test('a quest', () => {
    const lost = { result: 'lost', winners: [], scores: [], decidedBy: 'time', cause: 'time', turns: 14 }
    expect(en.result(ended(lost, 'solo'), NAMES)).toMatchObject({
      title: 'Defeat',
      lead: 'The Time Token has reached zero. Crystals taken: 0 of 6.',
      columns: ['Units left', 'Health left', 'Crystals', 'Turns'],
    })
    const won = { ...lost, result: 'won', winners: ['p1'], cause: 'glory' }
    expect(fr.result(ended(won, 'solo'), NAMES).title).toBe('Victoire')
    expect(inBoth('quest', text => text.result(ended(won, 'solo'), NAMES))).toEqual([])
  })
})

describe('changes', () => {
  test('Health, supplies, places, tokens and captures, each with its tone', () => {
    const game = given({ map: '0. 0. 0. 0.', units: { p1: 'F1 B1, R1 A1 did:move', p2: 'B7 C1 h3' } })
    const before = seen(game)
    expect(en.changes(before, before)).toEqual([])
    game.seat('p1', 'fighter melee p2.beast')
    expect(en.changes(before, seen(game))).toEqual([
      { what: 'Thornback', from: 'in play', to: 'captured', tone: 'good' },
      { what: 'Actions left', from: '3', to: '2', tone: 'plain' },
    ])
    const moved = seen(game)
    game.seat('p1', 'fighter to C1')
    expect(fr.changes(moved, seen(game))).toEqual([
      { what: 'Garde-Pavois', from: 'B1', to: 'C1', tone: 'plain' },
      { what: 'Garde-Pavois', from: 'plus Affaibli', to: 'Affaibli', tone: 'bad' },
      { what: 'Actions restantes', from: '2', to: '1', tone: 'plain' },
    ])
  })

  test('a starting location tells its spaces, a unit where it is placed', () => {
    const position = start(game, { mode: 'competitive', players: 2, options: { firstPlayer: 'first' } }, sfc32('text'))
    const view = () => structuredClone(position.view('p1')) as unknown as AnyView
    const dealt = view()
    position.answer('p1', 'corner nw')
    const chosen = view()
    const { nw, se } = groundOf(position.state.open).corners
    const spaces = [...nw, ...se].map(spaceName).join(', ')
    expect(spaces.split(', ')).toHaveLength(8)
    expect(en.changes(dealt, chosen)).toEqual([
      { what: 'Your star spaces', from: 'to be chosen', to: spaces, tone: 'plain' },
    ])
    expect(inBoth('corner', text => text.changes(dealt, chosen))).toEqual([])
    expect(en.option('setup.location', 'corner nw', dealt, NAMES).why).toBe(
      `${nw.map(spaceName).join(', ')}, and south-east: ${se.map(spaceName).join(', ')}`,
    )
    while (position.decisions[0]?.choice === 'setup.location')
      position.answer('p2', position.decisions[0].options[0]!.id)
    const before = view()
    const [decision] = position.decisions
    const placing = decision!.options.find(({ id }) => id.startsWith('fighter at '))!
    const at = placing.id.slice(11)
    position.answer('p1', placing.id)
    const name = en.card(`card ${position.state.open.units['p1.fighter']!.card}`, before)!.title
    expect(en.option('setup.place', placing.id, before, NAMES).why).toBe(`${name} is placed on ${at}`)
    expect(en.changes(before, view())).toEqual([
      { what: name, from: 'not placed', to: `placed on ${at}`, tone: 'plain' },
    ])
  })

  test('what others lose is good, what one loses is bad', () => {
    const game = given({ map: '0. 0. 0. 0.', units: { p1: 'R1 A1', p2: 'B2 C1' } }).dice('star')
    const before = seen(game)
    game.seat('p1', 'rogue missile p2.beast')
    expect(en.changes(before, seen(game))).toEqual([
      { what: 'Alley Shade, Ammo', from: '5', to: '4', tone: 'bad' },
      { what: 'Marsh Wyrm, Health', from: '12', to: '10', tone: 'good' },
      { what: 'Actions left', from: '3', to: '2', tone: 'plain' },
    ])
  })

  test('not to Counter costs no time: the hour that passes belongs to the turn that begins', () => {
    const struck = given({ mode: 'solo', map: '0. 0. 0. 0.', units: { p1: 'FX B1', e1: 'EB C1' }, enemyDeck: ['S4'] })
      .dice('star', 'star', 'star')
      .seat('p1', 'done', 'pass')
    expect(struck.waitsFor()).toBe('p1 counter.offer')
    const before = seen(struck)
    // A preview looks past the window in which one can only pass.
    struck.seat('p1', 'pass', 'pass')
    expect(struck.of('timePassed')).toHaveLength(1)
    expect(en.changes(before, seen(struck)).map(({ what }) => what)).not.toContain('Time')
  })

  test('flags, Artifact, Time Token and crystals', () => {
    const view = (more: object) => ({
      open: { ...seen(given({ mode: 'solo', units: { p1: 'F1 A1' } })).open, ...more },
    })
    const told = (before: object, after: object) =>
      en.changes(view(before) as unknown as AnyView, view(after) as unknown as AnyView)
    expect(told({ time: 5 }, { time: 7 })).toEqual([{ what: 'Time', from: '5', to: '7', tone: 'good' }])
    expect(told({ crystals: { '2x2': 'red' } }, { crystals: { '2x2': 'green' } })).toEqual([
      { what: 'Tide Crystal', from: 'the enemy’s', to: 'yours', tone: 'good' },
    ])
    expect(told({ artifact: { at: 0 } }, { artifact: { unit: 'p1.fighter' } })).toEqual([
      { what: 'Artifact', from: 'A1', to: 'Shieldwarden', tone: 'good' },
    ])
    expect(told({ flags: { gold: { at: 0 } } }, { flags: { gold: { at: 1 } } })).toEqual([
      { what: 'Gold flag', from: 'START', to: 'ROUND 1', tone: 'good' },
    ])
  })
})

test('hidden things by their pile', () => {
  expect(en.hidden('tactics')).toBe('a Tactic Card is drawn')
  expect(fr.hidden('zone of p1')).toBe('quelque chose de caché est révélé')
})
