import { createStore } from '@tabletome/boardkit'
import { type Speed, SPEEDS } from '@tabletome/boardkit'
import type { Language } from '@tabletome/games/types'

/** What a reader may set, kept in this browser only. public/theme.js applies the same before the first paint. */
export interface Settings {
  readonly language: Language
  readonly theme: 'light' | 'dark' | 'system'
  readonly speed: Speed
  readonly motion: 'system' | 'full' | 'reduced'
  readonly sound: boolean
  /** How loud, in percent. */
  readonly volume: (typeof VOLUMES)[number]
  /** The colour of what can be chosen. */
  readonly highlight: (typeof HIGHLIGHTS)[number]
  /** Keys the reader has changed, by what they do. */
  readonly keys: Readonly<Record<string, string>>
  /** Stronger hatching, so that nothing rests on colour. */
  readonly patterns: boolean
  /** Which choices are asked again before they are made. */
  readonly confirm: 'never' | 'dangerous' | 'always'
  /** Questions about secret cards where one can only pass. */
  readonly pass: 'auto' | 'ask'
  /** Stops where a turn begins, to look at what the others are about to do. */
  readonly pause: boolean
  /** Bots keep step with the people, one action at a time, or play as fast as they can. */
  readonly bots: 'inStep' | 'quick'
  /** What is shown where a combat or an act has ended. */
  readonly milestones: (typeof MILESTONES)[number]
  /** What a hint says: chances, words alone, nothing. */
  readonly hints: 'full' | 'words' | 'off'
  /** Tips while somebody is new to a game. */
  readonly tips: boolean
  readonly textSize: (typeof TEXT_SIZES)[number]
  readonly name: string
  /** That name was chosen, not given by the server. */
  readonly named: boolean
}

export const VOLUMES = [25, 50, 75, 100] as const
export const HIGHLIGHTS = ['gold', 'blue', 'green', 'violet'] as const
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const
export const MILESTONES = ['pages', 'short', 'none'] as const
const KEY = 'tabletome.settings'

export const standardSettings = (languages: readonly string[], touch: boolean): Settings => ({
  language: languages.find(language => /^(en|fr)/.test(language))?.startsWith('fr') ? 'fr' : 'en',
  theme: 'system',
  speed: 'normal',
  motion: 'system',
  sound: !touch,
  volume: 100,
  highlight: 'gold',
  keys: {},
  patterns: false,
  confirm: 'dangerous',
  pass: 'auto',
  pause: false,
  bots: 'inStep',
  milestones: 'pages',
  hints: 'full',
  tips: true,
  textSize: 100,
  name: '',
  named: false,
})

const ALLOWED = {
  language: ['en', 'fr'],
  theme: ['light', 'dark', 'system'],
  speed: Object.keys(SPEEDS),
  motion: ['system', 'full', 'reduced'],
  sound: [true, false],
  volume: VOLUMES,
  highlight: HIGHLIGHTS,
  patterns: [true, false],
  confirm: ['never', 'dangerous', 'always'],
  pass: ['auto', 'ask'],
  pause: [true, false],
  bots: ['inStep', 'quick'],
  milestones: MILESTONES,
  hints: ['full', 'words', 'off'],
  tips: [true, false],
  textSize: TEXT_SIZES,
  named: [true, false],
} as const

/** Reads what was kept, field by field: a value this version does not know falls back to the standard. */
export const readSettings = (kept: string | undefined, standard: Settings): Settings => {
  let found: unknown
  try {
    found = JSON.parse(kept ?? '{}')
  } catch {
    found = {}
  }
  const fields =
    typeof found === 'object' && found !== null ? new Map<string, unknown>(Object.entries(found)) : new Map()
  const read = { ...standard } as Record<string, unknown>
  for (const [field, allowed] of Object.entries(ALLOWED)) {
    const value: unknown = fields.get(field)
    if ((allowed as readonly unknown[]).includes(value)) read[field] = value
  }
  const name: unknown = fields.get('name')
  // Each field was looked up among its allowed values, which types cannot follow.
  const settings = read as unknown as Settings
  return { ...settings, name: typeof name === 'string' ? name.slice(0, 40) : '', keys: keysIn(fields.get('keys')) }
}

/** One sign each, and no sign for two things. */
const keysIn = (kept: unknown): Record<string, string> => {
  if (typeof kept !== 'object' || kept === null) return {}
  const keys = new Map<string, string>()
  for (const [act, key] of Object.entries(kept)) if (typeof key === 'string' && key.length === 1) keys.set(key, act)
  return Object.fromEntries([...keys].map(([key, act]) => [act, key]))
}

const stored = () => {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined
  }
}
const fresh = () =>
  readSettings(stored(), standardSettings(navigator.languages ?? [], matchMedia('(pointer: coarse)').matches))

const store = createStore(fresh)
export const currentSettings = store.read
export const useSettings = store.use
export const onSettings = store.subscribe

export const changeSettings = (change: Partial<Settings>) => {
  const settings = { ...currentSettings(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing still plays: the setting then lasts as long as the page.
  }
  store.set(settings)
  applySettings()
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)').matches

export const applySettings = () => {
  const { theme, language, motion, patterns, textSize, highlight } = currentSettings()
  const page = document.documentElement
  page.dataset.theme = theme === 'dark' || (theme === 'system' && systemIsDark()) ? 'dark' : 'light'
  page.lang = language
  page.dataset.motion = motion
  page.dataset.highlight = highlight
  page.toggleAttribute('data-patterns', patterns)
  page.style.setProperty('--zoom', String(textSize / 100))
  const paper = getComputedStyle(page).getPropertyValue('--paper').trim()
  if (paper) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper)
}

/** Follows the system's theme and changes made in another tab. */
export const watchSettings = () => {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applySettings)
  addEventListener('storage', event => {
    if (event.key !== KEY) return
    store.refresh()
    applySettings()
  })
}
