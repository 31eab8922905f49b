import { connect } from '@nats-io/transport-node'
import type { NatsConnection } from '@nats-io/transport-node'
import type { Bus } from './port.ts'
import { createWiredBus } from './wired.ts'

const SUBJECT = 'tabletome.wake'
const CONNECT = { timeout: 3000, reconnectTimeWait: 250, maxReconnectAttempts: -1, pingInterval: 5000, maxPingOut: 2 }

/** Throws when it cannot be reached; lost later, it comes back by itself. */
export const connectNats = (url: string, name: string): Promise<NatsConnection> =>
  connect({ servers: url, name, noEcho: true, ...CONNECT })

/** Ids by NATS: what is published while it is away is lost. */
export const createNatsBus = (connection: NatsConnection, onError: (error: unknown) => void): Promise<Bus> =>
  createWiredBus(async ({ hear, returned }) => {
    connection.subscribe(SUBJECT, {
      callback: (error, message) => {
        if (error) onError(error)
        else hear(message.string())
      },
    })
    const listen = async (): Promise<void> => {
      for await (const { type } of connection.status()) if (type === 'reconnect') returned()
    }
    listen().catch(onError)
    // The subscription counts from when the server has it.
    await connection.flush()
    return {
      send: text => {
        if (!connection.isClosed()) connection.publish(SUBJECT, text)
      },
      latency: async () => (connection.isClosed() ? undefined : connection.rtt().catch(() => undefined)),
      close: async () => undefined,
    }
  }, onError)
