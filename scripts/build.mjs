// @ts-check
// Makes dist/: the server, its threads, the site, and the few packages that cannot be bundled. Running it needs nothing but Node.
import { cpSync, existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'vite'
import { NATIVE } from './native.mjs'
import { ROOT } from './parts.mjs'

const DIST = join(ROOT, 'dist')

/** The folder of a package as its user finds it; undefined where it is not installed, like the binaries of other platforms. @param {string} name @param {string} from */
const folderOf = (name, from) =>
  createRequire(join(from, 'package.json'))
    .resolve.paths(name)
    ?.map(path => join(path, name))
    .find(path => existsSync(path))

/** A package with all that it needs, side by side. @param {string} name @param {string} from @param {Set<string>} done */
const copyPackage = (name, from, done) => {
  const folder = folderOf(name, from)
  if (folder === undefined || done.has(name)) return
  done.add(name)
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  cpSync(realpathSync(folder), join(DIST, 'node_modules', name), {
    recursive: true,
    filter: path => !/\/node_modules\//.test(path.slice(folder.length)),
  })
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) copyPackage(each, folder, done)
}

await build({ root: join(ROOT, 'apps/web'), logLevel: 'warn' })
await build({ root: join(ROOT, 'apps/server'), logLevel: 'warn' })
writeFileSync(join(DIST, 'package.json'), `${JSON.stringify({ private: true, type: 'module' })}\n`)
cpSync(join(ROOT, 'apps/web/dist'), join(DIST, 'site'), { recursive: true })
const done = new Set()
for (const name of NATIVE) copyPackage(name, join(ROOT, 'apps/server'), done)
