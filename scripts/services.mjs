// @ts-check
// The services that several processes share in the tests: where their programs lie, and how Debian installs them.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const PLACES = ['/usr/sbin', '/usr/local/bin', '/usr/bin']

/** @param {string} name */
const onPath = name =>
  [...(process.env.PATH ?? '').split(delimiter), ...PLACES]
    .map(folder => join(folder, name))
    .find(path => existsSync(path))

/** The folder with the newest `initdb` and `postgres`: Debian keeps them apart from the PATH. */
export const findPostgres = () => {
  const found = onPath('initdb')
  if (found && existsSync(join(found, '../postgres'))) return join(found, '..')
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const [newest] = versions.map(Number).sort((a, b) => b - a)
  const folder = `/usr/lib/postgresql/${newest}/bin`
  return existsSync(join(folder, 'initdb')) ? folder : undefined
}
export const findNats = () => onPath('nats-server')
export const findPromtool = () => onPath('promtool')

/** A Python that has `websockets`: the one of Debian gets it by a package, which another Python on the PATH does not see. */
export const findPython = () =>
  ['/usr/bin/python3', 'python3'].find(
    python => spawnSync(python, ['-c', 'import websockets'], { stdio: 'ignore' }).status === 0,
  )

/** @type {readonly { name: string, find: () => string | undefined, debian: string }[]} */
export const SERVICES = [
  { name: 'PostgreSQL', find: findPostgres, debian: 'postgresql' },
  { name: 'NATS', find: findNats, debian: 'nats-server' },
  { name: 'Python with websockets', find: findPython, debian: 'python3-websockets' },
  { name: 'promtool', find: findPromtool, debian: 'prometheus' },
]
