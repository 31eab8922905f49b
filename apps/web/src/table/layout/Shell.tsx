import type { GameInfo } from '@tabletome/games/types'
import { PickTable } from '@tabletome/boardkit'
import { useEffect, useState } from 'react'
import { useSize } from '../../app/layout.ts'
import { CardDialog } from '../cards/CardDialog.tsx'
import { type AtTable, TableProvider } from '../context.ts'
import type { Shown, TableConnection, TableState } from '../connection.ts'
import { WideTable } from './WideTable.tsx'
import { Help } from './Help.tsx'
import { PhoneTable } from './PhoneTable.tsx'
import { watchHand } from '../decision/pointer.ts'
import { ResultPanel } from '../result/ResultPanel.tsx'
import { RuleDialog } from '../cards/RuleDialog.tsx'
import { useTabTitle } from '../decision/StatusLine.tsx'
import { TableMenu } from './TableMenu.tsx'
import { useActions } from '../decision/useActions.ts'
import { useAutoPass } from '../decision/useAutoPass.ts'
import { useAtTable } from '../useAtTable.ts'
import { useCampaignKept } from '../result/useCampaignKept.ts'
import { useFocusKept } from './useFocusKept.ts'
import { type KeyAct, nextSpeed, useKeys } from '../decision/useKeys.ts'
import { usePings } from '../people/usePings.ts'
import { useRecap } from '../chronicle/useRecap.ts'
import { useSounds } from '../playback/useSounds.ts'
import { Veil } from '../people/Veil.tsx'
import { walkOptions } from '../decision/walk.ts'
import './table.css'

interface ShellProps {
  kind: 'local' | 'online'
  connection: TableConnection
  state: TableState
  table: NonNullable<TableState['table']>
  position: Shown
  info: GameInfo
  /** The address asks for the result. */
  result: boolean
}

type Over = 'help' | 'menu' | undefined

const pressOnBoard = (key: string) => {
  const board = document.querySelector('.panzoom')
  board?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  return board !== null
}

const useShellKeys = (at: AtTable, actions: ReturnType<typeof useActions>, ui: ShellUi) => {
  const { panel, answering, playing } = at
  const onAct = (act: KeyAct): boolean => {
    if (at.veil.seat !== undefined) return false
    if (at.stale && (act.act === 'number' || act.act === 'confirm' || act.act === 'end')) return true
    switch (act.act) {
      case 'number': {
        const subject = panel.subjects.find(({ key }) => key === String(act.number))
        if (subject) at.board.setSubject(subject.anchor)
        const item = panel.all.find(({ key }) => key === String(act.number))
        if (item) answering.choose(item, 'number')
        return (subject ?? item) !== undefined
      }
      case 'move':
        return walkOptions(act.by)
      case 'confirm':
        answering.confirm()
        return answering.selected !== undefined
      case 'end': {
        const [main] = panel.mains
        if (main) answering.choose(main, 'number')
        return main !== undefined
      }
      case 'escape':
        if (playing.busy) playing.skip()
        else if (answering.selected) answering.drop()
        else if (at.draft) at.draft.cancel()
        else at.board.setSubject(undefined)
        return true
      case 'undo':
        actions.undo()
        return true
      case 'restart':
        actions.restart()
        return true
      case 'hint':
        actions.hint()
        return true
      case 'help':
        ui.open('help')
        return true
      case 'words':
        ui.toggleWords()
        return true
      case 'log':
        ui.showLog()
        return true
      case 'speed':
        nextSpeed()
        return true
      case 'board':
        document.querySelector<HTMLElement>('.board-field [data-anchor]')?.focus()
        return true
      case 'closer':
        return pressOnBoard('+')
      case 'farther':
        return pressOnBoard('-')
      case 'whole':
        return pressOnBoard('0')
    }
  }
  useKeys(onAct)
}

export interface ShellUi {
  readonly inWords: boolean
  toggleWords(): void
  open(over: Over): void
  showLog(): void
  readonly tab: PhoneTab
  setTab(tab: PhoneTab): void
}
export type PhoneTab = 'board' | 'cards' | 'chronicle' | 'rules'

const Inside = ({ at, ui, result }: { at: AtTable; ui: ShellUi; result: boolean }) => {
  const size = useSize()
  const actions = useActions(at)
  const recap = useRecap(at)
  useShellKeys(at, actions, ui)
  useTabTitle()
  useSounds(at)
  useCampaignKept(at)
  usePings(at)
  useAutoPass(at)
  useFocusKept(at)
  const { seat: veiled } = at.veil
  const Layout = size === 'phone' ? PhoneTable : WideTable
  return (
    <>
      <div className="behind-veil" inert={veiled !== undefined}>
        <Layout actions={actions} ui={ui} recap={recap} />
      </div>
      {veiled === undefined ? undefined : <Veil key={veiled} seat={veiled} />}
      <ResultPanel asked={result} />
    </>
  )
}

/** The table: one shell for local and online play. */
export const Shell = ({ result, ...given }: ShellProps) => {
  const [card, setCard] = useState<string>()
  const [rule, setRule] = useState<string>()
  const [over, setOver] = useState<Over>()
  const [inWords, setInWords] = useState(false)
  const [tab, setTab] = useState<PhoneTab>('board')
  const phone = useSize() === 'phone'
  const at = useAtTable({ ...given, openCard: setCard, openRule: setRule })
  useEffect(watchHand, [])
  const veiled = at.veil.seat !== undefined
  useEffect(() => {
    if (!veiled) return
    setCard(undefined)
    setRule(undefined)
    setOver(undefined)
  }, [veiled])
  const ui: ShellUi = {
    inWords,
    toggleWords: () => setInWords(now => !now),
    open: setOver,
    showLog: () => {
      if (phone) setTab('chronicle')
      else document.querySelector<HTMLElement>('.chronicle .log')?.focus()
    },
    tab,
    setTab,
  }
  return (
    <TableProvider value={at}>
      <PickTable key={given.table.id}>
        <Inside at={at} ui={ui} result={result} />
      </PickTable>
      {card !== undefined && !veiled ? (
        <CardDialog key={card} anchor={card} onClose={() => setCard(undefined)} />
      ) : undefined}
      {over === 'help' && !veiled ? <Help onClose={() => setOver(undefined)} /> : undefined}
      {over === 'menu' && !veiled ? <TableMenu onClose={() => setOver(undefined)} /> : undefined}
      {rule !== undefined && !veiled ? <RuleDialog rule={rule} onClose={() => setRule(undefined)} /> : undefined}
    </TableProvider>
  )
}
