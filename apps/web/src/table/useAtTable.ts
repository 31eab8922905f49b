import type { Answered, UndoEnd } from '@tabletome/match'
import { foresightOf, type Shape, type View } from '@tabletome/engine'
import type { BoardProps, GameInfo } from '@tabletome/games/types'
import { useCallback, useMemo, useState } from 'react'
import { useBoard, useGame, useGameText } from '../app/games.ts'
import { useSize } from '../app/layout.ts'
import { notify } from '../app/notices.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../text/index.ts'
import { chaptersOf, linesOf } from './chronicle/chronicle.ts'
import type { Shown, TableConnection, TableState } from './connection.ts'
import type { AtTable, Barred } from './context.ts'
import type { Teaching } from './layout/teaching.ts'
import { namesAt, seatsOnScreen } from './people/names.ts'
import { boardOptions, type Choosable, panelOf } from './decision/options.ts'
import { type Foreknown, isTold, shownView } from './playback/playback.ts'
import { type Preview, previewOf, undoEndOf, whyNotAt } from './decision/preview.ts'
import { refusalText } from './decision/useActions.ts'
import { useAnswering } from './decision/useAnswering.ts'
import { useDraft } from './decision/useDraft.ts'
import { useByItself } from './playback/useByItself.ts'
import { usePlayback } from './playback/usePlayback.ts'
import { useReduced } from './playback/useReduced.ts'
import { useBadges } from './people/useBadges.ts'
import { useVeil } from './people/useVeil.ts'
import { openPart } from './people/veil.ts'

interface Given {
  kind: 'local' | 'online'
  connection: TableConnection
  state: TableState
  table: NonNullable<TableState['table']>
  position: Shown
  info: GameInfo
  /** A lesson at this table. */
  teaching?: Teaching | undefined
  /** One reader plays every seat: no hand is hidden. */
  allOpen?: boolean
  openCard: (anchor: string) => void
  openRule: (rule: string) => void
}

const NO_DECISIONS: Shown['decisions'] = []

/** A hot seat gets the view of one of its seats; what is open is the same for all of them. */
const useViewOf = ({ view, decisions }: Shown) =>
  useMemo(() => {
    const views = new Map(decisions.map(({ seat }) => [seat, seat === view.seat ? view : { ...view, seat }]))
    return (seat: string): View<Shape> => views.get(seat) ?? view
  }, [view, decisions])

/** A sure outcome that was looked at to its end: what the choice itself does; what then comes by itself is shown to all. */
const knownBefore = ([sure, ...others]: Preview, { seat, id }: Choosable): Foreknown | undefined =>
  sure && others.length === 0 && !sure.past ? { seat, option: id, facts: sure.facts.slice(0, sure.own) } : undefined

/** Undo ends with the option itself, not only once others have acted. */
const isSure = (end: UndoEnd | undefined): boolean => end !== undefined && end.why !== 'others' && end.why !== 'over'

/** Puts together everything the parts of a table share. */
export const useAtTable = ({
  kind,
  connection,
  state,
  table,
  position,
  info,
  teaching,
  allOpen,
  openCard,
  openRule,
}: Given): AtTable => {
  const words = useWords()
  const { language } = useSettings()
  const compact = useSize() === 'phone'
  const text = useGameText(info, language)
  const module = useBoard(info)
  const game = useGame(info)
  const [lit, light] = useState<readonly string[]>([])
  const [wanted, setSubject] = useState<string>()
  const names = useMemo(() => namesAt(table), [table])
  const reduced = useReduced()
  const badges = useBadges(table, state.ahead ?? 0)
  const lineOf = useCallback((each: { type: string }) => text.log(each, names), [text, names])
  const playing = usePlayback({ position, history: state.history, lineOf, reduced })
  const { playback, fact, busy } = playing

  const shown = shownView(playback)
  const { veil, hidden, view } = useVeil(table, position, shown, allOpen)
  const seen = useMemo(() => (hidden ? openPart(position.view) : position.view), [hidden, position.view])
  const seatView = useViewOf(position)
  const stale = state.link !== 'live'
  const itself = useByItself({ kind, info, table, position, state, connection, busy })
  const asking = busy || itself || position.over || hidden ? NO_DECISIONS : position.decisions
  const asked = useMemo(() => asking.map(({ seat }) => seat), [asking])
  const drafting = useDraft({
    game,
    connection,
    seq: position.seq,
    viewOf: seatView,
    asked,
    opens: teaching ? undefined : module.drafts,
  })
  const { at: composed, draft, next, answer } = drafting
  const decisions = composed ? composed.decisions : asking
  const viewOf = useCallback(
    (seat: string) => (seat === composed?.seat ? composed.view : seatView(seat)),
    [composed, seatView],
  )
  const foresight = useMemo(() => foresightOf(game, module.ahead), [game, module])
  const panel = useMemo(
    () => panelOf(decisions, viewOf, text, names, wanted, foresight, teaching?.asleep, compact),
    [decisions, viewOf, text, names, wanted, foresight, teaching?.asleep, compact],
  )
  const eyes = decisions[0] && viewOf(decisions[0].seat)

  const foreknown = useCallback(
    (item: Choosable): Foreknown | undefined => {
      const longer = next(item)
      if (!longer) return knownBefore(previewOf(game, text, item.view, item.id, foresight), item)
      const { steps, facts } = longer
      return longer.decisions.length > 0
        ? undefined
        : { seat: item.seat, option: steps.length === 1 ? item.id : steps, facts }
    },
    [next, game, text, foresight],
  )
  const isFinal = useCallback(
    (item: Choosable) => !next(item)?.decisions.length && isSure(undoEndOf(game, item.view, item.id)),
    [next, game],
  )
  const onRefused = useCallback(
    (answered: Answered) => notify({ id: 'refused', text: refusalText(answered, words, text.reason) }),
    [words, text],
  )
  const moment = `${position.seq}.${draft?.steps.length ?? 0}`
  const answering = useAnswering({
    game,
    text,
    panel,
    eyes,
    moment,
    onAsleep: teaching?.onAsleep,
    foreknown,
    isFinal,
    answer,
    expect: playing.expect,
    onRefused,
  })

  const barred = useMemo(() => {
    const found = new Map<string, Barred>()
    for (const { choice, seat } of decisions)
      for (const { anchor, what } of text.barred(choice, viewOf(seat), seat, names)) {
        const why = whyNotAt(game, text, viewOf(seat), anchor)
        if (why) found.set(`${anchor} ${what}`, { anchor, what, why })
      }
    return [...found.values()]
  }, [decisions, viewOf, text, names, game])
  const lines = useMemo(() => linesOf(state.history, text, names), [state.history, text, names])
  const chapters = useMemo(
    () => chaptersOf(lines.filter(({ seq, fact: index }) => isTold(playback, seq, index))),
    [lines, playback],
  )

  const foreseen = useMemo(() => {
    const [sure, ...others] = answering.looked
      ? previewOf(game, text, answering.looked.view, answering.looked.id, foresight)
      : []
    return others.length === 0 ? sure?.view : undefined
  }, [answering.looked, game, text, foresight])
  const factAt = fact && text.log(fact, names)?.at
  const drawn = composed?.view ?? view
  const board: BoardProps = {
    view: drawn,
    options: useMemo(() => boardOptions(panel), [panel]),
    lit: lit.length > 0 ? lit : (factAt ?? lit),
    seats: useMemo(() => seatsOnScreen(table, view.waiting, names, badges), [table, view, names, badges]),
    names,
    text,
    compact,
    choose: id => {
      const item = panel.all.find(each => each.id === id)
      if (item) answering.choose(item, 'press')
    },
    setSubject,
    point: answering.pointAt,
    open: openCard,
    look: answering.lookAt,
    foreseen,
    foresight: busy ? undefined : foresight,
    subject: panel.subject,
    selected: answering.selected?.id,
    fact,
    draft,
  }
  return {
    kind,
    connection,
    state,
    table,
    info,
    game,
    text,
    module,
    names,
    position,
    view: composed?.view ?? seen,
    veil,
    decisions,
    draft,
    moment,
    panel,
    barred,
    answering,
    playing,
    chapters,
    board,
    foresight,
    stale,
    teaching,
    light,
    openCard,
    openRule,
  }
}
