// @ts-check
// Runs before `npm start`, `npm test` and others, also on a fresh clone: built-in modules only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './chromium.mjs'
import { SERVICES } from './services.mjs'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const CACHE = join(ROOT, 'node_modules/.cache/tabletome')
const SOURCES = [
  'apps/web',
  'apps/server',
  'packages',
  'games',
  'tools',
  'scripts/build.mjs',
  'scripts/native.mjs',
  'package-lock.json',
]
const NEEDED_NODE = [20, 19]

/** @param {string} message @returns {never} */
const stop = message => {
  console.error(message)
  process.exit(1)
}

/** @param {string} what @param {string} command @param {string[]} args */
const run = (what, command, args) => {
  console.error(`${what} …`)
  const { status, error } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) stop(`${what} failed${error ? `: ${error.message}` : ''}`)
}

const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const [neededMajor = 0, neededMinor = 0] = NEEDED_NODE
  if (major < neededMajor || (major === neededMajor && minor < neededMinor))
    stop(`Tabletome needs Node ${NEEDED_NODE.join('.')} or newer; this is ${process.versions.node}.`)
}

/** @param {string} path @returns {Record<string, { version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }>} */
const lockedPackages = path => {
  try {
    return JSON.parse(readFileSync(join(ROOT, path), 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

/** npm writes node_modules/.package-lock.json last, so it tells what is completely installed, and by whatever command. */
const isInstalled = () => {
  if (stamp('platform') !== undefined && stamp('platform') !== platform()) return false
  const installed = lockedPackages('node_modules/.package-lock.json')
  return Object.entries(lockedPackages('package-lock.json')).every(
    ([path, { version, link, optional, devOptional, peer }]) =>
      !path.includes('node_modules/') ||
      link ||
      optional ||
      devOptional ||
      peer ||
      installed[path]?.version === version,
  )
}

const install = () => {
  if (!isInstalled()) {
    const npm = process.env.npm_execpath
    if (npm) run('Installing packages', process.execPath, [npm, 'ci'])
    else run('Installing packages', process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci'])
  }
  writeStamp('platform', platform())
}

const build = () => {
  const sources = hashOf(SOURCES)
  const made = ['apps/web/dist/index.html', 'dist/server.js'].every(file => existsSync(join(ROOT, file)))
  if (stamp('build') === sources && made) return
  run('Building server and site', process.execPath, [join(ROOT, 'scripts/build.mjs')])
  writeStamp('build', sources)
}

/** What is missing is installed where it can be; else the tests that need it are left out, and say so. In CI nothing is. */
const findServices = () => {
  const isMissing = () => SERVICES.filter(service => service.find() === undefined)
  if (isMissing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('Updating the package lists', 'apt-get', ['update'])
    const packages = isMissing().map(service => service.debian)
    run(`Installing ${packages.join(', ')}`, 'apt-get', ['install', '-y', '--no-install-recommends', ...packages])
  }
  for (const { name, debian } of isMissing()) {
    const says = `${name} is not here (on Debian: apt-get install ${debian})`
    if (process.env.CI) stop(`${says}: in CI no test is left out.`)
    console.error(`${says}: the tests that need it are left out.`)
  }
}

const findBrowser = () => {
  if (findChromium()) return
  if (process.getuid?.() === 0 && !process.env.CHROMIUM_PATH && existsSync('/usr/bin/apt-get')) {
    run('Updating the package lists', 'apt-get', ['update'])
    run('Installing Chromium', 'apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  }
  if (!findChromium())
    stop(
      'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to it.',
    )
}

/** @param {string[]} paths */
const hashOf = paths => {
  const hash = createHash('sha256').update(platform())
  for (const file of paths.flatMap(filesUnder)) hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
const filesUnder = path => {
  if (!existsSync(join(ROOT, path))) return []
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist', 'test'].includes(name) && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => (entry.isDirectory() ? filesUnder(`${path}/${entry.name}`) : [`${path}/${entry.name}`]))
}

const platform = () => `${process.platform}-${process.arch}`

/** @param {string} name */
const stamp = name => {
  try {
    return readFileSync(join(CACHE, name), 'utf8')
  } catch {
    return undefined
  }
}

/** @param {string} name @param {string} content */
const writeStamp = (name, content) => {
  mkdirSync(dirname(join(CACHE, name)), { recursive: true })
  writeFileSync(join(CACHE, name), content)
}

const [task] = process.argv.slice(2)
checkNode()
install()
const NEEDS_BUILD = ['start', 'test', 'build', 'faults', 'load']
const NEEDS_SERVICES = ['test', 'faults', 'load']
if (NEEDS_BUILD.includes(task ?? '')) build()
if (task === 'test') findBrowser()
if (NEEDS_SERVICES.includes(task ?? '')) findServices()
