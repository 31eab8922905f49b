import { useCallback } from 'react'
import { pickOf } from '@tabletome/boardkit'
import { nextTurn, type Turn } from './scene.ts'

export interface ToolStates {
  readonly threats: boolean
  readonly numbers: boolean
  readonly byHand: boolean
}
export type ToolAct = 'turn' | 'turnBack' | keyof ToolStates

/** How one looks at the board; it stays when the board is put away and taken out again. */
export const { pickerAt, usePick, usePicker } = pickOf<{ turn: Turn } & ToolStates>({
  turn: 0,
  threats: false,
  numbers: false,
  byHand: false,
})

export const useToolStates = () => {
  const { turn, ...states } = usePick()
  const { pick, setPick } = usePicker()
  const act = useCallback(
    (tool: ToolAct) => {
      const now = pick()
      if (tool === 'turn') setPick({ turn: nextTurn(now.turn, 1) })
      else if (tool === 'turnBack') setPick({ turn: nextTurn(now.turn, -1) })
      else setPick({ [tool]: !now[tool] })
    },
    [pick, setPick],
  )
  return { turn, states, act }
}
