import type { Plugin } from 'vite'

const SCREEN_PARTS = /^\.\/(board|builder|campaign|text|rulebook)\//
const GAME_INFO = /\/games\/[^/]+\/info\.ts$/
const EMPTY = '\0tabletome:empty'

/** Workers and servers play, they draw nothing: what a game shows on screen is left out of their bundles. */
export const rulesOnly = (): Plugin => ({
  name: 'tabletome:rules-only',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer && GAME_INFO.test(importer) && SCREEN_PARTS.test(source) ? EMPTY : undefined,
  load: id => (id === EMPTY ? 'export default undefined' : undefined),
})
