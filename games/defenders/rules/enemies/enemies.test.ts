import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'

describe('Enemy Cards', () => {
  test('[DEF-ENEMY-01] [DEF-DEFEND-09] [DEF-RULING-44] First, then Second; the first attack is finished before the second begins', () => {
    const game = given({ red: { at: 'mountains' }, blue: { at: 'plains' } }).deck('cragBears')
    expect(game.of('attacked')).toEqual([{ type: 'attacked', card: 'cragBears', region: 'mountains', order: 'first' }])
    expect(game.waitsFor()).toBe('p1 defend.window')
    game.seat('p1', 'red decline')
    expect(game.types().slice(1)).toEqual(['attacked', 'declined', 'undefended', 'threatRose', 'attacked'])
    expect(game.waitsFor()).toBe('p2 defend.window')
  })

  test('[DEF-DEFEND-09] who can Defend the Second Region is judged after the First: HP spent there are gone, a Retribution counts', () => {
    const outriders = { sides: { plains: 'B' }, red: { hero: 'bard', at: 'plains', hp: 1 } } as const
    const spent = given(outriders).deck('cragBears').seat('p1', 'red defend outriders')
    expect(spent.of('undefended').map(({ region }) => region)).toEqual(['plains'])
    expect([spent.hp('red'), spent.waitsFor()]).toEqual([[0], 'p1 turn.act'])
    const healed = given({ red: { at: 'mountains' }, blue: { at: 'plains', hp: 0 } }).deck('cragBears')
    expect(healed.waitsFor()).toBe('p1 defend.window')
    healed.seat('p1', 'red defend', 'heal blue')
    expect(healed.waitsFor()).toBe('p2 defend.window')
  })

  test('[DEF-ENEMY-02] an attack that is not Defended raises the Threat by 1', () => {
    const game = given({ threat: { mountains: 2 } }).deck('cragBears')
    const others = { forest: 0, ruins: 0, coast: 0, desert: 0, capital: 0 }
    expect(game.levels()).toEqual({ ...others, mountains: 3, plains: 1 })
    // one who is there and declines is as good as nobody; one who Defends keeps it where it was
    const there = { red: { at: 'mountains', hero: 'bard' }, threat: { mountains: 2 } } as const
    expect(given(there).deck('cragBears').seat('p1', 'red decline').levels()).toEqual(game.levels())
    expect(given(there).deck('cragBears').seat('p1', 'red defend').levels()).toEqual({
      ...others,
      mountains: 2,
      plains: 1,
    })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-ENEMY-03] if the First Region falls by it, the Second is not attacked', () => {
    const game = given({ threat: { mountains: 3 }, red: { at: 'plains' } }).deck('cragBears')
    expect(game.of('attacked').map(({ region }) => region)).toEqual(['mountains'])
    expect(game.threat('plains')).toBe(0)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-ENEMY-04] [DEF-RULING-18] a First Region that had fallen before, or was Defended, does not spare the Second', () => {
    expect(
      given({ threat: { mountains: 4 } })
        .deck('cragBears')
        .levels(),
    ).toMatchObject({ plains: 1, capital: 1 })
    const game = given({ red: { at: 'mountains', hero: 'bard' }, threat: { mountains: 3 } })
      .deck('cragBears')
      .seat('p1', 'red defend')
    expect(game.levels()).toMatchObject({ mountains: 3, plains: 1, capital: 0 })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-ENEMY-05] [DEF-RULING-60] attacks come whether or not a Defender or the Foe is there', () => {
    const game = given({ red: { at: 'mountains', hp: 0 }, foe: { id: 'giant' } }).deck('cragBears')
    expect(game.levels()).toMatchObject({ mountains: 1, plains: 1 })
    expect(game.open.foe).toMatchObject({ at: 'plains', hp: 13 })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

describe('destruction', () => {
  test('[DEF-DESTROY-01] at the Destruction level, at once', () => {
    const game = given({ threat: { mountains: 3 } }).deck('cragBears')
    expect(game.types().slice(1, 6)).toEqual(['attacked', 'undefended', 'threatRose', 'destroyed', 'threatRose'])
    expect(
      given({ threat: { mountains: 2 } })
        .deck('cragBears')
        .of('destroyed'),
    ).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-DESTROY-02] the attacking card becomes the marker and never returns', () => {
    const game = given({ threat: { plains: 3 }, confirmDraw: true })
      .wholeDeck('cragBears')
      .seat('p1', 'draw')
    expect(game.open.regions.plains.marker).toEqual({ card: 'cragBears' })
    expect(game.open.discard).toEqual([])
    expect(game.pile('turn')).not.toContain('cragBears')
    expect(game.waitsFor()).toBe('p1 round.draw + p2 round.draw')
  })

  test('[DEF-DESTROY-03] [DEF-RULING-20] an effect uses an unseen Leftover Card; its identity stays secret, an attacker’s is known', () => {
    const game = given({ threat: { coast: 3, mountains: 3 } }).deck('minotaur', 'cragBears')
    expect(game.open.regions.coast.marker).toBe('leftover')
    const [hidden] = game.pile('markers')
    expect(hidden).toBeDefined()
    for (const seat of ['p1', 'p2', undefined] as const) {
      const seen = JSON.stringify([game.table.view(seat), game.facts])
      expect(seen).not.toContain(`"${hidden}"`)
      expect(seen).toContain('"marker":{"card":"cragBears"}')
    }
    expect(game.open.discard).toEqual(['minotaur'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-RULING-20] the Leftover Cards are shuffled, so that any of them may be it', () => {
    const game = given({ threat: { coast: 3 } }).deck('minotaur')
    expect(game.pile('leftover').length + game.pile('markers').length).toBeGreaterThan(5)
    expect(game.pile('markers')).toHaveLength(1)
  })

  test('[DEF-DESTROY-04] then the Capital gains 1, once for each Region', () => {
    const game = given({ threat: { coast: 3, desert: 3 } }).deck('minotaur')
    expect(game.types().filter(type => type === 'destroyed')).toHaveLength(2)
    expect(game.threat('capital')).toBe(2)
    const order = game.facts.flatMap(fact =>
      fact.type === 'destroyed' ? [fact.region] : fact.type === 'threatRose' ? [fact.place] : [],
    )
    expect(order).toEqual(['forest', 'coast', 'coast', 'capital', 'desert', 'desert', 'capital'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-DESTROY-05] Defenders in it stay unharmed', () => {
    const game = given({ threat: { mountains: 3 }, red: { at: 'mountains', hp: 2 } })
      .deck('cragBears')
      .seat('p1', 'red decline')
    expect(game.defender('red')).toMatchObject({ at: 'mountains', hp: 2 })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-DESTROY-06] it is never repaired', () => {
    const game = given({ threat: { plains: 4, coast: 1 }, red: { at: 'forest' } }).turn('red')
    game.seat('p1', 'red use enchant')
    expect(game.levels()).toMatchObject({ plains: 4, coast: 0 })
    expect(game.refused('p1', 'red use enchant')).toMatchObject({ key: 'nothingWouldChange' })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-DESTROY-07] it can still be attacked and Defended, also from afar', () => {
    const game = given({ threat: { mountains: 4 }, sides: { plains: 'B' }, red: { at: 'plains' } }).deck('stoneGhouls')
    expect(game.options('p1')).toContain('red defend outriders')
    game.seat('p1', 'red defend outriders')
    expect(game.threat('capital')).toBe(0)
    expect(
      given({ threat: { mountains: 4 } })
        .deck('stoneGhouls')
        .threat('capital'),
    ).toBe(1)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-DESTROY-08] [DEF-RULING-16] several points come one at a time: the rest goes to the Capital', () => {
    const game = given({ threat: { desert: 3 } }).deck('manticore')
    expect(game.of('threatRose').map(({ place }) => place)).toEqual(['desert', 'capital', 'capital'])
    expect(game.levels()).toMatchObject({ desert: 4, capital: 2 })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-RULING-19] without Leftover Cards a plain token marks the Region', () => {
    const game = given({ threat: { coast: 3 }, noLeftovers: true }).deck('minotaur')
    expect(game.open.regions.coast).toMatchObject({ threat: 4, marker: 'token' })
    expect(game.threat('capital')).toBe(1)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })
})

describe('the Capital', () => {
  test('[DEF-CAPITAL-01] [DEF-CAPITAL-03] an undefended attack on a Destroyed Region costs it 1; the card is discarded', () => {
    const game = given({ threat: { mountains: 4, plains: 4 } }).deck('cragBears')
    expect(game.levels()).toMatchObject({ mountains: 4, plains: 4, capital: 2 })
    expect(game.open.regions.mountains.marker).toBe('leftover')
    expect(game.open.discard).toEqual(['cragBears'])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-CAPITAL-02] so does each point an effect would add there', () => {
    const game = given({ threat: { coast: 4, desert: 4 } }).deck('minotaur')
    expect(game.levels()).toMatchObject({ forest: 1, coast: 4, desert: 4, capital: 2 })
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-CAPITAL-04] it is never attacked and cannot be Defended', () => {
    const game = given({ threat: { mountains: 4 } }).deck('cragBears')
    expect(game.threat('capital')).toBe(1)
    expect(game.of('attacked').map(({ region }) => region)).toEqual(['mountains', 'plains'])
    expect(game.of('defended')).toEqual([])
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-CAPITAL-05] its Threat stays, unless an Ability lowers it', () => {
    const game = given({ threat: { capital: 5 }, red: { artifacts: ['beacon'] }, confirmDraw: true }).wholeDeck(
      'turn.red',
    )
    game.seat('p1', 'draw', 'end')
    expect(game.threat('capital')).toBe(5)
    expect(game.seat('p1', 'draw', 'red use beacon').threat('capital')).toBe(4)
    expect(game.waitsFor()).toBe('p1 turn.act')
  })

  test('[DEF-CAPITAL-06] [DEF-RULING-31] at 8 the game is lost at once; the marker is placed, the rest is not carried out', () => {
    const game = given({ threat: { capital: 7, mountains: 3 } }).deck('harpy')
    expect(game.open.regions.mountains.marker).toEqual({ card: 'harpy' })
    expect(game.levels()).toMatchObject({ capital: 8, plains: 0, forest: 0 })
    expect(game.types().at(-1)).toBe('ended')
    expect(game.waitsFor()).toBe('lost')
  })
})

describe('the end', () => {
  test('[DEF-END-01] won as soon as the Foe has no HP', () => {
    const game = given({ foe: { id: 'colossus', hp: 1 }, red: { at: 'desert', hp: 1 } })
      .turn('red')
      .seat('p1', 'red fight')
    expect(game.hp('red')).toEqual([1])
    expect(game.types().slice(-3)).toEqual(['fought', 'foeHurt', 'ended'])
    expect(game.waitsFor()).toBe('won')
  })

  test('[DEF-END-02] lost as soon as the Capital falls', () => {
    const game = given({ foe: { id: 'demonLord', hp: 3 }, red: { at: 'ruins' }, threat: { capital: 7 } })
      .turn('red')
      .seat('p1', 'red fight')
    expect(game.table.outcome).toEqual({ result: 'lost', round: 2, capital: 8, foeHp: 2 })
    expect(game.waitsFor()).toBe('lost')
  })

  test('[DEF-END-03] whichever comes first counts', () => {
    const won = given({ foe: { id: 'demonLord', hp: 1 }, red: { at: 'ruins' }, threat: { capital: 7 } })
      .turn('red')
      .seat('p1', 'red fight')
    expect(won.waitsFor()).toBe('won')
    const lost = given({
      foe: { id: 'demonLord', hp: 3 },
      red: { at: 'ruins', artifacts: ['spear'] },
      threat: { capital: 7 },
    }).turn('red')
    expect(lost.seat('p1', 'red fight').open.foe?.hp).toBe(2)
    expect(lost.waitsFor()).toBe('lost')
  })

  test('[DEF-END-04] nothing else ends it: six Destroyed Regions and nobody standing', () => {
    const all = { forest: 4, ruins: 4, mountains: 4, plains: 4, coast: 4, desert: 4 }
    const game = given({
      threat: { ...all, capital: 6 },
      red: { hp: 0, at: 'coast' },
      blue: { hp: 0, at: 'coast' },
    }).turn('red')
    expect(game.table.outcome).toBeUndefined()
    game.seat('p1', 'end')
    expect(game.waitsFor()).toBe('p2 turn.act')
  })
})
