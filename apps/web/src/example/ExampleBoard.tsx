import type { CSSProperties } from 'react'
import { useTable } from '../table/context.ts'
import { Note } from '../table/slots/Note.tsx'
import { useWords } from '../text/index.ts'

/** The game's own board in a small box. Choosing on it begins to play. */
export const ExampleBoard = ({ onChoose }: { onChoose: () => void }) => {
  const words = useWords()
  const { module, board } = useTable()
  const { aspect, fill = false } = module.frame(board.view, true)
  const { Board } = module
  return (
    <div
      className="board-field example-board"
      role="group"
      aria-label={words.example.board}
      style={{ '--aspect': aspect } as CSSProperties}
    >
      <div className={fill ? 'board-box is-filled' : 'board-box'}>
        <Board
          {...board}
          compact
          choose={option => {
            onChoose()
            board.choose(option)
          }}
        />
      </div>
      <Note />
    </div>
  )
}
