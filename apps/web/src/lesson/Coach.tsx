import { Button, Icon, Said } from '@tabletome/boardkit'
import cancel from 'icon:cancel'
import openBook from 'icon:open-book'
import returnArrow from 'icon:return-arrow'
import sleep from 'icon:night-sleep'
import { isRead, stepOf } from '@tabletome/match/lesson'
import { useSize } from '../app/layout.ts'
import { RuleLink } from '../table/cards/RuleLink.tsx'
import { useTable } from '../table/context.ts'
import { useQuestion } from '../table/decision/question.ts'
import { useWords } from '../text/index.ts'
import type { Lead, Note } from './lead.ts'
import { Dots, Hand, roman, Tick } from './marks.tsx'
import { useCoaching } from './useCoaching.ts'

const NoteBox = ({ note }: { note: Note }) => {
  if (note.kind === 'asleep')
    return (
      <p className="coach-asleep" role="status">
        <Icon body={sleep} size={18} />
        {note.text}
      </p>
    )
  return (
    <div className={`coach-note is-${note.kind}`} role={note.kind === 'refused' ? 'alert' : 'status'}>
      <Icon body={note.kind === 'refused' ? cancel : returnArrow} size={20} />
      <span>
        {note.kind === 'refused' && note.title ? <b>{note.title} </b> : undefined}
        {note.text} {note.kind === 'refused' ? <RuleLink rule={note.rule} /> : undefined}
      </span>
    </div>
  )
}

/** After two tries that did not help the hint stands in the place of the line. */
const TRIES = 2

const lineOf = ({ at, words }: Lead): string => {
  if (!words) return ''
  if (at.doing === 'done' && at.after !== undefined) return words.after?.[at.after] ?? words.line
  return at.doing === 'doing' && at.wrong >= TRIES ? (words.nudge ?? words.line) : words.line
}

/** One sentence, one task: the hand in the margin. */
export const Coach = ({ lead }: { lead: Lead }) => {
  const words = useWords()
  const table = useTable()
  const phone = useSize() === 'phone'
  const { rule: asked } = useQuestion()
  const { at, number, note, showing } = lead
  const { goOn } = useCoaching(lead)
  const step = stepOf(at)
  const of = at.lesson.steps.length
  const isDone = at.doing === 'done' && !showing
  const rule = step?.rule ?? asked ?? at.lesson.rules[0]
  if (!step || !lead.words) return undefined
  const hint = at.wrong > TRIES ? ' is-wanted' : ''
  const on = goOn ? (
    <Button kind="go" className="coach-next" keyCap="Enter" onClick={lead.next}>
      {isRead(step) ? words.learn.next : words.learn.goOn}
    </Button>
  ) : undefined
  return (
    <section className={`leaf coach is-${at.doing}`} aria-label={words.learn.coach} data-step={step.id}>
      {phone ? undefined : (
        <>
          <div className="ribbon" aria-hidden="true">
            {roman(number)}
          </div>
          <div className="coach-top">
            <span className="label">{words.learn.step(at.step + 1, of)}</span>
            <Dots at={at.step} of={of} />
          </div>
        </>
      )}
      {note ? <NoteBox note={note} /> : undefined}
      <div className="coach-line" aria-live="polite">
        <Hand width={phone ? 40 : 50} />
        <p>
          <span className="spoken">{words.learn.step(at.step + 1, of)}. </span>
          <Said>{lineOf(lead)}</Said>
        </p>
      </div>
      <div className={isDone ? 'task on' : 'task'}>
        <Tick on={isDone} />
        <span className="grow">{lead.words.task}</span>
        <span className="spoken" role="status">
          {isDone ? words.learn.taskDone : words.learn.taskOpen}
        </span>
      </div>
      {phone ? undefined : on}
      <div className="coach-foot">
        <Button kind="quiet" slim onClick={lead.back} disabled={at.step === 0 && at.answers.length === 0}>
          {words.learn.back}
        </Button>
        {phone ? on : undefined}
        {isRead(step) || (phone && on) ? undefined : (
          <Button kind="quiet" slim onClick={lead.skip} disabled={showing || at.doing !== 'doing'}>
            {phone ? words.learn.skipShort : words.learn.skip}
          </Button>
        )}
        {isRead(step) || !step.open || (phone && on) ? undefined : (
          <Button
            kind="quiet"
            slim
            className={`show-me${hint}`}
            onClick={lead.showMe}
            disabled={showing || at.doing !== 'doing' || table.playing.busy}
          >
            {words.learn.showMe}
          </Button>
        )}
        {phone ? undefined : <span className="grow" />}
        {rule === undefined ? undefined : (
          <Button slim {...(phone ? { kind: 'quiet' } : { icon: openBook })} onClick={() => table.openRule(rule)}>
            {words.learn.why}
          </Button>
        )}
      </div>
    </section>
  )
}
