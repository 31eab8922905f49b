import { PanZoom, type PanZoomHandle } from '@tabletome/boardkit'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { BoardOption, BoardProps } from '../../types.ts'
import type { SiteId } from '../content/ids.ts'
import { mapIn } from '../knowledge/map.ts'
import type { Cell } from '../rules/state.ts'
import { aimOf, isAiming, wayMeant } from './aim.ts'
import { AimOverlay } from './AimOverlay.tsx'
import { AimPanel } from './AimPanel.tsx'
import { cellMarks, CellMarks, LitCells } from './CellMarks.tsx'
import { Choices } from './Choices.tsx'
import { Blocks, Exits, RiftGates, Stacks } from './Ends.tsx'
import { FactOverlay } from './FactOverlay.tsx'
import { forecastOf } from './forecasting.ts'
import { ForecastOverlay } from './ForecastOverlay.tsx'
import { gripOf, pointedAt, cardAt } from './hand.ts'
import { Heroes } from './Heroes.tsx'
import { type CellHand, focusCell, Hits, SquareHits } from './Hits.tsx'
import { holdNow, isTouching, noteHand, setHold, useHold } from './hold.ts'
import { Land } from './Land.tsx'
import { choiceOf, openOf } from './read.ts'
import { worldOf } from './scene.ts'
import { Sites } from './Sites.tsx'
import { Tools } from './Tools.tsx'
import { Trays } from './Trays.tsx'
import { turnAim, useBoardKeys } from './useBoardKeys.ts'
import { useLabels } from './useLabels.ts'
import { type Placing, usePlacing } from './usePlacing.ts'
import { say } from './words.ts'
import { Workbench } from './Workbench.tsx'

interface OpenMenu {
  readonly element: Element
  readonly options: readonly BoardOption[]
  readonly label: string
}

/** What pointing at and choosing a space means, whatever the board looks like at that moment. */
const useCellHand = (board: BoardProps, placing: Placing) => {
  const [menu, setMenu] = useState<OpenMenu>()
  const [cursor, setCursor] = useState<Cell>()
  const latest = useRef({ board, placing })
  useEffect(() => {
    latest.current = { board, placing }
  })
  const hand = useMemo<CellHand>(
    () => ({
      choose: (cell, element) => {
        const { board: now, placing: pieces } = latest.current
        const before = holdNow()
        const grip = gripOf(now, cell, before, pieces.trays)
        setCursor(cell)
        if (grip.look) {
          if (pieces.trays.includes(grip.look)) pieces.look(grip.look)
          else setHold({ tray: grip.look, at: undefined })
        }
        // A finger points at a site first: the second tap builds.
        if (grip.site !== undefined && isTouching() && before.site !== grip.site) {
          setHold({ site: grip.site })
          return now.setSubject(`site ${grip.site}`)
        }
        if (grip.menu) setMenu({ element, options: grip.menu, label: element.getAttribute('aria-label') ?? '' })
        if (grip.choose !== undefined) now.choose(grip.choose)
        if (grip.open !== undefined) now.open(grip.open)
      },
      point: cell => {
        const { board: now, placing: pieces } = latest.current
        if (cell === undefined) return now.point(undefined)
        const { site } = gripOf(now, cell, holdNow(), pieces.trays)
        if (site !== undefined) setHold({ site })
        now.point(pointedAt(now, cell, holdNow(), pieces.trays))
      },
      open: cell => latest.current.board.open(cardAt(openOf(latest.current.board.view), cell)),
    }),
    [],
  )
  return { hand, menu, closeMenu: () => setMenu(undefined), cursor, setCursor }
}

/** Over a building site the wheel turns the tower instead of zooming. */
const useAimWheel = (group: RefObject<SVGGElement | null>, board: BoardProps) => {
  const latest = useRef(board)
  useEffect(() => {
    latest.current = board
  })
  useEffect(() => {
    const element = group.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (choiceOf(latest.current.view) !== 'tower.site' || !turnAim(latest.current, event.deltaY > 0 ? 1 : 3)) return
      event.preventDefault()
      event.stopPropagation()
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [group])
}

/** A site put in focus from the panel is the one that is aimed from. */
const useSiteInFocus = (subject: string | undefined) =>
  useEffect(() => {
    if (subject?.startsWith('site ')) setHold({ site: subject.slice(5) as SiteId })
  }, [subject])

/** On a phone there is no column beside the board: what is in hand lies below it. */
const PhoneBench = ({ board, placing }: { board: BoardProps; placing: Placing }) => {
  if (placing.piece) return <Workbench board={board} />
  return isAiming(board) ? <AimPanel board={board} /> : undefined
}

/** The map of the kingdom with everything on it, and everything that can be done there. */
export const Board = (board: BoardProps) => {
  const { view, text, compact, options } = board
  const open = openOf(view)
  const map = mapIn(open)
  const hold = useHold()
  const placing = usePlacing(board)
  const viewport = useRef<PanZoomHandle>(null)
  const group = useRef<SVGGElement>(null)
  const world = useMemo(() => worldOf(map), [map])
  const { hand, menu, closeMenu, cursor, setCursor } = useCellHand(board, placing)
  useBoardKeys(board, placing)
  useAimWheel(group, board)
  useSiteInFocus(board.subject)
  const marks = useMemo(() => cellMarks({ view, options }), [view, options])
  const { labels, anchors } = useLabels(board, marks.ends)
  const moveTo = useCallback(
    (cell: Cell) => {
      setCursor(cell)
      requestAnimationFrame(() => focusCell(group.current, cell))
    },
    [setCursor],
  )
  const buttons = useMemo(
    () => ({ closer: say(text, 'closer'), farther: say(text, 'farther'), whole: say(text, 'whole') }),
    [text],
  )
  const aim = aimOf(board, hold.site)
  const meant = aim && wayMeant(aim, hold.turn)
  const told = hold.forecast ? forecastOf(board) : undefined
  return (
    <div
      className={`rift-board board${compact ? ' compact' : ''}${board.draft?.steps.length ? ' is-plan' : ''}`}
      onPointerDownCapture={noteHand}
    >
      <PanZoom world={world} className="rift" label={say(text, 'map')} buttons={buttons} handle={viewport}>
        <Land map={map} />
        <RiftGates map={map} />
        <Stacks board={board} open={open} />
        <Exits board={board} map={map} />
        <Sites board={board} selected={aim?.site} />
        <LitCells board={board} />
        <CellMarks board={board} marks={marks} />
        <Trays
          board={board}
          aimed={placing.piece ? placing.tray : hold.tray}
          reachable={placing.trays}
          ghost={placing.ghost}
        />
        <Heroes board={board} />
        {told ? <ForecastOverlay board={board} told={told} world={world} /> : undefined}
        {aim && meant ? <AimOverlay board={board} aim={aim} meant={meant} world={world} /> : undefined}
        <FactOverlay board={board} world={world} />
        <Hits
          map={map}
          labels={labels}
          anchors={anchors}
          cursor={cursor ?? map.cells[0] ?? 0}
          hand={hand}
          moveTo={moveTo}
          group={group}
        />
        <Blocks board={board} open={open} />
        {placing.piece ? <SquareHits open={open} placing={placing} /> : undefined}
      </PanZoom>
      <Tools text={text} />
      {compact ? <PhoneBench board={board} placing={placing} /> : undefined}
      {menu ? (
        <Choices
          board={board}
          options={menu.options.filter(({ id: wanted }) => options.some(({ id: now }) => now === wanted))}
          at={menu.element}
          label={menu.label}
          onClose={closeMenu}
        />
      ) : undefined}
    </div>
  )
}
