import { Button, Icon } from '@tabletome/boardkit'
import idea from 'icon:idea'
import returnArrow from 'icon:return-arrow'
import { useWords, type Words } from '../../text/index.ts'
import { type AtTable, useTable } from '../context.ts'
import { HintFoot } from '../hint/HintFoot.tsx'
import { MainButtons } from './MainButtons.tsx'
import type { Actions } from './useActions.ts'
import { useKeyCaps } from './useKeys.ts'

export const whyNoUndo = (words: Words, at: Pick<AtTable, 'table' | 'position' | 'stale' | 'draft'>) => {
  const { table, position, stale, draft } = at
  if (draft) return undefined
  if (stale) return words.table.noUndo.stale
  if (!table.undo) return words.table.noUndo.off
  const { possible, reason } = position.undo
  return possible ? undefined : words.table.noUndo[reason ?? 'nothing']
}

/** What each of the three would say, and why it cannot be done. */
const useHelpers = (actions: Actions) => {
  const words = useWords()
  const at = useTable()
  const reason = whyNoUndo(words, at)
  const canRestart = reason === undefined && (at.draft !== undefined || at.position.undo.steps > 1)
  const off = (isOff: boolean) => (isOff ? { 'aria-disabled': true as const } : {})
  return {
    isPlaying: at.table.seats.some(seat => seat.mine),
    undo: { onClick: actions.undo, title: reason ?? words.table.undo, ...off(reason !== undefined) },
    hint: {
      onClick: actions.hint,
      'aria-pressed': actions.hints.hint !== undefined,
      ...(actions.hints.barred === undefined ? {} : { title: actions.hints.barred }),
      ...off(at.panel.all.length === 0 || actions.hints.barred !== undefined),
    },
    restart: { onClick: actions.restart, title: words.table.restart, ...off(!canRestart) },
    /** A line above the buttons: why what was done stays done. */
    note: at.position.undo.reason === 'nothing' || actions.hints.hint || actions.hints.thinking ? undefined : reason,
  }
}

/** The main button; undo, hint and restart below it, always in the same place. */
export const Foot = ({ actions }: { actions: Actions }) => {
  const words = useWords()
  const cap = useKeyCaps()
  const { teaching } = useTable()
  const { isPlaying, undo, hint, restart, note } = useHelpers(actions)
  return (
    <footer className="ask-foot">
      <p className="foot-note small soft" role="note">
        {note ?? ''}
      </p>
      <HintFoot />
      <MainButtons />
      {isPlaying ? (
        <div className="foot-row">
          <Button slim icon={returnArrow} keyCap={cap('undo')} {...undo}>
            {words.table.undo}
          </Button>
          {teaching ? undefined : (
            <>
              <Button slim icon={idea} keyCap={cap('hint')} {...hint}>
                {words.table.hint}
              </Button>
              <Button slim keyCap={cap('restart')} {...restart}>
                {words.table.restartShort}
              </Button>
            </>
          )}
        </div>
      ) : undefined}
    </footer>
  )
}

/** The foot of a phone, on every tab. In a lesson it makes room for the coach while nothing in it can be pressed. */
export const Bar = ({ actions }: { actions: Actions }) => {
  const words = useWords()
  const { isPlaying, undo, hint } = useHelpers(actions)
  const { teaching, panel, answering, playing, position } = useTable()
  const isIdle = !answering.selected && !playing.busy && !position.over
  if (teaching && isIdle && panel.mains.every(({ asleep }) => asleep !== undefined)) return undefined
  return (
    <footer className="p-bar">
      {isPlaying ? (
        <>
          <button type="button" className="bar-button" {...undo}>
            <Icon body={returnArrow} size={20} />
            {words.table.undo}
          </button>
          <button type="button" className="bar-button" {...hint}>
            <Icon body={idea} size={20} />
            {words.table.hint}
          </button>
        </>
      ) : undefined}
      <MainButtons />
    </footer>
  )
}
