import { Button } from '@tabletome/boardkit'
import { memo } from 'react'
import { ChroniclePanel, TalkPanel } from '../layout/lateTable.ts'
import { useWords } from '../../text/index.ts'
import { useSteadyTable } from '../context.ts'
import type { ShellUi } from '../layout/Shell.tsx'

/** Chronicle or talk over seats and board, from the ticker upwards, on request. */
export const Drawer = memo(({ ui }: { ui: ShellUi }) => {
  const words = useWords()
  const { kind } = useSteadyTable()
  if (ui.drawer === undefined) return undefined
  const tab = (name: string, what: 'log' | 'talk') => (
    <button type="button" className="foot-tab" aria-pressed={ui.drawer === what} onClick={() => ui.setDrawer(what)}>
      {name}
    </button>
  )
  const tabs = (
    <span className="foot-tabs">
      {tab(words.table.log, 'log')}
      {kind === 'online' ? tab(words.table.talk, 'talk') : undefined}
      <Button slim kind="quiet" keyCap="Esc" onClick={() => ui.setDrawer(undefined)}>
        {words.app.close}
      </Button>
    </span>
  )
  return (
    <aside className="drawer" aria-label={ui.drawer === 'talk' ? words.table.talkShort : words.table.log}>
      {ui.drawer === 'talk' ? <TalkPanel title={tabs} /> : <ChroniclePanel title={tabs} />}
    </aside>
  )
})
