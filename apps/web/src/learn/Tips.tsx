import { Button } from '@tabletome/boardkit'
import { answerOf, type Moment, type Tip, tipFor } from '@tabletome/match/lesson'
import { useEffect, useMemo, useState } from 'react'
import { useNewcomer, useTipText } from '../app/games.ts'
import { notify } from '../app/notices.ts'
import { useSettings } from '../app/settings.ts'
import { Hand } from '../lesson/marks.tsx'
import '../lesson/coach.css'
import { type AtTable, useTable } from '../table/context.ts'
import { useWords } from '../text/index.ts'
import { seeTip, setTips, useLearned } from './progress.ts'

/** What is asked now, and what happened since the reader's own answer before; `question` is another one after every answer. */
const useMoment = ({ game, decisions, position, state, table }: AtTable): (Moment & { question: string }) | undefined =>
  useMemo(() => {
    const [decision] = decisions
    if (!decision) return undefined
    const mine = table.seats.filter(seat => seat.mine).map(({ seat }) => seat)
    const last = state.history.findLastIndex(({ seat, option }) => option !== undefined && mine.includes(seat ?? ''))
    return {
      question: `${last} ${decision.seat} ${decision.choice}`,
      view: position.view,
      seat: decision.seat,
      asked: decision.choice,
      facts: state.history.slice(Math.max(0, last)).flatMap(({ facts }) => facts),
      answers: [],
      before: { facts: [], answers: [] },
      refused: [],
      looked: [],
      offered: decision.options.map(({ id }) => ({ id, answer: game.kit.words?.answer(id) })),
    }
  }, [game, decisions, position.view, state.history, table.seats])

/** One tip at a time; deciding counts as having read it. */
const Tips = ({ quiet, first: isFirst }: { quiet: boolean; first: boolean }) => {
  const words = useWords()
  const { language } = useSettings()
  const at = useTable()
  const { info, position, connection, playing, openRule } = at
  const learned = useLearned(info.id)
  const { tips = [], first } = useNewcomer(info)
  const texts = useTipText(info, language)
  const moment = useMoment(at)
  const { seq } = position
  const [told, setTold] = useState<{ readonly question: string; readonly tip: Tip | undefined }>()
  const script = isFirst ? first?.script : undefined
  const own = moment && script && answerOf(script, moment)
  const seat = at.decisions[0]?.seat

  useEffect(() => {
    if (own !== undefined && seat !== undefined) void connection.answer(seat, own, 'table')
  }, [own, seat, connection, seq])
  // A tip is found once per question, and read once it is passed by.
  const question = moment?.question
  if (moment && own === undefined && !playing.busy && !quiet && told?.question !== moment.question) {
    const found = tipFor(tips, moment, {
      seen: [...(learned.seen ?? []), ...(told?.tip ? [told.tip.id] : [])],
      done: learned.done,
    })
    setTold({ question: moment.question, tip: found })
  }
  const tip = told?.tip
  useEffect(() => {
    if (!tip) return
    return () => seeTip(info.id, tip.id)
  }, [tip, info.id])
  const text = tip && texts[tip.id]
  if (!tip || !text || quiet || question === undefined || told?.question !== question) return undefined
  const { rule } = tip
  const silence = () => {
    setTips(info.id, false)
    notify({ id: 'tips', text: words.learn.tipsOff })
  }
  const close = () => setTold({ question, tip: undefined })
  return (
    <section className="leaf tip" aria-label={words.learn.tip} data-tip={tip.id}>
      <div className="coach-line" role="status">
        <Hand width={38} />
        <p>{text}</p>
      </div>
      <div className="coach-foot">
        <Button slim onClick={close}>
          {words.learn.gotIt}
        </Button>
        {rule === undefined ? undefined : (
          <Button kind="quiet" slim onClick={() => openRule(rule)}>
            {words.learn.why}
          </Button>
        )}
        <span className="grow" />
        <Button kind="quiet" slim onClick={silence}>
          {words.learn.noMoreTips}
        </Button>
      </div>
    </section>
  )
}
export default Tips
