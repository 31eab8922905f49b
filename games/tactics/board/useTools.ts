import { useCallback, useState } from 'react'
import { nextTurn, type Turn } from './scene.ts'
import type { ToolAct, ToolStates } from './Tools.tsx'

/** How one looks at the board; it stays while the page lives, also when the board is put away and taken out again. */
let kept: { turn: Turn; states: ToolStates } = { turn: 0, states: { threats: false, numbers: false, byHand: false } }

export const useTools = () => {
  const [now, setNow] = useState(kept)
  const act = useCallback((tool: ToolAct) => {
    if (tool === 'turn') kept = { ...kept, turn: nextTurn(kept.turn, 1) }
    else if (tool === 'turnBack') kept = { ...kept, turn: nextTurn(kept.turn, -1) }
    else kept = { ...kept, states: { ...kept.states, [tool]: !kept.states[tool] } }
    setNow(kept)
  }, [])
  return { ...now, act }
}
