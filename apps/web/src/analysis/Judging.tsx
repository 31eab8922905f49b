import { Button } from '@tabletome/boardkit'
import { useWords } from '../text/index.ts'
import type { StoryState } from './useStory.ts'

/** How far the judging has come; it can be stopped and gone on with. */
export const JudgingBar = ({ state }: { state: StoryState }) => {
  const { story: words } = useWords()
  const { story, busy, failed, stop, goOn } = state
  const of = story?.asked.length ?? 0
  const n = story?.moves.length ?? 0
  if (failed || (!busy && (!story || n >= of))) return undefined
  return (
    <div className="judging">
      {busy ? (
        <>
          <span className="small" role="status">
            {story ? words.judging(Math.min(of, n + 1), of) : words.reading}
          </span>
          <progress aria-label={words.title} value={n} max={Math.max(1, of)} />
          <Button slim onClick={stop}>
            {words.stop}
          </Button>
        </>
      ) : (
        <>
          <span className="small">{words.stopped(n, of)}</span>
          <Button slim onClick={goOn}>
            {words.goOn}
          </Button>
        </>
      )}
    </div>
  )
}
