import { Button, Leaf } from '@tabletome/boardkit'
import type { SettingValue } from '@tabletome/engine'
import { MOST_RUNS } from '@tabletome/games/lab/job.ts'
import type { GameInfo, GameText, Setting } from '@tabletome/games/types'
import type { ReactNode } from 'react'
import pitches from 'virtual:pitches'
import { games } from '../../app/games.ts'
import { Pick } from '../../app/Pick.tsx'
import { COUNTS, type Experiment, experimentFrom, hashOf, levelsFor, measurable, modeOf } from '../../lab/experiment.ts'
import { useSettings } from '../../app/settings.ts'
import { useWords } from '../../text/index.ts'
import { settingsOf } from '../new-table/setup.ts'
import { levelName, settingName, valueName } from './naming.ts'
import type { ScreenWords } from './words.ts'

interface FormProps {
  info: GameInfo
  text: GameText
  words: ScreenWords
  experiment: Experiment
  onChange: (experiment: Experiment) => void
  children: ReactNode
}

interface ListProps {
  label: string
  value: string
  choices: readonly { readonly value: string; readonly text: string }[]
  onPick: (value: string) => void
}
const List = ({ label, value, choices, onPick }: ListProps) => (
  <label className="lab-row">
    <span className="label">{label}</span>
    <select className="field-text" value={value} onChange={event => onPick(event.target.value)}>
      {choices.map(choice => (
        <option key={choice.value} value={choice.value}>
          {choice.text}
        </option>
      ))}
    </select>
  </label>
)

interface SeveralProps<V extends SettingValue> {
  label: string
  all: readonly V[]
  picked: readonly V[]
  name: (value: V) => string
  onPick: (picked: readonly V[]) => void
}
/** At least one of them, and no more than can be read beside each other. */
const Several = <V extends SettingValue>({ label, all, picked, name, onPick }: SeveralProps<V>) => (
  <fieldset className="lab-several">
    <legend className="label">{label}</legend>
    {all.map(value => {
      const isPicked = picked.includes(value)
      const isFixed = isPicked ? picked.length === 1 : picked.length >= MOST_RUNS - 1
      return (
        <label key={String(value)}>
          <input
            type="checkbox"
            checked={isPicked}
            disabled={isFixed}
            onChange={() => onPick(all.filter(each => picked.includes(each) !== (each === value)))}
          />
          <span>{name(value)}</span>
        </label>
      )
    })}
  </fieldset>
)

const valuesOf = ({ kind, values }: Setting): readonly SettingValue[] =>
  kind === 'switch' ? [true, false] : (values ?? [])

const NOTHING = ''
const BOTS = 'bot'

/** What the second run differs in, and what it is then. */
const Compare = ({ info, text, words, experiment, onChange }: Omit<FormProps, 'children'>) => {
  const all = useWords()
  const { against, mode, options, bots } = experiment
  const settings = measurable(info, mode)
  const what = against === undefined ? NOTHING : 'bots' in against ? BOTS : against.setting
  const setting = settings.find(({ id }) => id === what)
  const pick = (next: string) => {
    const { against: _against, ...plain } = experiment
    const chosen = settings.find(({ id }) => id === next)
    const other = chosen?.values.find(value => value !== options[next])
    if (next === BOTS)
      onChange({ ...plain, against: { bots: info.bots.filter(level => level !== bots[0]).slice(0, 1) } })
    else onChange(chosen && other !== undefined ? { ...plain, against: { setting: next, values: [other] } } : plain)
  }
  return (
    <>
      <List
        label={words.compare}
        value={what}
        choices={[
          { value: NOTHING, text: words.nothing },
          { value: BOTS, text: words.bots },
          ...settings.map(({ id }) => ({ value: id, text: settingName(text, id) })),
        ]}
        onPick={pick}
      />
      {against && 'bots' in against ? (
        <Several
          label={words.with}
          all={info.bots.filter(level => level !== bots[0])}
          picked={against.bots}
          name={level => levelName(text, all, level)}
          onPick={picked => onChange({ ...experiment, against: { bots: picked } })}
        />
      ) : undefined}
      {against && 'setting' in against && setting ? (
        <Several
          label={words.with}
          all={setting.values.filter(value => value !== options[setting.id])}
          picked={against.values}
          name={value => valueName(text, words, setting.id, value)}
          onPick={picked => onChange({ ...experiment, against: { setting: setting.id, values: picked } })}
        />
      ) : undefined}
    </>
  )
}

/** The experiment: everything that makes a run, and what it is compared with. */
export const Form = ({ info, text, words, experiment, onChange, children }: FormProps) => {
  const all = useWords()
  const { language } = useSettings()
  const mode = modeOf(info, experiment)
  const { players, bots, options, seed } = experiment
  const { min, max } = mode.players
  const levels = info.bots.map(level => ({ value: level, text: levelName(text, all, level) }))
  /** Laid out anew from the address, so that what no longer fits is as usual. */
  const anew = (change: Partial<Experiment>, to = info) =>
    onChange(experimentFrom(to, hashOf({ ...experiment, ...change })))
  const settings = settingsOf(info, mode.id).filter(each => valuesOf(each).length > 1)
  return (
    <Leaf title={words.experiment} className="lab-form">
      <List
        label={words.game}
        value={info.id}
        choices={games.map(({ id }) => ({ value: id, text: pitches[id]?.[language].title ?? id }))}
        onPick={game => anew({ game }, games.find(({ id }) => id === game) ?? info)}
      />
      {info.modes.length > 1 ? (
        <List
          label={words.mode}
          value={mode.id}
          choices={info.modes.map(({ id }) => ({ value: id, text: text.words(`mode.${id}`) }))}
          onPick={next => anew({ mode: next })}
        />
      ) : undefined}
      {min < max ? (
        <Pick
          label={words.players}
          value={String(players)}
          choices={Array.from({ length: max - min + 1 }, (_, i) => ({ value: `${min + i}`, text: `${min + i}` }))}
          onPick={next => onChange({ ...experiment, players: Number(next), bots: levelsFor(bots, Number(next)) })}
        />
      ) : undefined}
      {mode.together || players === 1 ? (
        <List
          label={words.bots}
          value={bots[0] ?? ''}
          choices={levels}
          onPick={level => onChange({ ...experiment, bots: bots.map(() => level) })}
        />
      ) : (
        bots.map((bot, seat) => (
          <List
            key={`seat ${seat}`}
            label={words.botOf(seat + 1)}
            value={bot}
            choices={levels}
            onPick={level => onChange({ ...experiment, bots: bots.map((each, at) => (at === seat ? level : each)) })}
          />
        ))
      )}
      {settings.map(setting => (
        <List
          key={setting.id}
          label={settingName(text, setting.id)}
          value={String(options[setting.id] ?? setting.standard)}
          choices={valuesOf(setting).map(value => ({
            value: String(value),
            text: valueName(text, words, setting.id, value),
          }))}
          onPick={said => {
            const value = valuesOf(setting).find(each => String(each) === said)
            if (value !== undefined) onChange({ ...experiment, options: { ...options, [setting.id]: value } })
          }}
        />
      ))}
      <Compare info={info} text={text} words={words} experiment={experiment} onChange={onChange} />
      <Pick
        label={words.games}
        value={String(experiment.games)}
        choices={COUNTS.map(count => ({ value: String(count), text: String(count) }))}
        onPick={count => onChange({ ...experiment, games: Number(count) })}
      />
      <p className="small soft">{words.gamesAbout}</p>
      <label className="lab-row">
        <span className="label">{words.seed}</span>
        <input
          className="field-text"
          maxLength={60}
          value={seed}
          onChange={event => onChange({ ...experiment, seed: event.target.value })}
        />
      </label>
      {children}
      <p className="small soft">{words.runsHere}</p>
    </Leaf>
  )
}

/** The main button, or what can be done with a run that is under way. */
export const Commands = ({
  words,
  status,
  games: count,
  onStart,
  onPause,
  onGoOn,
  onCancel,
}: {
  words: ScreenWords
  status: 'running' | 'paused' | 'cancelled' | 'done' | undefined
  games: number
  onStart: () => void
  onPause: () => void
  onGoOn: () => void
  onCancel: () => void
}) => (
  <div className="stack lab-commands">
    {status === 'running' ? (
      <>
        <Button kind="go" onClick={onPause}>
          {words.pause}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </>
    ) : (
      <>
        {status === 'paused' || status === 'cancelled' ? (
          <Button kind="go" onClick={onGoOn}>
            {words.goOn}
          </Button>
        ) : undefined}
        <Button kind={status === 'paused' || status === 'cancelled' ? 'plain' : 'go'} onClick={onStart}>
          {status === undefined ? words.run(count) : words.again(count)}
        </Button>
      </>
    )}
  </div>
)
