import { px, Token } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { fullHealthOf } from '../../rules/heroes/heroes.query.ts'
import { bitsOf, SIZE } from '../../rules/placing/shapes.query.ts'
import { basesOn, heroesOn } from '../../rules/march/trays.query.ts'
import type { Mask } from '../../rules/state/shape.ts'
import { glyphs } from '../art/glyphs.ts'
import { Squares } from '../map/Hits.tsx'
import { maskHeld, squaresHeld } from './pieces.ts'
import { seatSign } from '../map/initials.ts'
import { ARMS, openOf, type TrayView } from '../read.ts'
import { middleOf } from '../map/scene.ts'
import { TrayFace } from '../map/TrayFace.tsx'
import { plannedOn } from '../map/Trays.tsx'
import { usePick } from '../pick.ts'
import type { Placing } from './usePlacing.ts'
import { barredTo } from './whyHere.ts'

export const ZOOM = 35
const AIR = 6

/** Squares over which the piece, held as it is, would fit. */
const fittingOf = (placing: Placing, tray: TrayView, pose: Parameters<typeof squaresHeld>[1]): Mask => {
  const { piece } = placing
  const places = piece?.places.get(tray.id)
  if (!piece || !places) return 0
  let fitting = 0
  if (piece.kind === 'pick') for (const mask of places.keys()) fitting |= mask
  else {
    const held = squaresHeld(piece, pose)
    for (let at = 0; at < SIZE * SIZE; at++)
      if (places.has(maskHeld(held, [at % SIZE, Math.floor(at / SIZE)]))) fitting |= 1 << at
  }
  return fitting
}

const Engaged = ({ board, tray, q }: { board: BoardProps; tray: TrayView; q: number }) => {
  const open = openOf(board.view)
  return heroesOn(open, tray).map(unit => {
    const hero = open.heroes[unit]
    if (!hero) return undefined
    const [x, y] = middleOf(hero.base)
    const mark = seatSign(board, hero.seat)
    return (
      <Token
        key={unit}
        seat={ARMS[hero.seat]}
        {...(mark ? { mark } : {})}
        glyph={glyphs[unit]}
        x={x * q}
        y={y * q}
        r={q * 0.72}
        hp={hero.health}
        max={fullHealthOf(unit)}
        flat
      />
    )
  })
}

interface ZoomProps {
  board: BoardProps
  tray: TrayView
  /** While a piece is placed. */
  placing?: Placing
  q?: number
  label: string
}

/** A tray at a size at which every square can be pointed at; the piece in hand lies over it. */
export const Zoom = ({ board, tray, placing, q = ZOOM, label }: ZoomProps) => {
  const pick = usePick()
  const open = openOf(board.view)
  const size = SIZE * q + 2 * AIR
  const piece = placing?.piece
  const barred = piece ? barredTo(tray, piece) : 0
  const fitting = placing ? fittingOf(placing, tray, pick.pose) : 0
  const ghost = placing?.ghost
  return (
    <svg
      className={placing ? 'zoom-grid is-open' : 'zoom-grid'}
      width={size}
      height={size}
      viewBox={`${-AIR} ${-AIR} ${size} ${size}`}
      role={placing ? 'application' : 'img'}
      aria-label={label}
      {...(placing ? { tabIndex: 0, onPointerLeave: () => placing.leave() } : {})}
    >
      <TrayFace
        tray={tray}
        q={q}
        bases={basesOn(open, tray)}
        planned={plannedOn(board, open, tray.id)}
        movable={placing?.movable.get(tray.id) ?? 0}
        ghost={
          ghost && ghost.tray === tray.id
            ? { mask: ghost.mask, type: ghost.piece.type, kind: ghost.piece.kind, legal: ghost.legal }
            : undefined
        }
      />
      <Engaged board={board} tray={tray} q={q} />
      {bitsOf(barred).map(at => (
        <rect
          key={at}
          x={(at % SIZE) * q}
          y={Math.floor(at / SIZE) * q}
          width={q}
          height={q}
          fill="url(#threat-lines)"
          className="square-barred"
        />
      ))}
      {bitsOf(fitting).map(at => (
        <circle
          key={at}
          cx={px(((at % SIZE) + 0.5) * q)}
          cy={px((Math.floor(at / SIZE) + 0.5) * q)}
          r={px(q * 0.1)}
          className="square-fits"
        />
      ))}
      {placing ? <Squares tray={tray.id} q={q} placing={placing} /> : undefined}
    </svg>
  )
}
