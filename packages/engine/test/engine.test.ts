import { beforeAll, describe, expect, test } from 'vitest'
import {
  copy,
  decisionsOf,
  digestOf,
  foresee,
  imagine,
  kit,
  load,
  Refused,
  type Saved,
  start,
  type Position,
  whyNot,
} from '../src/index.ts'
import { checkGame, dev, scripted, waitsFor } from '../src/testing/index.ts'
import { DIE, type Raid, raid, type Seat, seeded, setup } from './raid.ts'

beforeAll(() => dev())

const raidAt = (change: (saved: Saved<Raid>) => void = () => {}, dice: string[] = []) => {
  const position = start(raid, setup, seeded('one'))
  for (const { seat, options } of position.decisions) position.answer(seat, options[0]?.id ?? '')
  const saved = JSON.parse(JSON.stringify(position.save())) as Saved<Raid>
  change(saved)
  return scripted(raid, { ...saved, dice })
}
const hands = (red: string[], blue: string[]) => (saved: Saved<Raid>) => {
  const all = ['guard.1', 'guard.2', 'guard.3', 'flame.1', 'flame.2', 'flame.3']
  Object.assign(saved.own, { red: { hand: red }, blue: { hand: blue } })
  Object.assign(saved.open.hand, { red: red.length, blue: blue.length })
  Object.assign(saved.piles, { deck: all.filter(card => !red.includes(card) && !blue.includes(card)) })
}

describe('agenda and choices', () => {
  test('a joint choice with join "all" holds answers until the last one', () => {
    const position = start(raid, setup, seeded('one'))
    expect(waitsFor(position)).toBe('red keepOne + blue keepOne')
    const before = position.view('blue')
    position.answer('red', position.decisions[0]?.options[0]?.id ?? '')
    expect(digestOf(position.view('blue'))).toBe(digestOf(before))
    expect(position.view('red').given).toBe(position.save().held.red)
    expect(waitsFor(position)).toBe('blue keepOne')
    expect(position.takeBack('red')).toBe(true)
    expect(position.takeBack('red')).toBe(false)
    expect(waitsFor(position)).toBe('red keepOne + blue keepOne')
  })

  test('steps are done in reading order, a reaction in its place, and the modifier counts', () => {
    const position = raidAt(
      saved => {
        hands(['flame.1'], [])(saved)
        saved.open.spikes.push('blue', 'red')
      },
      ['hit', 'miss'],
    )
    position.answer('red', 'strike')
    expect(position.facts.map(({ fact }) => fact)).toEqual([
      { type: 'rolled', faces: ['hit', 'miss'] },
      { type: 'hurt', seat: 'blue', amount: 2 },
      { type: 'hurt', seat: 'red', amount: 1 },
      { type: 'hurt', seat: 'blue', amount: 1 },
      { type: 'hurt', seat: 'red', amount: 1 },
      { type: 'hurt', seat: 'blue', amount: 1 },
      { type: 'hurt', seat: 'red', amount: 1 },
      { type: 'hurt', seat: 'blue', amount: 1 },
    ])
    expect(waitsFor(position)).toBe('over {"winner":"red"}')
  })

  test('a question whose listing reads a hand is asked even with one option', () => {
    const position = raidAt(hands(['flame.1'], ['flame.2']), ['hit', 'miss'])
    position.answer('red', 'strike')
    expect(waitsFor(position)).toBe('blue guardWindow')
    expect(position.decisions[0]?.options.map(({ id }) => id)).toEqual(['pass'])
  })

  test('a repeat asks again and ends with done', () => {
    const position = raidAt(hands(['flame.1'], []), ['miss', 'miss'])
    position.answer('red', 'strike')
    expect(waitsFor(position)).toBe('red act')
    position.answer('red', 'done')
    expect(waitsFor(position)).toBe('blue act')
  })

  test('a single option is taken silently and told in auto', () => {
    const position = raidAt(hands(['flame.1'], []), ['miss', 'miss'])
    position.answer('red', 'spikes')
    position.answer('red', 'strike')
    expect(position.auto).toEqual([{ choice: 'act', option: 'done' }])
    expect(waitsFor(position)).toBe('blue act')
  })

  test('end drops the agenda: nobody is asked any more and answers are refused as over', () => {
    const position = raidAt(
      saved => {
        hands([], [])(saved)
        saved.open.health.blue = 1
      },
      ['hit', 'hit'],
    )
    position.answer('red', 'strike')
    expect(position.outcome).toEqual({ winner: 'red' })
    expect(position.agenda).toEqual([])
    expect(() => position.answer('red', 'strike')).toThrow('the game is over')
  })

  test('refusals name the code and, where known, the rule', () => {
    const position = raidAt(hands([], []))
    const digest = position.digest()
    expect(() => position.answer('blue', 'done')).toThrow(Refused)
    expect(() => position.answer('red', 'rest')).toThrow(
      expect.objectContaining({
        code: 'notAnOption',
        reason: { rule: 'RAID-REST-01', key: 'fullHealth', values: { health: 5 } },
      }),
    )
    expect(whyNot(raid, position.view('red'), 'rest')).toMatchObject({ rule: 'RAID-REST-01' })
    expect(position.digest()).toBe(digest)
  })

  test('two definitions of one id throw at load', () => {
    const { step } = kit<Raid>()
    step('rest', () => {})
    expect(() => step('rest', () => {})).toThrow('two definitions of "rest"')
  })
})

describe('lists of answers', () => {
  test('all or nothing, on a copy', () => {
    const position = raidAt(hands([], []))
    const digest = position.digest()
    const after = position.answerAll('red', ['spikes', 'done'])
    expect(position.digest()).toBe(digest)
    expect(waitsFor(after)).toBe('blue act')
    expect(() => position.answerAll('red', ['spikes', 'spikes'])).toThrow(expect.objectContaining({ index: 1 }))
    expect(position.digest()).toBe(digest)
  })
  test('a list may not run on past dice or another seat: a refusal would be a free look', () => {
    const position = raidAt(hands([], []), ['miss', 'miss'])
    expect(() => position.answerAll('red', ['strike', 'done'])).toThrow(
      expect.objectContaining({ index: 1, code: 'notAnOption' }),
    )
    expect(() => position.answerAll('red', ['done', 'done'])).toThrow(expect.objectContaining({ index: 1 }))
  })
})

describe('a list that answers a question asked of several in secret', () => {
  const refusalOf = (position: Position<Raid>, options: readonly string[]): unknown => {
    try {
      position.answerAll('red', options)
      return undefined
    } catch (error) {
      const { code, message, index } = error as { code: string; message: string; index: number }
      return { code, message, index }
    }
  }
  test('ends with it, and whether others have answered makes no difference', () => {
    const asked = start(raid, setup, seeded('sealed'))
    expect(asked.decisions.map(({ choice, seat }) => `${seat} ${choice}`)).toEqual(['red keepOne', 'blue keepOne'])
    const [mine = '', theirs = ''] = asked.decisions.map(({ options }) => options[0]?.id)
    const last = asked.copy()
    last.answer('blue', theirs)
    for (const next of ['done', 'strike', 'nonsense', mine]) {
      const first = refusalOf(asked, [mine, next])
      expect(first).toMatchObject({ index: 1, code: 'notAnOption' })
      expect(refusalOf(last, [mine, next])).toEqual(first)
    }
    expect(refusalOf(last, [mine])).toBeUndefined()
  })
})

describe('what an answer learns', () => {
  test.each([
    ['spikes', false],
    ['draw', true],
    ['strike', true],
  ])('%s learned: %s', (option, learned) => {
    const position = raidAt(hands([], []), ['miss', 'miss'])
    position.answer('red', option)
    expect(position.learned).toBe(learned)
  })
})

describe('views', () => {
  test('hold open, own, sizes and agenda, and nothing of others', () => {
    const position = raidAt(hands(['flame.1'], ['guard.2']))
    const seen = JSON.stringify(position.view('red'))
    expect(seen).toContain('flame.1')
    for (const hidden of ['guard.2', 'guard.1', 'flame.3']) expect(seen).not.toContain(hidden)
    expect(JSON.stringify(position.view(undefined))).not.toContain('flame')
    expect(position.view('red').piles).toEqual({ deck: 4 })
  })
  test('facts with an audience', () => {
    const position = raidAt(hands([], []))
    position.answer('red', 'draw')
    expect(position.facts.map(({ fact, only }) => [fact.type, only])).toEqual([
      ['drew', undefined],
      ['drewCard', 'red'],
    ])
  })
  test('an imagined world gives the same view and other hidden cards', () => {
    const position = raidAt(hands(['flame.1'], ['guard.2']))
    const seen = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const world = imagine(raid, position.view('red'), seeded(`world ${i}`))
      expect(digestOf(world.view('red'))).toBe(digestOf(position.view('red')))
      seen.add(JSON.stringify(world.view('blue').own))
    }
    expect(seen.size).toBeGreaterThan(2)
  })
})

describe('foresee', () => {
  test('branches over dice with exact chances and merges equal positions', () => {
    const position = raidAt(hands([], []))
    const branches = foresee(raid, position.view('red'), 'strike')
    const chances = Object.fromEntries(branches.map(({ view, chance }) => [view.open.health.blue, chance]))
    expect(chances[3]).toBeCloseTo(4 / 9)
    expect(chances[4]).toBeCloseTo(4 / 9)
    expect(chances[5]).toBeCloseTo(1 / 9)
    expect(branches).toHaveLength(3)
    expect(branches.every(({ stopped }) => stopped === 'decision')).toBe(true)
    expect(position.view('red').open.health.blue).toBe(5)
  })
  test('stops in front of a hidden card, and says which pile', () => {
    const position = raidAt(hands([], []))
    const [branch] = foresee(raid, position.view('red'), 'draw')
    expect(branch).toMatchObject({ chance: 1, stopped: 'hidden', what: 'deck' })
    expect(branch?.view.open.energy).toBe(position.view('red').open.energy)
  })
  test('stops where another seat is asked from its hand', () => {
    const position = raidAt(hands([], ['guard.1']))
    const branches = foresee(raid, position.view('red'), 'strike')
    expect(branches.map(({ stopped }) => stopped)).toEqual(['others', 'others', 'others'])
    expect(branches[0]?.view.waiting).toEqual(['blue'])
  })
  test('runs only the own steps of an answer that is held back', () => {
    const position = start(raid, setup, seeded('one'))
    const option = position.decisions[0]?.options[0]?.id ?? ''
    const [branch] = foresee(raid, position.view('red'), option)
    expect(branch?.stopped).toBe('others')
    expect(branch?.view.open.hand).toEqual({ red: 1, blue: 2 })
  })
  test('its view can be foreseen again', () => {
    const position = raidAt(hands([], []))
    const [first] = foresee(raid, position.view('red'), 'spikes')
    const again = foresee(raid, first?.view ?? position.view('red'), 'strike')
    expect(
      Object.fromEntries(again.map(({ view, chance }) => [view.open.health.blue, Math.round(chance * 9)])),
    ).toEqual({
      2: 4,
      3: 4,
      4: 1,
    })
  })
  test('lists the same options as the table', () => {
    const position = raidAt(hands([], []))
    expect(decisionsOf(raid, position.view('red'))).toEqual(position.decisions)
    expect(decisionsOf(raid, position.view('blue'))).toEqual([])
  })
})

test('a saved position goes on exactly as the original, generator included', () => {
  const position = start(raid, setup, seeded('two'))
  const twin = load(raid, copy(position.save()))
  for (let i = 0; i < 12 && position.outcome === undefined; i++) {
    const decision = position.decisions[0] as { seat: Seat; options: readonly { id: string }[] }
    const id = decision.options.at(-1)?.id ?? ''
    position.answer(decision.seat, id)
    twin.answer(decision.seat, id)
    expect(twin.digest()).toBe(position.digest())
  }
})

test('checkGame holds over random games', () => {
  const hidden = (table: { save(): Saved<Raid> }, seat: Seat | undefined) => {
    const { own, piles } = table.save()
    return [...piles.deck, ...(['red', 'blue'] as const).flatMap(each => (each === seat ? [] : own[each].hand))]
  }
  const { games, answers } = checkGame(raid, { setups: [setup], games: 60, every: 1, hidden })
  expect(games).toBe(60)
  expect(answers).toBeGreaterThan(300)
})

test('checkGame finds a leak, a question that depends on a hidden card and an impure listing', () => {
  const leak = {
    ...raid,
    imagine: (view: never, random: never) => ({ ...raid.imagine(view, random), piles: { deck: [] } }),
  }
  expect(() => checkGame(leak, { setups: [setup], games: 3, every: 1 })).toThrow('imagined world gives another view')
  expect(() => checkGame(raid, { setups: [setup], games: 1, hidden: () => ['red'] })).toThrow('can see "red"')
  expect(() => checkGame(raid, { setups: [setup], games: 3, max: 2 })).toThrow('did not end')
  const misread = { ...raid, kit: { ...raid.kit, words: { answer: () => ({ do: 'rest' }) } } }
  expect(() => checkGame(misread, { setups: [setup], games: 1 })).toThrow(/"keep .*" is read as \{"do":"rest"\}, not/)
})

test('the die of this game has the faces the odds above count on', () => expect(DIE).toEqual(['hit', 'hit', 'miss']))
