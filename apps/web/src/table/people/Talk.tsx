import { Button, Leaf } from '@tabletome/boardkit'
import { PHRASES } from '@tabletome/match/phrases'
import { type ReactNode, useState } from 'react'
import { notify } from '../../app/notices.ts'
import { useWords } from '../../text/index.ts'
import type { TalkLine } from '../connection.ts'
import { useTable } from '../context.ts'
import { LogBox } from '../chronicle/LogBox.tsx'
import { phraseIn } from './phrases.ts'
import { refusalText } from '../decision/useActions.ts'

const Said = ({ line }: { line: TalkLine }) => {
  const words = useWords()
  const { light, text, board } = useTable()
  const { talk, from } = line
  if ('ping' in talk) {
    const { ping } = talk
    return (
      <button type="button" className="line" onClick={() => light([ping])} onBlur={() => light([])}>
        <b>{from}</b> {words.table.pinged}: {text.card(ping, board.view)?.title ?? ''}
      </button>
    )
  }
  return (
    <p className="line">
      <b>{from}</b> <span>{'text' in talk ? talk.text : phraseIn(words, text, talk.phrase)}</span>
    </p>
  )
}

/** What the people at an online table say to each other. */
export const Talk = () => {
  const words = useWords()
  const { state, connection, table, info, stale, text } = useTable()
  const [said, setSaid] = useState('')
  const send = async (talk: { text: string } | { phrase: string }) => {
    const answered = await connection.talk(talk)
    if (!answered.ok) notify({ id: 'refused', text: refusalText(answered, words, text.reason) })
  }
  const maySpeak = table.seats.some(seat => seat.mine) && !stale
  return (
    <>
      <LogBox label={words.table.talk} className="talk" content={state.talk}>
        {state.talk.map(line => (
          <Said key={`${line.at} ${line.from} ${JSON.stringify(line.talk)}`} line={line} />
        ))}
      </LogBox>
      {maySpeak ? (
        <>
          <div className="phrases" role="group" aria-label={words.table.quick}>
            {[...(info.phrases ?? []), ...PHRASES].map(phrase => (
              <button key={phrase} type="button" className="phrase" onClick={() => void send({ phrase })}>
                {phraseIn(words, text, phrase)}
              </button>
            ))}
          </div>
          <form
            className="row"
            onSubmit={event => {
              event.preventDefault()
              if (said.trim()) void send({ text: said.trim() })
              setSaid('')
            }}
          >
            <input
              className="field-text"
              aria-label={words.table.say}
              placeholder={words.table.say}
              maxLength={300}
              autoComplete="off"
              value={said}
              onChange={event => setSaid(event.target.value)}
            />
            <Button slim type="submit">
              {words.table.send}
            </Button>
          </form>
        </>
      ) : undefined}
    </>
  )
}

export const TalkPanel = ({ title }: { title: ReactNode }) => (
  <Leaf className="talk-leaf" title={title}>
    <Talk />
  </Leaf>
)
