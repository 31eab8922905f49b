import { SPEEDS, type Speed } from '@tabletome/boardkit'
import { useEffect, useRef } from 'react'
import { changeSettings, currentSettings, useSettings } from '../../app/settings.ts'

const SPEED_ORDER = Object.keys(SPEEDS) as Speed[]
export const nextSpeed = () => {
  const { speed } = currentSettings()
  changeSettings({ speed: SPEED_ORDER[(SPEED_ORDER.indexOf(speed) + 1) % SPEED_ORDER.length] ?? 'normal' })
}

/** One step slower or faster, as far as it goes. */
export const changeSpeed = (by: 1 | -1) => {
  const at = SPEED_ORDER.indexOf(currentSettings().speed) + by
  const speed = SPEED_ORDER[Math.min(Math.max(at, 0), SPEED_ORDER.length - 1)]
  if (speed) changeSettings({ speed })
}

/** From landmark to landmark on the board; with Shift the other way. */
const JUMPS = ['own', 'foes', 'goals', 'changed'] as const
export type Jump = (typeof JUMPS)[number]
const isJump = (act: string): act is Jump => JUMPS.some(jump => jump === act)

/** What a key asks for. Letters do nothing while something is being written. */
export type KeyAct =
  | { readonly act: 'number'; readonly number: number }
  | { readonly act: 'move'; readonly by: 1 | -1 }
  | { readonly act: Jump; readonly by: 1 | -1 }
  | {
      readonly act:
        | 'confirm'
        | 'escape'
        | 'undo'
        | 'restart'
        | 'hint'
        | 'longer'
        | 'end'
        | 'log'
        | 'help'
        | 'words'
        | 'skip'
        | 'slower'
        | 'faster'
        | 'again'
        | 'talk'
        | 'board'
        | 'closer'
        | 'farther'
        | 'whole'
    }

const PLAIN: Readonly<Record<string, Exclude<KeyAct['act'], 'number' | 'move'>>> = {
  enter: 'confirm',
  escape: 'escape',
  u: 'undo',
  r: 'restart',
  h: 'hint',
  e: 'end',
  l: 'log',
  '?': 'help',
  w: 'words',
  s: 'skip',
  ',': 'slower',
  '.': 'faster',
  a: 'again',
  c: 'talk',
  b: 'board',
  o: 'own',
  k: 'foes',
  p: 'goals',
  d: 'changed',
  '+': 'closer',
  '=': 'closer',
  '-': 'farther',
  '0': 'whole',
}

type Plain = (typeof PLAIN)[string]

/** What the reader may lay on other keys; digits, Enter and Escape stay where they are. */
export const CHANGEABLE = [
  'undo',
  'restart',
  'hint',
  'end',
  'log',
  'board',
  ...JUMPS,
  'words',
  'skip',
  'again',
  'talk',
] as const

/** The keys as the reader has laid them: a changed one leaves its old place, and takes that of whatever was there. */
export const keyed = (changes: Readonly<Record<string, string>>): ReadonlyMap<string, Plain> => {
  const changed = CHANGEABLE.filter(act => changes[act] !== undefined)
  const keys = new Map(Object.entries(PLAIN).filter(([, act]) => !changed.some(each => each === act)))
  for (const act of changed) keys.set((changes[act] ?? '').toLowerCase(), act)
  return keys
}
export const keyOf = (act: Plain, changes: Readonly<Record<string, string>>): string =>
  [...keyed(changes)].find(([, each]) => each === act)?.[0].toUpperCase() ?? ''

/** The caps of the keys as they are laid now. */
export const useKeyCaps = () => {
  const { keys } = useSettings()
  return (act: Plain) => keyOf(act, keys)
}

interface Pressed {
  readonly key: string
  readonly shiftKey?: boolean
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
  readonly altKey?: boolean
}

/** `focus` says what has the keyboard: writing keeps all keys, a control keeps Enter, the board keeps its arrows. */
export const actOf = (
  { key, shiftKey, ctrlKey, metaKey, altKey }: Pressed,
  focus: 'writing' | 'control' | 'board' | 'page',
  keys: ReadonlyMap<string, Plain> = keyed({}),
): KeyAct | undefined => {
  if (ctrlKey || metaKey || altKey || focus === 'writing') return undefined
  if (/^[1-9]$/.test(key)) return { act: 'number', number: Number(key) }
  if ((key === 'ArrowDown' || key === 'ArrowUp') && focus !== 'board')
    return { act: 'move', by: key === 'ArrowDown' ? 1 : -1 }
  const act = keys.get(key.toLowerCase())
  if (!act || (act === 'confirm' && (focus === 'control' || focus === 'board'))) return undefined
  if (isJump(act)) return { act, by: shiftKey ? -1 : 1 }
  return { act: act === 'hint' && shiftKey ? 'longer' : act }
}

const focusOf = (target: EventTarget | null): Parameters<typeof actOf>[1] => {
  // What lies over the table has the keys, even when its focused button has gone.
  if (document.querySelector('dialog[open]')) return 'writing'
  if (!(target instanceof Element)) return 'page'
  if (target.closest('input, select, textarea, [contenteditable], dialog')) return 'writing'
  if (target.closest('.panzoom')) return 'board'
  return target.closest('a, button, summary') ? 'control' : 'page'
}

/** Listens on the whole page; the newest handler is used without listening anew. */
export const useKeys = (onAct: (act: KeyAct) => boolean) => {
  const latest = useRef(onAct)
  useEffect(() => {
    latest.current = onAct
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return
      const act = actOf(event, focusOf(event.target), keyed(currentSettings().keys))
      if (act && latest.current(act)) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
