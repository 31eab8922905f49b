import { describe, expect, test } from 'vitest'
import { NAMES } from '../../../testing/sane.ts'
import { HERO_IDS } from '../../content/heroes.ts'
import { SCION_IDS } from '../../content/scions.ts'
import { game as victorum } from '../../index.ts'
import type { Outcome } from '../../rules/state/shape.ts'
import { campaign, given } from '../../test/given.ts'
import { myEngage } from '../../test/fights.ts'
import { RUNNING } from '../../test/running.ts'
import type { AnyView } from '../read.ts'
import { CHOICE_RULES } from '../rules.ts'
import { inBoth, LANGUAGES } from '../testing/sane.ts'

const { en, fr } = LANGUAGES
type Given = ReturnType<typeof given>
/** As it is now: a view follows its table. */
const seen = (game: Given) => structuredClone(game.table.view('p1')) as unknown as AnyView
const asked = (game: Given, text = en) => text.ask(game.table.decisions[0]!.choice, seen(game), ['p1'], NAMES)

test('every question of the game has its rule and its words', () => {
  const choices = [...victorum.kit.definitions.values()].filter(({ kind }) => kind !== 'step').map(({ id }) => id)
  expect(choices.filter(id => !id.startsWith('test.')).sort()).toEqual(Object.keys(CHOICE_RULES).sort())
})

describe('the status line', () => {
  test('of travel: how many weeks are left', () => {
    expect(asked(given())).toEqual({
      status: '11 weeks to go in this act after this one.',
      title: 'Where does the encampment go?',
      rule: 'VIC-TRAVEL-04',
    })
    expect(asked(given({ weeks: 11 })).status).toBe('The last week: outside a capital you can only spectate.')
    expect(asked(given(), fr).title).toBe('Où va le campement\u00a0?')
  })

  test('of a rival turn, and for whoever waits', () => {
    const game = given(RUNNING).from('rival')
    expect(asked(game).title).toBe('The rival’s turn')
    const waiting = { ...NAMES, isMe: () => false }
    expect(en.ask('rival.start', seen(game), ['p1'], waiting).status).toBe('Waiting for Ada.')
  })
})

test('whose tactic it is on: the question names it and whom it is meant for', () => {
  const rival = ['attacker.2 A1', 'attacker.1 A2']
  const game = given({ combat: { arena: 'AMA', rivalTactics: ['adrenaline'], rival, mine: ['hero G4'] } })
    .from('rival')
    .do('begin')
  expect(game.table.decisions[0]?.choice).toBe('rival.tactic')
  expect(asked(game)).toMatchObject({
    title: 'Adrenaline: on whom does the rival place it?',
    status: 'Its target is the slowest ally: several are equal.',
  })
})

describe('headline and phases', () => {
  test('where the encampment is, or whose turn it is', () => {
    expect(en.headline(seen(given()), NAMES)).toEqual({
      label: 'Act I · week 1',
      title: 'Poseidonis',
      colour: 'ruby',
    })
    expect(en.phases(seen(given()))).toEqual({ names: ['Travel', 'Event', 'Combat', 'Cleanup'], at: 0 })
    expect(en.headline(seen(given(RUNNING)), NAMES).title).toMatch(/^Your turn \d+ · /)
    expect(en.phases(seen(given({ place: 'ATL-5' }).from('event')))?.at).toBe(1)
  })

  test('in your turn the steps of it; points are only counted in King of the Hill', () => {
    const steps = ['Deployment', 'Tactics', 'Movement', 'Abilities', 'Engage']
    const fight = { arena: 'LAM', mine: ['hero D4'], rival: ['reptilian D5'] } as const
    expect(en.phases(seen(myEngage({ ...fight, sport: 'flag' })))).toEqual({ names: steps, at: 4 })
    expect(en.phases(seen(myEngage({ ...fight, sport: 'hill' })))).toEqual({ names: ['Score', ...steps], at: 5 })
    expect(en.phases(seen(given(RUNNING)))?.at).toBe(0)
    expect(en.phases(seen(given(RUNNING).from('rival')))?.names).toEqual(['Travel', 'Event', 'Combat', 'Cleanup'])
  })

  test('the set-up', () => {
    const game = campaign({ hero: 'nox' })
    expect(en.headline(seen(game), NAMES)).toEqual({ label: 'Setting up', title: 'Nox' })
    expect(en.phases(seen(game))).toBeUndefined()
    expect(asked(game).status).toBe('3 to choose.')
  })
})

describe('the end', () => {
  const { open } = given().table.state
  const outcome: Outcome = {
    result: 'won',
    cause: 'scion',
    hero: 'krakenlance',
    scion: 'hydra',
    difficulty: 'chosen',
    act: 4,
    weeks: 9,
    influence: 14,
    rounds: 60,
    sheet: structuredClone(open.hero) as Outcome['sheet'],
    units: [],
    tactics: [],
    deeds: {
      ...(structuredClone(open.deeds) as Outcome['deeds']),
      route: ['ATL-1', 'KUN-C'],
      fights: [
        { place: 'ATL-1', what: 'S01', result: 'won', act: 1 },
        { place: 'ATL-3', what: 'B01', result: 'failed', act: 1 },
        { place: 'KUN-C', what: 'primus', result: 'won', act: 1 },
      ],
    },
  }
  const ended = (more: Partial<Outcome>) =>
    ({ ...seen(given()), outcome: { ...outcome, ...more } }) as unknown as AnyView

  test('a victory tells the epilogue and the record', () => {
    expect(en.result(ended({}), NAMES)).toEqual({
      title: 'Victory',
      lead: expect.stringMatching(/^The scion is beaten: Hydra\. The last stump smoulders .* Atlantis sent an embassy/),
      columns: ['Krakenlance'],
      rows: expect.arrayContaining([
        { name: 'Fights won', values: ['2 of 3'] },
        { name: 'Primuses beaten', values: ['1 of 3'] },
        { name: 'Troop', values: ['none'] },
        { name: 'The route', values: ['Gadeira Light → Kunlun Peak'] },
        { name: '1. Act I · Gadeira Light', values: ['Opening Games, won'] },
        { name: '3. Act I · Kunlun Peak', values: ['Primus combat, won'] },
      ]),
    })
    expect(en.headline(ended({}), NAMES)).toEqual({ label: 'Krakenlance', title: 'Victory' })
  })

  test('a pair with an ending of its own', () => {
    const { lead } = en.result(ended({ hero: 'nox', scion: 'pluto' }), NAMES)
    expect(lead).toContain('wearing the crown')
    expect(lead).not.toContain('did not stay for the cheering')
  })

  test('sixty-four epilogues, all different, in both languages', () => {
    const pairs = HERO_IDS.flatMap(hero => SCION_IDS.map(scion => ended({ hero, scion })))
    expect(new Set(pairs.map(view => en.result(view, NAMES).lead)).size).toBe(64)
    for (const view of pairs) expect(inBoth('epilogue', text => text.result(view, NAMES))).toEqual([])
  })

  test.each(['heroFell', 'primus', 'scionCombat'])('a defeat by %s has no epilogue', cause => {
    const view = ended({ result: 'lost', cause })
    expect(fr.result(view, NAMES).title).toBe('Défaite')
    expect(en.result(view, NAMES).lead).not.toContain('embassy')
    expect(inBoth(cause, text => text.result(view, NAMES))).toEqual([])
  })
})

test('hidden things by their pile', () => {
  expect(en.hidden('LAM')).toBe('the next unit of the region is turned up')
  expect(en.hidden('bag')).toBe('a chip is drawn from the bag')
  expect(fr.hidden('zone of p1')).toBe('quelque chose de caché est révélé')
})
