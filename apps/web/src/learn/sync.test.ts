import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const server = vi.hoisted(() => ({ kept: {} as object, told: [] as object[] }))
vi.mock('../online/api.ts', () => ({
  api: {
    learned: async () => server.kept,
    keepLearned: async (learned: object) => {
      server.told.push(learned)
      return learned
    },
  },
}))

const browser = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('localStorage', browser())
  vi.stubGlobal('addEventListener', () => undefined)
  server.kept = {}
  server.told = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const opened = async () => ({ ...(await import('./progress.ts')), ...(await import('./sync.ts')) })

test('signing in puts together what is known here and there, and tells the account', async () => {
  const { finishLesson, beginFirst, learnWithAccount, progressNow, isSignedIn } = await opened()
  finishLesson('rift', 'cover')
  beginFirst('rift', 'table-of-this-browser')
  server.kept = { rift: { done: ['march'] }, tactics: { done: ['hills'], seen: ['goal'] } }
  await learnWithAccount()
  expect(isSignedIn()).toBe(true)
  expect(progressNow()).toMatchObject({ rift: { done: ['march', 'cover'] }, tactics: { done: ['hills'] } })
  expect(server.told).toHaveLength(1)
  expect(server.told[0]).toMatchObject({ rift: { done: ['march', 'cover'] }, tactics: { seen: ['goal'] } })
  expect(JSON.stringify(server.told)).not.toContain('table-of-this-browser')
})

test('what is learned later is told once it is quiet, and not twice', async () => {
  const { finishLesson, seeTip, learnWithAccount } = await opened()
  await learnWithAccount()
  finishLesson('rift', 'cover')
  seeTip('rift', 'goal')
  seeTip('rift', 'goal')
  await vi.runAllTimersAsync()
  expect(server.told.at(-1)).toMatchObject({ rift: { done: ['cover'], seen: ['goal'] } })
  const told = server.told.length
  seeTip('rift', 'goal')
  await vi.runAllTimersAsync()
  expect(server.told).toHaveLength(told)
})

test('whoever signs out keeps what is learned in the browser', async () => {
  const { finishLesson, learnWithAccount, learnAlone, isSignedIn, progressNow } = await opened()
  await learnWithAccount()
  finishLesson('rift', 'cover')
  learnAlone()
  expect(isSignedIn()).toBe(false)
  expect(progressNow()).toMatchObject({ rift: { done: ['cover'] } })
})
