import { useState } from 'react'
import { useWords } from '../../text/index.ts'
import { Banner } from './Banner.tsx'
import { ChroniclePanel } from '../chronicle/ChroniclePanel.tsx'
import { Controls } from './Controls.tsx'
import { useTable } from '../context.ts'
import { DecisionPanel } from '../decision/DecisionPanel.tsx'
import { InWords } from '../decision/InWords.tsx'
import { Recap } from '../chronicle/Recap.tsx'
import type { ShellUi } from './Shell.tsx'
import { StatusLine } from '../decision/StatusLine.tsx'
import { TalkPanel } from '../people/Talk.tsx'
import type { Actions } from '../decision/useActions.ts'
import { nextSpeed } from '../decision/useKeys.ts'
import { useSteadyHeight } from './useSteadyHeight.ts'
import type { RecapState } from '../chronicle/useRecap.ts'

export interface LayoutProps {
  actions: Actions
  ui: ShellUi
  recap: RecapState | undefined
}

/** Chronicle and, online, table talk share the foot of the right column. */
const Foot = () => {
  const words = useWords()
  const { kind, state } = useTable()
  const [talking, setTalking] = useState(false)
  const [read, setRead] = useState(state.talk.length)
  const said = state.talk.length
  if (talking && read !== said) setRead(said)
  if (kind === 'local') return <ChroniclePanel />
  const tab = (name: string, talk: boolean) => (
    <button type="button" className="foot-tab" aria-pressed={talking === talk} onClick={() => setTalking(talk)}>
      {name}
    </button>
  )
  const tabs = (
    <span className="foot-tabs">
      {tab(words.table.log, false)}
      {tab(said > read ? `${words.table.talk} (${said - read})` : words.table.talk, true)}
    </span>
  )
  return talking ? <TalkPanel title={tabs} /> : <ChroniclePanel title={tabs} />
}

/** People at the left, board in the middle, what is decided at the right. */
export const WideTable = ({ actions, ui, recap }: LayoutProps) => {
  const words = useWords()
  const { module, board, position } = useTable()
  const { Board, Seats, Current, Shelf, KnownCards } = module
  const steady = useSteadyHeight(board.view)
  return (
    <div className="table" data-seq={position.seq}>
      <StatusLine
        inWords={ui.inWords}
        onWords={ui.toggleWords}
        onHelp={() => ui.open('help')}
        onMenu={() => ui.open('menu')}
        onSpeed={nextSpeed}
      />
      <aside className="side left scroller" aria-label={words.table.seats}>
        <Seats {...board} />
        <KnownCards {...board} />
      </aside>
      <main id="content" className="field" tabIndex={-1} aria-label={words.table.board}>
        <Banner />
        <div className="board-field">
          {ui.inWords ? <InWords onClose={ui.toggleWords} /> : <Board {...board} />}
          <i className="glow" aria-hidden="true" />
          {recap ? <Recap lines={recap.lines} onClose={recap.close} /> : undefined}
        </div>
        <section className="tray" aria-label={words.table.piles}>
          <Shelf {...board} />
          <Controls actions={actions} />
        </section>
      </main>
      <aside className="side right scroller" tabIndex={-1} aria-label={words.table.decision}>
        <div className="current-box scroller">
          <div ref={steady}>
            <div className="current-parts">
              <Current {...board} />
            </div>
          </div>
        </div>
        <DecisionPanel />
        <Foot />
      </aside>
    </div>
  )
}
