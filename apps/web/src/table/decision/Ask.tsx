import { Button, Icon, Said, SeatMark } from '@tabletome/boardkit'
import openBook from 'icon:open-book'
import type { ReactNode } from 'react'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import { Notice } from './Notice.tsx'
import { waysOf } from '../hint/told.ts'
import { useHinting } from '../hint/useHint.ts'
import { Foot } from './Foot.tsx'
import { useColourOf, Options } from './Options.tsx'
import { useQuestion } from './question.ts'
import { SubjectSlot } from './SubjectSlot.tsx'
import type { Actions } from './useActions.ts'

/** A rule's number stays one tap away. */
const RuleGlyph = ({ rule }: { rule: string }) => {
  const words = useWords()
  const { openRule } = useTable()
  return (
    <button
      type="button"
      className="rule-glyph"
      aria-label={words.table.openRule(rule)}
      title={words.table.openRule(rule)}
      onClick={() => openRule(rule)}
    >
      <Icon body={openBook} size={19} />
    </button>
  )
}

/** Several people at one screen: who decides, unless the question tells so. */
const TurnNote = ({ said }: { said: string }) => {
  const words = useWords()
  const { table, panel, names } = useTable()
  const colourOf = useColourOf()
  const mine = table.seats.filter(seat => seat.mine)
  const [only, ...others] = [...new Set(panel.all.map(({ seat }) => seat))]
  if (mine.length < 2 || !only || others.length > 0 || said.includes(names.of(only))) return undefined
  return (
    <p className="turn-note">
      <SeatMark seat={colourOf(only)} size={20} />
      {words.table.turnNote(names.of(only))}
    </p>
  )
}

/** The question and what is said about it; read out when it changes. */
export const AskHead = () => {
  const words = useWords()
  const { title, status: usual, rule } = useQuestion()
  const { hint, shows } = useHinting()
  const status = hint ? waysOf(hint, words) : usual
  return (
    <header className="ask-head">
      <div className="grow" role="status">
        <h2 className="ask-q">
          <Said>{title}</Said>
        </h2>
        {status === undefined ? undefined : (
          <p className="ask-status small soft">
            <Said>{status}</Said>
          </p>
        )}
        <TurnNote said={`${title} ${status ?? ''}`} />
      </div>
      {hint && shows === 'full' ? <span className="hint-of">{words.table.hints.chance}</span> : undefined}
      {rule === undefined ? undefined : <RuleGlyph rule={rule} />}
    </header>
  )
}

/** An action is being composed: nothing is sent before it is complete. */
export const DraftNote = () => {
  const words = useWords()
  const { draft } = useTable()
  if (!draft) return undefined
  return (
    <div className="draft-note ask-notice row" role="status">
      <span className="grow small">{words.table.draft}</span>
      <Button slim onClick={draft.back}>
        {words.table.draftBack}
      </Button>
      <Button slim keyCap="Esc" onClick={draft.cancel}>
        {words.table.draftCancel}
      </Button>
    </div>
  )
}

/** Head, subject, list, notice, foot: only the list gives way. A lesson's coach stands above them. */
export const Ask = ({ actions, coach }: { actions: Actions; coach?: ReactNode }) => {
  const words = useWords()
  return (
    <aside className="wing ask-wing" aria-label={words.table.ask}>
      {coach ? <div className="ask-coach">{coach}</div> : undefined}
      <section className="leaf ask decision" tabIndex={-1} aria-label={words.table.decision}>
        <AskHead />
        <Notice />
        <SubjectSlot />
        <Options />
        <DraftNote />
        <Foot actions={actions} />
      </section>
    </aside>
  )
}
