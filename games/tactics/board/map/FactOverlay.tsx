import { Die, FACES, type Rect } from '@tabletome/boardkit'
import type { ReactNode } from 'react'
import type { BoardProps } from '../../../types.ts'
import type { DieFace, UnitId } from '../../rules/state/shape.ts'
import { Chip } from './Chip.tsx'
import { factOf, openOf } from '../read.ts'
import { type Scene, standOf } from './scene.ts'

const half = (first: ReactNode, second: ReactNode) => (
  <>
    <g transform="translate(-6 -5) scale(.62)">{first}</g>
    <g transform="translate(6 6) scale(.62)">{second}</g>
  </>
)

/** What each face of an Action Die shows. */
export const DIE_MARKS: Readonly<Record<DieFace, ReactNode>> = {
  push: FACES.push,
  star: FACES.star,
  miss: FACES.miss,
  pushStar: half(FACES.push, FACES.star),
  missPush: half(FACES.miss, FACES.push),
  blank: undefined,
}

const SIZE = 34

/** While a fact is shown: the dice above whoever rolled, what was lost or gained beside whom it happened to. */
export const FactOverlay = ({ board, scene, world }: { board: BoardProps; scene: Scene; world: Rect }) => {
  const fact = factOf(board.fact)
  const place = (id: UnitId) => {
    const at = openOf(board.view).units[id]?.at
    return at !== undefined && at >= 0 && scene.bySpace.has(at) ? standOf(scene, at) : undefined
  }
  if (fact?.type === 'rolled') {
    const at = place(fact.unit)
    if (!at) return undefined
    const left = at[0] - (fact.faces.length * (SIZE + 4)) / 2
    return (
      <g className="rolled" aria-hidden="true">
        {fact.faces.map((face, i) => (
          <g key={i} transform={`translate(${left + i * (SIZE + 4)} ${at[1] - 70})`} className="rolled-die">
            <Die face={DIE_MARKS[face]} size={SIZE} label="" />
          </g>
        ))}
      </g>
    )
  }
  if (fact?.type === 'damaged' || fact?.type === 'healthLost' || fact?.type === 'healthGained') {
    const at = place(fact.unit)
    const change = fact.to - fact.from
    if (!at || change === 0) return undefined
    return (
      <g aria-hidden="true">
        <Chip
          at={[at[0], at[1] - 44]}
          words={change < 0 ? `−${-change} ♥` : `+${change} ♥`}
          tone={change < 0 ? 'bad' : 'good'}
          within={world}
        />
      </g>
    )
  }
  return undefined
}
