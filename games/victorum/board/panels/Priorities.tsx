import { Icon } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import type { PriorityEntry } from '../../content/types.ts'
import { listFor } from '../../rules/rivals/lists.query.ts'
import { glyphs } from '../art/glyphs.ts'
import { openOf, type UnitView, wordNamed } from '../read.ts'
import { say } from '../words.ts'

interface EntriesProps {
  board: BoardProps
  entries: readonly PriorityEntry[]
  /** Those that decide for somebody now. */
  matched?: readonly (PriorityEntry | undefined)[]
}

/** A priority list: opponents to attack have swords and a full frame, hexes to stand on a boot and a dashed one. */
export const Entries = ({ board, entries, matched = [] }: EntriesProps) => (
  <ol className="entries">
    {entries.map(entry => {
      const isBold = entry.startsWith('!')
      return (
        <li
          key={entry}
          className={`entry${isBold ? ' is-bold' : ''}${matched.includes(entry) ? ' is-matched' : ''}`}
          {...(matched.includes(entry) ? { 'aria-current': true } : {})}
        >
          <Icon
            body={isBold ? glyphs.attack : glyphs.movement}
            size={14}
            label={say(board.text, isBold ? 'toAttack' : 'toStandOn')}
          />{' '}
          {wordNamed(board.text, 'entry', entry.replace('!', ''))}
        </li>
      )
    })}
  </ol>
)

/** The list this unit goes by, with the entry that decides now. */
export const Priorities = ({
  board,
  unit,
  matched,
}: {
  board: BoardProps
  unit: UnitView
  matched: PriorityEntry | undefined
}) => (
  <div className="priorities">
    <span className="label">{say(board.text, 'priorities')}</span>
    <Entries board={board} entries={listFor(openOf(board.view), unit)} matched={[matched]} />
  </div>
)
