import { Button } from '@tabletome/boardkit'
import { useEffect, useRef, useState } from 'react'
import { useSize } from '../../app/layout.ts'
import { useWords } from '../../text/index.ts'
import type { TalkLine } from '../connection.ts'
import { useTable } from '../context.ts'
import { phraseIn } from './phrases.ts'
import { isOthers } from './useUnread.ts'
import './people.css'

const SHOWN_FOR = { phone: 4000, small: 6000, large: 6000 }

/** The newest words of somebody else, for a moment, and a way to answer. */
export const TalkToast = ({ isOpen, onAnswer }: { isOpen: boolean; onAnswer: () => void }) => {
  const words = useWords()
  const { state, table, text } = useTable()
  const size = useSize()
  const [shown, setShown] = useState<TalkLine>()
  const { talk } = state
  const known = useRef<number>(undefined)
  const last = talk.at(-1)
  useEffect(() => {
    const before = known.current
    known.current = last?.n ?? 0
    if (!last || before === undefined || last.n <= before || isOpen || 'ping' in last.talk || !isOthers(table, last))
      return
    setShown(last)
    const timer = setTimeout(() => setShown(undefined), SHOWN_FOR[size])
    return () => clearTimeout(timer)
  }, [last, isOpen, table, size])
  if (!shown || isOpen || 'ping' in shown.talk) return undefined
  return (
    <div className="talk-toast" role="status">
      <span className="grow said">
        <b>{shown.from}</b> {'text' in shown.talk ? shown.talk.text : phraseIn(words, text, shown.talk.phrase)}
      </span>
      <Button
        slim
        onClick={() => {
          setShown(undefined)
          onAnswer()
        }}
      >
        {words.people.answer}
      </Button>
    </div>
  )
}
