import { beforeAll, describe, expect, test } from 'vitest'
import { dev } from '@tabletome/engine/testing'
import { InStep } from './inStep.ts'
import { duelMatch, sure } from './testing/duelMatch.ts'

beforeAll(() => dev())

const BOTS = ['blue', 'green']
const PEOPLE = ['red']

/** Everybody steps on as often as they like until all have left: bots want to step twice and then leave. */
const market = async () => {
  const { host, play } = await duelMatch('market', { players: 3 })
  const inStep = new InStep(host)
  host.subscribe(line => line && inStep.note(line))
  const stepped = new Map<string, number>()
  /** All that bots do before they wait. */
  const botsGo = async (people = PEOPLE) => {
    const done: string[] = []
    for (;;) {
      const decision = inStep.next(BOTS, people, () => true)
      if (!decision) return done
      const { seat, options } = decision
      const step = options.find(({ id }) => id.startsWith('step'))
      const option = step && (stepped.get(seat) ?? 0) < 2 ? step.id : 'left'
      if (!inStep.mayTake(seat, option, people)) continue
      if (option !== 'left') stepped.set(seat, (stepped.get(seat) ?? 0) + 1)
      sure(await host.answer(seat, host.seq, option, 'bot'))
      done.push(`${seat} ${option === 'left' ? 'left' : 'stepped'}`)
    }
  }
  return { host, play, botsGo, inStep }
}

describe('where people act in any order', () => {
  test('each bot takes one action and waits until the people have acted too', async () => {
    const { play, botsGo } = await market()
    await play(['red', 'step 11'])
    expect(await botsGo()).toEqual([])
    await play(['red', 'step 12'])
    expect(await botsGo()).toEqual(['blue stepped'])
    await play(['red', 'step 13'])
    expect(await botsGo()).toEqual(['blue stepped', 'green stepped'])
    expect(await botsGo()).toEqual([])
    await play(['red', 'left'])
    expect(await botsGo()).toEqual(['blue left', 'green left'])
  })

  test('a bot with nothing more to do is not ready before the people are', async () => {
    const { host, play, botsGo, inStep } = await market()
    await botsGo()
    for (const option of ['12', '13', '14']) {
      const [decision] = host.decisionsFor('red')
      const step = decision?.options.find(({ id }) => id.startsWith('step'))
      if (step) await play(['red', step.id])
      expect(await botsGo(), option).not.toContain('blue left')
    }
    expect(inStep.isWithPeople(PEOPLE)).toBe(true)
    expect(host.view(undefined).open).toMatchObject({ stances: { blue: 'none', green: 'none' } })
    await play(['red', 'left'])
    expect(await botsGo()).toEqual(expect.arrayContaining(['blue left', 'green left']))
  })

  test('without people at the question nobody waits', async () => {
    const { botsGo, inStep } = await market()
    expect(inStep.isWithPeople([])).toBe(false)
    expect((await botsGo([])).filter(each => each.endsWith('left'))).toHaveLength(2)
  })

  test('an answer of a person that is undone gives the bots no extra action', async () => {
    const { host, play, botsGo } = await market()
    const step = host.decisionsFor('red')[0]?.options.find(({ id }) => id.startsWith('step'))
    await play(['red', step?.id ?? ''])
    sure(await host.undo('red', host.seq))
    expect(await botsGo()).toEqual(['blue stepped'])
  })
})

test('at any other question a bot answers as soon as it is asked', async () => {
  const { host, play } = await duelMatch('turns')
  const inStep = new InStep(host)
  await play(['red', 'done'])
  expect(inStep.next(['blue'], ['red'], () => true)).toMatchObject({ seat: 'blue', choice: 'act' })
  expect(inStep.mayTake('blue', 'done', ['red'])).toBe(true)
})
