import { Glyph, type Point, px, Token, type TokenProps } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { attacksOf } from '../../rules/turn/limits.query.ts'
import { ALL_UNITS, bears, cardOf } from '../../rules/units/units.query.ts'
import type { UnitId } from '../../rules/state/shape.ts'
import { glyphs } from '../art/glyphs.ts'
import { ARMS } from '../../content/arms.ts'
import { factOf, markOf, openOf, type OpenView, type UnitView } from '../read.ts'
import { type Scene, standOf } from './scene.ts'
import { litBy } from './lit.ts'

export const TOKEN = 16

/** Ammo or Mana as drops or arrows along the foot: one for each, hollow when spent. */
const Supply = ({ unit, at: [x, y] }: { unit: UnitView; at: Point }) => {
  const max = cardOf(unit).supply
  if (max === 0) return undefined
  const mana = unit.class === 'wizard'
  const gap = Math.min(6, 34 / max)
  return (
    <g
      style={{ transform: `translate(${px(x - ((max - 1) * gap) / 2)}px, ${px(y + TOKEN * 1.84)}px)` }}
      className={mana ? 'mana' : 'ammo'}
    >
      <rect x={-5} y={-5} width={px((max - 1) * gap + 10)} height={10} rx={3} className="supply-bed" />
      {Array.from({ length: max }, (_, i) => (
        <path
          key={i}
          d={mana ? 'M0 -3.2C2 -1 2.4 .2 2.4 1A2.4 2.4 0 0 1 -2.4 1C-2.4 .2 -2 -1 0 -3.2Z' : 'M-1.4 -3.4H1.4V3.4H-1.4Z'}
          transform={`translate(${px(i * gap)} 0)`}
          className={i < unit.supply ? 'supply-on' : 'supply-off'}
        />
      ))}
    </g>
  )
}

const Badge = ({ at: [x, y], glyph, kind }: { at: Point; glyph: string; kind: string }) => (
  <g transform={`translate(${px(x)} ${px(y)})`} className={`unit-badge ${kind}`}>
    <circle r={8} />
    <Glyph body={glyph} size={12} className="unit-badge-glyph" />
  </g>
)

/** All its actions are taken, or it may take none: shown fainter on its owner's turn. */
const isSpent = (open: OpenView, unit: UnitView) =>
  open.turn?.owner === unit.owner &&
  open.turn.step === 'actions' &&
  (unit.weakened ||
    unit.taken.length >= 2 ||
    (unit.taken.length === 1 && unit.taken.length >= attacksOf(unit).length + 1))

/** What a preview does to someone's Health. */
export const change = (now: number, then: number) =>
  then > now ? { gain: then - now } : then < now ? { lose: now - then } : {}

interface UnitTokenProps {
  open: OpenView
  id: UnitId
  unit: UnitView
  at: Point
  state?: TokenProps['state']
  ghost?: boolean
  /** Health in the preview. */
  then?: number | undefined
}

/** One unit as a piece: class, owner, Health, Ammo or Mana, Weakened, Artifact. */
export const UnitToken = ({ open, id, unit, at, state, ghost = false, then }: UnitTokenProps) => (
  <Token
    seat={ARMS[unit.owner]}
    glyph={glyphs[unit.class]}
    x={at[0]}
    y={at[1]}
    r={TOKEN}
    hp={unit.health}
    max={cardOf(unit).health}
    {...change(unit.health, then ?? unit.health)}
    mark={markOf(open, unit.owner)}
    ghost={ghost}
    weakened={unit.weakened}
    {...(state ? { state } : {})}
  >
    {bears(open, id) ? <Badge at={[TOKEN, TOKEN * 0.62]} glyph={glyphs.artifact} kind="bearer" /> : undefined}
  </Token>
)

export interface Marked {
  readonly picked: UnitId | undefined
  readonly targets: ReadonlySet<UnitId>
  readonly can: ReadonlySet<UnitId>
}

const stateOf = (open: OpenView, id: UnitId, unit: UnitView, { picked, targets, can }: Marked): TokenProps['state'] => {
  if (picked === id) return 'picked'
  if (targets.has(id)) return 'target'
  if (can.has(id)) return 'can'
  return isSpent(open, unit) ? 'spent' : ''
}

interface UnitsProps {
  board: BoardProps
  scene: Scene
  marked: Marked
}

/** Everybody on the map, far rows first; above all land, so that nobody is ever hidden. Ammo and Mana lie above all pieces. */
export const Units = ({ board, scene, marked }: UnitsProps) => {
  const open = openOf(board.view)
  const after = board.foreseen ? openOf(board.foreseen) : undefined
  const touched = litBy(factOf(board.fact), open)
  const standing = ALL_UNITS.flatMap(id => {
    const unit = open.units[id]
    const spot = unit && scene.bySpace.get(unit.at)
    return unit && spot ? [{ id, unit, spot }] : []
  })
  standing.sort((a, b) => a.spot.y - b.spot.y || a.spot.x - b.spot.x)
  return (
    <g className="units" aria-hidden="true">
      {standing.map(({ id, unit, spot }) => {
        const lit = board.lit.includes(`unit ${id}`) || touched.units.has(id)
        const at = standOf(scene, spot.space)
        return (
          <g key={id} className={lit ? 'unit is-lit' : 'unit'}>
            {lit ? <circle cx={px(at[0])} cy={px(at[1])} r={TOKEN * 1.62} className="lit-ring" /> : undefined}
            <UnitToken
              open={open}
              id={id}
              unit={unit}
              at={at}
              state={stateOf(open, id, unit, marked)}
              then={after ? (after.units[id]?.health ?? 0) : undefined}
            />
          </g>
        )
      })}
      {board.compact
        ? undefined
        : standing.map(({ id, unit, spot }) => <Supply key={id} unit={unit} at={standOf(scene, spot.space)} />)}
    </g>
  )
}
