import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { icons } from '../../tools/icons.ts'
import { licences } from '../../tools/licences.ts'
import { pitches } from './build/pitches.ts'
import { precache } from './build/precache.ts'
import { preloaded, sharedWorker } from './build/sharedWorker.ts'
import { hasSideEffects } from './build/sideEffects.ts'
import { together } from './build/together.ts'

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string }
const server = process.env.TABLETOME_SERVER ?? 'http://localhost:4100'

/** Their files are shortened copies: tools/fonts/make.sh. */
const FONTS = ['@fontsource/alegreya', '@fontsource/alegreya-sans']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [icons(), pitches(), sharedWorker(), licences(FONTS), precache()],
  oxc: { jsx: { runtime: 'automatic' } },
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    rolldownOptions: {
      // Asking which pages need a module takes a second.
      checks: { bundlerTimings: false },
      treeshake: { moduleSideEffects: hasSideEffects },
      input: { main: 'index.html', sw: 'src/sw/sw.ts' },
      output: {
        entryFileNames: chunk => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: together },
      },
    },
  },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
  preview: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
})
