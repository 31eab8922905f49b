import { useEffect, useRef } from 'react'
import { Icon, KeyCap } from '@tabletome/boardkit'
import type { GameText } from '../../types.ts'
import { glyphs } from './glyphs.ts'
import { say } from './words.ts'

export interface ToolStates {
  readonly threats: boolean
  readonly numbers: boolean
  readonly byHand: boolean
}
export type ToolAct = 'turn' | 'turnBack' | keyof ToolStates

const KEYS: Readonly<Record<string, ToolAct>> = { v: 'turn', V: 'turnBack', t: 'threats', n: 'numbers', g: 'byHand' }

/** Letters act wherever the focus is, but never while something is being written. */
const useToolKeys = (act: (tool: ToolAct) => void) => {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      if (event.target instanceof Element && event.target.closest('input, select, textarea, [contenteditable], dialog'))
        return
      const tool = KEYS[event.key]
      if (!tool) return
      event.preventDefault()
      latest.current(tool)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

interface ToolProps {
  icon: string
  name: string
  keyCap: string
  on?: boolean
  act: () => void
}

const Tool = ({ icon, name, keyCap, on, act }: ToolProps) => (
  <button
    type="button"
    className="board-tool"
    title={name}
    aria-label={name}
    aria-keyshortcuts={keyCap}
    {...(on === undefined ? {} : { 'aria-pressed': on })}
    onClick={act}
  >
    <Icon body={icon} size={22} />
    <KeyCap>{keyCap}</KeyCap>
  </button>
)

interface ToolsProps {
  text: GameText
  states: ToolStates
  /** Single steps are open to somebody. */
  canWalk: boolean
  act: (tool: ToolAct) => void
}

/** What the board can show besides: turned, threatened, numbered; and how Moves are made. */
export const Tools = ({ text, states, canWalk, act }: ToolsProps) => {
  useToolKeys(act)
  return (
    <div className="board-tools">
      <Tool icon={glyphs.turnBoard} name={say(text, 'turnBoard')} keyCap="V" act={() => act('turn')} />
      <Tool
        icon={glyphs.threats}
        name={say(text, 'threats')}
        keyCap="T"
        on={states.threats}
        act={() => act('threats')}
      />
      <Tool
        icon={glyphs.numbers}
        name={say(text, 'numbers')}
        keyCap="N"
        on={states.numbers}
        act={() => act('numbers')}
      />
      {canWalk ? (
        <Tool icon={glyphs.byHand} name={say(text, 'byHand')} keyCap="G" on={states.byHand} act={() => act('byHand')} />
      ) : undefined}
    </div>
  )
}

/** The same, for the help of the table. */
export const keys = (text: GameText): readonly { key: string; what: string }[] => [
  { key: 'V', what: say(text, 'turnBoard') },
  { key: 'T', what: say(text, 'threats') },
  { key: 'N', what: say(text, 'numbers') },
  { key: 'G', what: say(text, 'byHand') },
]
