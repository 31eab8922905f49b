import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { onTestFinished } from 'vitest'

export interface Pushed {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A push service of this machine: it keeps what it is sent. */
export const pushService = async (status = 201) => {
  const got: Pushed[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      got.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { got, endpoint: (name: string) => `http://127.0.0.1:${port}/${name}` }
}

/** A browser’s keys, as it gives them away, and how it reads what is sent to it (RFC 8291). */
export const browserKeys = () => {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    read(body: Buffer): unknown {
      const salt = body.subarray(0, 16)
      const sender = body.subarray(21, 21 + body.readUInt8(20))
      const shared = curve.computeSecret(sender)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const secret = expand(hmac(auth, shared), info, 32)
      const root = hmac(salt, secret)
      const key = expand(root, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
      const nonce = expand(root, Buffer.from('Content-Encoding: nonce\0'), 12)
      const sealed = body.subarray(21 + sender.length)
      const cipher = createDecipheriv('aes-128-gcm', key, nonce)
      cipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'))
    },
  }
}

const hmac = (key: Buffer, text: Buffer): Buffer => createHmac('sha256', key).update(text).digest()
const expand = (key: Buffer, info: Buffer, length: number): Buffer =>
  hmac(key, Buffer.concat([info, Buffer.from([1])])).subarray(0, length)
