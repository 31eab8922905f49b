import type { GameText, Names } from '@tabletome/games/types'
import type { Shape, View } from '@tabletome/engine'
import { Leaf } from '@tabletome/boardkit'
import { Sign } from '../../analysis/Sign.tsx'
import { type Move, markOf, points } from '../../analysis/story.ts'
import { useWords } from '../../text/index.ts'

interface VerdictProps {
  move: Move
  text: GameText
  view: View<Shape>
  names: Names
}

/** What was played at this position, what would have been better, and why. */
export const Verdict = ({ move, text, view, names }: VerdictProps) => {
  const { story: words } = useWords()
  const say = (option: string) => text.option(move.choice, option, view, names).what
  const mark = markOf(move)
  const why = move.reason ? <span className="verdict-why">{text.because(move.reason)}</span> : undefined
  const isBest = move.loss === 0 || move.best === move.given[0]
  return (
    <Leaf title={words.analysis} className="verdict">
      <ul className="plain">
        {isBest ? undefined : (
          <li>
            <Sign mark="good" size={22} />
            <span className="grow">
              <b>{say(move.best)}</b>
              <span className="small soft">{words.expert}</span>
              {why}
            </span>
            <b className="num">{points(move.better)} %</b>
          </li>
        )}
        <li>
          {mark ? <Sign mark={mark} size={22} /> : <span className="verdict-plain" aria-hidden="true" />}
          <span className="grow">
            <b>{move.given.map(say).join(', ')}</b>
            <span className="small soft">
              {words.wasPlayed}
              {mark ? ` · ${words.marks[mark]}` : ''}
              {mark && mark !== 'good' ? ` · ${words.less(points(move.loss))}` : ''}
            </span>
            {mark === 'good' ? why : undefined}
          </span>
          <b className="num">{points(move.chance)} %</b>
        </li>
      </ul>
    </Leaf>
  )
}
