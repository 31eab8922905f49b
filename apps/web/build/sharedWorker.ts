import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:worker:'

/** Parts with styles are the page's, and what they import is announced to it in advance; a worker has no document to announce it in. */
export const preloaded = (_file: string, deps: readonly string[]): string[] =>
  deps.some(file => file.endsWith('.css')) ? [...deps] : []

/** `virtual:worker:local/worker.ts` is the address of that worker: a chunk of the site itself, so that page and workers share the rules instead of each fetching them. */
export const sharedWorker = (): Plugin => {
  let root = ''
  let isBuild = false
  return {
    name: 'tabletome:shared-worker',
    configResolved: config => {
      root = config.root
      isBuild = config.command === 'build'
    },
    resolveId: id => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined
      const source = `src/${id.slice(NAME.length + 1)}`
      if (!isBuild) return `export default '/${source}?worker_file&type=module'`
      // Two chunks of one name would have one address.
      const name = `worker-${id.slice(NAME.length + 1).replace(/\W+/g, '-')}`
      const chunk = this.emitFile({ type: 'chunk', id: join(root, source), name })
      return `export default import.meta.ROLLUP_FILE_URL_${chunk}`
    },
  }
}
