import { Button, Leaf, OptionButton, SEAT_COLOURS, SeatMark } from '@tabletome/boardkit'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../text/index.ts'
import { askOf, waitingWords } from './ask.ts'
import { useTable } from './context.ts'
import type { Choosable, OptionGroup } from './options.ts'
import { PreviewBox } from './PreviewBox.tsx'
import { previewOf, shortly } from './preview.ts'
import { RuleLink } from './RuleLink.tsx'

const ROOMY = 6
/** Beyond this many the second lines are filled in only while an option is pointed at. */
const FORESEEN_AT_ONCE = 30

const colourOf = (seats: readonly { seat: string }[], seat: string) =>
  SEAT_COLOURS[seats.findIndex(each => each.seat === seat)] ?? 'sable'

const Option = ({ item, eager }: { item: Choosable; eager: boolean }) => {
  const { desk, module, game, text, stale } = useTable()
  const { text: words, key } = item
  const isSelected = desk.selected?.id === item.id && desk.selected.seat === item.seat
  const isLooked = desk.looked?.id === item.id && desk.looked.seat === item.seat
  const why = words.why ?? (eager || isLooked ? shortly(previewOf(game, text, item.view, item.id)) : '')
  const icon = words.icon === undefined ? undefined : module.glyphs[words.icon]
  const state = isSelected ? 'chosen' : words.tone === 'threat' ? 'threat' : isLooked ? 'plan' : 'can'
  return (
    <div
      className="option-slot"
      data-option={item.id}
      data-seat={item.seat}
      onPointerMove={event => {
        // After an answer another option may lie under a pointer that has not moved since.
        if (event.pointerType === 'mouse' && !isLooked) desk.point(item)
      }}
    >
      <OptionButton
        state={stale ? 'barred' : state}
        what={words.what}
        {...(why ? { why } : {})}
        {...(icon ? { icon } : {})}
        {...(key ? { keyCap: key } : {})}
        onChoose={() => desk.choose(item, 'press')}
        onPoint={on => desk.point(on ? item : undefined)}
      />
    </div>
  )
}

const Group = ({ group, eager }: { group: OptionGroup; eager: boolean }) => {
  const { names, table } = useTable()
  const { title, seat } = group
  return (
    <div className="option-group" role="group" aria-label={[seat && names.of(seat), title].filter(Boolean).join(': ')}>
      {title || seat ? (
        <div className="label group-title" aria-hidden="true">
          {seat ? <SeatMark seat={colourOf(table.seats, seat)} size={18} /> : undefined}
          {[seat && names.of(seat), title].filter(Boolean).join(' · ')}
        </div>
      ) : undefined}
      <div className="option-grid">
        {group.items.map(item => (
          <Option key={`${item.seat} ${item.id}`} item={item} eager={eager} />
        ))}
      </div>
    </div>
  )
}

const BarredList = () => {
  const { barred, desk } = useTable()
  return (
    <div className="option-grid">
      {barred.map(({ anchor, what, why }) => (
        <div key={anchor} className="option-slot" data-barred={anchor}>
          <OptionButton
            state="barred"
            what={what}
            why={
              <>
                {why.text} · {why.rule}
              </>
            }
            onPoint={on => desk.pointAt(on ? anchor : undefined)}
          />
        </div>
      ))}
    </div>
  )
}

/** All options as buttons, the same ones the board shows, and what is not possible with its reason. */
export const Options = () => {
  const words = useWords()
  const { panel, barred } = useTable()
  const count = panel.all.length - panel.mains.length
  const roomy = count + barred.length <= ROOMY
  return (
    <div className={`options scroller ${count > ROOMY ? 'tight' : ''}`}>
      {panel.groups.map(group => (
        <Group key={`${group.seat} ${group.title}`} group={group} eager={count <= FORESEEN_AT_ONCE} />
      ))}
      {barred.length === 0 ? undefined : roomy ? (
        <BarredList />
      ) : (
        <details className="not-now">
          <summary className="small soft">{words.table.barred(barred.length)}</summary>
          <BarredList />
        </details>
      )}
    </div>
  )
}

/** Confirm what is selected; else the main thing to do, such as ending the turn. */
export const MainButtons = () => {
  const words = useWords()
  const { panel, desk, names, stale } = useTable()
  if (desk.selected)
    return (
      <div className="row main-buttons">
        <Button
          kind="go"
          className="grow"
          keyCap="Enter"
          disabled={desk.sending || stale}
          data-option={desk.selected.id}
          onClick={() => desk.confirm()}
        >
          {words.table.confirm}
          <span className="spoken">: {desk.selected.text.what}</span>
        </Button>
        <Button onClick={() => desk.drop()}>{words.table.drop}</Button>
      </div>
    )
  if (panel.mains.length === 0) return undefined
  return (
    <div className="row main-buttons">
      {panel.mains.map(item => (
        <Button
          key={item.seat}
          kind="go"
          className="grow"
          data-option={item.id}
          data-seat={item.seat}
          disabled={desk.sending || stale}
          {...(item.key ? { keyCap: item.key } : {})}
          onClick={() => desk.choose(item, 'press')}
          onPointerEnter={() => desk.point(item)}
          onPointerLeave={() => desk.point(undefined)}
          onFocus={() => desk.point(item)}
          onBlur={() => desk.point(undefined)}
        >
          {panel.mains.length > 1 ? `${names.of(item.seat)}: ${item.text.what}` : item.text.what}
        </Button>
      ))}
    </div>
  )
}

/** While automatic parts are played: what is happening, and a way past it. */
export const Happening = () => {
  const words = useWords()
  const { playing, text, names, module } = useTable()
  const line = playing.fact && text.log(playing.fact, names)
  const icon = line?.icon === undefined ? undefined : module.glyphs[line.icon]
  return (
    <div className="happening">
      <OptionButton
        state="plan"
        what={line?.text ?? words.table.happening}
        {...(icon ? { icon } : {})}
        {...(line?.figure ? { right: <b className={line.tone ?? ''}>{line.figure}</b> } : {})}
        onChoose={playing.skip}
      />
      <Button keyCap="Esc" onClick={playing.skip}>
        {words.table.skip}
      </Button>
    </div>
  )
}

const Waiting = () => {
  const words = useWords()
  const { language } = useSettings()
  const at = useTable()
  const { table, view } = at
  if (at.position.over) return <p className="soft">{words.table.over}</p>
  const bots = table.seats.filter(({ seat, bot }) => bot && view.waiting.includes(seat))
  return (
    <div className="stack">
      <p className="soft">
        {waitingWords(at, words, language)}
        {bots.length > 0 ? `, ${words.table.thinking}` : ''}
      </p>
      {table.seats.some(seat => seat.mine) ? undefined : <p className="small soft">{words.table.watching}</p>}
    </div>
  )
}

export const DecisionPanel = () => {
  const words = useWords()
  const at = useTable()
  const { panel, playing } = at
  const ask = askOf(at)
  const title = playing.busy ? words.table.happening : (ask?.title ?? words.table.decision)
  return (
    <Leaf
      className="decision"
      title={title}
      label={words.table.decision}
      {...(ask?.rule && !playing.busy ? { aside: <RuleLink rule={ask.rule} /> } : {})}
    >
      {playing.busy ? (
        <Happening />
      ) : panel.all.length > 0 ? (
        <>
          <TurnNote />
          <Options />
          <PreviewBox idle={words.table.chooseHover} />
          <MainButtons />
        </>
      ) : (
        <Waiting />
      )}
    </Leaf>
  )
}

/** Several people at one screen: whose turn it is, in one slim line. */
export const TurnNote = () => {
  const words = useWords()
  const { table, panel, names } = useTable()
  const mine = table.seats.filter(seat => seat.mine)
  const asked = [...new Set(panel.all.map(({ seat }) => seat))]
  const [only, ...others] = asked
  if (mine.length < 2 || !only || others.length > 0) return undefined
  return (
    <p className="turn-note">
      <SeatMark seat={colourOf(table.seats, only)} size={20} />
      {words.table.turnNote(names.of(only))}
    </p>
  )
}
