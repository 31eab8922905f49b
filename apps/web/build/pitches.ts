import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'
import type { Pitches } from './pitchWords.ts'

const NAME = 'virtual:pitches'
const WORDS = fileURLToPath(new URL('./pitchWords.ts', import.meta.url))

/** Takes the title and pitch of every game out of its text at build time: Home need not fetch all its words to show three lines. */
export const pitches = (): Plugin => ({
  name: 'tabletome:pitches',
  resolveId: source => (source === NAME ? `\0${NAME}` : undefined),
  load: async id => {
    if (id !== `\0${NAME}`) return undefined
    const { module } = await runnerImport<{ pitchWords: Pitches }>(WORDS, { configFile: false, logLevel: 'error' })
    return `export default ${JSON.stringify(module.pitchWords)}`
  },
})
