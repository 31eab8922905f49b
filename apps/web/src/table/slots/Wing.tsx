import { Leaf, PatientIcons } from '@tabletome/boardkit'
import type { ExtraLeaf, SeatDetail } from '@tabletome/games/types'
import { type ReactNode, useState } from 'react'
import { useSize } from '../../app/layout.ts'
import { ChroniclePanel } from '../layout/lateTable.ts'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import { useFit } from './useFit.ts'

/** A docked chronicle shorter than this is no chronicle. */
const DOCKED = 148
const DETAILS: readonly SeatDetail[] = ['full', 'line', 'badge']

/** Without room it is its title row, which opens it over the board. */
export const Extra = ({ leaf: { title, aside, body }, folded }: { leaf: ExtraLeaf; folded: boolean }) => {
  const [open, setOpen] = useState(false)
  if (!folded)
    return (
      <Leaf title={title} {...(aside === undefined ? {} : { aside })} className="extra-leaf">
        {body}
      </Leaf>
    )
  return (
    <details className="leaf extra-fold" open={open} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="rubric">{title}</span>
        {aside === undefined ? undefined : <span className="small soft">{aside}</span>}
      </summary>
      {open ? <div className="extra-drawer leaf scroller">{body}</div> : undefined}
    </details>
  )
}

/**
 * Own seat first, then the others, then what everybody may know. Last things give way first; the docked chronicle before all. A lesson's
 * steps give way before the seats do, which the coach counts too, all but the one to be taken; that one goes last of all.
 */
export const Wing = ({ steps }: { steps?: ReactNode }) => {
  const words = useWords()
  const { module, board } = useTable()
  const size = useSize()
  const leaves = module.leaves?.(board) ?? []
  const whole = leaves.length + (steps ? 1 : 0)
  const least = whole + DETAILS.length - 1
  const { box, inner, level, isSpare } = useFit(steps ? least + 1 : least, DOCKED)
  const detail = DETAILS[Math.max(0, level - whole)] ?? 'badge'
  const { Seats } = module
  return (
    <aside className="wing seats-wing" aria-label={words.table.seats} ref={box}>
      <div className="wing-inner" ref={inner}>
        {steps && level <= least ? (
          <div className={level > leaves.length ? 'wing-steps is-short' : 'wing-steps'}>{steps}</div>
        ) : undefined}
        <Seats {...board} detail={detail} />
        {/* In a small window most of them give way before they are seen. */}
        <PatientIcons value={size === 'small'}>
          {leaves.map((leaf, i) => (
            <Extra key={leaf.id} leaf={leaf} folded={i >= leaves.length - level} />
          ))}
        </PatientIcons>
      </div>
      {size === 'large' && isSpare ? <ChroniclePanel /> : undefined}
    </aside>
  )
}
