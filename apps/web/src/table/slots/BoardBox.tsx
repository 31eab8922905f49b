import type { CSSProperties, ReactNode } from 'react'
import { useSize } from '../../app/layout.ts'
import type { RecapState } from '../chronicle/useRecap.ts'
import { useHinting } from '../hint/useHint.ts'
import { Arrows, InWords, Recap } from '../layout/lateTable.ts'
import { Note } from './Note.tsx'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import type { ShellUi } from '../layout/Shell.tsx'

/** The sizes that follow from the game alone; window and text size do the rest in the style sheet. */
export const useFrame = () => {
  const { module, board } = useTable()
  const size = useSize()
  const { aspect, fill = false, dock } = module.frame(board.view, board.compact)
  const style = { '--aspect': aspect, '--dock': `${size === 'large' ? dock.roomy : dock.snug}px` } as CSSProperties
  return { style, fill }
}

interface BoardBoxProps {
  ui: ShellUi
  recap: RecapState | undefined
  fill: boolean
  children?: ReactNode
}

/** The box of the drawing: the same at every question. */
export const BoardBox = ({ ui, recap, fill, children }: BoardBoxProps) => {
  const words = useWords()
  const { module, board } = useTable()
  const { hint } = useHinting()
  const { Board } = module
  return (
    <main id="content" className="board-field" tabIndex={-1} aria-label={words.table.board}>
      {ui.inWords ? (
        <InWords onClose={ui.toggleWords} />
      ) : (
        <div className={fill ? 'board-box is-filled' : 'board-box'}>
          <Board {...board} />
        </div>
      )}
      <i className="glow" aria-hidden="true" />
      {children}
      {hint ? <Arrows /> : undefined}
      <Note />
      {recap ? <Recap lines={recap.lines} onClose={recap.close} /> : undefined}
    </main>
  )
}
