import { memo } from 'react'
import { pen, px } from '@tabletome/boardkit'
import { xOf, yOf } from '../../rules/realm/spaces.query.ts'
import { Prism } from './Prism.tsx'
import { D, type Scene, W, worldOf } from './scene.ts'

/** The rose turns with the map, so that its N is always north. */
const Rose = ({ x, y, turn, north }: { x: number; y: number; turn: number; north: string }) => {
  const [nx, ny] = [
    [-6, -27],
    [30, 4],
    [-6, 37],
    [-41, 4],
  ][turn] ?? [0, 0]
  return (
    <g className="rose" transform={`translate(${px(x)} ${px(y)})`}>
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

/** Columns and rows by the names of the map, wherever they lie after turning. */
const Coordinates = ({ scene }: { scene: Scene }) => {
  const { grid, columns, rows } = scene
  const label = (index: number, upright: boolean) => {
    const spot = grid[upright ? index * columns : index]
    if (!spot) return ''
    const isLetter = upright === (scene.turn % 2 === 1)
    return isLetter ? String.fromCharCode(65 + xOf(spot.space)) : String(yOf(spot.space) + 1)
  }
  return (
    <>
      {Array.from({ length: columns }, (_, i) => (
        <text key={`c${i}`} x={px((i + 0.5) * W)} y={rows * D + 24} className="coord">
          {label(i, false)}
        </text>
      ))}
      {Array.from({ length: rows }, (_, i) => (
        <text key={`r${i}`} x={-17} y={px((i + 0.5) * D + 4)} className="coord">
          {label(i, true)}
        </text>
      ))}
    </>
  )
}

const Scroll = ({ scene, name, north }: { scene: Scene; name: string; north: string }) => {
  const [w, h] = [scene.columns * W, scene.rows * D]
  const world = worldOf(scene, false)
  const top = world.y + 12
  const left = Math.min(-34, world.x + 28)
  const paper = pen(
    [
      [left, top],
      [w + 34, top],
      [w + 34, h + 40],
      [left, h + 40],
      [left, top],
    ],
    'scroll',
    2.2,
    20,
  )
  return (
    <g className="scroll">
      <path d={`M${left - 10} ${top + 2}H${w + 44}V${h + 44}H${left - 10}Z`} className="scroll-cast" />
      <path d={`${paper}Z`} className="scroll-paper" />
      <rect x={left} y={top} width={w + 34 - left} height={h + 40 - top} fill="url(#fibres)" />
      {[left, w + 34].map(x => (
        <g key={x}>
          <rect x={x - 10} y={top - 10} width={20} height={h + 60 - top} rx={9} className="roll" />
          <path d={`M${x - 4} ${top - 8}V${h + 48}M${x + 4} ${top - 8}V${h + 48}`} className="thin" />
          <circle cx={x} cy={top - 8} r={8} className="knob" />
          <circle cx={x} cy={h + 50} r={8} className="knob" />
        </g>
      ))}
      <rect x={-7} y={-7} width={w + 14} height={h + 14} className="scroll-rule" />
      <text x={4} y={-26} className="realm-name">
        {name}
      </text>
      <Rose x={w - 34} y={-36} turn={scene.turn} north={north} />
    </g>
  )
}

interface LandProps {
  scene: Scene
  /** Without scroll and rose, where there is little room. */
  bare?: boolean
  name: string
  /** The letter of north. */
  north: string
}

/** Scroll and boxes, painted far to near. Drawn once per realm and turn. */
export const Land = memo(({ scene, bare = false, name, north }: LandProps) => (
  <g className="land" aria-hidden="true">
    {bare ? (
      <rect x={-22} y={-22} width={scene.columns * W + 34} height={scene.rows * D + 48} className="scroll-paper" />
    ) : (
      <Scroll scene={scene} name={name} north={north} />
    )}
    <Coordinates scene={scene} />
    {scene.spots.map(spot => (
      <Prism key={spot.space} scene={scene} spot={spot} />
    ))}
  </g>
))
