import type { GameInfo } from '@tabletome/games/types'
import { PickTable } from '@tabletome/boardkit'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useSize } from '../../app/layout.ts'
import { type AtTable, TableProvider } from '../context.ts'
import type { Shown, TableConnection, TableState } from '../connection.ts'
import { HintProvider } from '../hint/useHint.ts'
import { Layout } from './Layout.tsx'
import { CardDialog, Help, RuleDialog, TableMenu, TalkToast } from './lateTable.ts'
import { watchHand } from '../decision/pointer.ts'
import { Milestones } from '../milestone/Milestones.tsx'
import { ResultPanel } from '../result/ResultPanel.tsx'
import { firstMarks, lastChange } from '../slots/landmarks.ts'
import { focusOnBoard, pressOnBoard, stepOnBoard } from '../slots/onBoard.ts'
import { useTabTitle } from '../decision/useTabTitle.ts'
import { useActions } from '../decision/useActions.ts'
import { useAtTable } from '../useAtTable.ts'
import { useCampaignKept } from '../result/useCampaignKept.ts'
import { useFocusKept } from './useFocusKept.ts'
import { useLateParts } from './useLateParts.ts'
import { changeSpeed, type KeyAct, useKeys } from '../decision/useKeys.ts'
import { usePings } from '../people/usePings.ts'
import { useRecordKept } from '../../record/useRecordKept.ts'
import { useRecap } from '../chronicle/useRecap.ts'
import { useSounds } from '../playback/useSounds.ts'
import type { Teaching } from './teaching.ts'
import { useStandInNews } from '../people/useStandInNews.ts'
import { useTurnNotice } from '../people/useTurnNotice.ts'
import { useUnread } from '../people/useUnread.ts'
import { Veil } from '../people/Veil.tsx'
import { WordsAtTable } from '../../words/WordsAtTable.tsx'
import { walkOptions } from '../decision/walk.ts'
import './table.css'
import '../slots/slots.css'
import '../slots/ask.css'

const SettingsDialog = lazy(() => import('../../screens/settings/SettingsDialog.tsx'))

interface ShellProps {
  kind: 'local' | 'online'
  connection: TableConnection
  state: TableState
  table: NonNullable<TableState['table']>
  position: Shown
  info: GameInfo
  /** The address asks for the result. */
  result: boolean
  /** A lesson at this table. */
  teaching?: Teaching
}

type Over = 'help' | 'menu' | 'settings' | undefined

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
        if (ui.drawer !== undefined) ui.setDrawer(undefined)
        else if (actions.hints.hint || actions.hints.thinking) actions.hints.close()
        else if (playing.busy) playing.skip()
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
      case 'longer':
        actions.hints.longer()
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
      case 'skip':
        if (playing.beat) playing.skip()
        return playing.beat !== undefined
      case 'slower':
        changeSpeed(-1)
        return true
      case 'faster':
        changeSpeed(1)
        return true
      case 'again':
        if (playing.canReplay) playing.replay()
        return playing.canReplay
      case 'talk':
        ui.showTalk()
        return at.kind === 'online'
      case 'board':
        return focusOnBoard(firstMarks(at))
      case 'own':
      case 'foes':
      case 'goals':
        return stepOnBoard(at.module.landmarks(at.board)[act.act], act.by)
      case 'changed':
        return stepOnBoard(lastChange(at), act.by)
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
  showTalk(): void
  /** What lies over seats and board on a desk. */
  readonly drawer: DrawerPage | undefined
  setDrawer(page: DrawerPage | undefined): void
  /** The talk is on the screen. */
  readonly talking: boolean
  /** Words of others that were not seen yet. */
  readonly unread: number
  readonly tab: PhoneTab
  setTab(tab: PhoneTab): void
}
export type PhoneTab = 'board' | 'cards' | 'chronicle' | 'more'
export type DrawerPage = 'log' | 'talk'

interface InsideProps {
  at: AtTable
  ui: ShellUi
  result: boolean
  teaching: Teaching | undefined
}

const Inside = ({ at, ui, result, teaching }: InsideProps) => {
  const usual = useActions(at)
  const actions = teaching?.hint ? { ...usual, hint: teaching.hint } : usual
  const recap = useRecap(at)
  useShellKeys(at, actions, ui)
  useTabTitle()
  useSounds(at)
  useCampaignKept(at)
  useRecordKept(at, teaching !== undefined)
  usePings(at)
  useTurnNotice(at)
  useStandInNews(at)
  useFocusKept(at)
  const { seat: veiled } = at.veil
  return (
    <>
      <div className="behind-veil" inert={veiled !== undefined}>
        <HintProvider value={actions.hints}>
          <Layout actions={actions} ui={ui} recap={recap} teaching={teaching} />
        </HintProvider>
      </div>
      {veiled === undefined ? undefined : <Veil key={veiled} seat={veiled} />}
      {at.kind === 'online' ? <TalkToast isOpen={ui.talking} onAnswer={ui.showTalk} /> : undefined}
      {teaching ? undefined : <Milestones />}
      {teaching?.end ?? <ResultPanel asked={result} />}
    </>
  )
}

/** The table: one shell for local and online play. */
export const Shell = ({ result, teaching, ...now }: ShellProps) => {
  const given = useLateParts(now.info.id, now)
  const [card, setCard] = useState<string>()
  const [rule, setRule] = useState<string>()
  const [over, setOver] = useState<Over>()
  const [inWords, setInWords] = useState(false)
  const [tab, setTab] = useState<PhoneTab>('board')
  const [drawer, setDrawer] = useState<DrawerPage>()
  const phone = useSize() === 'phone'
  const at = useAtTable({ ...given, teaching, openCard: setCard, openRule: setRule })
  useEffect(watchHand, [])
  const veiled = at.veil.seat !== undefined
  useEffect(() => {
    if (!veiled) return
    setCard(undefined)
    setRule(undefined)
    setOver(undefined)
  }, [veiled])
  const talking = phone ? tab === 'chronicle' : drawer === 'talk'
  const unread = useUnread(given.state, talking)
  const ui = useMemo((): ShellUi => {
    const show = (page: DrawerPage) => {
      if (phone) setTab('chronicle')
      else setDrawer(now => (now === page ? undefined : page))
    }
    return {
      inWords,
      toggleWords: () => setInWords(now => !now),
      open: setOver,
      showLog: () => show('log'),
      showTalk: () => show('talk'),
      drawer,
      setDrawer,
      talking,
      unread,
      tab,
      setTab,
    }
  }, [inWords, drawer, talking, unread, tab, phone])
  return (
    <TableProvider value={at}>
      <WordsAtTable>
        <PickTable key={given.table.id}>
          <Inside at={at} ui={ui} result={result} teaching={teaching} />
        </PickTable>
        <Suspense fallback={undefined}>
          {card !== undefined && !veiled ? (
            <CardDialog key={card} anchor={card} onClose={() => setCard(undefined)} />
          ) : undefined}
          {over === 'help' && !veiled ? <Help onClose={() => setOver(undefined)} /> : undefined}
          {over === 'menu' && !veiled ? (
            <TableMenu onClose={() => setOver(undefined)} onSettings={() => setOver('settings')} />
          ) : undefined}
          {over === 'settings' && !veiled ? <SettingsDialog onClose={() => setOver(undefined)} /> : undefined}
          {rule !== undefined && !veiled ? <RuleDialog rule={rule} onClose={() => setRule(undefined)} /> : undefined}
        </Suspense>
      </WordsAtTable>
    </TableProvider>
  )
}
