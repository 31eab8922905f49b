import { Glyph, px } from '@tabletome/boardkit'
import { memo } from 'react'
import type { Turn } from '../../content/types.ts'
import type { DamageType } from '../../content/types.ts'
import { bitsOf, SIZE } from '../../rules/placing/shapes.query.ts'
import { type EnemyOn, type Face, faceOf } from '../../rules/march/trays.query.ts'
import type { Mask } from '../../rules/state/shape.ts'
import { glyphs } from '../art/glyphs.ts'
import { EnemyMark, TraitMark } from './marks.tsx'
import type { TrayView } from '../read.ts'
import { EDGES, middleOf } from './scene.ts'
import { squaresOf, Tile } from '../hand/tiles.tsx'

/** One enemy: its head on a tinted square, defenses at the right, its ability at the lower left. */
const Foe = ({ foe: { mask, letter, enemy }, q }: { foe: EnemyOn; q: number }) => {
  const [x, y] = middleOf(mask)
  const size = enemy.big ? 2 * q : q
  const [left, top] = [x * q - size / 2, y * q - size / 2]
  const mark = enemy.big ? q * 0.62 : q * 0.46
  const far = size - mark * 0.56
  const near = mark * 0.56
  return (
    <g>
      <rect
        x={px(left + 0.8)}
        y={px(top + 0.8)}
        width={px(size - 1.6)}
        height={px(size - 1.6)}
        rx={px(size * 0.1)}
        className={`foe foe-${letter}`}
      />
      <EnemyMark letter={letter} x={px(x * q)} y={px(y * q)} size={px(size * 0.8)} />
      {enemy.defenses.map((trait, i) => (
        <TraitMark key={trait} trait={trait} x={px(left + far)} y={px(top + (i ? near : far))} size={mark} />
      ))}
      {enemy.ability ? (
        <TraitMark trait={enemy.ability} x={px(left + near)} y={px(top + far)} size={mark} />
      ) : undefined}
    </g>
  )
}

/** Where a square of the card lies after its turn. */
const turnedSquare = (column: number, row: number, turn: Turn): readonly [number, number] => {
  let at: readonly [number, number] = [column, row]
  for (let i = 0; i < turn; i++) at = [SIZE - 1 - at[1], at[0]]
  return at
}

/** What cannot be covered: hatched, with what it means. */
const Icons = ({ face, turn, q }: { face: Face; turn: Turn; q: number }) => {
  const centre = face.isPortal ? 1 << 12 : 0
  const icons = face.icons & ~centre
  const [x, y] = middleOf(icons)
  return (
    <>
      {bitsOf(icons).map(at => (
        <rect
          key={at}
          x={(at % SIZE) * q}
          y={Math.floor(at / SIZE) * q}
          width={q}
          height={q}
          className="uncoverable"
          fill="url(#char)"
        />
      ))}
      {icons !== 0 && (face.flying || face.ghost) ? (
        <>
          <circle cx={px(x * q)} cy={px(y * q)} r={px(q * 0.52)} className="icon-disc" />
          <Glyph
            body={face.flying ? glyphs.flying : glyphs.ghost}
            x={px(x * q)}
            y={px(y * q)}
            size={px(q * 0.82)}
            className="icon-glyph"
          />
        </>
      ) : undefined}
      {face.breaks?.map((block, i) => {
        const [column, row] = turnedSquare(2 * i, SIZE - 1, turn)
        return (
          <g key={block} transform={`translate(${px((column + 0.5) * q)} ${px((row + 0.5) * q)})`}>
            <circle r={px(q * 0.42)} className="icon-disc" />
            <text y={px(q * 0.24)} className="icon-text" style={{ fontSize: `${px(q * 0.66)}px` }}>
              {block}
            </text>
          </g>
        )
      })}
      {face.isPortal ? (
        <g transform={`translate(${px(2.5 * q)} ${px(2.5 * q)})`}>
          <circle r={px(q * 0.5)} className="gate" />
          <circle r={px(q * 0.4)} className="gate-in" />
          <text y={px(q * 0.25)} className="gate-text" style={{ fontSize: `${px(q * 0.7)}px` }}>
            {face.level}
          </text>
        </g>
      ) : undefined}
    </>
  )
}

const GRID = [1, 2, 3, 4] as const
const EDGE_LINES = {
  n: (size: number) => `M0 0H${size}`,
  e: (size: number) => `M${size} 0V${size}`,
  s: (size: number) => `M0 ${size}H${size}`,
  w: (size: number) => `M0 0V${size}`,
}

/** Paper, enemies and lines of a card: the same for as long as it lies there. */
const Printed = memo(({ face, turn, q }: { face: Face; turn: Turn; q: number }) => {
  const size = SIZE * q
  return (
    <>
      <rect x={px(q * 0.16)} y={px(q * 0.22)} width={size} height={size} className="tray-cast" />
      <rect width={size} height={size} className="tray-paper" />
      {face.enemies.map(foe => (
        <Foe key={foe.mask} foe={foe} q={q} />
      ))}
      <path d={GRID.map(i => `M${i * q} 0V${size}M0 ${i * q}H${size}`).join('')} className="tray-grid" />
      <Icons face={face} turn={turn} q={q} />
      <rect width={size} height={size} className="tray-rule" />
      <path d={EDGE_LINES[EDGES[turn]](size)} className="rift-edge" strokeWidth={px(q * 0.28)} />
    </>
  )
})

export interface Ghost {
  readonly mask: Mask
  readonly type: DamageType
  readonly kind: 'tile' | 'soldier' | 'base' | 'pick'
  readonly legal: boolean
}

const GhostOn = ({ ghost, q }: { ghost: Ghost; q: number }) => {
  const squares = squaresOf(ghost.mask)
  if (ghost.kind === 'tile' || ghost.kind === 'pick')
    return <Tile squares={squares} type={ghost.type} q={q} state={ghost.legal ? 'ghost' : 'wrong'} />
  const [x, y] = middleOf(ghost.mask)
  const size = ghost.kind === 'base' ? 2 * q : q
  return (
    <g className={`ghost-piece${ghost.legal ? '' : ' is-wrong'}`}>
      <rect
        x={px(x * q - size / 2 + 1)}
        y={px(y * q - size / 2 + 1)}
        width={px(size - 2)}
        height={px(size - 2)}
        rx={2}
      />
      {ghost.kind === 'soldier' ? (
        <Glyph body={glyphs.soldiers} x={px(x * q)} y={px(y * q)} size={px(q * 0.7)} />
      ) : undefined}
    </g>
  )
}

interface TrayFaceProps {
  tray: TrayView
  q: number
  /** Squares under heroes. */
  bases?: Mask
  /** Put there by a plan that is not played yet. */
  planned?: Mask
  /** Soldiers that can be taken from where they stand. */
  movable?: Mask
  ghost?: Ghost | undefined
}

const soldierLook = (bit: Mask, planned: Mask, movable: Mask) =>
  (planned & bit) !== 0 ? 'soldier is-planned' : (movable & bit) !== 0 ? 'soldier is-movable' : 'soldier'

/** A tray as it lies: the card, and on it tiles, soldiers and the piece in hand. */
export const TrayFace = ({ tray, q, bases = 0, planned = 0, movable = 0, ghost }: TrayFaceProps) => (
  <>
    <Printed face={faceOf(tray)} turn={tray.turn} q={q} />
    {tray.tiles.map(({ mask, type }) => (
      <Tile key={mask} squares={squaresOf(mask)} type={type} q={q} state={(mask & planned) !== 0 ? 'planned' : ''} />
    ))}
    {squaresOf(tray.soldiers).map(([x, y]) => (
      <g
        key={`${x} ${y}`}
        transform={`translate(${px((x + 0.5) * q)} ${px((y + 0.5) * q)})`}
        className={soldierLook(1 << (SIZE * y + x), planned, movable)}
      >
        <circle r={px(q * 0.43)} className="soldier-disc" />
        <Glyph body={glyphs.soldiers} size={px(q * 0.62)} className="soldier-glyph" />
      </g>
    ))}
    {squaresOf(bases).map(([x, y]) => (
      <rect key={`${x} ${y}`} x={x * q} y={y * q} width={q} height={q} className="base-square" />
    ))}
    {ghost ? <GhostOn ghost={ghost} q={q} /> : undefined}
  </>
)
