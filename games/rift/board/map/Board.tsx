import { Choices, PanZoom, type PanZoomHandle } from '@tabletome/boardkit'
import { useMemo, useRef } from 'react'
import type { BoardFrame, BoardProps } from '../../../types.ts'
import { mapIn } from '../../rules/map/map.query.ts'
import { trayNamed } from '../../rules/march/trays.query.ts'
import { aimOf, isAiming, wayMeant } from '../hand/aim.ts'
import { AimOverlay, AimPanel, ForecastOverlay, Routes, TrayPanel, Workbench } from '../lateParts.ts'
import { cellMarks, CellMarks, LitCells } from './CellMarks.tsx'
import { glyphs } from '../art/glyphs.ts'
import { Blocks, Exits, RiftGates, Stacks } from './Ends.tsx'
import { FactOverlay } from './FactOverlay.tsx'
import { forecastOf } from '../panels/forecasting.ts'
import { Heroes } from './Heroes.tsx'
import { Hits, SquareHits } from './Hits.tsx'
import { Land } from './Land.tsx'
import { useNoteHand, usePick } from '../pick.ts'
import { openOf } from '../read.ts'
import { worldOf } from './scene.ts'
import { Sites } from './Sites.tsx'
import { Trays } from './Trays.tsx'
import { useRiftKeys } from '../hand/useBoardKeys.ts'
import { useCellHand } from '../hand/useCellHand.ts'
import { useLabels } from './useLabels.ts'
import { useAimWheel, usePhoneView, useSubject } from './useMapView.ts'
import { type Placing, usePlacing } from '../hand/usePlacing.ts'
import { say } from '../words.ts'

/** On a phone there is no column beside the board: what is in hand or looked at lies below it. */
const PhoneBench = ({ board, placing }: { board: BoardProps; placing: Placing }) => {
  const { tray } = usePick()
  if (placing.piece) return <Workbench board={board} />
  if (isAiming(board)) return <AimPanel board={board} />
  const looked = tray === undefined ? undefined : trayNamed(openOf(board.view), tray)
  return looked && <TrayPanel board={board} tray={looked} />
}

export const frame = (view: BoardProps['view']): BoardFrame => {
  const { width, height } = worldOf(mapIn(openOf(view)))
  return { aspect: width / height, dock: { snug: 104, roomy: 128 } }
}

/** The map of the kingdom with everything on it, and everything that can be done there. */
export const Board = (board: BoardProps) => {
  const { view, text, compact, options } = board
  const open = openOf(view)
  const map = mapIn(open)
  const pick = usePick()
  const noteHand = useNoteHand()
  const placing = usePlacing(board)
  const viewport = useRef<PanZoomHandle>(null)
  const world = worldOf(map)
  const { acts, menu, closeMenu, cursor, moveTo, group } = useCellHand(board, placing)
  useRiftKeys(board, placing)
  useAimWheel(group, board)
  useSubject(board.subject)
  const held = compact && placing.piece && placing.tray ? trayNamed(open, placing.tray) : undefined
  usePhoneView(viewport, held?.at)
  const marks = useMemo(() => cellMarks({ view, options }), [view, options])
  const { labels, anchors } = useLabels(board, marks.ends)
  const aim = aimOf(board, pick.site)
  const meant = aim && wayMeant(aim, pick, board.selected)
  const told = pick.forecast ? forecastOf(board) : undefined
  return (
    <div
      className={`rift-board board-stage board${compact ? ' compact' : ''}${board.draft?.steps.length ? ' is-plan' : ''}`}
      onPointerDownCapture={noteHand}
    >
      <PanZoom world={world} className="rift" label={say(text, 'map')} handle={viewport} ground={<Land map={map} />}>
        <RiftGates map={map} />
        <Stacks board={board} open={open} />
        <Exits board={board} map={map} />
        <LitCells board={board} />
        <CellMarks board={board} marks={marks} />
        <Sites board={board} selected={aim?.site} />
        <Blocks board={board} open={open} />
        {told ? <Routes open={open} told={told} /> : undefined}
        <Trays
          board={board}
          aimed={placing.piece ? placing.tray : pick.tray}
          reachable={placing.trays}
          ghost={placing.ghost}
          movable={placing.movable}
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
          acts={acts}
          moveTo={moveTo}
          group={group}
        />
        {placing.piece ? <SquareHits open={open} placing={placing} /> : undefined}
      </PanZoom>
      {compact ? <PhoneBench board={board} placing={placing} /> : undefined}
      {menu ? (
        <Choices
          glyphs={glyphs}
          board={board}
          options={menu.options}
          at={menu.element}
          label={labels.get(menu.place) ?? ''}
          onClose={closeMenu}
        />
      ) : undefined}
    </div>
  )
}
