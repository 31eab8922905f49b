import { expect, test } from 'vitest'
import type { Attack, View } from '../rules/state/shape.ts'
import { viewWith, windowOn } from './testing/fixture.ts'
import { effectState, strikesOf } from './strikes.ts'

type Agenda = View['agenda']
const onPlains: Attack = { card: 'cragBears', region: 'plains', order: 'second' }
const first = windowOn({ card: 'cragBears', region: 'mountains', order: 'first' })
const second: Agenda[number] = { do: 'enemy.attackSecond', with: onPlains }
const states = (agenda: Agenda, fact?: Parameters<typeof strikesOf>[1]) =>
  strikesOf(viewWith({ resolving: 'cragBears' }, agenda), fact).map(({ region, state }) => `${region} ${state}`)

test('while the first attack is decided the second is still to come', () => {
  expect(states([second, first])).toEqual(['mountains now', 'plains next'])
})

test('then the first is done and the second is decided', () => {
  expect(states([windowOn(onPlains)])).toEqual(['mountains done', 'plains now'])
})

test('while something else is asked in between, nothing is being decided', () => {
  expect(states([second, { do: 'ability.retribution', with: { defender: 'red', ability: 'retribution' } }])).toEqual([
    'mountains done',
    'plains next',
  ])
})

test('when no attack waits any more, all are done', () => {
  expect(states([])).toEqual(['mountains done', 'plains done'])
})

test('a fact being shown tells where the card strikes', () => {
  expect(states([], { type: 'attacked', card: 'cragBears', region: 'mountains', order: 'first' })).toEqual([
    'mountains now',
    'plains next',
  ])
})

test('a Dire Enemy strikes once, a Defender card never', () => {
  const dire = windowOn({ card: 'harpy', region: 'mountains', order: 'only' })
  expect(strikesOf(viewWith({ resolving: 'harpy' }, [dire]))).toEqual([{ region: 'mountains', state: 'now' }])
  expect(strikesOf(viewWith({ resolving: 'turn.red' }))).toEqual([])
  expect(strikesOf(viewWith())).toEqual([])
})

test('the effect of a Dire Enemy is to come while its attack is open, now when it is carried out, and gone after a Defend', () => {
  const open = windowOn({ card: 'harpy', region: 'mountains', order: 'only' })
  const state = (agenda: Agenda) => {
    const view = viewWith({ resolving: 'harpy' }, agenda)
    return effectState(view, 'harpy', strikesOf(view))
  }
  expect(state([open])).toBe('next')
  expect(state([{ do: 'dire.effect', with: { card: 'harpy' } }])).toBe('now')
  expect(state([{ do: 'artifact.choose', with: { defender: 'red', artifact: 'horn' } }])).toBeUndefined()
})

test('an effect before the defend decision is done when the attack is decided', () => {
  const agenda = [windowOn({ card: 'seaSerpent', region: 'coast', order: 'only' })]
  const view = viewWith({ resolving: 'seaSerpent' }, agenda)
  expect(effectState(view, 'seaSerpent', strikesOf(view))).toBe('done')
})
