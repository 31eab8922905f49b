import type { NatsConnection } from '@nats-io/transport-node'
import type { BotPool, Job } from './pool.ts'
import type { Payer } from './fairQueue.ts'

/** Questions go to one of the processes that listen here. */
const SUBJECT = 'tabletome.bots'
const QUEUE = 'bots'
/** On top of what a bot may take: its process may have to start a thread, and others may be before it. */
const PATIENCE_MILLISECONDS = 20_000

interface Asked {
  readonly job: Omit<Job, 'milliseconds'>
  readonly payer: Payer
}
type Answered = { readonly option: string } | { readonly error: string }

/** Bots think in processes of their own if there are any, else in the threads of this one. */
export const createRemotePool = (
  connection: NatsConnection,
  here: BotPool,
  milliseconds: number,
  onError: (error: unknown) => void,
): BotPool => {
  let away = 0
  return {
    async think(job, payer) {
      away += 1
      try {
        const asked: Asked = { job, payer }
        const reply = await connection.request(SUBJECT, JSON.stringify(asked), {
          timeout: milliseconds + PATIENCE_MILLISECONDS,
        })
        const answered = reply.json<Answered>()
        if ('option' in answered) return answered.option
        onError(new Error(answered.error))
      } catch (error) {
        // Nobody listens, or whoever did is gone: that is no fault.
        if (!(error instanceof Error) || !/NoResponders|Request|Timeout|Closed|Connection/.test(error.name))
          onError(error)
      } finally {
        away -= 1
      }
      return here.think(job, payer)
    },
    get waiting() {
      return away + here.waiting
    },
    close: () => here.close(),
  }
}

/** Answers questions of all servers, until it is stopped. */
export const serveBots = (connection: NatsConnection, pool: BotPool, onError: (error: unknown) => void): void => {
  connection.subscribe(SUBJECT, {
    queue: QUEUE,
    callback: (failure, message) => {
      if (failure) return onError(failure)
      const answer = (answered: Answered): void => void message.respond(JSON.stringify(answered))
      const { job, payer } = message.json<Asked>()
      pool.think(job, payer).then(
        option => answer({ option }),
        (error: unknown) => answer({ error: error instanceof Error ? error.message : String(error) }),
      )
    },
  })
}
