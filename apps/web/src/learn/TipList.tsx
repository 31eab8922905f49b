import { Button } from '@tabletome/boardkit'
import type { GameInfo } from '@tabletome/games/types'
import { useNewcomer, useTipText } from '../app/games.ts'
import { changeSettings, useSettings } from '../app/settings.ts'
import { RuleLink } from '../table/cards/RuleLink.tsx'
import { Tick } from '../lesson/marks.tsx'
import { useWords } from '../text/index.ts'
import { forgetTips, setTips, useLearned } from './progress.ts'
import '../lesson/tips.css'

/** All tips of a game to read at any time, those already told with a tick; and the switch. `linked`: where a rule can be opened. */
export const TipList = ({ info, linked = false }: { info: GameInfo; linked?: boolean }) => {
  const words = useWords()
  const { language, tips: wanted } = useSettings()
  const { tips = [] } = useNewcomer(info)
  const text = useTipText(info, language)
  const { seen = [], quiet } = useLearned(info.id)
  const isOn = wanted && !quiet
  const turn = (on: boolean) => {
    setTips(info.id, on)
    if (on) changeSettings({ tips: true })
  }
  return (
    <div className="tip-list">
      <div className="row between">
        <label className="row">
          <input type="checkbox" checked={isOn} onChange={event => turn(event.currentTarget.checked)} />
          {words.learn.tipsOn}
        </label>
        <span className="small soft">{words.learn.tipsSeen(seen.length, tips.length)}</span>
      </div>
      <ul className="plain">
        {tips.map(({ id, rule }) => (
          <li key={id} className={seen.includes(id) ? 'seen' : ''}>
            <Tick on={seen.includes(id)} />
            <span className="grow">
              {text[id]} {linked && rule !== undefined ? <RuleLink rule={rule} /> : undefined}
              {seen.includes(id) ? <span className="spoken">({words.learn.tipSeen})</span> : undefined}
            </span>
          </li>
        ))}
      </ul>
      <Button slim kind="quiet" onClick={() => forgetTips(info.id)}>
        {words.learn.tipsAgain}
      </Button>
    </div>
  )
}
