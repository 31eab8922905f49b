import type { Random } from '@tabletome/engine'
import type { Proxy, Way } from '../services/proxy.ts'
import type { Cluster, Node } from './cluster.ts'

/** Something that goes wrong with one part, and is well again when the promise resolves. */
export interface Fault {
  readonly name: string
  /** The part: two faults of one part never happen at once. */
  readonly part: string
  happen(random: Random): Promise<void>
}

const wait = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds))
const between = (random: Random, least: number, most: number): number => least + random.below(most - least)

const HOUR = 3_600_000
const STEPS = [-24 * HOUR, -HOUR, -10_000, 0, 10_000, HOUR, 24 * HOUR]

export const faultsOf = (cluster: Cluster): readonly Fault[] => [
  ...cluster.nodes.flatMap(node => faultsOfNode(node)),
  {
    name: 'kill NATS',
    part: 'nats',
    async happen(random) {
      await cluster.nats.kill()
      await wait(random.below(3000))
      await cluster.nats.start()
    },
  },
  {
    name: 'restart PostgreSQL',
    part: 'postgres',
    async happen(random) {
      await cluster.postgres.kill()
      await wait(random.below(2000))
      await cluster.postgres.start()
    },
  },
  ...fullDisk(cluster),
]

const fullDisk = ({ disk, postgres }: Cluster): readonly Fault[] =>
  disk
    ? [
        {
          name: 'disk full',
          part: 'postgres',
          async happen(random) {
            disk.fill()
            await wait(between(random, 1000, 4000))
            disk.makeRoom()
            // Without room for its journal PostgreSQL ends itself.
            await wait(200)
            if (!postgres.isRunning) await postgres.start()
          },
        },
      ]
    : []

const faultsOfNode = ({ name, server, front, toStore, toBus }: Node): readonly Fault[] => [
  {
    name: 'kill a server',
    part: `server ${name}`,
    happen: random => server.restart('SIGKILL', random.below(2000)),
  },
  {
    name: 'stop a server in order',
    part: `server ${name}`,
    happen: random => server.restart('SIGTERM', random.below(2000)),
  },
  {
    name: 'freeze a server',
    part: `server ${name}`,
    async happen(random) {
      server.signal('SIGSTOP')
      await wait(between(random, 500, 4000))
      server.signal('SIGCONT')
    },
  },
  {
    name: 'step a clock',
    part: `server ${name}`,
    async happen(random) {
      server.setClock(STEPS[random.below(STEPS.length)] ?? 0)
      await wait(200)
    },
  },
  ...faultsOfWay('clients', `front ${name}`, front),
  ...faultsOfWay('PostgreSQL', `store ${name}`, toStore),
  ...faultsOfWay('NATS', `bus ${name}`, toBus),
]

const faultsOfWay = (end: string, part: string, proxy: Proxy): readonly Fault[] => {
  const fault = (name: string, way: (random: Random) => Way, least: number, most: number): Fault => ({
    name: `${name} ${end}`,
    part,
    async happen(random) {
      proxy.become(way(random))
      await wait(between(random, least, most))
      proxy.become('open')
    },
  })
  return [
    fault('cut off', () => 'cut', 300, 3000),
    // Longer than a server waits for its store.
    fault('silence towards', () => 'hanging', 500, 7000),
    fault('slow way to', random => between(random, 20, 250), 1000, 4000),
  ]
}
