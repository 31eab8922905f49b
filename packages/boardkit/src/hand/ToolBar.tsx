import { useEffect, useRef } from 'react'
import { KeyCap } from '../frame/Button.tsx'
import { Icon } from '../pieces/Icon.tsx'
import '../theme/board.css'

const WRITING = 'input, select, textarea, [contenteditable], dialog, .menu'

/** Keys of the board act wherever the focus is, but never while something is written or a list is open. */
export const useBoardKeys = (press: (event: KeyboardEvent) => boolean) => {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(WRITING)) return
      if (latest.current(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/** Something the board can show besides, or another way to look at it. */
export interface Tool {
  /** A capital letter. */
  readonly key: string
  readonly name: string
  readonly icon: string
  /** Of a switch: whether it is on. */
  readonly on?: boolean
  act(): void
}

export const ToolBar = ({ className, tools }: { className: string; tools: readonly Tool[] }) => (
  <div className={`board-tools ${className}`}>
    {tools.map(({ key, name, icon, on, act }) => (
      <button
        key={key}
        type="button"
        className="board-tool"
        title={name}
        aria-label={name}
        aria-keyshortcuts={key}
        aria-pressed={on}
        onClick={act}
      >
        <Icon body={icon} size={22} />
        <KeyCap>{key}</KeyCap>
      </button>
    ))}
  </div>
)
