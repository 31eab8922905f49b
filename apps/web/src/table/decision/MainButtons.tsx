import { Button } from '@tabletome/boardkit'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import { useKeyCaps } from './useKeys.ts'

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
