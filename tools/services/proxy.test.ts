import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from './running.ts'
import { startProxy } from './proxy.ts'

const serving = async (): Promise<number> => {
  const server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}
const proxyTo = async (...ports: readonly number[]) => {
  const proxy = await startProxy(...ports)
  onTestFinished(() => proxy.close())
  const ask = async (patience = 5000): Promise<string> => {
    const answer = fetch(`http://127.0.0.1:${proxy.port}`, {
      signal: AbortSignal.timeout(patience),
      headers: { connection: 'close' },
    })
    return answer.then(
      response => response.text(),
      () => 'nothing',
    )
  }
  return { proxy, ask }
}

test('what comes in is led to the first port that lets it in', async () => {
  const { ask } = await proxyTo(await freePort(), await serving())
  expect(await ask()).toBe('here')
})

test('cut, nothing gets through; hanging, it does later; slow, late', async () => {
  const { proxy, ask } = await proxyTo(await serving())
  proxy.become('cut')
  expect(await ask()).toBe('nothing')
  proxy.become('hanging')
  expect(await ask(100)).toBe('nothing')
  const later = ask()
  setTimeout(() => proxy.become('open'), 50)
  expect(await later).toBe('here')
  proxy.become(120)
  const since = performance.now()
  expect(await ask()).toBe('here')
  expect(performance.now() - since).toBeGreaterThan(200)
})
