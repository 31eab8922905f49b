import { Icon } from '@tabletome/boardkit'
import padlock from 'icon:padlock'
import person from 'icon:person'
import { type KeyboardEvent, useRef } from 'react'
import type { GameText } from '../../types.ts'
import { type Chart, GLYPHS, GOALS } from './places.ts'
import type { Progress, Status } from './progress.ts'
import { Stars } from './Stars.tsx'
import { difficultyName, type Goal, goalName, placeText, say, sayCount } from './words.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The shape says the state before the colour does: won a shield, open a round seal, locked a worn stone. */
const SHAPES: Readonly<Record<Status, string>> = {
  won: 'M4 5Q24 -1 44 5V26Q44 40 24 47Q4 40 4 26Z',
  open: 'M24 2A22 22 0 1 1 23.990 2Z',
  locked: 'M14 4H34L44 14V34L34 44H14L4 34V14Z',
}

interface SignsProps {
  readonly text: GameText
  readonly chart: Chart
  readonly progress: Progress
  readonly chosen: Goal
  readonly onChoose: (goal: Goal) => void
}

/** One sign for each place: what it is called and what has been won there. */
export const Signs = ({ text, chart, progress, chosen, onChoose }: SignsProps) => {
  const list = useRef<HTMLOListElement>(null)
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const signs = [...(list.current?.querySelectorAll('button') ?? [])]
    const to = signs[signs.findIndex(sign => sign === document.activeElement) + (step ?? 0)]
    if (step === undefined || !to) return
    event.preventDefault()
    to.focus()
  }
  const endless = progress.endless.best.reduce((most, { score }) => Math.max(most, score), 0)
  return (
    <ol className="plain campaign-signs" aria-label={say(text, 'map')} ref={list} onKeyDown={walk}>
      {GOALS.map(goal => {
        const [x, y] = chart.at[goal]
        const place = goal === 'storm' ? undefined : progress.places[goal - 1]
        const status = place?.status ?? (progress.endless.isOpen ? 'open' : 'locked')
        const score = goal === 'storm' && endless > 0 ? sayCount(text, 'points', endless) : undefined
        const about = place ? placeText(text, place) : [say(text, status), score].filter(Boolean).join(', ')
        return (
          <li key={goal} style={{ left: `${(100 * x) / chart.width}%`, top: `${(100 * y) / chart.height}%` }}>
            <button
              type="button"
              className={`campaign-sign is-${status}${goal === chosen ? ' is-chosen' : ''}`}
              aria-pressed={goal === chosen}
              onClick={() => onChoose(goal)}
            >
              <svg viewBox="0 0 48 48" width={48} height={48} aria-hidden="true" className="campaign-mark">
                <path d={SHAPES[status]} className="campaign-shape" />
              </svg>
              <Icon body={GLYPHS[goal]} size={26} className="campaign-glyph" />
              {status === 'locked' ? <Icon body={padlock} size={15} className="campaign-lock" /> : undefined}
              <span className="campaign-plate">
                <span className="campaign-name">
                  {goal === 'storm' ? undefined : <span className="campaign-number">{goal} </span>}
                  {goalName(text, goal)}
                </span>
                <span className="spoken">, {about}</span>
                {place?.sticker ? (
                  <span className="campaign-sticker" aria-hidden="true">
                    <Stars stars={place.stars} size={13} />
                    <span className="campaign-team">
                      {difficultyName(text, place.sticker)} · {place.sticker.players}
                      <Icon body={person} size={12} />
                    </span>
                  </span>
                ) : undefined}
                {score ? (
                  <span className="campaign-sticker" aria-hidden="true">
                    {score}
                  </span>
                ) : undefined}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
