import { expect, test } from 'vitest'
import { createStore } from './store.ts'

test('a store is read when it is first asked, and tells every change to whoever listens', () => {
  let reads = 0
  const store = createStore(() => ++reads)
  expect(reads).toBe(0)
  expect([store.read(), store.read()]).toEqual([1, 1])
  const told: number[] = []
  const leave = store.subscribe(() => told.push(store.read()))
  store.set(7)
  store.refresh()
  expect(told).toEqual([7, 2])
  leave()
  store.set(8)
  expect(told).toEqual([7, 2])
})

test('the world is watched from the first listener to the last', () => {
  const log: string[] = []
  let change = () => undefined as void
  const store = createStore(
    () => 'here',
    changed => {
      change = changed
      log.push('watch')
      return () => log.push('stop')
    },
  )
  const leaves = [store.subscribe(() => log.push('a')), store.subscribe(() => log.push('b'))]
  change()
  for (const leave of leaves) leave()
  expect(log).toEqual(['watch', 'a', 'b', 'stop'])
})
