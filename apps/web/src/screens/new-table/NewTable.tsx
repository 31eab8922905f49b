import { Button, Flourish, Icon, Leaf } from '@tabletome/boardkit'
import type { GameInfo, GameText, Mode } from '@tabletome/games/types'
import { usualBot } from '@tabletome/games/usualBot.ts'
import info_ from 'icon:info'
import linkedRings from 'icon:linked-rings'
import swords from 'icon:crossed-swords'
import checkMark from 'icon:check-mark'
import { useState } from 'react'
import { Frame } from '../../app/Frame.tsx'
import { GameArt } from '../../app/GameArt.tsx'
import { gameInfo, useGameText } from '../../app/games.ts'
import { go, usePlace } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { isNewTo } from '../../app/played.ts'
import { useSettings } from '../../app/settings.ts'
import { Pick } from '../../app/Pick.tsx'
import { Title } from '../../app/Title.tsx'
import { Newcomer } from '../../learn/Newcomer.tsx'
import { useWords } from '../../text/index.ts'
import { GameName } from '../home/GameCard.tsx'
import { useEnter } from '../home/quickStart.ts'
import { Unknown } from '../Unknown.tsx'
import { Chairs } from './Chairs.tsx'
import { TableSettings } from './TableSettings.tsx'
import { useOpenTable } from './open.ts'
import { firstChairs, isAlone, isOnline, isSolo, optionsIn, problemOf, settledIn, taken } from './setup.ts'
import { useChecked } from './useChecked.ts'
import './new-table.css'

interface ModesProps {
  info: GameInfo
  text: GameText
  mode: Mode
  onPick: (mode: Mode) => void
}

const Modes = ({ info, text, mode, onPick }: ModesProps) => {
  const words = useWords()
  return (
    <fieldset className="modes">
      <legend className="label">{words.newTable.how}</legend>
      {info.modes.map(each => (
        <label key={each.id} className={`option mode ${each === mode ? 'is-chosen' : 'is-can'}`}>
          <input type="radio" name="mode" checked={each === mode} onChange={() => onPick(each)} />
          <Icon body={each.together ? linkedRings : swords} size={30} className="option-icon" />
          <span className="option-words">
            <span className="what">{text.words(`mode.${each.id}`)}</span>
            <span className="why">{text.words(`mode.${each.id}.about`)}</span>
          </span>
          {each === mode ? <Icon body={checkMark} size={20} className="mode-check" /> : undefined}
        </label>
      ))}
    </fieldset>
  )
}

const Form = ({ info }: { info: GameInfo }) => {
  const words = useWords()
  const { language, name } = useSettings()
  const text = useGameText(info, language)
  const { hash } = usePlace()
  const [settled] = useState(() => settledIn(info, hash, isNewTo(info.id)))
  const [mode, setMode] = useState<Mode>(settled.mode)
  const [chairs, setChairs] = useState(() => firstChairs(info, mode, name || words.app.guest))
  const [options, setOptions] = useState(settled.options)
  const [extra, setExtra] = useState({
    seed: '',
    spectators: true,
    undo: true,
    hints: false,
    pace: 'live' as 'live' | 'turns',
    standIn: usualBot(info) ?? '',
    recommended: isNewTo(info.id),
  })
  const { open, opening, problem: refusal } = useOpenTable()
  const online = isOnline(chairs)
  const problem = problemOf(mode, chairs)
  const checked = useChecked(info, text, mode, options)
  const isBarred = problem !== undefined || checked.problem !== undefined
  const problemText =
    problem &&
    (problem.problem === 'tooFew'
      ? words.newTable.tooFew(problem.min)
      : problem.problem === 'tooMany'
        ? words.newTable.tooMany(problem.max)
        : words.newTable.needMe)
  const start = () => {
    if (!isBarred && !opening) open({ info, mode, chairs, options, extra })
  }
  useEnter(start)
  const pickMode = (next: Mode) => {
    setMode(next)
    setChairs(firstChairs(info, next, name || words.app.guest))
    setOptions(optionsIn(info, next.id, options))
  }
  const settings = (
    <TableSettings
      info={info}
      text={text}
      mode={mode}
      online={online}
      options={options}
      onOption={(id, value) => setOptions({ ...options, [id]: value })}
      checked={checked}
      extra={extra}
      onExtra={change => setExtra({ ...extra, ...change })}
      players={taken(chairs).length}
    />
  )
  return (
    <Frame className="new">
      <div className="new-col">
        <div className="new-art">
          <GameArt info={info} />
        </div>
        <Title page={words.newTable.heading(text.title)} className="new-name">
          <GameName info={info} title={text.title} />
        </Title>
        <p className="soft">{text.pitch}</p>
        <Flourish width="100%" />
        <Modes info={info} text={text} mode={mode} onPick={pickMode} />
        <div className="new-more">
          <Button kind="quiet" onClick={() => go(pathTo.rules(info.id))}>
            {words.newTable.rulebook}
          </Button>
          {info.parts.campaign ? (
            <Button kind="quiet" onClick={() => go(pathTo.campaign(info.id))}>
              {text.words('campaign.title')}
            </Button>
          ) : undefined}
          {info.workshop ? (
            <Button kind="quiet" onClick={() => go(pathTo.workshop(info.id))}>
              {text.words('builder.title')}
            </Button>
          ) : undefined}
        </div>
      </div>
      <div className="new-col">
        {isNewTo(info.id) && info.parts.lessons ? <Newcomer info={info} title={text.title} /> : undefined}
        {isSolo(mode) ? (
          <p className="note">
            <Icon body={info_} size={18} />
            <span>{words.newTable.alone}</span>
          </p>
        ) : (
          <>
            <div className="row between">
              <h2 className="new-heading">{words.newTable.who}</h2>
              <span className="soft">{words.newTable.players(taken(chairs).length)}</span>
            </div>
            <Chairs
              info={info}
              text={text}
              chairs={chairs}
              onChange={setChairs}
              setup={{ mode: mode.id, players: taken(chairs).length, options }}
            />
            <p className="note">
              <Icon body={info_} size={18} />
              <span>{problemText ?? (online ? words.newTable.onlineNote : words.newTable.local)}</span>
            </p>
          </>
        )}
        {isSolo(mode) ? settings : undefined}
      </div>
      <div className="new-col">
        {isSolo(mode) ? undefined : settings}
        {info.recommends && isAlone(chairs) ? (
          <Leaf className="stack">
            <p>{text.words('alone.why')}</p>
            <Pick
              label={words.newTable.heroes}
              value={extra.recommended ? 'recommended' : 'asked'}
              choices={[
                { value: 'recommended', text: words.newTable.heroesRecommended },
                { value: 'asked', text: words.newTable.heroesAsked },
              ]}
              onPick={picked => setExtra({ ...extra, recommended: picked === 'recommended' })}
            />
          </Leaf>
        ) : undefined}
        <Leaf title={words.newTable.fair}>
          <p className="small soft">
            {words.newTable.fairAbout} {online ? words.newTable.fairOnline : ''}
          </p>
        </Leaf>
        <div className="new-go">
          {refusal ? (
            <p className="note" role="alert">
              <Icon body={info_} size={18} />
              <span>{refusal}</span>
            </p>
          ) : undefined}
          <Button kind="go" className="huge" keyCap="Enter" disabled={isBarred || opening} onClick={start}>
            {words.newTable.open_}
          </Button>
        </div>
      </div>
    </Frame>
  )
}

const NewTable = ({ game }: { game: string }) => {
  const info = gameInfo(game)
  return info ? <Form info={info} /> : <Unknown />
}
export default NewTable
