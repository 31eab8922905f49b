import { Button, Icon, SeatMark } from '@tabletome/boardkit'
import treasureMap from 'icon:treasure-map'
import cardPick from 'icon:card-pick'
import scroll from 'icon:scroll-quill'
import menu from 'icon:hamburger-menu'
import cancel from 'icon:cancel'
import { Link } from '../../app/Link.tsx'
import { pathTo } from '../../app/routes.ts'
import { useSettings } from '../../app/settings.ts'
import { ChroniclePanel, Talk } from '../layout/lateTable.ts'
import { DraftNote } from '../decision/Ask.tsx'
import { Bar, whyNoUndo } from '../decision/Foot.tsx'
import { Notice } from '../decision/Notice.tsx'
import { Options } from '../decision/Options.tsx'
import { useQuestion } from '../decision/question.ts'
import type { Actions } from '../decision/useActions.ts'
import { nextSpeed } from '../decision/useKeys.ts'
import { HintFoot } from '../hint/HintFoot.tsx'
import { useHinting } from '../hint/useHint.ts'
import type { LayoutProps } from '../layout/Layout.tsx'
import type { PhoneTab, ShellUi } from '../layout/Shell.tsx'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import { TipSpot } from '../../learn/TipSpot.tsx'
import { BoardBox, useFrame } from './BoardBox.tsx'
import { Goal, Phases } from './Crest.tsx'
import { Rail } from './Rail.tsx'
import { PhoneTicker } from './Ticker.tsx'
import { Extra } from './Wing.tsx'
import './phone.css'

/** A longer question wraps to two lines; then the goal stands with the figures. */
const LONG = 34

/** The goal, and what is asked. */
const PhoneCrest = () => {
  const words = useWords()
  const { teaching } = useTable()
  const { text, names, board } = useTable()
  const { colour } = text.headline(board.view, names)
  const { title, status } = useQuestion()
  return (
    <header className="p-crest">
      <h1 className="spoken" tabIndex={-1}>
        {text.title}
      </h1>
      <SeatMark seat={colour ?? 'sable'} size={34} />
      <div className="grow">
        {teaching?.heading ?? (title.length > LONG ? undefined : <Goal />)}
        <div role="status">
          <h2 className={title.length > LONG ? 'p-q is-long' : 'p-q'}>{title}</h2>
          <span className="spoken">{status}</span>
        </div>
      </div>
      {teaching?.leave ? (
        <button type="button" className="tool" aria-label={words.learn.leave} onClick={teaching.leave}>
          <Icon body={cancel} size={24} />
        </button>
      ) : undefined}
    </header>
  )
}

/** Hand, towers, heroes, camp, seats, supply: what is chosen here is confirmed in the bar below. */
const CardsTab = () => {
  const { module, board } = useTable()
  const { Dock, Seats, Subject, leaves } = module
  return (
    <div className="p-page scroller">
      <Dock {...board} />
      <Subject {...board} />
      <Seats {...board} detail="full" />
      {leaves?.(board).map(leaf => (
        <Extra key={leaf.id} leaf={leaf} folded={false} />
      ))}
    </div>
  )
}

const MoreTab = ({ ui, actions }: { ui: ShellUi; actions: Actions }) => {
  const words = useWords()
  const at = useTable()
  const { speed } = useSettings()
  const { info, position, playing, text, names, board } = at
  const { label, title } = text.headline(board.view, names)
  const toBoard = (act: () => void) => () => {
    act()
    ui.setTab('board')
  }
  return (
    <div className="p-page scroller">
      <p className="more-now">
        <b>{label}</b> · {title}
      </p>
      <Phases />
      <Link className="btn" to={pathTo.rules(info.id)}>
        {words.table.rulebook}
      </Link>
      <Button onClick={() => ui.open('help')}>{words.table.help}</Button>
      <Button disabled={!playing.canReplay} onClick={toBoard(playing.replay)}>
        {words.table.showAgain}
      </Button>
      <Button onClick={toBoard(ui.toggleWords)}>{ui.inWords ? words.table.inWordsOff : words.table.inWords}</Button>
      <Button onClick={nextSpeed}>{words.table.speedIs(words.table.speed[speed])}</Button>
      <Button
        aria-disabled={whyNoUndo(words, at) !== undefined || position.undo.steps < 2}
        onClick={toBoard(actions.restart)}
      >
        {words.table.restart}
      </Button>
      <Button onClick={() => ui.open('menu')}>{words.table.menu}</Button>
      <Button onClick={() => ui.open('settings')}>{words.table.settings}</Button>
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
  ['more', menu],
]

const Tabs = ({ ui }: { ui: ShellUi }) => {
  const words = useWords()
  return (
    <nav className="p-tabs" aria-label={words.nav.label}>
      {TABS.map(([id, icon]) => (
        <button key={id} type="button" aria-current={ui.tab === id ? 'page' : undefined} onClick={() => ui.setTab(id)}>
          <Icon body={icon} size={22} />
          {words.table[id]}
          {id === 'chronicle' && ui.unread > 0 ? <b className="badge2">{ui.unread}</b> : undefined}
        </button>
      ))}
    </nav>
  )
}

/** Crest, scales, board, ticker, list, bar, tabs: only the list gives way. */
export const Phone = ({ actions, ui, recap, teaching }: LayoutProps) => {
  const words = useWords()
  const { module, board, kind, position } = useTable()
  const { style, fill } = useFrame()
  const { title } = useQuestion()
  const hinting = useHinting()
  const { Figures } = module
  const { tab } = ui
  return (
    <div
      className={`phone ask-slot is-${tab}${hinting.hint ? ' is-hinting' : ''}`}
      data-seq={position.seq}
      style={style}
    >
      <PhoneCrest />
      <section className="p-scales" aria-label={words.table.scales}>
        {title.length > LONG ? <Goal /> : <Figures {...board} />}
      </section>
      {tab === 'board' ? (
        <>
          <BoardBox ui={ui} recap={recap} fill={fill}>
            <Rail module={module} board={board} compact />
          </BoardBox>
          <PhoneTicker ui={ui} />
          <section className="p-list decision" tabIndex={-1} aria-label={words.table.decision}>
            {teaching ? teaching.coach : hinting.hint ? undefined : <TipSpot />}
            <Options />
          </section>
        </>
      ) : (
        <main id="content" className="p-other" tabIndex={-1} aria-label={words.table[tab]}>
          {tab === 'cards' ? (
            <CardsTab />
          ) : tab === 'chronicle' ? (
            <div className="p-page is-chronicle">
              <ChroniclePanel />
              {kind === 'online' ? <Talk /> : undefined}
            </div>
          ) : (
            <MoreTab ui={ui} actions={actions} />
          )}
        </main>
      )}
      <div className="p-notices">
        <Notice />
        <DraftNote />
        <HintFoot />
      </div>
      <Bar actions={actions} />
      <Tabs ui={ui} />
    </div>
  )
}
