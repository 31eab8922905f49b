import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findNats, findPostgres } from '../../../../scripts/services.mjs'
import { startNats } from '../../../../tools/services/nats.ts'
import { startPostgres } from '../../../../tools/services/postgres.ts'
import type { Service } from '../../../../tools/services/running.ts'
import { busContract } from './contract.ts'
import { connectNats, createNatsBus } from './nats.ts'
import { createNotifyBus } from './notify.ts'
import type { Bus, BusId } from './port.ts'

const BUSES = [
  {
    name: 'NOTIFY of PostgreSQL',
    find: findPostgres,
    start: startPostgres as () => Promise<Service>,
    open: (url: string) => createNotifyBus(url, () => undefined),
  },
  {
    name: 'NATS',
    find: findNats,
    start: startNats,
    open: async (url: string): Promise<Bus> => {
      const connection = await connectNats(url, 'test')
      const bus = await createNatsBus(connection, () => undefined)
      return { ...bus, close: () => bus.close().then(() => connection.close()) }
    },
  },
]

for (const { name, find, start, open } of BUSES)
  describe.skipIf(find() === undefined)(`between processes: ${name}`, () => {
    let service: Service
    beforeAll(async () => {
      service = await start()
    }, 60_000)
    afterAll(() => service.stop(), 60_000)

    busContract(name, async () => ({ here: await open(service.url), there: await open(service.url) }))

    test('hundreds of ids at once all arrive', async () => {
      const [here, there] = [await open(service.url), await open(service.url)]
      const got = new Set<BusId>()
      there.subscribe(ids => ids.forEach(id => got.add(id)))
      here.publish(Array.from({ length: 900 }, (_, at) => `match:abcdefghijklmnop${at}:1234` as const))
      await expect.poll(() => got.size, { timeout: 10_000 }).toBe(900)
      await Promise.all([here.close(), there.close()])
    })

    test('a service that goes away and comes back is found again, and says so', { timeout: 60_000 }, async () => {
      const [here, there] = [await open(service.url), await open(service.url)]
      const got: BusId[] = []
      let returned = 0
      there.subscribe(ids => got.push(...ids))
      there.onReturn(() => (returned += 1))
      await service.kill()
      here.publish(['match:lost:1'])
      await service.start()
      await expect.poll(() => returned, { timeout: 20_000 }).toBeGreaterThan(0)
      await expect
        .poll(
          () => {
            here.publish(['match:found:2'])
            return got.includes('match:found:2')
          },
          { timeout: 20_000, interval: 200 },
        )
        .toBe(true)
      await Promise.all([here.close(), there.close()])
    })

    test('one that is not there is an error at once', async () => {
      await expect(open(service.url.replace(/:\d+/, ':1'))).rejects.toThrow(/refused/i)
    })
  })
