import { request as plainRequest } from 'node:http'
import { request as safeRequest } from 'node:https'
import type { PushMessage } from '@tabletome/match/protocol'
import webPush from 'web-push'
import type { Config } from '../config.ts'
import type { PushDevice, PushStore } from '../store/port.ts'
import { lookupOutside } from './address.ts'

/** `gone`: that browser wants no more, or what it gave is no use. */
export type Sent = 'sent' | 'gone' | 'failed'
export interface Sender {
  /** What browsers subscribe with. */
  readonly key: string
  send(device: PushDevice, message: PushMessage): Promise<Sent>
}

const TIMEOUT_MILLISECONDS = 10_000
/** A turn is worth telling for a day. */
const LIVES_SECONDS = 86_400

/** The keys of this server are made at its first start and kept. */
export const openSender = async (
  store: PushStore,
  { push, pushContact }: Pick<Config, 'push' | 'pushContact'>,
): Promise<Sender> => {
  const keys = keysIn(await store.secret('vapid', JSON.stringify(webPush.generateVAPIDKeys())))
  return {
    key: keys.publicKey,
    send: async ({ endpoint, p256dh, auth }, message) => {
      let details: webPush.RequestDetails
      try {
        details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
          vapidDetails: { subject: pushContact, ...keys },
          TTL: LIVES_SECONDS,
          urgency: 'normal',
          topic: message.table.replace(/[^\w-]/g, '').slice(0, 32),
        })
      } catch {
        return 'gone'
      }
      const status = await post(endpoint, details, push === 'any')
      if (status === 404 || status === 410) return 'gone'
      return status !== undefined && status >= 200 && status < 300 ? 'sent' : 'failed'
    },
  }
}

const keysIn = (text: string) => JSON.parse(text) as webPush.VapidKeys

/** The status of the answer; nothing when there was none. Redirections are not followed, and nobody reads what is answered. */
const post = (endpoint: string, { headers, body }: webPush.RequestDetails, anywhere: boolean) =>
  new Promise<number | undefined>(resolve => {
    const request = anywhere && endpoint.startsWith('http:') ? plainRequest : safeRequest
    const options = { method: 'POST', headers, timeout: TIMEOUT_MILLISECONDS, agent: false }
    const sending = request(endpoint, anywhere ? options : { ...options, lookup: lookupOutside }, answer => {
      resolve(answer.statusCode)
      answer.destroy()
    })
    sending.on('timeout', () => sending.destroy())
    sending.on('error', () => resolve(undefined))
    sending.on('close', () => resolve(undefined))
    sending.end(body)
  })
