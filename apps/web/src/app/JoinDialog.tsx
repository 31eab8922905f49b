import { Button, Dialog } from '@tabletome/boardkit'
import { useState } from 'react'
import { go } from './router.ts'
import { joinPathOf } from './routes.ts'
import { useWords } from '../text/index.ts'

/** For whoever was sent a link and has it at hand. */
export const JoinDialog = ({ onClose }: { onClose: () => void }) => {
  const words = useWords()
  const [link, setLink] = useState('')
  const [wrong, setWrong] = useState(false)
  const join = () => {
    const path = joinPathOf(link)
    if (!path) return setWrong(true)
    onClose()
    go(path)
  }
  return (
    <Dialog title={words.home.join} close={words.app.close} onClose={onClose}>
      <form
        className="stack join-form"
        onSubmit={event => {
          event.preventDefault()
          join()
        }}
      >
        <label className="stack">
          <span>{words.home.joinAbout}</span>
          <input
            className="field-text"
            aria-label={words.home.joinLink}
            autoComplete="off"
            placeholder="https://…/join/…"
            value={link}
            aria-invalid={wrong}
            onChange={event => {
              setLink(event.target.value)
              setWrong(false)
            }}
          />
        </label>
        {wrong ? (
          <p className="note" role="alert">
            {words.home.joinWrong}
          </p>
        ) : undefined}
        <Button kind="go" type="submit">
          {words.home.joinGo}
        </Button>
      </form>
    </Dialog>
  )
}
