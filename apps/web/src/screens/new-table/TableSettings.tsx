import type { SettingValue } from '@tabletome/engine'
import { Leaf } from '@tabletome/boardkit'
import type { GameInfo, GameText, Mode, Setting } from '@tabletome/games/types'
import type { ReactNode } from 'react'
import { Pick } from '../../app/Pick.tsx'
import { useWords } from '../../text/index.ts'
import { Gallery } from './Gallery.tsx'
import { MadeSetting } from './MadeSetting.tsx'
import { BestBot } from './Strength.tsx'
import { aboutOf, said, settingsOf } from './setup.ts'
import type { Checked } from './useChecked.ts'

export interface Extra {
  readonly seed: string
  readonly spectators: boolean
  readonly undo: boolean
  /** Against people elsewhere: whether everybody may ask for hints. */
  readonly hints: boolean
  readonly pace: 'live' | 'turns'
  /** The bot that may play on for whoever is away. */
  readonly standIn: string
  /** Alone: the heroes that are recommended, without a question. */
  readonly recommended: boolean
}

interface SettingProps {
  setting: Setting
  text: GameText
  mode: Mode
  value: SettingValue
  onChange: (value: SettingValue) => void
  children?: ReactNode
}

/** More than these are a list to choose from, not words side by side. */
const SIDE_BY_SIDE = 6

const OneSetting = ({ setting, text, mode, value, onChange, children }: SettingProps) => {
  const words = useWords()
  const key = `setting.${setting.id}`
  const label = text.words(key)
  const values: readonly SettingValue[] = setting.kind === 'switch' ? [true, false] : (setting.values ?? [])
  const about = aboutOf(text, setting, value, mode)
  const nameOf = (each: SettingValue) =>
    said(text, `${key}.${String(each)}`) ??
    (each === true ? words.newTable.yes : each === false ? words.newTable.no : String(each))
  const faces = values.flatMap(each => {
    const face = text.setting?.(setting.id, String(each))
    return face ? [{ value: String(each), about: said(text, `${key}.${String(each)}.about`) ?? '', face }] : []
  })
  const pick = (picked: string) => onChange(values.find(each => String(each) === picked) ?? setting.standard)
  return (
    <div className="setting">
      {values.length > SIDE_BY_SIDE ? (
        <label className="stack setting-free">
          <span className="label">{label}</span>
          <select className="field-text" value={String(value)} onChange={event => pick(event.target.value)}>
            {values.map(each => (
              <option key={String(each)} value={String(each)}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        </label>
      ) : values.length > 0 ? (
        <Pick
          label={label}
          value={String(value)}
          choices={values.map(each => ({ value: String(each), text: nameOf(each) }))}
          onPick={pick}
        />
      ) : (
        <label className="stack setting-free">
          <span className="label">{label}</span>
          <input
            className="field-text"
            type={setting.kind === 'number' ? 'number' : 'text'}
            value={String(value)}
            onChange={event =>
              onChange(setting.kind === 'number' ? event.target.valueAsNumber || 0 : event.target.value)
            }
          />
        </label>
      )}
      {setting.house && value !== setting.standard ? (
        <p className="small soft">
          <span className="house">{words.newTable.houseRule}</span> {about ?? words.newTable.houseAbout}
        </p>
      ) : about ? (
        <p className="small soft">{about}</p>
      ) : undefined}
      {children}
      {faces.length > 0 ? <Gallery label={label} chosen={String(value)} faces={faces} onPick={pick} /> : undefined}
    </div>
  )
}

interface TableSettingsProps {
  info: GameInfo
  text: GameText
  mode: Mode
  online: boolean
  options: Readonly<Record<string, SettingValue>>
  onOption: (id: string, value: SettingValue) => void
  /** Of the setting whose values come from a workshop. */
  checked: Checked
  extra: Extra
  onExtra: (change: Partial<Extra>) => void
  players: number
}

export const TableSettings = (props: TableSettingsProps) => {
  const { info, text, mode, online, options, onOption, checked, extra, onExtra, players } = props
  const words = useWords()
  const settings = settingsOf(info, mode.id).filter(({ unless }) => unless === undefined || options[unless] !== true)
  const setup = { mode: mode.id, players, options }
  /** The setting after which it is told how hard such a table is: the one that makes it so. */
  const hard = settings.findLast(({ id }) => info.measured?.by?.includes(id))
  const best = (named?: string) => <BestBot info={info} text={text} setup={setup} named={named} />
  const show = (setting: Setting) => {
    const value = options[setting.id] ?? setting.standard
    const onChange = (to: SettingValue) => onOption(setting.id, to)
    return setting.id === info.workshop?.setting ? (
      <MadeSetting
        key={setting.id}
        info={info}
        text={text}
        setting={setting}
        value={String(value)}
        checked={checked}
        onChange={onChange}
      />
    ) : (
      <OneSetting key={setting.id} setting={setting} text={text} mode={mode} value={value} onChange={onChange}>
        {setting === hard ? best(said(text, `setting.${setting.id}.${String(value)}`)) : undefined}
      </OneSetting>
    )
  }
  return (
    <Leaf title={words.newTable.here2} className="this-table">
      {settings.filter(setting => !setting.advanced).map(show)}
      {hard ? undefined : best()}
      {online ? (
        <Pick
          label={words.newTable.pace}
          value={extra.pace}
          choices={[
            { value: 'live', text: words.newTable.live },
            { value: 'turns', text: words.newTable.turns },
          ]}
          onPick={pace => onExtra({ pace })}
        />
      ) : undefined}
      <Pick
        label={words.newTable.undo}
        value={extra.undo ? 'on' : 'off'}
        choices={[
          { value: 'on', text: words.newTable.undoOn },
          { value: 'off', text: words.newTable.undoOff },
        ]}
        onPick={undo => onExtra({ undo: undo === 'on' })}
      />
      {online && !mode.together ? (
        <>
          <Pick
            label={words.newTable.hints}
            value={extra.hints ? 'on' : 'off'}
            choices={[
              { value: 'on', text: words.newTable.hintsOn },
              { value: 'off', text: words.newTable.hintsOff },
            ]}
            onPick={hints => onExtra({ hints: hints === 'on' })}
          />
          <p className="small soft">{words.newTable.hintsAbout}</p>
        </>
      ) : undefined}
      <details className="advanced">
        <summary>
          {words.newTable.advanced}
          <span className="small soft">{words.newTable.advancedAbout}</span>
        </summary>
        <div className="advanced-body">
          {settings.filter(setting => setting.advanced).map(show)}
          {online ? (
            <Pick
              label={words.newTable.standIn}
              value={extra.standIn}
              choices={info.bots.map(level => ({
                value: level,
                text: said(text, `bot.${level}`) ?? words.newTable.levels[level] ?? level,
              }))}
              onPick={standIn => onExtra({ standIn })}
            />
          ) : undefined}
          {online ? (
            <Pick
              label={words.newTable.spectators}
              value={extra.spectators ? 'on' : 'off'}
              choices={[
                { value: 'on', text: words.newTable.spectatorsOn },
                { value: 'off', text: words.newTable.spectatorsOff },
              ]}
              onPick={spectators => onExtra({ spectators: spectators === 'on' })}
            />
          ) : (
            <label className="stack setting-free">
              <span className="label">{words.newTable.seed}</span>
              <input
                className="field-text"
                autoComplete="off"
                maxLength={80}
                value={extra.seed}
                onChange={event => onExtra({ seed: event.target.value })}
              />
              <span className="small soft">{words.newTable.seedAbout}</span>
            </label>
          )}
        </div>
      </details>
    </Leaf>
  )
}
