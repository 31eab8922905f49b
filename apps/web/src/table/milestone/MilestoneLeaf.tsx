import { Button } from '@tabletome/boardkit'
import type { Milestone } from '@tabletome/games/types'
import { useEffect, useId, useRef } from 'react'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import { Picture } from '../story/Picture.tsx'
import { Rows } from './Rows.tsx'

export interface MilestoneProps {
  milestone: Milestone
  /** The line it happened in. */
  seq: number
  onClose: () => void
}

/** Something short is over: a leaf over the board with what it brought, and one way on. Escape goes on too. */
export const MilestoneLeaf = ({ milestone, seq, onClose }: MilestoneProps) => {
  const words = useWords()
  const { kind, table, module, info } = useTable()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const { tone, icon, title, lead, rows, next } = milestone
  return (
    <dialog ref={dialog} className="leaf milestone" aria-labelledby={heading} onClose={onClose}>
      <Picture tone={tone} colour={info.colour} glyph={module.glyphs[icon]} strip />
      <div className="milestone-body">
        <h2 id={heading}>{title}</h2>
        <p className="soft">{lead}</p>
        <Rows rows={rows} />
      </div>
      <footer className="milestone-foot">
        <Button kind="go" className="grow" autoFocus keyCap="Enter" onClick={() => dialog.current?.close()}>
          {next.what}
        </Button>
        <Button onClick={() => go(pathTo.replay(kind, table.id, seq))}>{words.milestone.replay}</Button>
      </footer>
    </dialog>
  )
}
