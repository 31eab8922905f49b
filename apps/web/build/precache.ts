import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What the service worker keeps: every file of the site, and one word for the whole, which changes when any of them does. */
export interface Precache {
  readonly version: string
  readonly files: readonly string[]
}

/** Left out: the worker itself, maps, and names with a leading dot. `/` stands for the page. */
export const precacheOf = (files: ReadonlyMap<string, string | Uint8Array>): Precache => {
  const kept = [...files.keys()]
    .filter(name => name !== 'sw.js' && !name.endsWith('.map') && !name.startsWith('.'))
    .sort()
  const hash = createHash('sha256')
  for (const name of kept)
    hash
      .update(name)
      .update('\0')
      .update(files.get(name) ?? '')
  return {
    version: hash.digest('hex').slice(0, 12),
    files: kept.map(name => (name === 'index.html' ? '/' : `/${name}`)),
  }
}

const MARK = '__PRECACHE__'

/** Writes the list of all built files into the service worker. */
export const precache = (): Plugin => {
  let publicDir = ''
  return {
    name: 'tabletome:precache',
    apply: 'build',
    enforce: 'post',
    configResolved: config => {
      publicDir = config.publicDir
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js']
        if (worker?.type !== 'chunk') return
        const files = new Map<string, string | Uint8Array>()
        for (const [name, file] of Object.entries(bundle))
          files.set(name, file.type === 'chunk' ? file.code : file.source)
        for (const name of readdirSync(publicDir)) files.set(name, readFileSync(join(publicDir, name)))
        if (!worker.code.includes(MARK)) throw new Error('The service worker does not ask for its list of files')
        worker.code = worker.code.replace(MARK, JSON.stringify(precacheOf(files)))
      },
    },
  }
}
