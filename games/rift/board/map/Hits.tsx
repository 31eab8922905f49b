import { Grid, type GridActs, px, type Way } from '@tabletome/boardkit'
import { type RefObject, useMemo } from 'react'
import type { TrayId } from '../../content/ids.ts'
import { cellName, VEC } from '../../rules/map/cells.query.ts'
import type { KingdomMap } from '../../rules/map/map.query.ts'
import { SIZE, squareName } from '../../rules/placing/shapes.query.ts'
import { trayNamed } from '../../rules/march/trays.query.ts'
import type { Cell } from '../../rules/state/shape.ts'
import type { OpenView } from '../read.ts'
import { C, cornerOf, Q, trayCorner } from './scene.ts'
import type { Placing } from '../hand/usePlacing.ts'

/** The places of a map, the same for as long as the map is. */
const placesOf = ({ cells }: KingdomMap) =>
  cells.map(cell => {
    const [x, y] = cornerOf(cell)
    return { place: cell, shape: { x: x + 2, y: y + 2, width: C - 4, height: C - 4, rx: 5 } }
  })

const DIRS: Readonly<Record<Way, number>> = { n: 0, e: 2, s: 4, w: 6 }

interface HitsProps {
  map: KingdomMap
  labels: ReadonlyMap<Cell, string>
  anchors: ReadonlyMap<Cell, string>
  cursor: Cell
  acts: GridActs
  moveTo: (cell: Cell) => void
  group: RefObject<SVGGElement | null>
}

/** The spaces as a grid. */
export const Hits = ({ map, labels, anchors, ...grid }: HitsProps) => {
  const places = useMemo(() => placesOf(map), [map])
  const next = (from: Cell, way: Way) => {
    const to = from + (VEC[DIRS[way]] ?? 0)
    return map.kindOf(to) === 'void' ? undefined : to
  }
  return (
    <Grid
      {...grid}
      places={places}
      labelOf={cell => labels.get(cell) ?? cellName(cell)}
      anchorOf={cell => anchors.get(cell) ?? `cell ${cellName(cell)}`}
      next={next}
    />
  )
}

/** The squares of trays on the map while a piece is in hand; the keyboard uses the zoomed tray. */
export const SquareHits = ({ open, placing }: { open: OpenView; placing: Placing }) => (
  <g className="square-hits" aria-hidden="true" onPointerLeave={() => placing.leave()}>
    {placing.trays.map(id => {
      const tray = trayNamed(open, id)
      if (!tray) return undefined
      const [x, y] = trayCorner(open, tray)
      return (
        <g key={id} transform={`translate(${px(x)} ${px(y)})`}>
          <Squares tray={id} q={Q} placing={placing} />
        </g>
      )
    })}
  </g>
)

/** 25 squares that a piece can be held over and put down on. */
export const Squares = ({ tray, q, placing }: { tray: TrayId; q: number; placing: Placing }) =>
  Array.from({ length: SIZE * SIZE }, (_, at) => {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)]
    return (
      <rect
        key={at}
        x={x * q}
        y={y * q}
        width={q}
        height={q}
        className="square-hit"
        data-tray={tray}
        data-square={squareName(at)}
        onPointerEnter={event => event.pointerType === 'mouse' && placing.pointAt(tray, [x, y])}
        onPointerMove={event => event.pointerType === 'mouse' && placing.pointAt(tray, [x, y])}
        onClick={event => {
          event.stopPropagation()
          placing.press(tray, [x, y])
        }}
      />
    )
  })
