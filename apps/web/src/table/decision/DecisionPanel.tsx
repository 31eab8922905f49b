import { Button, Leaf, OptionButton, SeatMark } from '@tabletome/boardkit'
import { go } from '../../app/router.ts'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { useWords } from '../../text/index.ts'
import { askOf, waitingWords } from './ask.ts'
import { useTable } from '../context.ts'
import { colourOf, Options } from './Options.tsx'
import { PreviewBox } from './PreviewBox.tsx'
import { RuleLink } from '../cards/RuleLink.tsx'

/** Confirm what is selected; else the main thing to do, such as ending the turn. */
export const MainButtons = () => {
  const words = useWords()
  const { panel, answering, names, stale } = useTable()
  if (answering.selected)
    return (
      <div className="row main-buttons">
        {answering.selected.text.main && answering.selected.text.why ? (
          <p className="small again">{answering.selected.text.why}</p>
        ) : undefined}
        <Button
          kind="go"
          className="grow"
          keyCap="Enter"
          disabled={answering.sending || stale}
          data-option={answering.selected.id}
          onClick={() => answering.confirm()}
        >
          {words.table.confirm}
          <span className="spoken">: {answering.selected.text.what}</span>
        </Button>
        <Button onClick={() => answering.drop()}>{words.table.drop}</Button>
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
          disabled={answering.sending || stale}
          keyCap={item.key}
          onClick={() => answering.choose(item, 'press')}
          onPointerEnter={() => answering.point(item)}
          onPointerLeave={() => answering.point(undefined)}
          onFocus={() => answering.point(item)}
          onBlur={() => answering.point(undefined)}
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
  const line = playing.told && text.log(playing.told, names)
  const icon = line?.icon === undefined ? undefined : module.glyphs[line.icon]
  return (
    <div className="happening">
      <OptionButton
        state="plan"
        what={line?.text ?? words.table.happening}
        icon={icon}
        right={line?.figure ? <b className={line.tone ?? ''}>{line.figure}</b> : undefined}
        onChoose={playing.skip}
      />
      <Button keyCap="Esc" onClick={playing.skip}>
        {words.table.skip}
      </Button>
    </div>
  )
}

export const Waiting = () => {
  const words = useWords()
  const { language } = useSettings()
  const at = useTable()
  const { table, view } = at
  if (at.position.over)
    return (
      <div className="stack">
        <p className="soft">{words.table.over}</p>
        <Button kind="go" onClick={() => go(pathTo.result(at.kind, table.id))}>
          {words.table.result}
        </Button>
      </div>
    )
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
  const ask = askOf(at, words)
  const title = playing.busy ? words.table.happening : (ask?.title ?? words.table.decision)
  return (
    <Leaf
      className="decision"
      title={title}
      label={words.table.decision}
      aside={ask?.rule && !playing.busy ? <RuleLink rule={ask.rule} /> : undefined}
    >
      {playing.busy ? (
        <Happening />
      ) : panel.all.length > 0 ? (
        <>
          <TurnNote said={title} />
          <DraftNote />
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

/** An action is being composed: nothing is sent before it is complete. `bar`: at the foot, where nothing is to be confirmed. */
export const DraftNote = ({ bar = false }: { bar?: boolean }) => {
  const words = useWords()
  const { draft, answering } = useTable()
  if (!draft || (bar && answering.selected)) return undefined
  return (
    <div className={bar ? 'draft-note row main-buttons' : 'draft-note row'} role="status">
      <span className="grow small soft">{words.table.draft}</span>
      <Button slim={!bar} onClick={draft.back}>
        {words.table.draftBack}
      </Button>
      <Button slim={!bar} keyCap="Esc" onClick={draft.cancel}>
        {words.table.draftCancel}
      </Button>
    </div>
  )
}

/** Several people at one screen: who decides, in one slim line, unless what is said above it tells so. */
export const TurnNote = ({ said }: { said: string | undefined }) => {
  const words = useWords()
  const { table, panel, names } = useTable()
  const mine = table.seats.filter(seat => seat.mine)
  const asked = [...new Set(panel.all.map(({ seat }) => seat))]
  const [only, ...others] = asked
  if (mine.length < 2 || !only || others.length > 0 || said?.includes(names.of(only))) return undefined
  return (
    <p className="turn-note">
      <SeatMark seat={colourOf(table.seats, only)} size={20} />
      {words.table.turnNote(names.of(only))}
    </p>
  )
}
