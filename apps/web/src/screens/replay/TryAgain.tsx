import { Button, Leaf } from '@tabletome/boardkit'
import type { Shape, View } from '@tabletome/engine'
import type { GameText, Names } from '@tabletome/games/types'
import { useState } from 'react'
import { type Move, points, type Turn } from '../../analysis/story.ts'
import type { ReplayPosition } from '../../local/api.ts'
import { useWords } from '../../text/index.ts'
import type { ReplayStory } from './useReplayStory.ts'

interface TryAgainProps {
  told: ReplayStory
  turn: Turn & { readonly move: Move }
  text: GameText
  view: View<Shape>
  names: Names
  decisions: ReplayPosition['decisions']
  onNext: () => void
  onStop: () => void
}

type Tried = { readonly option: string; readonly loss?: number } | 'shown' | undefined

/** One of one's own doubtful decisions once more: first an answer, then what it is worth. */
export const TryAgain = ({ told, turn, text, view, names, decisions, onNext, onStop }: TryAgainProps) => {
  const { story: words } = useWords()
  const [tried, setTried] = useState<Tried>()
  const { move } = turn
  const list = told.doubtful
  const number = list.findIndex(each => each.seq === turn.seq) + 1
  const isLast = number >= list.length
  const say = (option: string) => text.option(move.choice, option, view, names).what
  const asked = decisions.find(({ seat }) => seat === told.seat)
  const answer = (option: string) => {
    if (option === move.best) return setTried({ option, loss: 0 })
    if (option === move.given[0]) return setTried({ option, loss: move.loss })
    setTried({ option })
    told.tryOut(turn.seq, option).then(
      found => setTried({ option, loss: Math.max(0, found?.loss ?? move.better - (found?.chance ?? move.better)) }),
      () => setTried('shown'),
    )
  }
  const verdict = () => {
    if (tried === undefined || tried === 'shown') return ''
    if (tried.loss === undefined) return words.tryThinking
    if (tried.option === move.best) return words.tryBest
    return points(tried.loss) < 3 ? words.tryAsGood : words.tryWorse(points(tried.loss))
  }
  const isOpen = tried === undefined || (tried !== 'shown' && tried.loss === undefined)
  return (
    <Leaf title={words.tryTitle(number, list.length)} className="try-again">
      {asked ? <h3 className="label">{text.ask(asked.choice, view, [asked.seat], names).title}</h3> : undefined}
      <p className="small soft">{isOpen ? words.tryAsk : ''}</p>
      <div className="scroller try-options" tabIndex={0} role="group" aria-label={words.tryTitle(number, list.length)}>
        {asked?.options.map(({ id }) => (
          <button
            key={id}
            type="button"
            className={`option ${typeof tried === 'object' && tried.option === id ? 'is-chosen' : 'is-can'}`}
            disabled={tried !== undefined}
            onClick={() => answer(id)}
          >
            <span className="what">{say(id)}</span>
          </button>
        ))}
      </div>
      <div role="status" className="try-verdict">
        {verdict() ? <p>{verdict()}</p> : undefined}
        {isOpen ? undefined : (
          <>
            <p>
              {words.tryBetter(say(move.best), points(move.better))}
              {move.reason ? <span className="try-why"> {text.because(move.reason)}</span> : undefined}
            </p>
            <p className="soft">{words.tryWas(move.given.map(say).join(', '), points(move.chance))}</p>
          </>
        )}
      </div>
      <div className="row">
        {isOpen ? (
          <Button onClick={() => setTried('shown')}>{words.tryShow}</Button>
        ) : (
          <Button kind="go" onClick={isLast ? onStop : onNext}>
            {isLast ? words.tryDone : words.tryNext}
          </Button>
        )}
        <Button kind="quiet" onClick={onStop}>
          {words.tryStop}
        </Button>
      </div>
    </Leaf>
  )
}
