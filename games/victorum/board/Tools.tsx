import { Icon, KeyCap } from '@tabletome/boardkit'
import { useEffect } from 'react'
import type { GameText } from '../../types.ts'
import { glyphs } from './glyphs.ts'
import { usePick, usePicker } from './pick.ts'
import { say } from './words.ts'

const TOOLS = [
  { key: 'I', word: 'intentTool', what: 'intent' },
  { key: 'T', word: 'threatTool', what: 'threat' },
  { key: 'N', word: 'labelTool', what: 'labels' },
] as const
const WRITING = 'input, select, textarea, [contenteditable], dialog, .menu'

/** What the arena can show besides: the rivals' plans, where they can strike, the names of the hexes. */
export const Tools = ({ text }: { text: GameText }) => {
  const on = usePick()
  const { pick, setPick } = usePicker()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(WRITING)) return
      // The shell lets go of what is in focus; so does the hand.
      if (event.key === 'Escape') setPick({ picked: undefined, unit: undefined })
      const tool = TOOLS.find(({ key }) => key === event.key.toUpperCase())
      if (!tool) return
      setPick({ [tool.what]: !pick()[tool.what] })
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [pick, setPick])
  return (
    <div className="victorum-tools">
      {TOOLS.map(({ key, word, what }) => (
        <button
          key={key}
          type="button"
          className="victorum-tool"
          title={say(text, word)}
          aria-label={say(text, word)}
          aria-keyshortcuts={key}
          aria-pressed={on[what]}
          onClick={() => setPick({ [what]: !on[what] })}
        >
          <Icon body={glyphs[what]} size={22} />
          <KeyCap>{key}</KeyCap>
        </button>
      ))}
    </div>
  )
}

/** The keys of the board, for the help of the table. */
export const keys = (text: GameText): readonly { key: string; what: string }[] => [
  ...TOOLS.map(({ key, word }) => ({ key, what: say(text, word) })),
  { key: '← ↑ → ↓', what: say(text, 'walkTool') },
]
