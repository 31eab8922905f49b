import { px, useAnchor } from '@tabletome/boardkit'
import { type KeyboardEvent, memo, type RefObject } from 'react'
import type { TrayId } from '../content/ids.ts'
import { cellName, VEC } from '../knowledge/cells.ts'
import type { KingdomMap } from '../knowledge/map.ts'
import { SIZE, squareName } from '../knowledge/shapes.ts'
import { trayNamed } from '../knowledge/trays.ts'
import type { Cell } from '../rules/state.ts'
import type { OpenView } from './read.ts'
import { C, cornerOf, Q, trayCorner } from './scene.ts'
import type { Placing } from './usePlacing.ts'

/** What the hand does with a space. The same object for as long as the board lives, so that spaces need not be drawn anew. */
export interface CellHand {
  choose(cell: Cell, element: Element): void
  point(cell: Cell | undefined): void
  open(cell: Cell): void
}

interface HitProps {
  cell: Cell
  anchor: string
  label: string
  /** The space the keyboard is on. */
  current: boolean
  hand: CellHand
}

const Hit = memo(({ cell, anchor, label, current, hand }: HitProps) => {
  const handlers = useAnchor({
    choose: element => hand.choose(cell, element),
    point: pointed => hand.point(pointed ? cell : undefined),
    open: () => hand.open(cell),
  })
  const [x, y] = cornerOf(cell)
  return (
    <rect
      x={x + 2}
      y={y + 2}
      width={C - 4}
      height={C - 4}
      rx={5}
      className="hit"
      role="button"
      tabIndex={current ? 0 : -1}
      aria-label={label}
      data-anchor={anchor}
      data-cell={cell}
      {...handlers}
    />
  )
})

const ARROWS: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowRight: 2, ArrowDown: 4, ArrowLeft: 6 }

interface HitsProps {
  map: KingdomMap
  labels: ReadonlyMap<Cell, string>
  anchors: ReadonlyMap<Cell, string>
  cursor: Cell
  hand: CellHand
  moveTo: (cell: Cell) => void
  group: RefObject<SVGGElement | null>
}

/** The spaces as one grid for the keyboard: one of them is in the tab order, arrows walk. */
export const Hits = ({ map, labels, anchors, cursor, hand, moveTo, group }: HitsProps) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const dir = ARROWS[event.key]
    if (dir === undefined || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    const to = cursor + (VEC[dir] ?? 0)
    if (map.kindOf(to) !== 'void') moveTo(to)
  }
  return (
    <g ref={group} className="hits" onKeyDown={onKeyDown}>
      {map.cells.map(cell => (
        <Hit
          key={cell}
          cell={cell}
          anchor={anchors.get(cell) ?? `cell ${cellName(cell)}`}
          label={labels.get(cell) ?? cellName(cell)}
          current={cell === cursor}
          hand={hand}
        />
      ))}
    </g>
  )
}

/** Focus follows the cursor once it has been drawn there. */
export const focusCell = (group: SVGGElement | null, cell: Cell) =>
  group?.querySelector<SVGElement>(`[data-cell="${cell}"]`)?.focus()

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
