import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The workers of the site by the name under which the page asks for their address. */
const WORKERS: Readonly<Record<string, { readonly source: string; readonly chunk: string }>> = {
  'virtual:local-worker': { source: 'src/local/worker.ts', chunk: 'worker' },
  'virtual:analysis-worker': { source: 'src/analysis/worker.ts', chunk: 'analyst' },
}

/** Parts with styles are the page's, and what they import is announced to it in advance; a worker has no document to announce it in. */
export const preloaded = (_file: string, deps: readonly string[]): string[] =>
  deps.some(file => file.endsWith('.css')) ? [...deps] : []

/** The addresses of the workers: chunks of the site itself, so that page and workers share the rules instead of fetching them twice. */
export const sharedWorker = (): Plugin => {
  let root = ''
  let isBuild = false
  return {
    name: 'tabletome:shared-worker',
    configResolved: config => {
      root = config.root
      isBuild = config.command === 'build'
    },
    resolveId: id => (id in WORKERS ? `\0${id}` : undefined),
    load(id) {
      const worker = id.startsWith('\0') ? WORKERS[id.slice(1)] : undefined
      if (!worker) return undefined
      if (!isBuild) return `export default '/${worker.source}?worker_file&type=module'`
      const chunk = this.emitFile({ type: 'chunk', id: join(root, worker.source), name: worker.chunk })
      return `export default import.meta.ROLLUP_FILE_URL_${chunk}`
    },
  }
}
