import { Button, Leaf } from '@tabletome/boardkit'
import { type ReactNode, useId, useState } from 'react'
import type { GameText } from '../../types.ts'
import type { ScenarioId } from '../content/ids.ts'
import { SCENARIO_IDS } from '../content/scenarios.ts'
import { Scores } from './Deeds.tsx'
import { Locked } from './PlacePanel.tsx'
import type { Endless } from './progress.ts'
import { goalName, say } from './words.ts'

/** The map to begin with. */
const FIRST_MAP: ScenarioId = 5

interface StormPanelProps {
  readonly text: GameText
  readonly endless: Endless
  readonly dayOf: (at: number) => string
  readonly levels: ReactNode
  readonly onPlay: (map: ScenarioId) => void
}

/** The endless mode: on which map, and the scores to beat. */
export const StormPanel = ({ text, endless, dayOf, levels, onPlay }: StormPanelProps) => {
  const [map, setMap] = useState<ScenarioId>(FIRST_MAP)
  const field = useId()
  const name = goalName(text, 'storm')
  const here = endless.scores.filter(({ scenario }) => scenario === map)
  return (
    <Leaf title={name} aside={say(text, endless.isOpen ? 'open' : 'locked')} className="campaign-panel">
      <p>{text.words('mode.storm.about')}</p>
      <section className="campaign-best">
        <h3 className="label">{say(text, 'byMap')}</h3>
        {endless.best.length > 0 ? (
          <Scores text={text} deeds={endless.best} dayOf={dayOf} byMap />
        ) : (
          <p className="small soft">{say(text, 'noScore')}</p>
        )}
      </section>
      {endless.isOpen ? (
        <>
          <div className="campaign-map">
            <label htmlFor={field} className="label">
              {say(text, 'stormMap')}
            </label>
            <select
              id={field}
              className="field-text"
              value={map}
              onChange={event => setMap(SCENARIO_IDS.find(id => String(id) === event.target.value) ?? FIRST_MAP)}
            >
              {SCENARIO_IDS.map(id => (
                <option key={id} value={id}>
                  {text.words(`setting.scenario.${id}`)}
                </option>
              ))}
            </select>
          </div>
          {here.length > 1 ? (
            <section className="campaign-best">
              <h3 className="label">{say(text, 'here')}</h3>
              <Scores text={text} deeds={here} dayOf={dayOf} byMap={false} />
            </section>
          ) : undefined}
          {levels}
        </>
      ) : (
        <Locked text={text} first={10} />
      )}
      <Button kind="go" className="campaign-go" disabled={!endless.isOpen} onClick={() => onPlay(map)}>
        {say(text, 'play', { place: name })}
      </Button>
    </Leaf>
  )
}
