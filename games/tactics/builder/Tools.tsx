import { Button, Icon } from '@tabletome/boardkit'
import clockwise from 'icon:clockwise-rotation'
import plainArrow from 'icon:plain-arrow'
import type { GameText } from '../../types.ts'
import type { Way } from '../content/types.ts'
import { WAYS } from '../rules/realm/spaces.query.ts'
import type { Act, Bench } from './bench.ts'
import { find } from './stack.ts'
import { say } from './words.ts'

/** The arrow of the icon set points to the south. */
const POINTS: Readonly<Record<Way, number>> = { s: 0, w: 90, n: 180, e: 270 }

const Nudges = ({ text, onAct }: { text: GameText; onAct: (act: Act) => void }) => (
  <div className="builder-nudges">
    {WAYS.map(way => (
      <button
        key={way}
        type="button"
        className={`btn plain builder-nudge to-${way}`}
        aria-label={say(text, `nudge.${way}`)}
        onClick={() => onAct({ do: 'nudge', way })}
      >
        <span style={{ transform: `rotate(${POINTS[way]}deg)` }}>
          <Icon body={plainArrow} size={18} />
        </span>
      </button>
    ))}
  </div>
)

interface ToolsProps {
  readonly text: GameText
  readonly bench: Bench
  readonly hint: string
  readonly barred: boolean
  readonly onAct: (act: Act) => void
}

/** What can be done with the box in hand, and with everything done so far. */
export const Tools = ({ text, bench, hint, barred, onAct }: ToolsProps) => {
  const { boxes, chosen, held, past, future } = bench
  const stands = chosen !== undefined && find(boxes, chosen) !== undefined
  return (
    <div className="builder-tools">
      <div className="builder-acts">
        <p className={barred ? 'builder-hint grow bad' : 'builder-hint grow'}>{hint}</p>
        <Button keyCap="U" disabled={past.length === 0} onClick={() => onAct({ do: 'undo' })}>
          {say(text, 'undo')}
        </Button>
        <Button keyCap="Y" disabled={future.length === 0} onClick={() => onAct({ do: 'redo' })}>
          {say(text, 'redo')}
        </Button>
      </div>
      <div className="builder-acts">
        {chosen === undefined ? undefined : (
          <>
            <Nudges text={text} onAct={onAct} />
            {held ? (
              <>
                <Button kind="go" keyCap="Enter" onClick={() => onAct({ do: 'setDown' })}>
                  {say(text, 'setDown')}
                </Button>
                <Button keyCap="Esc" onClick={() => onAct({ do: 'putBack' })}>
                  {say(text, 'putBack')}
                </Button>
              </>
            ) : (
              <Button keyCap="M" onClick={() => onAct({ do: 'lift' })}>
                {say(text, 'move')}
              </Button>
            )}
            <Button icon={clockwise} keyCap="R" onClick={() => onAct({ do: 'turn' })}>
              {say(text, 'turn')}
            </Button>
            {stands ? (
              <Button keyCap="Del" onClick={() => onAct({ do: 'remove' })}>
                {say(text, 'remove')}
              </Button>
            ) : undefined}
          </>
        )}
      </div>
    </div>
  )
}
