import { memo } from 'react'
import { pen, px } from '@tabletome/boardkit'
import { Prism } from './Prism.tsx'
import { xOf, yOf } from '../../rules/realm/spaces.query.ts'
import type { Space } from '../../rules/state/shape.ts'
import { D, H, LEAN, type Scene, W, worldOf } from './scene.ts'

/** The rose turns with the map, so that its N is always north. */
const Rose = ({ x, y, turn, north }: { x: number; y: number; turn: number; north: string }) => {
  const [nx, ny] = [
    [-6, -27],
    [30, 4],
    [-6, 37],
    [-41, 4],
  ][turn] ?? [0, 0]
  return (
    <g className="rose" transform={`translate(${px(x)} ${px(y)}) scale(0.8)`}>
      <g className="rose-star" style={{ transform: `rotate(${turn * 90}deg)` }}>
        <circle r={17} />
        <path d="M0 -22L4 -4L22 0L4 4L0 22L-4 4L-22 0L-4 -4Z" />
        <path d="M0 -22L4 -4L0 0ZM22 0L4 4L0 0ZM0 22L-4 4L0 0ZM-22 0L-4 -4L0 0Z" className="full" />
        <path d="M0 -22L4 -4L0 0L-4 -4Z" className="north" />
      </g>
      <text x={nx} y={ny}>
        {north}
      </text>
    </g>
  )
}

/** The letter or number of the map that belongs to this column or row, wherever it lies after turning. */
const nameAt = (scene: Scene, index: number, upright: boolean) => {
  const spot = scene.grid[upright ? index * scene.columns : index]
  if (!spot) return ''
  const isLetter = upright === (scene.turn % 2 === 1)
  return isLetter ? String.fromCharCode(65 + xOf(spot.space)) : String(yOf(spot.space) + 1)
}

/**
 * Columns and rows by the names of the map. Raised spaces are drawn higher up than their row: the names rise to the level of the
 * space that is looked at, and its own two stand out.
 */
export const Coordinates = memo(({ scene, at }: { scene: Scene; at: Space | undefined }) => {
  const { columns, rows } = scene
  const spot = at === undefined ? undefined : scene.bySpace.get(at)
  const level = spot?.z ?? 0
  const names = (count: number, upright: boolean) =>
    Array.from({ length: count }, (_, i) => (
      <text
        key={i}
        x={upright ? -17 : px((i + 0.5) * W)}
        y={upright ? px((i + 0.5) * D + 4) : rows * D + 24}
        className={(upright ? spot?.y : spot?.x) === i ? 'coord is-here' : 'coord'}
      >
        {nameAt(scene, i, upright)}
      </text>
    ))
  return (
    <g className="coords" aria-hidden="true">
      <g style={{ transform: `translateX(${px(level * LEAN)}px)` }}>{names(columns, false)}</g>
      <g style={{ transform: `translateY(${px(-level * H)}px)` }}>{names(rows, true)}</g>
    </g>
  )
})

/** The map lies on a sheet of paper that reaches to the edge of the view. */
const Sheet = ({ scene, name, north }: { scene: Scene; name: string; north: string }) => {
  const [w, h] = [scene.columns * W, scene.rows * D]
  const { x, y, width, height } = worldOf(scene, false)
  const [left, top, right, bottom] = [x + 3, y + 3, x + width - 3, y + height - 3]
  const paper = pen(
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
      [left, top],
    ],
    'scroll',
    1.6,
    20,
  )
  return (
    <g className="scroll">
      <path d={`${paper}Z`} className="scroll-paper" />
      <rect x={left} y={top} width={right - left} height={bottom - top} fill="url(#fibres)" />
      <rect x={-7} y={-7} width={w + 14} height={h + 14} className="scroll-rule" />
      <text x={4} y={-26} className="realm-name">
        {name}
      </text>
      <Rose x={w - 34} y={y + 37} turn={scene.turn} north={north} />
    </g>
  )
}

interface LandProps {
  scene: Scene
  /** Without sheet and rose, where there is little room. */
  bare?: boolean
  name: string
  /** The letter of north. */
  north: string
}

/** Sheet and boxes, painted far to near. Drawn once per realm and turn. */
export const Land = memo(({ scene, bare = false, name, north }: LandProps) => (
  <g className="land" aria-hidden="true">
    {bare ? (
      <rect x={-22} y={-22} width={scene.columns * W + 34} height={scene.rows * D + 48} className="scroll-paper" />
    ) : (
      <Sheet scene={scene} name={name} north={north} />
    )}
    {scene.spots.map(spot => (
      <Prism key={spot.space} scene={scene} spot={spot} />
    ))}
  </g>
))
