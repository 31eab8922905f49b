import { expect, onTestFinished, test } from 'vitest'
import { findPostgres } from '../../../scripts/services.mjs'
import { startPostgres } from '../../../tools/services/postgres.ts'
import { startProxy } from '../../../tools/services/proxy.ts'
import { connect } from './guest.ts'
import { openWorld } from './world.ts'

test.skipIf(findPostgres() === undefined)(
  'who comes in while the server is stopping, slowly, does not keep it from stopping',
  { timeout: 120_000 },
  async () => {
    const postgres = await startPostgres()
    const way = await startProxy(postgres.port)
    onTestFinished(async () => {
      await way.close()
      await postgres.stop()
    })
    const url = (await postgres.newDatabase()).replace(`:${postgres.port}/`, `:${way.port}/`)
    const world = await openWorld({ databaseUrl: url })
    const { cookie } = await world.guest()
    way.become(1200)
    const closing = world.close()
    const late = connect(world.address, cookie).catch((error: unknown) => error)
    const patience = new Promise(resolve => setTimeout(() => resolve('still there'), 40_000).unref())
    expect(await Promise.race([closing.then(() => 'stopped'), patience])).toBe('stopped')
    expect(await late).toBeInstanceOf(Error)
  },
)
