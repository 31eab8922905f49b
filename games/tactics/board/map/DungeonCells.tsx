import { chance, Glyph, pen, px, useAnchor } from '@tabletome/boardkit'
import type { BoardOption, BoardProps } from '../../../types.ts'
import type { BoxId, DungeonCell } from '../../content/types.ts'
import { insideName } from '../../rules/realm/spaces.query.ts'
import type { Inside } from '../../rules/state/shape.ts'
import { words } from '../../words.ts'
import { glyphs } from '../art/glyphs.ts'

export const SIDE = 46
export const STRIDE = 8
const MARKS: Readonly<Partial<Record<DungeonCell, string>>> = {
  entrance: glyphs.dungeon,
  crystal: glyphs.crystal,
  monster: glyphs.monster,
  caveIn: glyphs.caveIn,
  trap: glyphs.trap,
  door: glyphs.door,
  barrier: glyphs.barrier,
}

const cracks = (id: string) => {
  const random = chance(id)
  return Array.from({ length: 3 }, () => {
    const [x, y] = [6 + random() * 32, 6 + random() * 32]
    return `M${px(x)} ${px(y)}l${px(random() * 8 - 4)} ${px(3 + random() * 4)}l${px(random() * 6)} ${px(random() * 3)}`
  }).join('')
}

/** One space of a dungeon seen from above: flagstones, rock standing up from them, or water. */
export const Cell = ({ cell, x, y, id }: { cell: DungeonCell; x: number; y: number; id: string }) => {
  const glyph = MARKS[cell]
  return (
    <g transform={`translate(${x * SIDE} ${y * SIDE})`} className={`cell cell-${cell}`}>
      <rect width={SIDE} height={SIDE} className="cell-floor" />
      {cell === 'water' ? <rect width={SIDE} height={SIDE} fill="url(#waves)" /> : undefined}
      {cell === 'rock' ? (
        <>
          <path d={`M2 12L8 2H${SIDE - 4}L${SIDE - 2} ${SIDE - 10}V${SIDE - 2}H2Z`} className="cell-rock-side" />
          <path
            d={`M2 12L8 2H${SIDE - 4}L${SIDE - 2} ${SIDE - 10}L${SIDE - 10} ${SIDE - 12}L12 ${SIDE - 9}Z`}
            className="cell-rock"
          />
          <path d={cracks(id)} className="thin" />
        </>
      ) : (
        <path d={cracks(id)} className="cell-crack" />
      )}
      {glyph ? <Glyph body={glyph} x={SIDE / 2} y={SIDE / 2} size={28} className="cell-glyph" /> : undefined}
      <path
        d={pen(
          [
            [0, 0],
            [SIDE, 0],
            [SIDE, SIDE],
            [0, SIDE],
            [0, 0],
          ],
          id,
          0.5,
        )}
        className="cell-edge"
      />
    </g>
  )
}

interface CellHitProps {
  board: BoardProps
  at: Inside
  option: BoardOption | undefined
  box: BoxId
  wanted: string
  cost: number
  label: string
  lit: boolean
}

/** What catches the pointer on a space of a dungeon; gold with its cost where a step is open. */
export const CellHit = ({ board, at, option, box, wanted, cost, label, lit }: CellHitProps) => {
  const [x, y] = [(at % STRIDE) * SIDE, Math.floor(at / STRIDE) * SIDE]
  const chosen = option !== undefined && board.selected === option.id
  const handlers = useAnchor({
    choose: option ? () => board.choose(option.id) : undefined,
    point: pointed => board.point(pointed ? (option?.id ?? wanted) : undefined),
    open: () => board.open(words.anchor({ is: 'cell', inside: at, box })),
  })
  return (
    <g className={lit ? 'is-lit' : undefined}>
      {option ? (
        <>
          <rect x={x + 3} y={y + 3} width={SIDE - 6} height={SIDE - 6} rx={3} className="can-cell" aria-hidden="true" />
          <text x={x + SIDE - 8} y={y + SIDE - 7} className="can-cost" aria-hidden="true">
            {cost}
          </text>
        </>
      ) : undefined}
      {lit ? <rect x={x + 2} y={y + 2} width={SIDE - 4} height={SIDE - 4} rx={4} className="lit-cell" /> : undefined}
      <rect
        x={x}
        y={y}
        width={SIDE}
        height={SIDE}
        rx={4}
        className={chosen ? 'hit is-chosen' : 'hit'}
        role="button"
        tabIndex={option ? 0 : -1}
        aria-label={label}
        data-anchor={`inside ${insideName(at)}`}
        data-inside={at}
        {...(chosen ? { 'aria-pressed': true } : {})}
        {...handlers}
      />
    </g>
  )
}
