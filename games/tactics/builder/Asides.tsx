import { KeyCap, Switch } from '@tabletome/boardkit'
import type { GameText } from '../../types.ts'
import { say } from './words.ts'

/** What the keys do: shown beside the tray, read out at the field. */
export const Keys = ({ text, id }: { text: GameText; id: string }) => {
  const rows = [
    ['1–6', 'keyChoose'],
    ['← ↑ ↓ →', 'keyMove'],
    ['R', 'keyTurn'],
    ['Enter', 'keySet'],
    ['Del', 'keyRemove'],
    ['Esc', 'keyBack'],
  ] as const
  return (
    <p id={id} className="builder-keys small soft">
      <span className="spoken">{say(text, 'keys')}: </span>
      {rows.map(([cap, word]) => (
        <span key={cap}>
          <KeyCap>{cap}</KeyCap>
          <span className="spoken">{cap} </span> {say(text, word)}
        </span>
      ))}
    </p>
  )
}

interface StrictProps {
  readonly text: GameText
  readonly strict: boolean
  readonly onChange: (strict: boolean) => void
}

/** TAC-BUILDER-06 and -07 are suggestions that a table may waive (TAC-BUILDER-08, TAC-RULING-54). */
export const Strict = ({ text, strict, onChange }: StrictProps) => (
  <div className="builder-strict">
    <Switch
      on={strict}
      name={say(text, 'strict')}
      state={say(text, strict ? 'strictOn' : 'strictOff')}
      onChange={onChange}
    />
    <p className="small soft">{say(text, 'strictAbout')}</p>
  </div>
)
