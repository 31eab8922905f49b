import { Button } from '@tabletome/boardkit'
import { answerOf, type Moment, type Tip, tipFor } from '@tabletome/match/lesson'
import { useEffect, useMemo, useState } from 'react'
import { useLessons, useLessonText } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { Hand } from '../lesson/marks.tsx'
import '../lesson/lesson.css'
import { type AtTable, useTable } from '../table/context.ts'
import { useWords } from '../text/index.ts'
import { notePlayed, seeTip, setTips, useLearned } from './progress.ts'

/** What is asked now, and what happened since the reader's own answer before. */
const useMoment = ({ game, decisions, position, state, table }: AtTable): Moment | undefined =>
  useMemo(() => {
    const [decision] = decisions
    if (!decision) return undefined
    const mine = table.seats.filter(seat => seat.mine).map(({ seat }) => seat)
    const last = state.history.findLastIndex(({ seat, option }) => option !== undefined && mine.includes(seat ?? ''))
    return {
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
const Tips = () => {
  const words = useWords()
  const { language } = useSettings()
  const at = useTable()
  const { info, position, connection, playing, openRule, table } = at
  const learned = useLearned(info.id)
  const { tips = [], first } = useLessons(info)
  const texts = useLessonText(info, language).tips ?? {}
  const moment = useMoment(at)
  const { seq, over } = position
  const [told, setTold] = useState<{ readonly seq: number; readonly tip: Tip | undefined }>()
  const script = learned.first === table.id ? first?.script : undefined
  const own = moment && script && answerOf(script, moment)
  const seat = at.decisions[0]?.seat

  useEffect(() => {
    if (own !== undefined && seat !== undefined) void connection.answer(seat, own)
  }, [own, seat, connection, seq])
  useEffect(() => {
    if (over) notePlayed(info.id, table.id)
  }, [over, info.id, table.id])
  // A tip is found once per question, and read once it is passed by.
  if (moment && own === undefined && !playing.busy && told?.seq !== seq) {
    const found = tipFor(tips, moment, {
      seen: [...(learned.seen ?? []), ...(told?.tip ? [told.tip.id] : [])],
      done: learned.done,
    })
    setTold({ seq, tip: found })
  }
  const tip = told?.tip
  useEffect(() => {
    if (!tip) return
    return () => seeTip(info.id, tip.id)
  }, [tip, info.id])
  const text = tip && texts[tip.id]
  if (!tip || !text || told?.seq !== seq) return undefined
  const { rule } = tip
  const close = () => setTold({ seq, tip: undefined })
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
        <Button kind="quiet" slim onClick={() => setTips(info.id, false)}>
          {words.learn.noMoreTips}
        </Button>
      </div>
    </section>
  )
}
export default Tips
