import { Button, Leaf } from '@tabletome/boardkit'
import { type FormEvent, useState } from 'react'
import type { GameText, Made } from '../../types.ts'
import { READY_REALMS } from '../content/realms.ts'
import { READY_IDS } from './code.ts'
import type { Boxes } from './stack.ts'
import { say } from './words.ts'

interface BeginProps {
  readonly text: GameText
  readonly onTake: (name: string, boxes: Boxes) => void
  readonly onRandom: () => void
}

/** The three ready realms, one made by chance, and the bare scroll. */
export const Begin = ({ text, onTake, onRandom }: BeginProps) => (
  <Leaf title={say(text, 'begin')} className="builder-begin">
    <div className="builder-ready">
      {READY_IDS.map(id => {
        const name = text.words(`setting.realm.${id}`)
        return (
          <Button key={id} slim onClick={() => onTake(name, READY_REALMS[id])}>
            {name}
          </Button>
        )
      })}
      <Button slim onClick={onRandom}>
        {say(text, 'random')}
      </Button>
      <Button slim onClick={() => onTake(say(text, 'empty'), [])}>
        {say(text, 'empty')}
      </Button>
    </div>
  </Leaf>
)

const LONGEST_NAME = 40

interface SavedProps {
  readonly text: GameText
  readonly code: string
  readonly saved: readonly Made[]
  readonly onSave: (name: string) => void
  readonly onOpen: (made: Made) => void
  readonly onDrop: (name: string) => void
}

/** Realms kept in this browser. */
export const Saved = ({ text, code, saved, onSave, onOpen, onDrop }: SavedProps) => {
  const known = saved.find(made => made.code === code)?.name ?? ''
  const [typed, setTyped] = useState<string>()
  const name = typed ?? known
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    onSave(name.trim())
    setTyped(undefined)
  }
  return (
    <Leaf title={say(text, 'saved')} className="builder-saved">
      <form className="row" onSubmit={submit}>
        <input
          className="field-text"
          aria-label={say(text, 'name')}
          placeholder={say(text, 'name')}
          title={say(text, 'nameHint')}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          value={name}
          onChange={event => setTyped(event.target.value)}
        />
        <Button type="submit" disabled={name.trim() === ''}>
          {say(text, 'save')}
        </Button>
      </form>
      {saved.length === 0 ? (
        <p className="small soft">{say(text, 'savedNone')}</p>
      ) : (
        <ul className="plain builder-list">
          {saved.map(made => (
            <li key={made.name} className={made.code === code ? 'row is-now' : 'row'}>
              <button
                type="button"
                className="builder-open grow"
                aria-label={say(text, 'open', { name: made.name })}
                {...(made.code === code ? { 'aria-current': true } : {})}
                onClick={() => onOpen(made)}
              >
                {made.name}
              </button>
              <Button
                kind="quiet"
                slim
                aria-label={say(text, 'drop', { name: made.name })}
                onClick={() => onDrop(made.name)}
              >
                {say(text, 'dropShort')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Leaf>
  )
}
