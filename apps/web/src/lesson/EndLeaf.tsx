import { Button } from '@tabletome/boardkit'
import { successOf } from '@tabletome/match/lesson'
import { useWords } from '../text/index.ts'
import { End } from './End.tsx'
import type { Lead } from './lead.ts'
import { roman, Seal } from './marks.tsx'

interface EndLeafProps {
  lead: Lead
  /** The title of the next lesson; none after the last. */
  following: string | undefined
  onNext: () => void
  onAgain: () => void
}

/** The end of a lesson: a leaf with its seal over the board, which stays in sight. */
export const EndLeaf = ({ lead, following, onNext, onAgain }: EndLeafProps) => {
  const words = useWords()
  const { text, number } = lead
  const success = text.success[successOf(lead.at) ?? '']
  return (
    <End lead={lead} label={words.learn.isDone(roman(number))}>
      <Seal text={roman(number)} />
      <h2 className="rubric">{words.learn.isDone(roman(number))}</h2>
      <p className="lesson-success">{success}</p>
      <ul className="plain lesson-aims">
        {text.aims.map(aim => (
          <li key={aim}>{aim}</li>
        ))}
      </ul>
      <div className="lesson-end-foot">
        <Button kind="go" keyCap="Enter" onClick={onNext}>
          {following === undefined ? words.learn.firstGame : words.learn.nextLesson(roman(number + 1), following)}
        </Button>
        <Button onClick={onAgain}>{words.learn.again}</Button>
        <Button kind="quiet" onClick={lead.leave}>
          {words.learn.all}
        </Button>
      </div>
    </End>
  )
}
