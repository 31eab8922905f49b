import { Button, Leaf } from '@tabletome/boardkit'
import { JudgingBar } from '../../analysis/Judging.tsx'
import { Sign } from '../../analysis/Sign.tsx'
import { points } from '../../analysis/story.ts'
import type { MomentWords } from '../../analysis/useMomentWords.ts'
import { useWords } from '../../text/index.ts'
import { type ReplayStory, standsAt } from './useReplayStory.ts'

interface MarkedProps {
  told: ReplayStory
  /** The names of all seats: where there are several, it is said whose decisions these are. */
  whose: Readonly<Record<string, string>>
  words: ReadonlyMap<number, MomentWords>
  whenAt: (seq: number) => string
  seq: number
  onGo: (seq: number) => void
  onTry: () => void
  /** The doubtful ones are tried as soon as all are known. */
  waits: boolean
}

/** Every marked line of the match, and the way to try the doubtful ones again. */
export const Marked = ({ told, whose, words: said, whenAt, seq, onGo, onTry, waits }: MarkedProps) => {
  const { story: words } = useWords()
  if (told.failed || told.story?.points.length === 0) return undefined
  return (
    <Leaf
      title={words.marked}
      aside={told.seat !== undefined && Object.keys(whose).length > 1 ? whose[told.seat] : undefined}
      className="marked"
    >
      <JudgingBar state={told} />
      {waits ? (
        <p className="small" role="status">
          {words.tryWaits}
        </p>
      ) : undefined}
      {told.turns.length === 0 && !told.busy ? <p className="small soft">{words.none}</p> : undefined}
      <ul className="plain scroller" tabIndex={0} aria-label={words.marked}>
        {told.turns.map(turn => {
          const change = points(turn.to) - points(turn.from)
          const isHere = standsAt(turn) === seq
          return (
            <li key={turn.seq}>
              <button type="button" aria-current={isHere ? 'step' : undefined} onClick={() => onGo(standsAt(turn))}>
                <Sign mark={turn.mark} size={22} />
                <span className="grow">
                  {said.get(turn.seq)?.what ?? whenAt(turn.seq)} <i className="soft">{words.marks[turn.mark]}</i>
                </span>
                <b className={change < 0 ? 'bad' : 'good'}>
                  {change < 0 ? '−' : '+'}
                  {Math.abs(change)}
                </b>
              </button>
            </li>
          )
        })}
      </ul>
      {told.doubtful.length > 0 ? (
        <Button onClick={onTry} title={words.againWhy(told.doubtful.length)}>
          {words.again}
        </Button>
      ) : undefined}
    </Leaf>
  )
}
