import type { GameText } from '@tabletome/games/types'

/** A game's text that says nothing, for tests that care about a part of it. */
export const plainText = (parts: Partial<GameText>): GameText => ({
  title: '',
  pitch: '',
  meta: '',
  words: key => key,
  log: () => undefined,
  headline: () => ({ label: '', title: '' }),
  phases: () => undefined,
  ask: () => ({ status: '', title: '', rule: undefined }),
  option: (_choice, option) => ({ what: option }),
  barred: () => [],
  reason: ({ key }) => key,
  changes: () => [],
  hidden: what => what,
  result: () => ({ title: '', lead: '', rows: [], columns: [] }),
  describe: () => [],
  card: () => undefined,
  ...parts,
})
