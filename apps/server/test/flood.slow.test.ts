import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { guestAt } from './guest.ts'
import { PING, PONG, frame, rawSocket } from './raw.ts'
import { standby } from './standby.ts'
import { temporaryFolder } from './world.ts'

/** Sends the same frames again and again and never reads, until the server ends the connection or the time is up. */
const flood = (socket: Socket, bytes: Buffer, milliseconds: number): Promise<{ ended: boolean; sent: number }> =>
  new Promise(resolve => {
    const end = Date.now() + milliseconds
    let sent = 0
    const finish = (ended: boolean): void => resolve({ ended, sent })
    socket.on('error', () => finish(true))
    socket.on('close', () => finish(true))
    const more = (): void => {
      if (socket.destroyed) return finish(true)
      if (Date.now() > end) return finish(false)
      sent += bytes.length
      if (socket.write(bytes)) setImmediate(more)
      else socket.once('drain', more)
    }
    more()
  })

test('guests who only ping and never read are cut off, and the memory of the server stays bounded', {
  timeout: 60_000,
}, async () => {
  const server = standby(temporaryFolder(), { limits: 'standard', heap: 512 })
  const address = await server.start()
  const memory = async (): Promise<number> => {
    const text = await (await fetch(`${address}/metrics`)).text()
    return Number(/^tabletome_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1e6
  }
  const before = await memory()
  const guests = await Promise.all([1, 2, 3, 4, 5, 6].map(() => guestAt(address)))
  const polite = await (await guestAt(address)).connect()
  const pongs: string[] = []
  polite.socket.on('pong', data => pongs.push(data.toString()))

  const many = (first: number): Buffer =>
    Buffer.concat(Array.from({ length: 500 }, () => frame(first, Buffer.alloc(125, 1))))
  let most = before
  const floods = Promise.all(
    guests.map(async (guest, at) => flood(await rawSocket(guest), many(at === 5 ? PONG : PING), 15_000)),
  )
  let isDone = false
  void floods.then(() => (isDone = true))
  for (let time = 0; !isDone; time += 1) {
    most = Math.max(most, await memory())
    if (time < 10) polite.socket.ping(`ping ${time}`)
    expect(await polite.ask({ t: 'hello' })).toEqual({ ok: true, seq: undefined })
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  expect((await floods).map(each => each.ended)).toEqual(guests.map(() => true))
  expect(most - before).toBeLessThan(150)
  expect(polite.socket.readyState).toBe(polite.socket.OPEN)
  await expect.poll(() => pongs.length).toBeGreaterThan(0)
  expect(pongs).toEqual(pongs.map((_each, time) => `ping ${time}`))
  await server.kill()
})
