import { useEffect, useMemo, useRef } from 'react'
import { RuleLink } from '../table/cards/RuleLink.tsx'
import { useTable } from '../table/context.ts'
import { useWords } from '../text/index.ts'
import { wordsOfStep } from './telling.ts'
import type { Player } from './usePlayer.ts'

/** The line of the example, step by step; pressing one goes there. */
export const Steps = ({ player }: { player: Player }) => {
  const words = useWords()
  const { text, names, table } = useTable()
  const { steps, step, first, strayed } = player
  const told = useMemo(
    () => steps.map(each => wordsOfStep(each, text, names, table.seats.length > 1, words.example)),
    [steps, text, names, table, words],
  )
  const now = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const item = now.current
    const list = item?.parentElement
    if (!item || !list) return
    const { top, bottom } = list.getBoundingClientRect()
    const box = item.getBoundingClientRect()
    if (box.top < top) list.scrollTop += box.top - top
    else if (box.bottom > bottom) list.scrollTop += Math.min(box.bottom - bottom, box.top - top)
  }, [step])
  if (steps.length <= first)
    return (
      <div className="example-steps">
        <p className="soft">{words.example.nothingYet}</p>
      </div>
    )
  return (
    <ol className="plain example-steps scroller" aria-label={words.example.steps} tabIndex={-1} start={1}>
      {told.map((each, i) => {
        const at = i + 1
        if (at <= first && first === 1) return undefined
        const isNow = at === step && !strayed
        return (
          <li
            key={`${at} ${each.what}`}
            ref={isNow ? now : undefined}
            className={`example-step${isNow ? ' is-now' : at > step ? ' is-ahead' : ''}${each.refusal ? ' is-refused' : ''}`}
          >
            <button
              type="button"
              className="example-what"
              data-keep={`step ${at}`}
              aria-current={isNow ? 'step' : undefined}
              onClick={() => player.goTo(at)}
            >
              <b className="num">{at - first}</b> {each.what}
            </button>
            {each.refusal ? (
              <p className="example-refusal">
                <span>{each.refusal.text}</span> <RuleLink rule={each.refusal.rule} />
              </p>
            ) : undefined}
            {each.lines.length > 0 ? (
              <ul className="plain example-lines">
                {each.lines.map((line, n) => (
                  <li key={`${n + 1} ${line.text}`} className={line.tone ?? 'plain'}>
                    {line.text}
                    {line.figure ? <b className="figure"> {line.figure}</b> : undefined}
                  </li>
                ))}
              </ul>
            ) : undefined}
          </li>
        )
      })}
    </ol>
  )
}
