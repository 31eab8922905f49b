import { Button, Icon } from '@tabletome/boardkit'
import type { GameInfo, GameText, Setting } from '@tabletome/games/types'
import infoSign from 'icon:info'
import { createElement, useId, useState } from 'react'
import { go } from '../../app/router.ts'
import { pastedCode, pathTo } from '../../app/routes.ts'
import { useWords } from '../../text/index.ts'
import { useShelf } from '../workshop/shelf.ts'
import type { Checked } from './useChecked.ts'

interface MadeSettingProps {
  info: GameInfo
  text: GameText
  setting: Setting
  value: string
  checked: Checked
  onChange: (value: string) => void
}

const OTHER = '\u0000other'

/** A setting whose values come from the game's workshop: ready ones, one's own by name, or one that was sent. */
export const MadeSetting = ({ info, text, setting, value, checked, onChange }: MadeSettingProps) => {
  const words = useWords()
  const id = useId()
  const { saved } = useShelf(info.id)
  const ready = (setting.values ?? []).map(String)
  const isKnown = ready.includes(value) || saved.some(({ code }) => code === value)
  const [typing, setTyping] = useState(!isKnown)
  const isOther = typing || !isKnown
  const key = `setting.${setting.id}`
  const about = ready.includes(value) ? text.words(`${key}.${value}.about`) : ''
  const pick = (picked: string) => {
    setTyping(picked === OTHER)
    onChange(picked === OTHER ? '' : picked)
  }
  return (
    <div className="setting made">
      <label className="label" htmlFor={id}>
        {text.words(key)}
      </label>
      <select
        id={id}
        className="field-text"
        value={isOther ? OTHER : value}
        onChange={event => pick(event.target.value)}
      >
        <optgroup label={words.workshop.ready}>
          {ready.map(each => (
            <option key={each} value={each}>
              {text.words(`${key}.${each}`)}
            </option>
          ))}
        </optgroup>
        {saved.length > 0 ? (
          <optgroup label={words.workshop.saved}>
            {saved.map(({ name, code }) => (
              <option key={name} value={code}>
                {name}
              </option>
            ))}
          </optgroup>
        ) : undefined}
        <option value={OTHER}>{words.workshop.other}</option>
      </select>
      {isOther ? (
        <input
          className="field-text"
          aria-label={words.workshop.paste}
          placeholder={words.workshop.pasteHint}
          autoComplete="off"
          spellCheck={false}
          value={value}
          aria-invalid={checked.problem !== undefined}
          aria-describedby={`${id}problem`}
          onChange={event => onChange(pastedCode(event.target.value))}
        />
      ) : undefined}
      <div id={`${id}problem`} role="status">
        {checked.problem && value !== '' ? (
          <p className="note">
            <Icon body={infoSign} size={18} />
            <span>{checked.problem}</span>
          </p>
        ) : undefined}
      </div>
      {checked.module && value !== '' ? createElement(checked.module.Picture, { value, text }) : undefined}
      {about ? <p className="small soft">{about}</p> : undefined}
      <Button slim onClick={() => go(pathTo.workshop(info.id, value === 'random' ? undefined : value))}>
        {value === '' || value === 'random' ? words.workshop.build : words.workshop.open}
      </Button>
    </div>
  )
}
