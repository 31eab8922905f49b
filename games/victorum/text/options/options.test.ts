import { usefulLeft } from '../../rules/player/useful.query.ts'
import { describe, expect, test } from 'vitest'
import { NAMES } from '../../../testing/sane.ts'
import { given, type Position } from '../../test/given.ts'
import type { ScionId } from '../../content/ids.ts'
import { myEngage } from '../../test/fights.ts'
import { won } from '../../test/outcome.ts'
import { entering } from '../../test/scion.ts'
import { RUNNING } from '../../test/running.ts'
import type { AnyView } from '../read.ts'
import { LANGUAGES } from '../testing/sane.ts'

const { en, fr } = LANGUAGES
type Given = ReturnType<typeof given>
const seen = (game: Given) => structuredClone(game.table.view('p1')) as unknown as AnyView
/** The words of an option that is really offered. */
const said = (game: Given, option: string, text = en) => {
  const [decision] = game.table.decisions
  expect(decision?.options.map(({ id }) => id)).toContain(option)
  return text.option(decision!.choice, option, seen(game), NAMES)
}

describe('on the road', () => {
  test('a way says what waits at its end', () => {
    expect(said(given({ sport: ['S04'] }), 'to ATL-2')).toEqual({
      what: 'Travel to the Orichalcum Quays',
      why: 'Opportunity, Atlanteans, next: Reckless',
      icon: 'path',
      group: 'By land',
    })
  })

  test('accepting is the main way, spectating tells its price', () => {
    const game = given({ place: 'ATL-1', sport: ['S04'], influence: 3, act: 2 }).from('event')
    expect(said(game, 'accept')).toMatchObject({ what: 'Accept Friendly Bout', main: true })
    expect(said(game, 'spectate').why).toBe('Influence +2, draws 1 bane, your hero fully heals')
    expect(said(game, 'spectate', fr).what).toBe('Assister en spectateur')
  })
})

describe('what is at stake', () => {
  test('sailing away the last week one could accept in is a threat', () => {
    const sail = (weeks: number) => {
      const game = given({ place: 'ATL-1', weeks })
      const option = game.table.decisions[0]?.options.find(({ id }) => id.startsWith('sail '))
      return said(game, option?.id ?? '')
    }
    expect(sail(10)).toMatchObject({ tone: 'threat', why: expect.stringContaining('then only spectating') })
    expect(sail(4).tone).toBeUndefined()
  })

  test('a way to an open capital names who waits there', () => {
    const game = given({ place: 'KUN-1', primuses: ['bingqing'] })
    expect(said(game, 'to KUN-C').why).toContain('Bingqing waits there')
  })

  test('rewards tell before and after, and when a recruit is one too many', () => {
    const combat = { sport: 'hill', mine: ['hero F3'], rival: ['archer.2 B2'] } as const
    const game = won({ tactics: ['stun'], leadership: 3, units: ['attacker.1', 'defender.1'], combat })
    expect(said(game, 'tactics').why).toBe('Tactics 1 → 3')
    expect(said(game, 'recruit archer.2').why).toContain('4 for a Leadership of 3: a unit must be sacrificed')
    expect(said(won({ leadership: 5, combat }), 'recruit archer.2').why).not.toContain('sacrificed')
  })

  test('before the scion combat a bane says what the scion is without it', () => {
    const banes = { campBanes: ['open-wound'], bag: ['ill-winds', 'archer.2'] } as const
    const without = (scion: ScionId) => said(entering(scion, { ...banes, blessings: 1 }), 'remove open-wound').why
    expect(without('taotie')).toMatch(/^Taotie: Health 13 → 12/)
    expect(without('itzam-cab-ain')).toMatch(/^Yellow dice 2 → 1/)
    expect(without('apep')).toMatch(/^Darkness 2 → 1/)
    expect(without('zahhak')).toMatch(/^The scion is the same/)
  })
})

describe('in combat', () => {
  const fight = (more: Position['combat'], position: Position = {}) =>
    myEngage({ arena: 'LAM', sport: 'flag', mine: ['hero D4'], rival: ['reptilian D5', 'magus C4'], ...more }, position)

  test('an attack tells its dice and its chance', () => {
    const { what, why, tone, subject } = said(fight({}), 'attack hero reptilian')
    expect(what).toBe('Your hero attacks the Reptilian')
    expect(why).toMatch(/^\d (yellow|blue|green|black).*; \d+% to defeat it$/)
    expect([tone, subject]).toEqual([undefined, 'unit hero'])
  })

  test('an attack that could fell the tribune is a threat', () => {
    const option = said(
      fight({ tribune: 'reptilian', rival: ['reptilian D5 hp1', 'magus C4'] }),
      'attack hero reptilian',
    )
    expect(option.tone).toBe('threat')
    expect(option.why).toContain('the tribune could fall')
    expect(said(fight({ tribune: 'magus' }), 'attack hero reptilian').tone).toBeUndefined()
  })

  test('an attack that could fell the hero is one too, unless a blessing is left', () => {
    const thorns: Position['combat'] = { rival: ['bone-warden D5'], mine: ['hero D4 hp1'] }
    expect(said(fight(thorns, { hp: 1 }), 'attack hero bone-warden')).toMatchObject({ tone: 'threat' })
    expect(said(fight(thorns, { hp: 1, blessings: 1 }), 'attack hero bone-warden').tone).toBeUndefined()
  })

  test('a Special that could fell the tribune is one', () => {
    const volley = (hp: number) => {
      const rival = [`reptilian D5 hp${hp}`, 'magus C4']
      return said(
        fight({ tribune: 'reptilian', rival, mine: ['hero G4', 'ember-archer D4'] }),
        'special ember-archer volley',
      )
    }
    expect(volley(1)).toMatchObject({ tone: 'threat', why: expect.stringContaining('the tribune could fall') })
    expect(volley(2).tone).toBeUndefined()
  })

  test('surrender is a threat, beginning the main way', () => {
    const game = given(RUNNING).from('rival')
    expect(said(game, 'begin')).toEqual({ what: 'Let the rival act', icon: 'begin', main: true })
    expect(said(game, 'surrender')).toMatchObject({
      what: 'Surrender',
      why: 'The combat is failed, influence +1',
      tone: 'threat',
    })
  })

  test('the end of the turn is the main button', () => {
    expect(said(fight({}), 'done')).toMatchObject({ what: 'End the turn', main: true })
  })

  test('it is quiet while a unit of yours can strike somebody', () => {
    const { open } = fight({}).table.view('p1')
    const spent = open.combat && { ...open.combat, units: open.combat.units.map(unit => ({ ...unit, hasActed: true })) }
    expect(said(fight({}), 'done').quiet).toBe(true)
    expect(usefulLeft({ ...open, ...(spent ? { combat: spent } : {}) })).toBe(false)
  })
})

test('changes tell what an option would do', () => {
  const before = seen(given({ influence: 3, tactics: ['stun'] }))
  const after = seen(given({ influence: 4, hp: 2, place: 'ATL-2', weeks: 1, campBanes: ['open-wound'] }))
  expect(en.changes(before, before)).toEqual([])
  expect(en.changes(before, after)).toEqual(
    expect.arrayContaining([
      { what: 'Encampment', from: 'Poseidonis', to: 'Orichalcum Quays', tone: 'plain' },
      { what: 'Influence', from: '3', to: '4', tone: 'bad' },
      { what: 'Tactics', from: 'Stun', to: 'none', tone: 'plain' },
      { what: 'Camp banes', from: 'none', to: 'Open Wound', tone: 'plain' },
    ]),
  )
})

test('what is barred is named with the anchor of its reason', () => {
  const game = given({ opportunities: ['O05'] })
  expect(en.barred('travel', seen(game), 'p1', NAMES)).toEqual(
    expect.arrayContaining([{ anchor: 'claim O05', what: 'Claim Pilgrim' }]),
  )
  expect(game.whyNot('claim O05')).toBe('VIC-OPPORTUNITY-07 notMet')
})

test('the board in words', () => {
  const lines = new Map(en.describe(seen(given(RUNNING)), NAMES).map(({ anchor, text }) => [anchor, text]))
  expect(lines.get('unit hero')).toMatch(/^Your hero, yours: on E4, .*elite, carries the trident\.$/)
  expect(lines.get('unit defender.2')).toMatch(/tribune.* Intends: /)
  expect(lines.get('hex F3')).toContain('your deployment hex')
  expect(new Map(fr.describe(seen(given()), NAMES).map(({ anchor, text }) => [anchor, text])).get('place ATL-C')).toBe(
    'Poséidonis, Capitale, Atlantes, le campement est ici.',
  )
})
