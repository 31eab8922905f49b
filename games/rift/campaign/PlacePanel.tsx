import { Button, Icon, Leaf } from '@tabletome/boardkit'
import padlock from 'icon:padlock'
import type { ReactNode } from 'react'
import type { GameText } from '../../types.ts'
import type { ScenarioId } from '../content/ids.ts'
import { SCENARIOS } from '../content/scenarios.ts'
import { Wins } from './Deeds.tsx'
import type { Place } from './progress.ts'
import { Stars } from './Stars.tsx'
import { goalName, say, starsText } from './words.ts'

/** Why a place cannot be played yet. */
export const Locked = ({ text, first }: { text: GameText; first: ScenarioId }) => (
  <p className="note">
    <Icon body={padlock} size={18} />
    <span>{say(text, 'lockedWhy', { place: goalName(text, first) })}</span>
  </p>
)

/** How high towers may rise here, and which spells the team may bring. */
const limitsText = (text: GameText, scenario: ScenarioId): string => {
  const { maxLevel, spells } = SCENARIOS[scenario]
  const { count, power } = spells
  return [
    say(text, 'maxLevel', { level: maxLevel }),
    count === 0 ? say(text, 'noSpells') : say(text, power === 1 ? 'weakSpells' : 'anySpells', { count }),
  ].join(' · ')
}

interface PlacePanelProps {
  readonly text: GameText
  readonly place: Place
  /** The place that has to be won first. */
  readonly before: ScenarioId
  readonly dayOf: (at: number) => string
  readonly levels: ReactNode
  readonly onPlay: (scenario: ScenarioId) => void
}

/** The briefing of a place, what was achieved there, and the way to its table. */
export const PlacePanel = ({ text, place, before, dayOf, levels, onPlay }: PlacePanelProps) => {
  const { scenario, status, stars, wins, tries, victories } = place
  const name = goalName(text, scenario)
  return (
    <Leaf title={`${scenario} · ${name}`} aside={say(text, status)} className="campaign-panel">
      <h3>{text.words(`scenario.${scenario}`)}</h3>
      <p>{text.words(`scenario.${scenario}.about`)}</p>
      <p className="small soft">{limitsText(text, scenario)}</p>
      <section className="campaign-best">
        <div className="row between">
          <h3 className="label">{say(text, 'best')}</h3>
          <Stars stars={stars} size={22} label={starsText(text, stars)} />
        </div>
        {wins.length > 0 ? <Wins text={text} deeds={wins} dayOf={dayOf} /> : undefined}
        <p className="small soft">
          {tries === 0
            ? say(text, 'noTry')
            : `${say(text, 'tries', { tries, victories })}${victories === 0 ? `. ${say(text, 'noWin')}` : ''}`}
        </p>
        <p className="small soft">{say(text, 'starsRule')}</p>
      </section>
      {status === 'locked' ? <Locked text={text} first={before} /> : levels}
      <Button kind="go" className="campaign-go" disabled={status === 'locked'} onClick={() => onPlay(scenario)}>
        {say(text, 'play', { place: name })}
      </Button>
    </Leaf>
  )
}
