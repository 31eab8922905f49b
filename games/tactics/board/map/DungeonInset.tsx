import { type KeyboardEvent, useRef } from 'react'
import { Icon, MiniToken } from '@tabletome/boardkit'
import type { BoardOption, BoardProps } from '../../../types.ts'
import { DUNGEONS } from '../../content/dungeons.ts'
import { BOX_IDS } from '../../content/ids.ts'
import type { BoxId } from '../../content/types.ts'
import { cellAt, footprintOf, insideCost } from '../../rules/dungeon/dungeons.query.ts'
import { insideName } from '../../rules/realm/spaces.query.ts'
import type { Inside, UnitId } from '../../rules/state/shape.ts'
import { words } from '../../words.ts'
import { Cell, CellHit, SIDE, STRIDE } from './DungeonCells.tsx'
import { glyphs } from '../art/glyphs.ts'
import { litBy } from './lit.ts'
import { ARMS } from '../../content/arms.ts'
import { actorOf, askedUnit, factOf, nameOf, openOf, type OpenView } from '../read.ts'
import type { Scene, Spot } from './scene.ts'
import { UnitToken } from './Units.tsx'
import { say } from '../words.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -STRIDE, ArrowDown: STRIDE, ArrowLeft: -1, ArrowRight: 1 }

const DungeonBoard = ({ board, box, explorer }: { board: BoardProps; box: BoxId; explorer: UnitId }) => {
  const drawing = useRef<SVGSVGElement>(null)
  const open = openOf(board.view)
  const unit = open.units[explorer]
  const then = board.foreseen ? openOf(board.foreseen).units[explorer] : undefined
  const { rows } = DUNGEONS[box]
  const [columns, lines] = [rows[0]?.length ?? 1, rows.length]
  const lit = litBy(factOf(board.fact), open)
  const cells = rows.flatMap((row, y) => Array.from(row, (_, x) => STRIDE * y + x))
  const isOurs = (option: BoardOption) =>
    actorOf(board.view, option) === explorer || askedUnit(board.view) === explorer || open.move?.unit === explorer
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const from = event.target instanceof SVGElement ? Number(event.target.dataset.inside) : Number.NaN
    if (step === undefined || Number.isNaN(from)) return
    event.preventDefault()
    event.stopPropagation()
    drawing.current?.querySelector<SVGElement>(`[data-inside="${from + step}"]`)?.focus()
  }
  const token = (at: Inside) => [((at % STRIDE) + 0.5) * SIDE, (Math.floor(at / STRIDE) + 0.5) * SIDE - 3] as const
  return (
    <svg
      ref={drawing}
      className="dungeon-drawing"
      viewBox={`-10 -12 ${columns * SIDE + 20} ${lines * SIDE + 24}`}
      style={{ width: columns * SIDE + 20, maxWidth: '100%' }}
      role="group"
      aria-label={say(board.text, 'dungeon', { box })}
      onKeyDown={onKeyDown}
    >
      <g aria-hidden="true">
        {cells.map(at => (
          <Cell key={at} cell={cellAt(box, at)} x={at % STRIDE} y={Math.floor(at / STRIDE)} id={`${box}${at}`} />
        ))}
        <rect width={columns * SIDE} height={lines * SIDE} className="dungeon-frame" />
      </g>
      <g aria-hidden="true">
        {unit?.inside ? (
          <UnitToken
            open={open}
            id={explorer}
            unit={unit}
            at={token(unit.inside.at)}
            then={then?.health}
            state="picked"
          />
        ) : undefined}
        {then?.inside && then.inside.box === box && then.inside.at !== unit?.inside?.at ? (
          <UnitToken open={open} id={explorer} unit={then} at={token(then.inside.at)} ghost />
        ) : undefined}
      </g>
      {cells.map(at => {
        const name = insideName(at)
        const go = { do: 'in', inside: at } as const
        const option = board.options.find(each => each.at.includes(`inside ${name}`) && isOurs(each))
        const cost = unit ? insideCost(unit, box, at) : 0
        const here = unit?.inside?.at === at ? `, ${nameOf(board.text, board.view, `unit ${explorer}`)}` : ''
        const price = option ? `, ${say(board.text, 'cost', { mp: cost })}` : ''
        return (
          <CellHit
            key={at}
            board={board}
            at={at}
            option={option}
            box={box}
            wanted={words.id(unit && open.move?.unit !== explorer ? { do: 'move', by: unit.class, go } : go)}
            cost={cost}
            label={`${name}, ${board.text.words(`cell.${cellAt(box, at)}`)}${here}${price}`}
            lit={lit.inside === name}
          />
        )
      })}
    </svg>
  )
}

/** The corner of the board nearest to the box: there the inset covers mostly what nobody can enter now. */
const cornerOf = (open: OpenView, scene: Scene, box: BoxId) => {
  const spots = footprintOf(open, box).flatMap(space => scene.bySpace.get(space) ?? [])
  const middle = (of: (spot: Spot) => number) =>
    spots.reduce((sum, spot) => sum + of(spot) + 0.5, 0) / (spots.length || 1)
  const side = middle(({ x }) => x) < scene.columns / 2 ? 'west' : 'east'
  return `${middle(({ y }) => y) < scene.rows / 2 ? 'north' : 'south'} ${side}`
}

/** Somebody looks at it: its explorer is in focus, moves, is asked about or just did something. */
const isLookedAt = (board: BoardProps, explorer: UnitId) => {
  const { move } = openOf(board.view)
  const fact = factOf(board.fact)
  return (
    board.subject === `unit ${explorer}` ||
    move?.unit === explorer ||
    askedUnit(board.view) === explorer ||
    (fact !== undefined && 'unit' in fact && fact.unit === explorer)
  )
}

const Inset = ({ board, box, explorer }: { board: BoardProps; box: BoxId; explorer: UnitId }) => {
  const { move, units } = openOf(board.view)
  const unit = units[explorer]
  return (
    <details open={isLookedAt(board, explorer)} className="dungeon leaf plain">
      <summary>
        {unit ? <MiniToken seat={ARMS[unit.owner]} glyph={glyphs[unit.class]} size={24} /> : undefined}
        <Icon body={glyphs.dungeon} size={18} className="soft" />
        <span className="rubric">{nameOf(board.text, board.view, `box ${box}`)}</span>
        {move?.unit === explorer ? (
          <span className="small soft dungeon-mp">
            <Icon body={glyphs.move} size={15} />
            {say(board.text, 'dungeonMp', { mp: move.mp })}
          </span>
        ) : undefined}
      </summary>
      <DungeonBoard board={board} box={box} explorer={explorer} />
    </details>
  )
}

const CORNERS = ['north west', 'north east', 'south west', 'south east'] as const

/** Every flipped box is a small board of its own, folded to its title until somebody looks at it; those of one corner share it. */
export const DungeonInsets = ({ board, scene }: { board: BoardProps; scene: Scene }) => {
  const open = openOf(board.view)
  const corners = new Map(BOX_IDS.filter(box => open.flipped[box]).map(box => [box, cornerOf(open, scene, box)]))
  return CORNERS.map(corner => {
    const boxes = BOX_IDS.filter(box => corners.get(box) === corner)
    return boxes.length > 0 ? (
      <div key={corner} className={`dungeons ${corner}`}>
        {boxes.map(box => {
          const explorer = open.flipped[box]
          return explorer ? <Inset key={box} board={board} box={box} explorer={explorer} /> : undefined
        })}
      </div>
    ) : undefined
  })
}
