import { Button, Leaf } from '@tabletome/boardkit'
import { useState } from 'react'
import { Frame } from '../../app/Frame.tsx'
import { applySize } from '../../app/layout.ts'
import { Pick } from '../../app/Pick.tsx'
import {
  changeSettings,
  HIGHLIGHTS,
  MILESTONES,
  type Settings as Kept,
  TEXT_SIZES,
  useSettings,
  VOLUMES,
} from '../../app/settings.ts'
import { Title } from '../../app/Title.tsx'
import { api } from '../../online/api.ts'
import { playSound } from '../../table/playback/sounds.ts'
import { useWords } from '../../text/index.ts'
import { Account } from './Account.tsx'
import { Keys } from './Keys.tsx'
import { LocalData } from './LocalData.tsx'
import { Notify } from './Notify.tsx'
import { Programs } from './Programs.tsx'
import './settings.css'

const OnOff = ({ label, value, onPick }: { label: string; value: boolean; onPick: (on: boolean) => void }) => {
  const words = useWords()
  return (
    <Pick
      label={label}
      value={value ? 'on' : 'off'}
      choices={[
        { value: 'on', text: words.settings.on },
        { value: 'off', text: words.settings.off },
      ]}
      onPick={picked => onPick(picked === 'on')}
    />
  )
}

const You = () => {
  const { settings: words } = useWords()
  const { name } = useSettings()
  const [said, setSaid] = useState(name)
  return (
    <Leaf title={words.you}>
      <label className="stack">
        <span className="label">{words.name}</span>
        <input
          className="field-text"
          maxLength={24}
          autoComplete="off"
          value={said}
          onChange={event => setSaid(event.target.value)}
          onBlur={() => {
            const clean = said.trim()
            changeSettings({ name: clean, named: clean !== '' })
            if (clean) void api.rename(clean).catch(() => undefined)
          }}
        />
        <span className="small soft">{words.nameAbout}</span>
      </label>
    </Leaf>
  )
}

const Look = () => {
  const all = useWords()
  const { settings: words } = all
  const settings = useSettings()
  return (
    <Leaf title={words.look} className="settings-leaf">
      <Pick
        label={words.language}
        value={settings.language}
        choices={[
          { value: 'en', text: 'English' },
          { value: 'fr', text: 'Français' },
        ]}
        onPick={language => changeSettings({ language })}
      />
      <Pick
        label={words.theme}
        value={settings.theme}
        choices={(['light', 'dark', 'system'] as const).map(theme => ({ value: theme, text: words.themes[theme] }))}
        onPick={theme => changeSettings({ theme })}
      />
      <Pick
        label={words.textSize}
        value={String(settings.textSize)}
        choices={TEXT_SIZES.map(size => ({ value: String(size), text: `${size} %` }))}
        onPick={picked => {
          changeSettings({ textSize: TEXT_SIZES.find(size => String(size) === picked) ?? 100 })
          applySize()
        }}
      />
      <Pick
        label={words.highlight}
        value={settings.highlight}
        choices={HIGHLIGHTS.map(each => ({ value: each, text: words.highlights[each] }))}
        onPick={highlight => changeSettings({ highlight })}
      />
      <div>
        <OnOff label={words.patterns} value={settings.patterns} onPick={patterns => changeSettings({ patterns })} />
        <p className="small soft">{words.patternsAbout}</p>
      </div>
    </Leaf>
  )
}

const Playing = () => {
  const all = useWords()
  const { settings: words } = all
  const settings = useSettings()
  const pick =
    <K extends keyof Kept>(key: K) =>
    (value: Kept[K]) =>
      changeSettings({ [key]: value })
  return (
    <Leaf title={words.play} className="settings-leaf">
      <Pick
        label={words.speed}
        value={settings.speed}
        choices={(['slow', 'normal', 'fast', 'instant'] as const).map(speed => ({
          value: speed,
          text: all.table.speed[speed],
        }))}
        onPick={pick('speed')}
      />
      <Pick
        label={words.motion}
        value={settings.motion}
        choices={(['system', 'full', 'reduced'] as const).map(motion => ({
          value: motion,
          text: words.motions[motion],
        }))}
        onPick={pick('motion')}
      />
      <Pick
        label={words.confirm}
        value={settings.confirm}
        choices={(['never', 'dangerous', 'always'] as const).map(confirm => ({
          value: confirm,
          text: words.confirms[confirm],
        }))}
        onPick={pick('confirm')}
      />
      <Pick
        label={words.hints}
        value={settings.hints}
        choices={(['full', 'words', 'off'] as const).map(hints => ({ value: hints, text: words.hintsAre[hints] }))}
        onPick={pick('hints')}
      />
      <Pick
        label={words.pass}
        value={settings.pass}
        choices={(['auto', 'ask'] as const).map(pass => ({ value: pass, text: words.passes[pass] }))}
        onPick={pick('pass')}
      />
      <Pick
        label={words.pause}
        value={settings.pause ? 'stop' : 'go'}
        choices={(['go', 'stop'] as const).map(pause => ({ value: pause, text: words.pauses[pause] }))}
        onPick={pause => pick('pause')(pause === 'stop')}
      />
      <Pick
        label={words.bots}
        value={settings.bots}
        choices={(['inStep', 'quick'] as const).map(bots => ({ value: bots, text: words.botPaces[bots] }))}
        onPick={pick('bots')}
      />
      <Pick
        label={all.milestone.setting}
        value={settings.milestones}
        choices={MILESTONES.map(each => ({ value: each, text: all.milestone.settings[each] }))}
        onPick={pick('milestones')}
      />
      <OnOff label={all.learn.tipsOn} value={settings.tips} onPick={pick('tips')} />
      <div className="row sound-row">
        <div className="grow">
          <OnOff label={words.sound} value={settings.sound} onPick={pick('sound')} />
        </div>
        <Button onClick={() => playSound('turn')}>{words.soundTry}</Button>
      </div>
      {settings.sound ? (
        <Pick
          label={words.volume}
          value={String(settings.volume)}
          choices={VOLUMES.map(each => ({ value: String(each), text: `${each} %` }))}
          onPick={picked => {
            changeSettings({ volume: VOLUMES.find(each => String(each) === picked) ?? 100 })
            playSound('turn')
          }}
        />
      ) : undefined}
    </Leaf>
  )
}

/** Everything that can be set; `atTable` leaves out what has nothing to do with playing. */
export const SettingsBody = ({ atTable = false }: { atTable?: boolean }) => (
  <div className="settings">
    <div className="stack settings-column">
      <Look />
      <Playing />
    </div>
    <div className="stack settings-column">
      {atTable ? undefined : <You />}
      <Notify />
      <Keys />
      {atTable ? undefined : (
        <>
          <Account />
          <Programs />
          <LocalData />
        </>
      )}
    </div>
  </div>
)

const Settings = () => {
  const words = useWords()
  return (
    <Frame className="page">
      <div className="page-head">
        <Title page={words.settings.title} />
      </div>
      <SettingsBody />
    </Frame>
  )
}
export default Settings
