import { Leaf } from '@tabletome/boardkit'
import { type ReactNode, useState } from 'react'
import { Curve } from '../../analysis/Curve.tsx'
import { FriezeRow } from '../../analysis/frieze/FriezeRow.tsx'
import { useFrieze } from '../../analysis/frieze/useFrieze.ts'
import { JudgingBar } from '../../analysis/Judging.tsx'
import { Legend } from '../../analysis/Legend.tsx'
import { Moments } from '../../analysis/Moments.tsx'
import { StoryTable } from '../../analysis/StoryTable.tsx'
import { isTold, ledgerOf, type Story } from '../../analysis/story.ts'
import { Pick } from '../../app/Pick.tsx'
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

/** The curve with its frieze, or both as a table. */
const Plot = ({
  story,
  told,
  ways,
  asTable,
}: {
  story: Story
  told: ResultStory
  ways: MomentWays
  asTable: boolean
}) => {
  const { position, info, state, text, names, module } = useTable()
  const facts = useFrieze({ info, history: state.history, text, names })
  const { moments, rounds, whenAt } = told
  const last = position.seq
  if (asTable) return <StoryTable points={story.points} rounds={rounds} facts={facts} />
  return (
    <>
      <Curve points={story.points} last={last} turns={moments} rounds={rounds} onPick={seq => ways.replayAt(seq)} />
      <FriezeRow facts={facts} last={last} whenAt={whenAt} glyphs={module.glyphs} />
    </>
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
  const [asTable, setAsTable] = useState(false)
  const { state, moments, whenAt } = told
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
        <div className="story-plot">
          {isKnown ? <Plot story={story} told={told} ways={ways} asTable={asTable} /> : undefined}
        </div>
        <div className="judging-room">
          <Pick
            quiet
            label={words.plot.label}
            value={asTable ? 'table' : 'curve'}
            choices={(['curve', 'table'] as const).map(value => ({ value, text: words.plot[value] }))}
            onPick={picked => setAsTable(picked === 'table')}
          />
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
