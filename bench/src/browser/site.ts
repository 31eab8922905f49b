import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const DIST = fileURLToPath(new URL('../../../apps/web/dist/', import.meta.url))
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

export interface Site {
  readonly address: string
  /** The files that were asked for since this was last called, in their order; what a worker fetches too. */
  fetched(): readonly Fetched[]
  close(): Promise<void>
}
export interface Fetched {
  readonly name: string
  /** By the clock, in milliseconds. */
  readonly at: number
  readonly body: Buffer
}

/** The built site without a server behind it: a table of this browser needs none. */
export async function serveSite(): Promise<Site> {
  if (!existsSync(join(DIST, 'index.html'))) throw new Error('there is no built site: run "npm run build" first')
  let fetched: Fetched[] = []
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/'))
    if (path.startsWith('/api')) return void response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
    const name = extname(path) === '' ? 'index.html' : path.slice(1)
    const file = join(DIST, name)
    if (!existsSync(file)) return void response.writeHead(404).end()
    const body = readFileSync(file)
    fetched.push({ name, body, at: Date.now() })
    response.writeHead(200, { 'content-type': TYPES[extname(name)] ?? 'application/octet-stream' }).end(body)
  })
  await new Promise<void>(done => void server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fetched: () => {
      const list = fetched
      fetched = []
      return list
    },
    close: () =>
      new Promise(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
