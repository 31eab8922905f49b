import { Button, Flourish, Icon, Initial, KeyCap, SeatMark } from '@tabletome/boardkit'
import type { SeatColour } from '@tabletome/games/types'
import ruleBook from 'icon:rule-book'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Invitations } from '../../online/Invitations.tsx'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import './story.css'

/** One thing to do next; the first is the main one. */
export interface NextStep {
  readonly what: string
  readonly why?: string
  readonly icon?: string
  onPick(): void
}

interface StoryPageProps {
  title: string
  lead: ReactNode
  colour: SeatColour
  art: ReactNode
  /** Under the lead: stars and the like. */
  extra?: ReactNode
  nexts: readonly NextStep[]
  /** Who is ready for another, and what else can be done with it. */
  people?: ReactNode
  foot?: ReactNode
  /** Name of the button that leads back to the board. */
  look: string
  onClose: () => void
  /** Keys of this page besides those of every such page. */
  onKey?: (event: KeyboardEvent<HTMLElement>) => void
  children: ReactNode
}

const Next = ({ step, main }: { step: NextStep; main: boolean }) =>
  main ? (
    <Button kind="go" className="next-go" aria-keyshortcuts="Enter" onClick={() => step.onPick()}>
      <span className="grow">
        <span className="what">{step.what}</span>
        {step.why ? <span className="why">{step.why}</span> : undefined}
      </span>
      <KeyCap>Enter</KeyCap>
    </Button>
  ) : (
    <button type="button" className="option next-step" onClick={() => step.onPick()}>
      {step.icon ? <Icon body={step.icon} size={22} className="option-icon" /> : undefined}
      <span className="option-words">
        <span className="what">{step.what}</span>
        {step.why ? <span className="why">{step.why}</span> : undefined}
      </span>
    </button>
  )

/** The page of an end: picture, title and what comes next at the left, the account of it at the right. */
export const StoryPage = (props: StoryPageProps) => {
  const { title, lead, colour, art, extra, nexts, people, foot, look, onClose, onKey, children } = props
  const words = useWords()
  const { text, names, board } = useTable()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    dialog.current?.querySelector<HTMLElement>('.next-go')?.focus({ preventScroll: true })
  }, [])
  const { label, title: turn, colour: seat = 'sable' } = text.headline(board.view, names)
  const [first = '', ...rest] = title
  const [main, ...more] = nexts
  return (
    <dialog
      ref={dialog}
      className="story-page"
      aria-labelledby={heading}
      onClose={onClose}
      onKeyDown={event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        if (event.key.toLowerCase() !== 'b') return onKey?.(event)
        event.preventDefault()
        dialog.current?.close()
      }}
    >
      <div className="story-scroll">
        <header className="story-head">
          <div className="story-game">
            <Icon body={ruleBook} size={24} />
            <span>{text.title}</span>
          </div>
          <SeatMark seat={seat} size={32} />
          <div className="grow">
            <div className="label">{label}</div>
            <div className="story-turn">{turn}</div>
          </div>
          <Button slim keyCap="B" onClick={() => dialog.current?.close()}>
            {look}
          </Button>
        </header>
        <div className="story-left">
          <div className="story-art">{art}</div>
          <h2 className="story-title" id={heading} aria-label={title}>
            <Initial letter={first} seat={colour} size={56} />
            <span aria-hidden="true">{rest.join('')}</span>
          </h2>
          <div className="story-lead">{lead}</div>
          {extra}
          <div className="story-flourish">
            <Flourish width="100%" />
          </div>
          {/* A modal page covers the notices of the site: who asks for a rematch is heard here too. */}
          <div role="status" className="story-asks">
            <Invitations />
          </div>
          <section className="story-next" aria-label={words.milestone.next}>
            <h3 className="label">{words.milestone.next}</h3>
            {main ? <Next step={main} main /> : undefined}
            {more.map(step => (
              <Next key={step.what} step={step} main={false} />
            ))}
          </section>
          {people}
          {foot ? <div className="story-foot">{foot}</div> : undefined}
        </div>
        <section className="story-main" tabIndex={0} aria-label={title}>
          {children}
        </section>
      </div>
    </dialog>
  )
}
