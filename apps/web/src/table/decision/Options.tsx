import { Icon, KeyCap, OptionButton, SeatMark } from '@tabletome/boardkit'
import padlock from 'icon:padlock'
import type { UndoEnd } from '@tabletome/match'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { seatColours } from '../../app/seatColours.ts'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import type { Choosable, Fold, OptionGroup } from './options.ts'
import { noteChange } from './pointer.ts'
import { citing, previewOf, shortly, undoEndOf } from './preview.ts'
import { useHinting } from '../hint/useHint.ts'
import { HintFigure, HintWhy } from '../layout/lateTable.ts'
import { Opened } from './Opened.tsx'
import { useMoreBelow } from '../layout/useMoreBelow.ts'

/** Beyond this many the second lines are left to the preview: filled in one by one they would push away what is pointed at. */
const FORESEEN_AT_ONCE = 30

/** The colour of a seat at this table. */
export const useColourOf = () => {
  const { info, table } = useTable()
  const colours = seatColours(info, table.setup)
  return (seat: string) => colours[table.seats.findIndex(each => each.seat === seat)] ?? 'sable'
}

/** Before the choice: there will be no way back. */
const UndoEnds = ({ why }: Pick<UndoEnd, 'why'>) => {
  const words = useWords()
  return (
    <span className="undo-ends" title={words.table.undoEnds[why]}>
      <Icon body={padlock} size={14} />
      <span className="spoken">{words.table.undoEnds[why]}</span>
    </span>
  )
}

const Option = ({ item, eager, who }: { item: Choosable; eager: boolean; who?: string | undefined }) => {
  const told = useHinting().of(item)
  const { answering, module, game, text, foresight, stale } = useTable()
  const { text: words, key } = item
  const isSelected = answering.selected?.id === item.id && answering.selected.seat === item.seat
  const isLooked = answering.looked?.id === item.id && answering.looked.seat === item.seat
  const why = words.why ?? (eager ? shortly(previewOf(game, text, item.view, item.id, foresight)) : '')
  const icon = words.icon === undefined ? undefined : module.glyphs[words.icon]
  const end = eager || isLooked ? undoEndOf(game, item.view, item.id) : undefined
  const state =
    item.asleep !== undefined
      ? 'asleep'
      : isSelected
        ? 'chosen'
        : words.tone === 'threat'
          ? 'threat'
          : isLooked
            ? 'plan'
            : 'can'
  return (
    <div
      className={isSelected ? 'option-slot is-open' : 'option-slot'}
      data-option={item.id}
      data-seat={item.seat}
      onPointerMove={event => {
        // After an answer another option may lie under a pointer that has not moved since.
        if (event.pointerType === 'mouse' && !isLooked) answering.point(item)
      }}
    >
      <OptionButton
        state={stale ? 'barred' : state}
        what={who === undefined || words.what.includes(who) ? words.what : `${who}: ${words.what}`}
        why={why}
        icon={icon}
        keyCap={key}
        right={item.asleep ?? (told ? <HintFigure told={told} /> : end ? <UndoEnds why={end.why} /> : undefined)}
        onChoose={() => answering.choose(item, 'press')}
        onPoint={on => answering.point(on ? item : undefined)}
      />
      {told ? <HintWhy told={told} /> : isSelected ? <Opened item={item} /> : undefined}
    </div>
  )
}

const Group = ({ group, eager }: { group: OptionGroup; eager: boolean }) => {
  const { names } = useTable()
  const colourOf = useColourOf()
  const { title, seat } = group
  return (
    <div className="option-group" role="group" aria-label={[seat && names.of(seat), title].filter(Boolean).join(': ')}>
      {title || seat ? (
        <div className="label group-title" aria-hidden="true">
          {seat ? <SeatMark seat={colourOf(seat)} size={18} /> : undefined}
          {[seat && names.of(seat), title].filter(Boolean).join(' · ')}
        </div>
      ) : undefined}
      <div className="option-grid">
        {group.items.map(item => (
          <Option key={`${item.seat} ${item.id}`} item={item} eager={eager} />
        ))}
      </div>
      {group.folds.map(fold => (
        <Folded key={fold.title} fold={fold} />
      ))}
    </div>
  )
}

/** Its options are made when it is opened: there may be many, and the board shows them already. */
const Folded = ({ fold }: { fold: Fold }) => {
  const [open, setOpen] = useState(false)
  return (
    <details className="fold" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        {fold.title} ({fold.items.length})
      </summary>
      {open ? (
        <div className="option-grid">
          {fold.items.map(item => (
            <Option key={`${item.seat} ${item.id}`} item={item} eager={false} />
          ))}
        </div>
      ) : undefined}
    </details>
  )
}

/** Where several pieces can act: one button each, the one in focus pressed. */
const Subjects = () => {
  const words = useWords()
  const { panel, board, text } = useTable()
  if (panel.subjects.length < 2) return undefined
  return (
    <div className="subjects" role="group" aria-label={words.table.subjects}>
      {panel.subjects.map(({ anchor, view, key }) => (
        <button
          key={anchor}
          type="button"
          className="chip"
          data-subject={anchor}
          aria-pressed={anchor === panel.subject}
          aria-keyshortcuts={key || undefined}
          onClick={() => board.setSubject(anchor === panel.subject ? undefined : anchor)}
        >
          {key ? <KeyCap>{key}</KeyCap> : undefined}
          {text.card(anchor, view)?.title ?? anchor}
        </button>
      ))}
    </div>
  )
}

const BarredList = () => {
  const { barred, answering } = useTable()
  return (
    <div className="option-grid">
      {barred.map(({ anchor, what, why }) => (
        <div key={`${anchor} ${what}`} className="option-slot" data-barred={anchor}>
          <OptionButton
            state="barred"
            what={what}
            why={citing(why)}
            onPoint={on => answering.pointAt(on ? anchor : undefined)}
          />
        </div>
      ))}
    </div>
  )
}

/** A main option has no row of its own: while it waits to be confirmed it is told above the others. */
const OpenMain = () => {
  const { answering } = useTable()
  const { selected } = answering
  if (!selected?.text.main) return undefined
  return (
    <div className="option-slot is-open" data-option={selected.id}>
      <div className="option is-chosen">
        <span className="option-words">
          <span className="what">{selected.text.what}</span>
          {selected.text.why ? <span className="why again">{selected.text.why}</span> : undefined}
        </span>
      </div>
      <Opened item={selected} />
    </div>
  )
}

/** Below a row that is brought into sight. */
const SIGHT = 8

/** As many options are shown with a hint in their place; of more, and on phones, the advised ones alone. */
const IN_PLACE = 6

/** The advised options that have no row of their own while the hint is open. */
const useAdvised = () => {
  const { panel, board } = useTable()
  const hinting = useHinting()
  if (!hinting.hint) return { advised: [], alone: false }
  const all = panel.all.filter(item => hinting.of(item) !== undefined)
  const listed = panel.groups.flatMap(({ items }) => items)
  const alone =
    board.compact ||
    listed.length > IN_PLACE ||
    all.some(({ id, seat, text }) => !text.main && !listed.some(each => each.id === id && each.seat === seat))
  return { advised: alone ? all : all.filter(({ text }) => text.main), alone }
}

/** Everything else, folded away while a hint speaks of a few. */
const Rest = ({ count, children }: { count: number | undefined; children: ReactNode }) => {
  const words = useWords()
  if (count === undefined) return children
  if (count === 0) return undefined
  return (
    <details className="hint-rest">
      <summary>{words.table.hints.more(count)}</summary>
      <div className="option-grid">{children}</div>
    </details>
  )
}

const Advised = ({ items }: { items: readonly Choosable[] }) => {
  const { text } = useTable()
  return (
    <div className="option-grid hint-rows">
      {items.map(item => (
        <Option
          key={`${item.seat} ${item.id}`}
          item={item}
          eager
          who={item.text.subject === undefined ? undefined : text.card(item.text.subject, item.view)?.title}
        />
      ))}
    </div>
  )
}

/** All options as buttons, the same ones the board shows; what is not possible folded with its reasons. */
export const Options = () => {
  const words = useWords()
  const { panel, barred, answering, playing, table, moment, teaching } = useTable()
  const count = panel.groups.reduce((sum, { items }) => sum + items.length, 0)
  const more = useMoreBelow(panel)
  const { selected } = answering
  const { advised, alone } = useAdvised()
  useLayoutEffect(() => {
    if (more.current?.hasAttribute('data-scrolled')) more.current.scrollTo({ top: 0, behavior: 'instant' })
  }, [moment, more])
  // What a lesson waits for is in sight, also behind others that sleep.
  const awake = teaching && panel.groups.flatMap(({ items }) => items).find(({ asleep }) => asleep === undefined)?.id
  useLayoutEffect(() => {
    const list = more.current
    const row = awake === undefined ? undefined : list?.querySelector(`[data-option="${CSS.escape(awake)}"]`)
    if (!list || !row) return
    const below = row.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom
    if (below > 0) list.scrollBy({ top: below + SIGHT, behavior: 'instant' })
  }, [awake, moment, more])
  const listed = panel.all.map(({ id }) => id).join()
  useLayoutEffect(noteChange, [listed, panel.subject])
  useEffect(() => {
    if (selected) more.current?.querySelector('.option-slot.is-open')?.scrollIntoView({ block: 'nearest' })
  }, [selected, more])
  return (
    <div
      ref={more}
      className={
        panel.all.length + barred.length > 0 || !playing.busy
          ? 'ask-list options scroller'
          : 'ask-list options scroller is-empty'
      }
      role="group"
      aria-label={words.table.options}
    >
      {advised.length > 0 ? undefined : <OpenMain />}
      {alone ? <Advised items={advised} /> : undefined}
      <Rest count={alone ? panel.all.length - advised.length : undefined}>
        <Subjects />
        {panel.groups.map(group => (
          <Group key={`${group.seat} ${group.title}`} group={group} eager={count <= FORESEEN_AT_ONCE} />
        ))}
        {panel.sleeping.length === 0 ? undefined : (
          <Folded fold={{ title: words.learn.others, items: panel.sleeping }} />
        )}
      </Rest>
      {alone ? undefined : <Advised items={advised} />}
      {barred.length === 0 ? undefined : (
        <details className="not-now">
          <summary className="small soft">{words.table.barred(barred.length)}</summary>
          <BarredList />
        </details>
      )}
      {!playing.busy && table.seats.every(seat => !seat.mine) ? (
        <p className="small soft">{words.table.watching}</p>
      ) : undefined}
    </div>
  )
}
