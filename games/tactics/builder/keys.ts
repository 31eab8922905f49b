import { useEffect, useRef } from 'react'
import type { BoxId } from '../content/ids.ts'
import type { Way } from '../content/types.ts'
import type { Act, Bench } from './bench.ts'

const ARROWS: Readonly<Record<string, Way>> = { ArrowUp: 'n', ArrowRight: 'e', ArrowDown: 's', ArrowLeft: 'w' }

export interface Key {
  readonly key: string
  readonly ctrl: boolean
  readonly shift: boolean
}

/** What a key does with what is in hand: something to do, a box to choose, or nothing of ours. */
export const actOf = ({ key, ctrl, shift }: Key, bench: Bench, tray: readonly BoxId[]): Act | BoxId | undefined => {
  const { chosen, held } = bench
  const letter = key.toLowerCase()
  if (ctrl) {
    if (letter === 'z') return { do: shift ? 'redo' : 'undo' }
    return letter === 'y' ? { do: 'redo' } : undefined
  }
  if (letter === 'u') return { do: 'undo' }
  if (letter === 'y') return { do: 'redo' }
  if (/^[1-9]$/.test(key)) return tray[Number(key) - 1]
  if (chosen === undefined) return undefined
  const way = ARROWS[key]
  if (way !== undefined) return { do: 'nudge', way }
  if (letter === 'r') return { do: 'turn' }
  if (letter === 'm') return held ? undefined : { do: 'lift' }
  if (key === 'Delete' || key === 'Backspace') return { do: 'remove' }
  if (key === 'Enter') return held ? { do: 'setDown' } : { do: 'lift' }
  return key === 'Escape' ? { do: held ? 'putBack' : 'leave' } : undefined
}

const TAKES_TEXT = 'input, select, textarea, dialog, [contenteditable]'
const TAKES_ENTER = 'a, button, summary'

/** Keys work wherever the focus is, except where somebody types; Enter stays with a button that has the focus. */
export const useKeys = (onKey: (key: Key) => boolean) => {
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : undefined
      if (event.defaultPrevented || event.altKey || target?.closest(TAKES_TEXT)) return
      if (event.key === 'Enter' && target?.closest(TAKES_ENTER)) return
      if (latest.current({ key: event.key, ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey }))
        event.preventDefault()
    }
    // Before the drawing takes the arrows for panning.
    addEventListener('keydown', onKeyDown, true)
    return () => removeEventListener('keydown', onKeyDown, true)
  }, [])
}
