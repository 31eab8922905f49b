import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Guest } from './guest.ts'

/** A connection that has been let in as a WebSocket, for frames that no library would send. It reads nothing unless told to. */
export const rawSocket = async (guest: Guest): Promise<Socket> => {
  const { hostname, port } = new URL(guest.address)
  const lines = [
    'GET /ws HTTP/1.1',
    `Host: ${hostname}:${port}`,
    `Origin: ${guest.address}`,
    `Cookie: ${guest.cookie}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ]
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('data', data => {
      socket.pause()
      const head = data.toString('latin1')
      if (head.startsWith('HTTP/1.1 101 ') && head.endsWith('\r\n\r\n')) resolve()
      else reject(new Error(head))
    })
    socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  })
  return socket
}

/** A masked frame with mask 0, as a client must send it. */
export const frame = (first: number, payload: Buffer): Buffer => {
  const length =
    payload.length < 126
      ? Buffer.from([0x80 | payload.length])
      : Buffer.from([0xfe, payload.length >> 8, payload.length & 255])
  return Buffer.concat([Buffer.from([first]), length, Buffer.alloc(4), payload])
}
export const PING = 0x89
export const PONG = 0x8a
