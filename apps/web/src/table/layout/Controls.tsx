import { Button } from '@tabletome/boardkit'
import idea from 'icon:idea'
import returnArrow from 'icon:return-arrow'
import replayArrow from 'icon:clockwise-rotation'
import { useWords } from '../../text/index.ts'
import type { Words } from '../../text/index.ts'
import { useTable } from '../context.ts'
import type { Actions } from '../decision/useActions.ts'

export const whyNoUndo = (
  words: Words,
  at: Pick<ReturnType<typeof useTable>, 'table' | 'position' | 'stale' | 'draft'>,
) => {
  const { table, position, stale, draft } = at
  if (draft) return undefined
  if (stale) return words.table.noUndo.stale
  if (!table.undo) return words.table.noUndo.off
  const { possible, reason } = position.undo
  return possible ? undefined : words.table.noUndo[reason ?? 'nothing']
}

/** Undo, restart, hint, and showing the last part again; each says why it cannot be done. */
export const Controls = ({ actions }: { actions: Actions }) => {
  const words = useWords()
  const at = useTable()
  const { playing, panel } = at
  if (!at.table.seats.some(seat => seat.mine)) return undefined
  const reason = whyNoUndo(words, at)
  const barred = reason === undefined ? {} : { 'aria-disabled': true as const }
  return (
    <div className="controls">
      <div className="controls-row">
        <Button slim icon={idea} keyCap="H" disabled={panel.all.length === 0 || actions.hinting} onClick={actions.hint}>
          {words.table.hint}
        </Button>
        <Button slim icon={returnArrow} keyCap="U" {...barred} onClick={actions.undo}>
          {words.table.undo}
        </Button>
        <Button
          slim
          keyCap="R"
          title={words.table.restart}
          {...(reason === undefined && (at.draft !== undefined || at.position.undo.steps > 1)
            ? {}
            : { 'aria-disabled': true as const })}
          onClick={actions.restart}
        >
          {words.table.restartShort}
        </Button>
        <Button
          slim
          icon={replayArrow}
          title={words.table.replayLast}
          disabled={!playing.canReplay}
          onClick={playing.replay}
        >
          {words.table.replayShort}
        </Button>
      </div>
      <p className="small soft controls-why" role="note" data-advised={actions.advised}>
        {actions.hinting ? words.table.hintThinking : (actions.advice ?? reason ?? '')}
      </p>
    </div>
  )
}
