import { Button, Leaf } from '@tabletome/boardkit'
import type { GameText, Names } from '@tabletome/games/types'
import { useEffect, useRef } from 'react'
import type { LineStep } from '../../analysis/lineStep.ts'
import { points } from '../../analysis/story.ts'
import { useWords, type Words } from '../../text/index.ts'
import type { ExpertLine } from './useExpertLine.ts'

interface LineLeafProps {
  line: ExpertLine
  text: GameText
  names: Names
  /** More than one sits there: it is said whose answers these are. */
  several: boolean
}

/** How far one has looked into it. */
export const lineStatus = (words: Words['story'], { steps, done, at, of }: ExpertLine): string =>
  steps.length > 0 ? words.lineAt(at, of) : done ? words.lineNone : words.lineThinking

/** What might have been, step by step: how an expert would have gone on from here. */
export const LineLeaf = ({ line, text, names, several }: LineLeafProps) => {
  const { story: words } = useWords()
  const { at, steps, step } = line
  const onward = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    onward.current?.querySelector('button')?.focus({ preventScroll: true })
    // Its title says how far one has looked: the leaf is seen from its top.
    onward.current?.closest('.expert-line')?.scrollIntoView({ block: 'nearest' })
    // Whoever leaves it stands where they came from.
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement)
        before.focus({ preventScroll: true })
    }
  }, [])
  const isStuck = at === steps.length
  /** Whose answer it is, unless the words say so. */
  const told = ({ seat, choice, option, asked }: LineStep) => {
    const [who, { what }] = [names.of(seat), text.option(choice, option, asked, names)]
    return several && !what.startsWith(who) ? `${who} · ${what}` : what
  }
  return (
    <Leaf title={lineStatus(words, line)} className="expert-line">
      <div className="row" ref={onward}>
        <Button kind="go" aria-keyshortcuts="ArrowRight" aria-disabled={isStuck} onClick={() => line.go(1)}>
          {words.lineOn}
        </Button>
        <Button aria-keyshortcuts="ArrowLeft" disabled={step === undefined} onClick={() => line.go(-1)}>
          {words.lineBack}
        </Button>
        <Button kind="quiet" keyCap="Esc" aria-keyshortcuts="Escape" onClick={line.end}>
          {words.lineEnd}
        </Button>
      </div>
      <ol className="plain">
        {steps.map((each, i) => (
          <li key={i} className={i < at ? '' : 'is-ahead'} aria-current={i === at - 1 ? 'step' : undefined}>
            {i < at ? (
              <>
                <span className="grow">{told(each)}</span>
                <b className="num">{points(each.chance)} %</b>
              </>
            ) : undefined}
          </li>
        ))}
      </ol>
      <p className="small soft">{words.lineAbout}</p>
    </Leaf>
  )
}
