import { Button, KeyCap, Leaf } from '@tabletome/boardkit'
import { useEffect, useState } from 'react'
import { changeSettings, useSettings } from '../../app/settings.ts'
import { CHANGEABLE, keyOf } from '../../table/decision/useKeys.ts'
import { useWords } from '../../text/index.ts'

type Act = (typeof CHANGEABLE)[number]

/** Waits for the next sign; Escape leaves everything as it was. */
const useNextKey = (act: Act | undefined, onKey: (key: string | undefined) => void) => {
  useEffect(() => {
    if (act === undefined) return
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Shift' || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      onKey(/^[^\s\d]$/u.test(event.key) ? event.key : undefined)
    }
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [act, onKey])
}

/** Which key does what at the table. */
export const Keys = () => {
  const { settings: words, table } = useWords()
  const { keys } = useSettings()
  const [changing, setChanging] = useState<Act>()
  useNextKey(changing, key => {
    if (changing !== undefined && key !== undefined) {
      const others = Object.entries(keys).filter(([act, each]) => act !== changing && each !== key.toLowerCase())
      changeSettings({ keys: { ...Object.fromEntries(others), [changing]: key.toLowerCase() } })
    }
    setChanging(undefined)
  })
  return (
    <Leaf title={words.keys} className="settings-leaf">
      <ul className="plain key-list">
        {CHANGEABLE.map(act => {
          const key = keyOf(act, keys)
          return (
            <li key={act} className="row between">
              <span>{table.keys[act]}</span>
              <Button
                slim
                aria-label={`${table.keys[act]}: ${key === '' ? words.keyNone : key}. ${words.keyChange}`}
                aria-pressed={changing === act}
                onClick={() => setChanging(changing === act ? undefined : act)}
              >
                {changing === act ? words.keyPress : key === '' ? words.keyNone : <KeyCap>{key}</KeyCap>}
              </Button>
            </li>
          )
        })}
      </ul>
      {Object.keys(keys).length > 0 ? (
        <Button kind="quiet" onClick={() => changeSettings({ keys: {} })}>
          {words.keysAsBefore}
        </Button>
      ) : undefined}
    </Leaf>
  )
}
