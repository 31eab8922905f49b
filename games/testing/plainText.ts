import type { GameText } from '../types.ts'

/** Words that say their own key, so that a test sees which one was asked for; `parts` are the ones a test cares about. */
export const plainText = (parts: Partial<GameText> = {}): GameText => ({
  title: '',
  pitch: '',
  meta: '',
  words: key => key,
  log: () => undefined,
  headline: () => ({ label: '', title: '' }),
  goal: () => ({ text: '', short: '', tally: [] }),
  phases: () => undefined,
  ask: () => ({ status: '', title: '', rule: undefined }),
  option: (_choice, option) => ({ what: option }),
  barred: () => [],
  reason: ({ key }) => key,
  changes: () => [],
  because: ({ id }) => id,
  hidden: what => what,
  result: () => ({ title: '', lead: '', rows: [], columns: [] }),
  describe: () => [],
  card: anchor => ({ title: `<${anchor}>`, kind: 'kind', text: `text of ${anchor}`, rules: [] }),
  ...parts,
})
