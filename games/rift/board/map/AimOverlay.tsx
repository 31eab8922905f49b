import { px, type Rect } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { STRIDE } from '../../rules/map/cells.query.ts'
import { mapIn } from '../../rules/map/map.query.ts'
import { topAt, trayNamed } from '../../rules/march/trays.query.ts'
import type { Aim, AimWay } from '../hand/aim.ts'
import { Chip } from '../panels/Chip.tsx'
import { openOf } from '../read.ts'
import { C, centreOf, cornerOf } from './scene.ts'
import { TowerArt } from './Sites.tsx'
import { say } from '../words.ts'

interface AimOverlayProps {
  board: BoardProps
  aim: Aim
  meant: AimWay
  world: Rect
}

/** The tower or hero as it would be turned: the spaces it reaches, and on each tray how many enemies one piece covers at best. */
export const AimOverlay = ({ board, aim, meant, world }: AimOverlayProps) => {
  const open = openOf(board.view)
  const map = mapIn(open)
  const [fromX, fromY] = centreOf(aim.from)
  const others = [...new Set(aim.ways.flatMap(({ cells }) => cells))].filter(cell => !meant.cells.includes(cell))
  return (
    <g className="aim" aria-hidden="true">
      {others.map(cell => {
        const [x, y] = cornerOf(cell)
        return <rect key={cell} x={x + 8} y={y + 8} width={C - 16} height={C - 16} rx={5} className="aim-other" />
      })}
      {meant.cells.map(cell => {
        const [x, y] = cornerOf(cell)
        const [toX, toY] = centreOf(cell)
        const length = Math.hypot(toX - fromX, toY - fromY) || 1
        const start = 40 / length
        const end = 1 - 44 / length
        return (
          <g key={cell}>
            <rect
              x={x + 2}
              y={y + 2}
              width={C - 4}
              height={C - 4}
              rx={5}
              className={topAt(open, cell) ? 'aim-cell has-tray' : 'aim-cell'}
            />
            {end > start ? (
              <path
                d={`M${px(fromX + (toX - fromX) * start)} ${px(fromY + (toY - fromY) * start)}L${px(fromX + (toX - fromX) * end)} ${px(fromY + (toY - fromY) * end)}`}
                className="aim-line"
              />
            ) : undefined}
          </g>
        )
      })}
      {aim.tower && aim.site && !open.sites[aim.site]?.length ? (
        <g transform={`translate(${px(fromX)} ${px(fromY)})`}>
          <TowerArt tower={aim.tower} turn={meant.turn} planned />
        </g>
      ) : undefined}
      {meant.targets.map(({ tray: id, best }) => {
        const tray = trayNamed(open, id)
        if (!tray) return undefined
        const [x, y] = centreOf(tray.at)
        const words = say(board.text, 'chipUpTo', { count: best })
        // At the foot, clear of its own crystals and of the next tray's, or of its arrow where the road goes down.
        const aside = map.kindOf(tray.at + STRIDE) === 'path' ? 40 : 18
        return (
          <Chip key={id} at={[x + aside, y + 48]} words={words} tone={best > 0 ? 'good' : 'plain'} within={world} />
        )
      })}
      {meant.targets.length === 0 ? (
        <Chip at={[fromX, fromY + C / 2 + 15]} words={say(board.text, 'noTarget')} within={world} />
      ) : undefined}
    </g>
  )
}
