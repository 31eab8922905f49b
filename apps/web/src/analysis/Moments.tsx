import { Button } from '@tabletome/boardkit'
import { useWords } from '../text/index.ts'
import { Sign } from './Sign.tsx'
import { points, type Turn } from './story.ts'
import type { MomentWords } from './useMomentWords.ts'

interface MomentsProps {
  turns: readonly Turn[]
  words: ReadonlyMap<number, MomentWords>
  /** Which chapter of the match a line belongs to. */
  whenAt: (seq: number) => string
  onSee: (turn: Turn) => void
  onPlayOn: (turn: Turn) => void
}

/** The few moments that decided the match, each with the way to it. */
export const Moments = ({ turns, words: told, whenAt, onSee, onPlayOn }: MomentsProps) => {
  const { story: words } = useWords()
  if (turns.length === 0) return <p className="soft">{words.noMoments}</p>
  return (
    <ol className="plain moments">
      {turns.map((turn, i) => {
        const { seq, mark, from, to, move } = turn
        const said = told.get(seq)
        const change = points(to) - points(from)
        return (
          <li key={seq} className="moment">
            <div className="moment-head">
              <Sign mark={mark} text={String(i + 1)} size={30} />
              <div className="grow">
                <div className="label">
                  {whenAt(seq)} · {words.marks[mark]}
                </div>
                <h3>{said?.what ?? '…'}</h3>
                {said?.asked ? <div className="small soft">{said.asked}</div> : undefined}
              </div>
            </div>
            <div className="moment-figures">
              <span>{words.step(points(from), points(to))}</span>
              <span className={change < 0 ? 'bad' : 'good'}>
                {change < 0 ? '−' : '+'}
                {Math.abs(change)}
              </span>
            </div>
            <p className="small soft">
              {mark === 'chance'
                ? words.byChance
                : said?.better && move
                  ? words.better(said.better, points(move.better))
                  : words.best}
              {said?.why ? <span className="moment-why"> {said.why}</span> : undefined}
            </p>
            <div className="moment-ways">
              <Button slim onClick={() => onSee(turn)}>
                {words.seeIt}
              </Button>
              {mark === 'chance' ? undefined : (
                <Button slim onClick={() => onPlayOn(turn)}>
                  {words.playOn}
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
