import { Button, Icon } from '@tabletome/boardkit'
import idea from 'icon:idea'
import returnArrow from 'icon:return-arrow'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useWords, type Words } from '../../text/index.ts'
import { type AtTable, useTable } from '../context.ts'
import { HintFoot } from '../hint/HintFoot.tsx'
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

/** A longer sentence does not fit the button. */
const SHORT = 26

/** “Confirm” and what; what does not fit is spoken only, so that the name always holds what is seen. */
const Confirming = ({ what }: { what: string }) => {
  const { confirm } = useWords().table
  return what.length > SHORT ? (
    <span>
      {confirm}
      <span className="spoken">: {what}</span>
    </span>
  ) : (
    <span>
      <span className="spoken">{confirm}: </span>
      {what}
    </span>
  )
}

/** Confirm what is open; else the main thing to do, such as ending the turn. */
export const MainButtons = () => {
  const words = useWords()
  const cap = useKeyCaps()
  const { panel, answering, names, stale, playing, position, kind, table } = useTable()
  const { selected } = answering
  if (selected)
    return (
      <div className="main-buttons">
        <Button
          kind="go"
          className="grow"
          keyCap="Enter"
          disabled={answering.sending || stale}
          data-option={selected.id}
          onClick={() => answering.confirm()}
        >
          <Confirming what={selected.text.what} />
        </Button>
        <Button keyCap="Esc" onClick={() => answering.drop()}>
          {words.table.drop}
        </Button>
      </div>
    )
  if (playing.busy)
    return (
      <div className="main-buttons">
        <Button className="grow" keyCap={cap('skip')} onClick={playing.skip}>
          {words.table.skip}
        </Button>
      </div>
    )
  if (position.over)
    return (
      <div className="main-buttons">
        <Button kind="go" className="grow" onClick={() => go(pathTo.result(kind, table.id))}>
          {words.table.result}
        </Button>
      </div>
    )
  const [isShared, isCrowded] = [panel.mains.length > 1, panel.mains.length > 2]
  return (
    <div className={isCrowded ? 'main-buttons is-crowded' : 'main-buttons'}>
      {panel.mains.map(item => (
        <Button
          key={item.seat}
          kind={item.text.quiet || item.asleep !== undefined ? 'plain' : 'go'}
          {...(item.asleep === undefined ? {} : { 'aria-disabled': true, title: item.asleep })}
          className={item.asleep === undefined ? 'grow' : 'grow is-asleep'}
          data-option={item.id}
          data-seat={item.seat}
          disabled={answering.sending || stale}
          {...(item.key === undefined || isCrowded ? {} : { keyCap: cap('end') })}
          onClick={() => answering.choose(item, 'press')}
          onPointerEnter={() => answering.point(item)}
          onPointerLeave={() => answering.point(undefined)}
          onFocus={() => answering.point(item)}
          onBlur={() => answering.point(undefined)}
        >
          <span className="main-what">
            {isCrowded ? (
              <>
                {names.of(item.seat)}
                <small className="main-why">{item.text.what}</small>
              </>
            ) : isShared ? (
              `${names.of(item.seat)}: ${item.text.what}`
            ) : (
              item.text.what
            )}
            {!isShared && item.text.quiet && item.text.why ? (
              <small className="main-why">{item.text.why}</small>
            ) : undefined}
          </span>
        </Button>
      ))}
    </div>
  )
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
