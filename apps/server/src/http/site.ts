import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { nothingHere } from './fault.ts'

/**
 * The built web app. Its files are listed once, at the start, and only what is on the list is ever served: a path from
 * outside never reaches the disk. Each file is read and compressed when it is first asked for, then kept.
 */
export const site = async (app: FastifyInstance, folder: string): Promise<void> => {
  const files = new Map<string, () => Promise<File>>()
  for (const path of await filesIn(folder)) {
    const address = `/${relative(folder, path).split(sep).join('/')}`
    let kept: Promise<File> | undefined
    files.set(address, () => (kept ??= load(path)))
  }
  const index = files.get('/index.html')

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true },
    handler: async (request, reply) => {
      const path = request.url.replace(/[?#].*/s, '')
      const file = files.get(path)
      if (file) return send(request, reply, await file(), cachingOf(path))
      if (OWN.test(path) || extname(path) !== '') throw nothingHere()
      if (index) return send(request, reply, await index(), 'no-cache')
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The web app has not been built: run `npm run build`.\n')
    },
  })
}

/** Not pages of the app. */
const OWN = /^\/(?:api|ws|metrics|assets)(?:\/|$)/

/** The build puts a hash of the content into the names of assets, so they never change. */
const cachingOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'

interface File {
  readonly type: string
  readonly tag: string
  readonly plain: Buffer
  readonly br?: Buffer
  readonly gzip?: Buffer
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}
const SMALL = 1024

const filesIn = async (folder: string): Promise<readonly string[]> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}

const load = async (path: string): Promise<File> => {
  const plain = await readFile(path)
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  if (plain.length < SMALL || !/text|json|svg|wasm/.test(type)) return { type, tag, plain }
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, quality),
    promisify(gzip)(plain, { level: 9 }),
  ])
  return { type, tag, plain, br, gzip: zipped }
}

const send = (request: FastifyRequest, reply: FastifyReply, file: File, caching: string): FastifyReply => {
  reply.header('cache-control', caching).header('etag', file.tag).header('vary', 'accept-encoding')
  if (request.headers['if-none-match']?.split(/\s*,\s*/).includes(file.tag)) return reply.code(304).send()
  reply.type(file.type)
  const [coding, body] = bestOf(file, String(request.headers['accept-encoding'] ?? ''))
  if (coding) reply.header('content-encoding', coding)
  return reply.header('content-length', body.length).send(request.method === 'HEAD' ? undefined : body)
}

const bestOf = (file: File, accepted: string): readonly ['br' | 'gzip' | undefined, Buffer] => {
  const takes = (coding: string): boolean =>
    accepted.split(',').some(each => {
      const [name = '', ...params] = each.split(';').map(part => part.trim())
      return name === coding && !params.some(param => /^q=0(?:\.0*)?$/.test(param))
    })
  if (file.br && takes('br')) return ['br', file.br]
  if (file.gzip && takes('gzip')) return ['gzip', file.gzip]
  return [undefined, file.plain]
}
