import { sfc32, type Position } from '@tabletome/engine'
import { dev } from '@tabletome/engine/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { BOT_LEVELS, createBot, type Effort, type Question } from '../src/index.ts'
import { apples, orchard, table, type Orchard, type Seat } from './orchard.ts'

beforeAll(() => dev())

const ask = (game: Position<Orchard>, seat: Seat = 'ann') => {
  const question = game.decisions.find(each => each.seat === seat)!
  return { view: game.view(seat), question }
}
const answer = (
  level: string,
  game: Position<Orchard>,
  { seat = 'ann' as Seat, effort = {} as Partial<Effort>, luck = 'luck' } = {},
) => {
  const { view, question } = ask(game, seat)
  return createBot(level, orchard, apples, effort).answer(view, question, sfc32(luck))
}

describe('random', () => {
  test('gives every option in turn', () => {
    const answers = Array.from({ length: 40 }, (_, i) => answer('random', table('day'), { luck: `luck ${i}` }))
    expect(new Set(answers)).toEqual(new Set(['pick', 'walk']))
  })
})

describe('greedy', () => {
  test('takes what is best at once, and does not see the better tree behind', () => {
    expect(answer('greedy', table('day'))).toBe('pick')
  })
  test('weighs dice by their chances', () => {
    expect(answer('greedy', table('dice'))).toBe('shake')
    const thoughts = createBot('greedy', orchard, apples).explain(
      ask(table('dice')).view,
      ask(table('dice')).question,
      sfc32('luck'),
    )
    expect(thoughts).toEqual([
      { option: 'shake', value: 3 },
      { option: 'sure', value: 2 },
    ])
  })
  test('answers the best of what it has looked at when its time is up', () => {
    let looks = 0
    const slow = {
      ...apples,
      value: (...given: Parameters<typeof apples.value>) => {
        looks++
        const end = performance.now() + 30
        while (performance.now() < end);
        return apples.value(...given)
      },
    }
    const { view, question } = ask(table('day'))
    for (const level of ['greedy', 'skilled']) {
      looks = 0
      const bot = createBot(level, orchard, slow, { milliseconds: 1 })
      expect(bot.answer(view, question, sfc32('luck'))).toBe(question.options[0]?.id)
      expect(looks).toBe(1)
    }
  })
  test('does not gamble on cards it cannot see', () => {
    expect(answer('greedy', table('gamble', { basket: '5 5 5' }))).toBe('sure')
  })
})

describe('skilled', () => {
  test('plans two answers ahead and then follows its plan', () => {
    const game = table('day')
    const bot = createBot('skilled', orchard, apples)
    const first = ask(game)
    expect(bot.answer(first.view, first.question, sfc32('luck'))).toBe('walk')
    game.answer('ann', 'walk')
    const second = ask(game)
    const unused = sfc32('luck')
    expect(bot.answer(second.view, second.question, unused)).toBe('pick')
    expect(unused.save()).toEqual(sfc32('luck').save())
  })
  test('gambles when the cards that are left are good, and only then', () => {
    expect(answer('skilled', table('gamble', { basket: '5 5 0' }))).toBe('reach')
    expect(answer('skilled', table('gamble', { basket: '5 0 0 0' }))).toBe('sure')
  })
  test('leaves the ladder to whoever picks more', () => {
    expect(answer('skilled', table('team'), { seat: 'ann' })).toBe('nod')
    expect(answer('skilled', table('team'), { seat: 'bob' })).toBe('climb')
  })
  test('sees only its view: another order of the hidden cards changes nothing', () => {
    const one = answer('skilled', table('gamble', { basket: '9 0 0 3', days: 3 }))
    const other = answer('skilled', table('gamble', { basket: '0 3 9 0', days: 3 }))
    expect(one).toBe(other)
  })
  test('the same view and generator give the same answer', () => {
    const answers = [1, 2, 3].map(() => answer('skilled', table('gamble', { basket: '4 0 3 1 2', days: 4 })))
    expect(new Set(answers).size).toBe(1)
  })
  test('takes the habit among equals, whatever the luck', () => {
    const alike = {
      ...apples,
      value: () => 1,
      habit: (_view: unknown, { options }: Question<Seat>) => options.at(-1)?.id,
    }
    for (const mode of ['day', 'dice'] as const) {
      const { view, question } = ask(table(mode))
      const answers = Array.from({ length: 8 }, (_, i) =>
        createBot('skilled', orchard, alike).answer(view, question, sfc32(`luck ${i}`)),
      )
      expect(new Set(answers)).toEqual(new Set([question.options.at(-1)?.id]))
    }
  })
  test('does not stop before what makes the position better, whatever imagined games say, while something would be lost', () => {
    const sour = { ...apples, judge: ({ open }: Parameters<typeof apples.value>[0]) => -open.apples }
    const game = table('day')
    game.answer('ann', 'walk')
    const { view, question } = ask(game)
    const after = (left: number) =>
      createBot('skilled', orchard, { ...sour, idle: () => left }).answer(view, question, sfc32('luck'))
    expect([after(0), after(1)]).toEqual(['rest', 'pick'])
  })
  test('a world that only some plans have seen before time was up says nothing', () => {
    // What habit would do is tried first in every world, and is worse: it must not win because the other's turn never came.
    const slow = {
      ...apples,
      habit: () => 'reach',
      judge: (view: Parameters<typeof apples.value>[0], seat: Seat) => {
        const until = performance.now() + 25
        while (performance.now() < until);
        return apples.value(view, seat)
      },
    }
    const { view, question } = ask(table('gamble', { basket: '0 0 0' }))
    for (const milliseconds of [10, 60, 110])
      expect(
        createBot('skilled', orchard, slow, { worlds: 50, milliseconds }).answer(view, question, sfc32('luck')),
      ).toBe('sure')
  })
  test('stops thinking when its time is up', () => {
    const began = performance.now()
    const effort = { worlds: 1_000_000, milliseconds: 60 }
    expect(['sure', 'reach']).toContain(
      answer('skilled', table('gamble', { basket: '4 0 3 1 2', days: 5 }), { effort }),
    )
    expect(performance.now() - began).toBeLessThan(2_000)
  })
  test('explains what every option is worth to it', () => {
    const { view, question } = ask(table('gamble', { basket: '5 5 0' }))
    const thoughts = createBot('skilled', orchard, apples, { worlds: 200 }).explain(view, question, sfc32('luck'))
    expect(thoughts.map(({ option }) => option)).toEqual(['reach', 'sure'])
    expect(thoughts[1]?.value).toBe(2)
    expect(thoughts[0]?.value).toBeGreaterThan(2.8)
    expect(thoughts[0]?.value).toBeLessThan(3.8)
  })
})

test.each(BOT_LEVELS)('%s only ever gives options that were listed, up to the end', level => {
  for (const mode of ['day', 'gamble', 'dice', 'team'] as const) {
    const game = table(mode, { basket: '1 2 3', days: 4 })
    const bot = createBot(level, orchard, apples)
    const random = sfc32(level)
    for (let i = 0; i < 100 && game.outcome === undefined; i++) {
      const question: Question<Seat> = game.decisions[random.below(game.decisions.length)]!
      game.answer(question.seat, bot.answer(game.copy().view(question.seat), question, random))
    }
    expect(game.outcome).toBeDefined()
  }
})

describe('expert', () => {
  test('plays as skilled does, with whatever its game does otherwise at that level', () => {
    const { view, question } = ask(table('gamble', { basket: '5 5 0' }))
    const worst = { ...apples, expert: { judge: () => 0, habit: () => 'sure', effort: { worlds: 3 } } }
    const said = (level: string) => createBot(level, orchard, worst).answer(view, question, sfc32('luck'))
    expect([said('skilled'), said('expert')]).toEqual(['reach', 'sure'])
    expect(createBot('expert', orchard, apples).answer(view, question, sfc32('luck'))).toBe('reach')
    expect(createBot('expert', orchard, worst).level).toBe('expert')
  })

  test('may think another position good', () => {
    const { view, question } = ask(table('gamble', { basket: '5 5 0' }))
    const timid = { ...apples, expert: { value: () => 0 } }
    const values = (level: string) =>
      createBot(level, orchard, timid)
        .explain(view, question, sfc32('luck'))
        .map(({ value }) => value)
    expect(values('skilled')).not.toEqual([0, 0])
    expect(new Set(values('expert'))).toEqual(new Set([0]))
  })
})

test('an unknown level is refused by name', () => {
  expect(() => createBot('genius', orchard, apples)).toThrow(
    'no bot "genius": there are random, greedy, skilled, expert',
  )
})

test('a game may say how much thought its answers are worth; whoever makes the bot has the last word', () => {
  const short = { ...apples, effort: { positions: 1 } }
  const { view, question } = ask(table('day'))
  const answers = [createBot('skilled', orchard, apples), createBot('skilled', orchard, short)].map(
    bot => bot.explain(view, question, sfc32('luck')).length,
  )
  expect(answers).toEqual([2, 1])
  expect(createBot('skilled', orchard, short, { positions: 100 }).explain(view, question, sfc32('luck'))).toHaveLength(
    2,
  )
})

test('in imagined worlds every seat answers for itself, by its own view', () => {
  const asked = new Set<string>()
  const watched = {
    ...apples,
    habit: (view: { seat?: Seat }, question: Question<Seat>) => {
      asked.add(`${view.seat} answers ${question.seat}`)
      return question.seat === 'ann' ? undefined : question.options[0]?.id
    },
  }
  const { view, question } = ask(table('team'))
  createBot('skilled', orchard, watched).explain(view, question, sfc32('luck'))
  expect([...asked].sort()).toEqual(['ann answers ann', 'bob answers bob'])
})
