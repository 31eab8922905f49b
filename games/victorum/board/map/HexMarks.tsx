import type { BoardProps } from '../../../types.ts'
import { SCIONS } from '../../content/scions.ts'
import { hexName, HEXES } from '../../rules/ground/hexes.query.ts'
import { FAR, costsFrom, reachable, within } from '../../rules/ground/reach.query.ts'
import { actsByItself } from '../../rules/rivals/rivals.query.ts'
import { activityPool } from '../../rules/scions/scions.query.ts'
import { isFatigued, movementOfStep, rangeOf } from '../../rules/units/stats.query.ts'
import { unitAt, unitNamed } from '../../rules/units/units.query.ts'
import type { Hex } from '../../rules/state/shape.ts'
import { optionsOn } from '../hand/hand.ts'
import { words } from '../../words.ts'
import { choiceOf, idAsked, unitOfAnchor, openOf, type OpenView, type UnitView } from '../read.ts'
import { centreOf, hexPoints, S } from './scene.ts'

export interface HexMark {
  readonly hex: Hex
  readonly cost: number | undefined
  readonly selected: boolean
}

/** Hexes an option leads to; while a piece is in focus, only its own. */
export const hexMarks = (board: BoardProps, focus: string | undefined): HexMark[] => {
  const open = openOf(board.view)
  const moverId = unitOfAnchor(focus)
  const mover = moverId === undefined ? undefined : unitNamed(open, moverId)
  const costs =
    mover && choiceOf(board.view) === 'player.move' ? costsFrom(open, mover, movementOfStep(open, mover)) : undefined
  const marks: HexMark[] = []
  for (const hex of HEXES) {
    const anchor = `hex ${hexName(hex)}`
    const options = optionsOn(board, hex, focus).filter(({ id, at }) => id === anchor || at.includes(anchor))
    const own = focus === undefined ? options : options.filter(({ at }) => at.includes(focus))
    const shown = own.length > 0 ? own : mover ? [] : options
    if (shown.length === 0) continue
    const cost = costs?.[hex]
    marks.push({
      hex,
      cost: cost === undefined || cost >= FAR || cost < 0 ? undefined : cost,
      selected: shown.some(({ id }) => id === board.selected),
    })
  }
  return marks
}

/** Gold where something may end, with the movement it takes. */
export const HexMarks = ({ marks }: { marks: readonly HexMark[] }) => (
  <g aria-hidden="true">
    {marks.map(({ hex, cost, selected }) => {
      const [x, y] = centreOf(hex)
      return (
        <g key={hex} transform={`translate(${x} ${y})`}>
          <polygon points={hexPoints(S - 4)} className={selected ? 'can-hex is-selected' : 'can-hex'} />
          {cost ? (
            <text x={0} y={-28} className="hex-cost">
              {cost}
            </text>
          ) : undefined}
        </g>
      )
    })}
  </g>
)

/** The unit whose reach and Range are shown: the one in focus, else the one the question is about, else the one looked at. */
export const unitShown = (
  board: BoardProps,
  focus: string | undefined,
  looked: string | undefined,
): UnitView | undefined => {
  const open = openOf(board.view)
  const wanted = unitOfAnchor(focus) ?? idAsked(board.view) ?? looked
  return wanted === undefined ? undefined : unitNamed(open, wanted)
}

/** What it can strike from where it is, and where it could go unless its move is behind it. */
export const ReachMarks = ({ open, unit, still }: { open: OpenView; unit: UnitView; still: boolean }) => {
  const range = within(unit.at, rangeOf(open, unit)).filter(hex => hex !== unit.at)
  const reach = still ? [] : reachable(open, unit, movementOfStep(open, unit)).filter(hex => hex !== unit.at)
  return (
    <g aria-hidden="true" className={`reach-of-${unit.side}`}>
      {reach.map(hex => {
        const [x, y] = centreOf(hex)
        return <polygon key={hex} points={hexPoints(S - 12)} transform={`translate(${x} ${y})`} className="reach-hex" />
      })}
      {range.map(hex => {
        const [x, y] = centreOf(hex)
        return <polygon key={hex} points={hexPoints(S - 3)} transform={`translate(${x} ${y})`} className="range-hex" />
      })}
    </g>
  )
}

export interface Threat {
  /** Rivals that can strike there. */
  count: number
  /** A piece of the scion can, if its dice carry it that far. */
  byDice: boolean
}
/** The farthest a piece of the scion goes: all dice of its move are hits. */
const mostOfDice = (open: OpenView): number => {
  const move = SCIONS[open.scion].effects.find(({ run }) => /\.(?:move|advance)$/.test(run))
  return move ? activityPool(open).filter(die => move.dice.includes(die)).length : 0
}
/** Who could strike a hex in the next rival turn, by reach and Range, the others staying; who is fatigued then cannot. */
export const threatOf = (open: OpenView): ReadonlyMap<Hex, Threat> => {
  const threats = new Map<Hex, Threat>()
  for (const unit of open.combat?.units ?? []) {
    if (unit.side === 'player' || isFatigued(open, unit)) continue
    const ofScion = !actsByItself(open, unit)
    const struck = new Set<Hex>()
    for (const from of [unit.at, ...reachable(open, unit, ofScion ? mostOfDice(open) : movementOfStep(open, unit))])
      for (const hex of within(from, rangeOf(open, unit))) struck.add(hex)
    for (const hex of struck) {
      if (hex === unit.at) continue
      const threat = threats.get(hex) ?? { count: 0, byDice: false }
      if (ofScion) threat.byDice = true
      else threat.count++
      threats.set(hex, threat)
    }
  }
  return threats
}
export const ThreatMarks = ({ open }: { open: OpenView }) => (
  <g aria-hidden="true">
    {[...threatOf(open)].map(([hex, { count, byDice }]) => {
      const [x, y] = centreOf(hex)
      return (
        <g key={hex} transform={`translate(${x} ${y})`} className="threat-mark">
          {count > 0 ? <polygon points={hexPoints(S - 3)} fill="url(#threat-lines)" /> : undefined}
          {byDice ? <polygon points={hexPoints(S - 8)} className="threat-dice" /> : undefined}
          <text x={34} y={20}>
            {`${count > 0 ? count : ''}${byDice ? '?' : ''}`}
          </text>
        </g>
      )
    })}
  </g>
)

/** Hexes lit by the chronicle or a ping, and names of hexes on demand. */
export const LitHexes = ({ board, labels }: { board: BoardProps; labels: boolean }) => {
  const open = openOf(board.view)
  const lit = board.lit.flatMap(anchor => {
    const thing = words.thing(anchor)
    const hex = thing?.is === 'hex' ? thing.hex : thing?.is === 'unit' ? (unitNamed(open, thing.unit)?.at ?? -1) : -1
    return hex < 0 ? [] : [hex]
  })
  return (
    <g aria-hidden="true">
      {[...new Set(lit)].map(hex => {
        const [x, y] = centreOf(hex)
        return <polygon key={hex} points={hexPoints(S - 3)} transform={`translate(${x} ${y})`} className="lit-hex" />
      })}
      {labels
        ? HEXES.map(hex => {
            const [x, y] = centreOf(hex)
            return (
              <text key={hex} x={x} y={y + (unitAt(open, hex) ? -38 : 5)} className="hex-label">
                {hexName(hex)}
              </text>
            )
          })
        : undefined}
    </g>
  )
}
