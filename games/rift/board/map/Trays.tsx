import { Glyph, px } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import type { TrayId } from '../../content/ids.ts'
import { SIZE } from '../../rules/placing/shapes.query.ts'
import { basesOn, faceOf, isCleared, stackAt, uncovered } from '../../rules/march/trays.query.ts'
import type { Mask } from '../../rules/state/shape.ts'
import { glyphs } from '../art/glyphs.ts'
import { openOf, type OpenView, type TrayView } from '../read.ts'
import { Q, trayCorner } from './scene.ts'
import { TrayFace } from '../lateParts.ts'
import type { GhostPiece } from '../hand/usePlacing.ts'

/** Squares that an unfinished plan has put something on. */
export const plannedOn = (board: Pick<BoardProps, 'draft'>, open: OpenView, id: TrayId): Mask => {
  if (!board.draft || !open.placing || !open.acting) return 0
  let mask = 0
  for (const { tray, mask: squares } of open.placing.placed) if (tray === id) mask |= squares
  return mask
}

/** What is printed too small to read on the map stands beside the tray: open enemies, crystals, who it is. */
const Badges = ({ open, tray, then }: { open: OpenView; tray: TrayView; then: OpenView | undefined }) => {
  const face = faceOf(tray)
  const left = uncovered(open, tray)
  const after = then?.trays.find(({ id }) => id === tray.id)
  const afterLeft = then && after ? uncovered(then, after) : left
  const size = SIZE * Q
  return (
    <>
      <g transform={`translate(${size + 1} -3)`}>
        <circle r={12} className={isCleared(open, tray) ? 'count is-clear' : 'count'} />
        {left === 0 ? (
          <path d="M-5.5 .5L-1.5 4.5L6 -4.5" className="count-check" />
        ) : (
          <text y={5} className="count-text">
            {left}
          </text>
        )}
        {afterLeft === left ? undefined : (
          <g transform="translate(2 20)">
            <rect x={-15} y={-9} width={30} height={18} rx={3} className="count-then" />
            <text y={4.8} className="count-then-text">
              → {afterLeft}
            </text>
          </g>
        )}
      </g>
      {face.isBoss || face.isPortal ? (
        <g transform="translate(-1 -3)">
          <circle r={10} className={face.isPortal ? 'count is-portal' : 'count'} />
          <Glyph
            body={face.isPortal ? glyphs.portal : glyphs[tray.id as 'B1' | 'B2' | 'B3']}
            size={14}
            className="badge-glyph"
          />
        </g>
      ) : undefined}
      {face.crystals > 0 ? (
        <g transform={`translate(-8 ${size + 4})`}>
          <rect x={-8} y={-9} width={29} height={17} rx={3} className="crystal-plate" />
          <Glyph body={glyphs.crystals} x={0} y={-0.5} size={13} className="crystal-glyph" />
          <text x={13} y={4.6} className="small-figure">
            {face.crystals}
          </text>
        </g>
      ) : undefined}
    </>
  )
}

/** What must not get through stands out from the hordes by its frame. */
const Frame = ({ tray }: { tray: TrayView }) => {
  const { isBoss, isPortal } = faceOf(tray)
  if (!isBoss && !isPortal) return undefined
  const box = { x: -3.5, y: -3.5, width: SIZE * Q + 7, height: SIZE * Q + 7 }
  return (
    <>
      <rect {...box} className={isPortal ? 'portal-frame' : 'boss-frame'} />
      {isPortal ? <rect {...box} className="portal-frame-in" /> : undefined}
    </>
  )
}

/** Of a stack only the top tray can be attacked: it has the marks of a target. */
const TopMarks = () => {
  const [near, far, arm] = [-7, SIZE * Q + 7, 14]
  return (
    <path
      d={`M${near} ${near + arm}V${near}H${near + arm}M${far - arm} ${near}H${far}V${near + arm}M${far} ${far - arm}V${far}H${far - arm}M${near + arm} ${far}H${near}V${far - arm}`}
      className="top-marks"
    />
  )
}

interface TraysProps {
  board: BoardProps
  /** The tray in the zoom, and those that the piece in hand can go on. */
  aimed: TrayId | undefined
  reachable: readonly TrayId[]
  ghost: GhostPiece | undefined
  /** Soldiers that can be taken from where they stand. */
  movable: ReadonlyMap<TrayId, Mask>
}

/** Every tray on the path; of those on one space the lower ones stand out behind the top one. */
export const Trays = ({ board, aimed, reachable, ghost, movable }: TraysProps) => {
  const open = openOf(board.view)
  const then = board.foreseen ? openOf(board.foreseen) : undefined
  const size = SIZE * Q
  return (
    <g className="trays" aria-hidden="true">
      {open.trays.map(tray => {
        const [x, y] = trayCorner(open, tray)
        const stack = stackAt(open, tray.at)
        const isUnder = stack.at(-1)?.id !== tray.id
        const isAimed = tray.id === aimed
        const frame = board.lit.includes(`tray ${tray.id}`)
          ? 'lit-frame'
          : isAimed
            ? 'aimed'
            : reachable.includes(tray.id)
              ? 'reachable'
              : undefined
        return (
          <g
            key={tray.id}
            className={isUnder ? 'tray-on-map is-under' : 'tray-on-map'}
            style={{ transform: `translate(${px(x)}px, ${px(y)}px)` }}
          >
            <Frame tray={tray} />
            {frame ? <rect x={-5} y={-5} width={size + 10} height={size + 10} className={frame} /> : undefined}
            <TrayFace
              tray={tray}
              q={Q}
              bases={basesOn(open, tray)}
              planned={plannedOn(board, open, tray.id)}
              movable={movable.get(tray.id) ?? 0}
              ghost={
                ghost?.tray === tray.id && !(ghost.proposed && !isAimed)
                  ? { mask: ghost.mask, type: ghost.piece.type, kind: ghost.piece.kind, legal: ghost.legal }
                  : undefined
              }
            />
            {isUnder ? <rect width={size} height={size} className="under-veil" /> : undefined}
            {!isUnder && stack.length > 1 ? <TopMarks /> : undefined}
            <Badges open={open} tray={tray} then={then} />
          </g>
        )
      })}
    </g>
  )
}
