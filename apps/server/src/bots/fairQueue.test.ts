import { expect, test } from 'vitest'
import { createFairQueue } from './fairQueue.ts'

const payer = (person: string, table = person) => ({ person, table })

test('who has made bots think least comes first, however many questions others have waiting', () => {
  let time = 0
  const queue = createFairQueue<string>(2, () => time)
  for (let table = 0; table < 10; table += 1) queue.push(payer('eve', `eve ${table}`), `eve ${table}`)
  const first = queue.take()
  expect(first?.task).toBe('eve 0')
  queue.ended(first!.payer, 500)
  queue.push(payer('ann'), 'ann')
  expect(queue.take()?.task).toBe('ann')
  queue.ended(payer('ann'), 70)
  for (let turn = 0; turn < 7; turn += 1) {
    queue.push(payer('ann'), `ann ${turn}`)
    expect(queue.take()?.task).toBe(`ann ${turn}`)
    queue.ended(payer('ann'), 70)
  }
  queue.push(payer('ann'), 'ann has had more')
  expect(queue.take()?.task).toMatch('eve 1')
  time += 3600_000
  queue.push(payer('bob'), 'bob')
  expect(queue.clear()).toHaveLength(10)
  expect(queue.length).toBe(0)
})

test('one person never has all threads, and its tables take turns', () => {
  const queue = createFairQueue<string>(1, () => 0)
  queue.push(payer('eve', 'one'), 'one')
  queue.push(payer('eve', 'two'), 'two')
  expect(queue.take()?.task).toBe('one')
  expect(queue.take()).toBeUndefined()
  queue.push(payer('ann'), 'ann')
  expect(queue.take()?.task).toBe('ann')
  queue.ended(payer('eve', 'one'), 100)
  queue.push(payer('eve', 'one'), 'one again')
  expect(queue.take()?.task).toBe('two')
})
