import { Switch } from '@tabletome/boardkit'
import { useMemo, useRef, useState } from 'react'
import type { CampaignProps } from '../../types.ts'
import type { DifficultyId } from '../content/ids.ts'
import { Kingdom } from './Kingdom.tsx'
import { Levels } from './Levels.tsx'
import { PlacePanel } from './PlacePanel.tsx'
import { TALL, WIDE } from './places.ts'
import { MOST_STARS, nextOf, progressOf } from './progress.ts'
import { Signs } from './Signs.tsx'
import { StormPanel } from './StormPanel.tsx'
import { type Goal, say } from './words.ts'

/** The map of the kingdom with what was won in each place, and the briefing of the one chosen (RIFT-CAMPAIGN-01). */
export const Campaign = ({ text, compact, results, allOpen, setAllOpen, dayOf, play }: CampaignProps) => {
  const progress = useMemo(() => progressOf(results, allOpen), [results, allOpen])
  const [picked, setPicked] = useState<Goal>()
  const [difficulty, setDifficulty] = useState<DifficultyId>('normal')
  const panel = useRef<HTMLDivElement>(null)
  const chosen = picked ?? nextOf(progress)
  const chart = compact ? TALL : WIDE
  const { places, endless, won, stars } = progress
  const place = chosen === 'storm' ? undefined : places[chosen - 1]
  const choose = (goal: Goal) => {
    setPicked(goal)
    if (compact) requestAnimationFrame(() => panel.current?.scrollIntoView({ block: 'start' }))
  }
  const roadTo = (goal: Goal) =>
    goal === 'storm' ? (endless.isOpen ? 'open' : 'locked') : (places[goal - 1]?.status ?? 'locked')
  const levels = <Levels text={text} level={difficulty} onPick={setDifficulty} />
  return (
    <div className={compact ? 'campaign is-compact' : 'campaign'}>
      <div className="campaign-main">
        <div className="campaign-field">
          <Kingdom chart={chart} name={say(text, 'kingdom')} roadTo={roadTo} />
          <Signs text={text} chart={chart} progress={progress} chosen={chosen} onChoose={choose} />
        </div>
        <div className="campaign-foot">
          <p>{say(text, 'summary', { won, all: places.length, stars, most: MOST_STARS })}</p>
          <Switch
            on={allOpen}
            name={say(text, 'allOpen')}
            state={say(text, allOpen ? 'on' : 'off')}
            onChange={setAllOpen}
          />
          <p className="small soft campaign-about">{say(text, 'allOpenAbout')}</p>
        </div>
      </div>
      <div className="campaign-side" ref={panel}>
        {place ? (
          <PlacePanel
            text={text}
            place={place}
            before={places[place.scenario - 2]?.scenario ?? 1}
            dayOf={dayOf}
            levels={levels}
            onPlay={scenario => play({ mode: 'scenario', scenario, difficulty })}
          />
        ) : (
          <StormPanel
            text={text}
            endless={endless}
            dayOf={dayOf}
            levels={levels}
            onPlay={map => play({ mode: 'storm', scenario: map, difficulty })}
          />
        )}
      </div>
      <p className="spoken" aria-live="polite">
        {picked === undefined ? '' : say(text, `place.${picked}`)}
      </p>
    </div>
  )
}
