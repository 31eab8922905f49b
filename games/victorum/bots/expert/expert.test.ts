import { createBot } from '@tabletome/bots'
import { digestOf, load, sfc32, start } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { game } from '../../index.ts'
import type { View } from '../../rules/state/shape.ts'
import { askedIn } from '../../test/asked.ts'
import { given, type Position } from '../../test/given.ts'
import { evaluation } from '../index.ts'
import { FITTED } from './fitted.ts'
import { expert } from './index.ts'
import { judge } from './judge.ts'

const seen = (position: Position): View => given(position).table.view('p1')
const judged = (position: Position): number => judge(seen(position))

test('what campaigns have taught belongs to the rules as they are, for every act', () => {
  expect(FITTED.rules).toBe(game.version)
  expect(Object.keys(FITTED.weights)).toEqual(['act1', 'act2', 'act3', 'act4'])
})

describe('an expert judges a camp better', () => {
  test.each<[string, Position, Position]>([
    ['with the last blessing', { act: 2, blessings: 1 }, { act: 2, blessings: 0 }],
    ['with better dice', { dice: 'GBY' }, { dice: 'BBY' }],
    ['with more Health', { health: 7, hp: 7 }, { health: 6, hp: 6 }],
    ['with prowess', { act: 2, prowess: ['follow-my-lead'] }, { act: 2 }],
    ['with a unit more', { act: 2, units: ['attacker.1', 'archer.1'] }, { act: 2, units: ['attacker.1'] }],
    ['with little influence', { act: 3, influence: 2 }, { act: 3, influence: 12 }],
  ])('%s', (_, good, bad) => {
    expect(judged(good)).toBeGreaterThan(judged(bad))
    expect(judged(good)).toBeLessThan(1)
    expect(judged(bad)).toBeGreaterThan(0)
  })
})

describe('the end of a campaign', () => {
  const ended = (result: 'won' | 'lost', rival: readonly string[]): number => {
    const view = seen({ units: [], combat: { arena: 'LAM', mine: ['hero F3'], rival: [...rival] } })
    return judge({ ...view, outcome: { result } as NonNullable<View['outcome']> } as View)
  }
  test('is all when won, and next to nothing when lost, the more the nearer it was', () => {
    expect(ended('won', ['attacker.2 A1'])).toBe(1)
    expect(ended('lost', ['attacker.2 A1 hp1'])).toBeGreaterThan(ended('lost', ['attacker.2 A1', 'archer.2 A2']))
    expect(ended('lost', ['attacker.2 A1 hp1'])).toBeLessThan(judged({ blessings: 0, hp: 1 }))
  })
})

test('the way, the camp and every combat are thought about', () => {
  const position = start(game, { mode: 'campaign', players: 1, options: { difficulty: 'valiant' } }, sfc32('wide'))
  const thought = new Set<string>()
  const notByHabit: string[] = []
  for (let count = 0; count < 900 && position.outcome === undefined; count++) {
    const [view, asked] = [position.view('p1'), askedIn(position)]
    const usual = evaluation.habit?.(view, asked, sfc32('habit')) ?? ''
    const worthwhile = expert.worthwhile?.(view, asked) ?? []
    if (worthwhile.length > 1) thought.add(`${asked.choice} ${view.open.combat?.kind ?? 'camp'}`)
    if (worthwhile[0] !== usual) notByHabit.push(asked.choice)
    position.answer('p1', usual)
  }
  expect(notByHabit).toEqual([])
  expect([...thought]).toEqual(
    expect.arrayContaining([
      'travel camp',
      'reward.bloodshed bloodshed',
      'reward.sport sport',
      'player.move sport',
      'player.move bloodshed',
      'player.engage bloodshed',
    ]),
  )
})

test('nothing hidden changes what an expert says on the way', () => {
  const position = start(game, { mode: 'campaign', players: 1, options: { difficulty: 'valiant' } }, sfc32('hidden'))
  const compared: (readonly [string, string])[] = []
  for (let count = 0; count < 400 && compared.length < 4; count++) {
    const [view, asked] = [position.view('p1'), askedIn(position)]
    const { known } = position.state.open
    const isOpen = known.sport.length + known.bloodshed.length === 0 && view.open.combat === undefined
    if (isOpen && (expert.worthwhile?.(view, asked).length ?? 0) > 1) {
      const saved = position.save()
      const { sport, bloodshed, banes, bag } = saved.piles
      const turned = { sport: sport.toReversed(), bloodshed: bloodshed.toReversed(), banes: banes.toReversed() }
      const twin = load(game, { ...saved, piles: { ...saved.piles, ...turned, bag: bag.toReversed() } })
      const said = (each: typeof position): string => {
        const bot = createBot('expert', game, evaluation, { worlds: 2 })
        return `${digestOf(each.view('p1'))} ${bot.answer(each.view('p1'), askedIn(each), sfc32('same'))}`
      }
      compared.push([said(position), said(twin)])
    }
    position.answer('p1', evaluation.habit?.(view, asked, sfc32('habit')) ?? '')
  }
  expect(compared.map(([one, other]) => one === other)).toEqual([true, true, true, true])
}, 20_000)
