import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { licences } from '../../tools/licences.ts'
import { rulesOnly } from '../../tools/rulesOnly.ts'
import { NATIVE } from '../../scripts/native.mjs'

/** The server as plain JavaScript in one folder: running it needs nothing but Node. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    rulesOnly(),
    licences(NATIVE),
    {
      name: 'tabletome:places',
      enforce: 'pre',
      resolveId(source, importer) {
        return source.endsWith('/places.ts') ? this.resolve(source.replace(/\.ts$/, '.built.ts'), importer) : undefined
      },
    },
  ],
  ssr: { noExternal: true, external: NATIVE },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    target: 'node20',
    minify: false,
    outDir: '../../dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        server: 'src/main.ts',
        bots: 'src/botsMain.ts',
        tabletome: 'src/toolsMain.ts',
        botThread: 'src/bots/worker.ts',
        writerThread: '../../packages/match/src/stores/writerThread.ts',
        games: fileURLToPath(import.meta.resolve('@tabletome/games')),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
