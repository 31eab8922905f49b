import { Button, Icon, SeatMark } from '@tabletome/boardkit'
import treasureMap from 'icon:treasure-map'
import cardPick from 'icon:card-pick'
import scroll from 'icon:scroll-quill'
import openBook from 'icon:open-book'
import idea from 'icon:idea'
import returnArrow from 'icon:return-arrow'
import replayArrow from 'icon:clockwise-rotation'
import { Link } from '../../app/Link.tsx'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { useWords } from '../../text/index.ts'
import { askOf } from '../decision/ask.ts'
import { Banner } from './Banner.tsx'
import { ChroniclePanel } from '../chronicle/ChroniclePanel.tsx'
import { whyNoUndo } from './Controls.tsx'
import { useTable } from '../context.ts'
import { DraftNote, Happening, MainButtons, TurnNote, Waiting } from '../decision/DecisionPanel.tsx'
import type { LayoutProps } from './WideTable.tsx'
import { InWords } from '../decision/InWords.tsx'
import { Options } from '../decision/Options.tsx'
import { PreviewBox } from '../decision/PreviewBox.tsx'
import { Recap } from '../chronicle/Recap.tsx'
import { RuleLink } from '../cards/RuleLink.tsx'
import type { PhoneTab, ShellUi } from './Shell.tsx'
import { Phases, StatusWords } from '../decision/StatusLine.tsx'
import { Talk } from '../people/Talk.tsx'
import type { Actions } from '../decision/useActions.ts'
import { nextSpeed } from '../decision/useKeys.ts'

const PhoneStatus = () => {
  const { text, names, board } = useTable()
  const { label, title, colour } = text.headline(board.view, names)
  return (
    <header className="p-status">
      <h1 className="spoken" tabIndex={-1}>
        {text.title}
      </h1>
      <SeatMark seat={colour ?? 'sable'} size={40} />
      <div className="grow">
        <div className="label">
          {label} · {title}
        </div>
        <StatusWords className="p-ask" />
      </div>
    </header>
  )
}

const Small = ({
  icon,
  label,
  onClick,
  disabled,
}: {
  icon: string
  label: string
  onClick: () => void
  disabled: boolean
}) => (
  <Button slim kind="quiet" icon={icon} aria-label={label} title={label} aria-disabled={disabled} onClick={onClick} />
)

const Sheet = ({ actions }: { actions: Actions }) => {
  const words = useWords()
  const at = useTable()
  const { panel, playing, answering } = at
  const ask = askOf(at, words)
  /** Pieces to choose from fill the sheet; then no line is spent on what the status says. */
  const steady = panel.subjects.length > 0
  const look = `sheet${steady ? ' is-steady' : ''}${answering.selected ? ' is-deciding' : ''}`
  const noUndo = whyNoUndo(words, at)
  return (
    <section className={look} tabIndex={-1} aria-label={words.table.decision}>
      <div className="sheet-title">
        <h2 className="rubric grow">{playing.busy ? words.table.happening : (ask?.title ?? words.table.decision)}</h2>
        {ask?.rule && !playing.busy ? <RuleLink rule={ask.rule} /> : undefined}
        {playing.canReplay ? (
          <Small icon={replayArrow} label={words.table.replayLast} onClick={playing.replay} disabled={false} />
        ) : undefined}
        <Small icon={idea} label={words.table.hint} onClick={actions.hint} disabled={panel.all.length === 0} />
        <Small
          icon={returnArrow}
          label={noUndo ?? words.table.undo}
          onClick={actions.undo}
          disabled={noUndo !== undefined}
        />
      </div>
      {playing.busy ? (
        <Happening />
      ) : panel.all.length > 0 ? (
        <>
          <TurnNote said={steady ? `${ask?.title} ${ask?.status}` : ask?.title} />
          <Options />
          <PreviewBox idle={actions.advice ?? words.table.choose} />
          <DraftNote bar />
          <MainButtons />
        </>
      ) : (
        <Waiting />
      )}
    </section>
  )
}

const RulesTab = ({ ui, actions }: { ui: ShellUi; actions: Actions }) => {
  const words = useWords()
  const at = useTable()
  const { speed } = useSettings()
  const { info, position } = at
  return (
    <div className="p-page scroller stack">
      <Phases />
      <Link className="btn" to={pathTo.rules(info.id)}>
        {words.table.rulebook}
      </Link>
      <Button onClick={() => ui.open('help')}>{words.table.help}</Button>
      <Button
        onClick={() => {
          ui.toggleWords()
          ui.setTab('board')
        }}
      >
        {ui.inWords ? words.table.inWordsOff : words.table.inWords}
      </Button>
      <Button onClick={nextSpeed}>{words.table.speedIs(words.table.speed[speed])}</Button>
      <Button
        aria-disabled={whyNoUndo(words, at) !== undefined || position.undo.steps < 2}
        onClick={() => {
          actions.restart()
          ui.setTab('board')
        }}
      >
        {words.table.restart}
      </Button>
      <Button onClick={() => ui.open('menu')}>{words.table.menu}</Button>
      <Link className="btn" to={pathTo.home}>
        {words.table.leave}
      </Link>
    </div>
  )
}

const TABS: readonly (readonly [PhoneTab, string])[] = [
  ['board', treasureMap],
  ['cards', cardPick],
  ['chronicle', scroll],
  ['rules', openBook],
]

/** Status, board, seats, sheet, and four pages to turn to. */
export const PhoneTable = ({ actions, ui, recap }: LayoutProps) => {
  const words = useWords()
  const { module, board, kind, position } = useTable()
  const { Board, Seats, Current, Shelf, KnownCards } = module
  const { tab } = ui
  return (
    <div className="phone" data-seq={position.seq}>
      <PhoneStatus />
      <main id="content" className={`p-main is-${tab}`} tabIndex={-1} aria-label={words.table[tab]}>
        <Banner />
        {tab === 'board' ? (
          <>
            <div className="field board-field">
              {ui.inWords ? <InWords onClose={ui.toggleWords} /> : <Board {...board} />}
              {recap ? <Recap lines={recap.lines} onClose={recap.close} /> : undefined}
            </div>
            <div className="p-seats">
              <Seats {...board} />
            </div>
            <Sheet actions={actions} />
          </>
        ) : tab === 'cards' ? (
          <div className="p-page scroller stack">
            <Current {...board} />
            <Shelf {...board} />
            <KnownCards {...board} />
          </div>
        ) : tab === 'chronicle' ? (
          <div className="p-page stack">
            <ChroniclePanel />
            {kind === 'online' ? <Talk /> : undefined}
          </div>
        ) : (
          <RulesTab ui={ui} actions={actions} />
        )}
      </main>
      <nav className="p-nav" aria-label={words.nav.label}>
        {TABS.map(([id, icon]) => (
          <button key={id} type="button" aria-current={tab === id ? 'page' : undefined} onClick={() => ui.setTab(id)}>
            <Icon body={icon} size={22} />
            {words.table[id]}
          </button>
        ))}
      </nav>
    </div>
  )
}
