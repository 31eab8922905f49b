import { Leaf } from '@tabletome/boardkit'
import type { ReactNode } from 'react'
import { Curve } from '../../analysis/Curve.tsx'
import { JudgingBar } from '../../analysis/Judging.tsx'
import { Legend } from '../../analysis/Legend.tsx'
import { Moments } from '../../analysis/Moments.tsx'
import { isTold, ledgerOf } from '../../analysis/story.ts'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import { Deciders } from './Deciders.tsx'
import type { MomentWays } from './useMomentWays.ts'
import type { ResultStory } from './useResultStory.ts'

const signed = (points: number) => `${points < 0 ? '−' : points > 0 ? '+' : ''}${Math.abs(points)}`

const Ledger = ({ told }: { told: ResultStory }) => {
  const { story: words } = useWords()
  const { story } = told.state
  if (!story) return undefined
  const { start, mine, rest, end } = ledgerOf(story)
  return (
    <Leaf title={words.ledger} aside={words.ledgerUnit}>
      <ul className="plain ledger">
        <li>
          <span>{words.atStart}</span>
          <b>{start}</b>
        </li>
        <li>
          <span>{words.mine}</span>
          <b className={mine < 0 ? 'bad' : 'good'}>{signed(mine)}</b>
        </li>
        <li>
          <span>{words.rest}</span>
          <b className={rest < 0 ? 'bad' : 'good'}>{signed(rest)}</b>
        </li>
        <li>
          <span>{words.atEnd}</span>
          <b>{end}</b>
        </li>
      </ul>
    </Leaf>
  )
}

/** The curve and what turned it; where no chances can be told, what the chronicle says. `table`: what everybody did. */
export const StoryLeaves = ({
  told,
  ways,
  table: scores,
}: {
  told: ResultStory
  ways: MomentWays
  table: ReactNode
}) => {
  const { story: words } = useWords()
  const { position } = useTable()
  const { state, moments, rounds, whenAt } = told
  const { story, failed, busy } = state
  const isKnown = story !== undefined && isTold(story)
  if (failed || (!busy && !isKnown) || (story && !isKnown && story.asked.length === 0))
    return (
      <>
        <Deciders />
        {scores}
      </>
    )
  return (
    <>
      <Leaf title={words.title} aside={<Legend />}>
        {isKnown ? (
          <Curve
            points={story.points}
            last={position.seq}
            turns={moments}
            rounds={rounds}
            onPick={seq => ways.replayAt(seq)}
          />
        ) : (
          <div className="curve-room" />
        )}
        <div className="judging-room">
          <JudgingBar state={state} />
        </div>
      </Leaf>
      {/* Its room is kept from the start: what stands below does not move when the match has been judged. */}
      <Leaf
        title={isKnown ? words.moments(moments.length) : words.reading}
        aside={isKnown ? words.judgedBy : undefined}
        className="moments-room"
      >
        {isKnown ? (
          <Moments turns={moments} words={told.words} whenAt={whenAt} onSee={ways.see} onPlayOn={ways.playOn} />
        ) : undefined}
      </Leaf>
      <div className="story-two">
        {scores}
        {isKnown ? <Ledger told={told} /> : undefined}
      </div>
    </>
  )
}
