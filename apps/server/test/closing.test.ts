import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openWorld } from './world.ts'

const knock = async (address: string, text: string): Promise<Socket> => {
  const { port } = new URL(address)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
  await new Promise(resolve => socket.once('connect', resolve))
  if (text !== '') socket.write(text)
  await new Promise(resolve => setTimeout(resolve, 100))
  return socket
}

test('a server that is asked to stop does, whoever holds a connection without saying anything', async () => {
  const world = await openWorld()
  const guest = await world.guest()
  await guest.connect()
  const silent = [
    '',
    'GET /api/health HTTP/1.1\r\nHost: x\r\n',
    'POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{',
  ]
  for (const text of silent) await knock(world.address, text)
  const since = performance.now()
  await world.close()
  expect(performance.now() - since).toBeLessThan(8000)
})
