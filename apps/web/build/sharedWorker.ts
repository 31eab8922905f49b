import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:local-worker'
const SOURCE = 'src/local/worker.ts'

/** Parts with styles are the page's, and what they import is announced to it in advance; a worker has no document to announce it in. */
export const preloaded = (_file: string, deps: readonly string[]): string[] =>
  deps.some(file => file.endsWith('.css')) ? [...deps] : []

/** The address of the worker that plays local tables: a chunk of the site itself, so that page and worker share the rules instead of fetching them twice. */
export const sharedWorker = (): Plugin => {
  let root = ''
  let isBuild = false
  return {
    name: 'tabletome:shared-worker',
    configResolved: config => {
      root = config.root
      isBuild = config.command === 'build'
    },
    resolveId: id => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      if (!isBuild) return `export default '/${SOURCE}?worker_file&type=module'`
      const chunk = this.emitFile({ type: 'chunk', id: join(root, SOURCE), name: 'worker' })
      return `export default import.meta.ROLLUP_FILE_URL_${chunk}`
    },
  }
}
