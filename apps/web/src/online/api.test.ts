import { expect, test, vi } from 'vitest'
import { api } from './api.ts'
import { kept } from './fairness.ts'

const shelf = () => {
  const map = new Map<string, string>()
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
    key: (at: number) => [...map.keys()][at] ?? null,
    get length() {
      return map.size
    },
  }
}
const answer = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

test('whoever has to try twice to sit down adds the same number both times, the one that is kept for the proof', async () => {
  vi.stubGlobal('localStorage', shelf())
  const sent: string[] = []
  let isDown = true
  vi.stubGlobal('fetch', async (_path: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET') return answer(200, { id: 'k4', seedCommit: 'seal' })
    sent.push((JSON.parse(body ?? '{}') as { nonce: string }).nonce)
    if (!isDown) return answer(200, { id: 'k4' })
    isDown = false
    return answer(503, { error: { code: 'tryAgain', message: 'later' } })
  })
  await expect(api.takeSeat('k4', { invite: 'x' })).rejects.toThrow('later')
  await api.takeSeat('k4', { invite: 'x' })
  expect(sent).toHaveLength(2)
  expect(new Set(sent)).toEqual(new Set([kept('k4')?.nonce]))
})

test('who makes a table adds the number only after the seal has been shown, whoever else sits there', async () => {
  vi.stubGlobal('localStorage', shelf())
  const asked: [string, object][] = []
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    asked.push([path, JSON.parse(body ?? '{}') as object])
    return answer(200, { id: 'k5', seedCommit: 'seal' })
  })
  await api.create({
    game: 'defenders',
    setup: { mode: 'coop', players: 2, options: {} },
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
    pace: 'live',
    spectators: false,
    undo: true,
  })
  expect(asked.map(([path]) => path)).toEqual(['/api/tables', '/api/tables/k5/nonce'])
  expect(asked[0]?.[1]).toMatchObject({ awaitNonce: true })
  expect(asked[0]?.[1]).not.toHaveProperty('nonce')
  expect(asked[1]?.[1]).toEqual({ nonce: kept('k5')?.nonce })
  expect(kept('k5')?.commit).toBe('seal')
})
