import { chance, type Point, path, pen, poly, px } from '@tabletome/boardkit'
import { spaceName } from '../../rules/realm/spaces.query.ts'
import { besideSpot, D, dropTo, project, type Scene, type Spot, sideShown, W } from './scene.ts'
import { Bridge, TerrainMark } from './terrain.tsx'

const between = ([ax, ay]: Point, [bx, by]: Point, part: number): Point => [
  ax + (bx - ax) * part,
  ay + (by - ay) * part,
]

interface CliffProps {
  /** Upper edge a–b, lower edge d–c. */
  corners: readonly [Point, Point, Point, Point]
  side: 'south' | 'east'
  levels: number
  id: string
}

/** A side face: one line of strata per level, so that the height can be counted, and broken upright strokes. */
const Cliff = ({ corners, side, levels, id }: CliffProps) => {
  const [a, b, c, d] = corners
  const random = chance(id)
  const strata = Array.from({ length: levels - 1 }, (_, i) =>
    pen([between(a, d, (i + 1) / levels), between(b, c, (i + 1) / levels)], `${id}${i}`, 0.8, 9),
  )
  const strokes = Array.from({ length: side === 'east' ? 5 : 8 }, () => {
    const [along, from, length] = [random(), random() * 0.5, 0.25 + random() * 0.4]
    const [upper, lower] = [between(a, b, along), between(d, c, along)]
    return path([between(upper, lower, from), between(upper, lower, Math.min(1, from + length))])
  })
  return (
    <>
      <polygon points={poly(corners)} className={`cliff-${side}`} />
      <path d={strokes.join('')} className="scratch" />
      {strata.length > 0 ? <path d={strata.join('')} className="strata" /> : undefined}
    </>
  )
}

const tufts = (x: number, y: number, id: string, z: number) => {
  const random = chance(`${id}g`)
  return Array.from({ length: z >= 3 ? 2 : 4 }, () => {
    const [tx, ty] = [x + 6 + random() * (W - 12), y + 8 + random() * (D - 14)]
    return `M${px(tx)} ${px(ty)}l-1.5 -3.5M${px(tx + 2)} ${px(ty)}l.5 -4M${px(tx + 4)} ${px(ty)}l2 -3`
  }).join('')
}

const SIDES = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const

const isWet = (spot: Spot | undefined, z: number) =>
  (spot?.terrain === 'water' || spot?.terrain === 'bridge') && spot.z === z

/** A wobbly bank wherever land begins. */
const bank = (scene: Scene, spot: Spot, left: number, top: number, id: string) => {
  const edges: readonly (readonly [Point, Point])[] = [
    [
      [left, top],
      [left + W, top],
    ],
    [
      [left, top + D],
      [left + W, top + D],
    ],
    [
      [left, top],
      [left, top + D],
    ],
    [
      [left + W, top],
      [left + W, top + D],
    ],
  ]
  return SIDES.map(([dx, dy], i) => {
    const edge = edges[i]
    return edge && !isWet(besideSpot(scene, spot, dx, dy), spot.z) ? pen(edge, `${id}bank${i}`, 1.6, 8) : ''
  }).join('')
}

/** One walks along the side of a bridge where there is land. */
const leadsAlong = (scene: Scene, spot: Spot) =>
  !isWet(besideSpot(scene, spot, -1, 0), spot.z) || !isWet(besideSpot(scene, spot, 1, 0), spot.z)

/** A portal in the side of its box: an arch on the south face, a narrow one on the east face, unseen at the back. */
const Arch = ({ at: [x, y], narrow }: { at: Point; narrow: boolean }) => (
  <g transform={`translate(${px(x)} ${px(y)})${narrow ? ' translate(-3 5) scale(.42 .86)' : ''}`}>
    <path d="M-10 0V-13A10 11 0 0 1 10 -13V0Z" className="arch" />
    <path d="M-6.5 0V-12A6.5 8 0 0 1 6.5 -12V0Z" className="arch-in" />
    <path d="M0 -16v12M-4 -10h8" className="arch-rune" />
  </g>
)

const Arches = ({ scene, spot }: { scene: Scene; spot: Spot }) =>
  scene.ground.portals
    .filter(({ cell }) => cell === spot.space)
    .map(({ side, space }) => {
      const shown = sideShown(side, scene.turn)
      const foot = scene.bySpace.get(space)?.z ?? 0
      if (shown === 's') return <Arch key={side} at={project(spot.x + 0.5, spot.y + 1, foot)} narrow={false} />
      return shown === 'e' ? <Arch key={side} at={project(spot.x + 1, spot.y + 0.56, foot)} narrow /> : undefined
    })

/** Shadow of higher ground at the west and the north: the light comes from the north-west. */
const Casts = ({ scene, spot, left, top }: { scene: Scene; spot: Spot; left: number; top: number }) => {
  const west = Math.max(0, -dropTo(scene, spot, -1, 0))
  const north = Math.max(0, -dropTo(scene, spot, 0, -1))
  const goesOn = (besideSpot(scene, spot, -1, 1)?.z ?? 0) > spot.z
  return (
    <>
      {west > 0 ? (
        <polygon
          points={poly([
            [left, top],
            [left + Math.min(4, west) * 9, top + Math.min(4, west) * 7],
            [left + Math.min(4, west) * 9, top + D + (goesOn ? 0 : west * 5)],
            [left, top + D],
          ])}
          className="cast"
        />
      ) : undefined}
      {north > 0 ? (
        <polygon
          points={poly([
            [left, top],
            [left + W, top],
            [left + W + (west ? 0 : 4), top + Math.min(5, north) * 5],
            [left + 4, top + Math.min(5, north) * 5],
          ])}
          className="cast"
        />
      ) : undefined}
    </>
  )
}

/** One cell with its height: a top, what is on it, and the faces that are seen. */
export const Prism = ({ scene, spot }: { scene: Scene; spot: Spot }) => {
  const { x, y, z, terrain } = spot
  const id = spaceName(spot.space)
  const [left, top] = project(x, y, z)
  const [north, east, south, west] = [
    dropTo(scene, spot, 0, -1),
    dropTo(scene, spot, 1, 0),
    dropTo(scene, spot, 0, 1),
    dropTo(scene, spot, -1, 0),
  ]
  const wet = terrain === 'water' || terrain === 'bridge'
  const shore = wet ? bank(scene, spot, left, top, id) : ''
  const brinks: string[] = []
  const grid: string[] = []
  const seams: string[] = []
  const line = (from: Point, to: Point, lines: string[], key: string) =>
    lines.push(pen([from, to], id + key, lines === brinks ? 0.7 : 0.4))
  const kindOf = (drop: number, dx: number, dy: number) => {
    if (drop > 0) return brinks
    const other = besideSpot(scene, spot, dx, dy)
    return other && drop === 0 && other.box !== spot.box ? seams : grid
  }
  line([left, top], [left + W, top], kindOf(north, 0, -1), 'n')
  line([left, top], [left, top + D], kindOf(west, -1, 0), 'w')
  if (south > 0) {
    line([left, top + D], [left + W, top + D], brinks, 'S')
    line(project(x, y + 1, z - south), project(x + 1, y + 1, z - south), brinks, 'B')
  }
  if (east > 0) {
    line([left + W, top], [left + W, top + D], brinks, 'E')
    line(project(x + 1, y, z - east), project(x + 1, y + 1, z - east), brinks, 'F')
  }
  return (
    <>
      {east > 0 ? (
        <Cliff
          corners={[
            project(x + 1, y, z),
            project(x + 1, y + 1, z),
            project(x + 1, y + 1, z - east),
            project(x + 1, y, z - east),
          ]}
          side="east"
          levels={east}
          id={`${id}e`}
        />
      ) : undefined}
      <rect x={px(left)} y={px(top)} width={W + 0.6} height={D + 0.6} className={`land-${Math.min(z, 4)}`} />
      {wet ? undefined : <path d={tufts(left, top, id, z)} className="tuft" />}
      <TerrainMark terrain={terrain} x={left} y={top} id={id} />
      {terrain === 'bridge' ? <Bridge x={left} y={top} along={leadsAlong(scene, spot)} /> : undefined}
      {shore ? <path d={shore} className="bank" /> : undefined}
      {spot.isOpen ? (
        <>
          <rect x={px(left)} y={px(top)} width={W} height={D} className="pit" />
          <rect x={px(left)} y={px(top)} width={W} height={D} fill="url(#char)" />
        </>
      ) : undefined}
      {south > 0 ? (
        <Cliff
          corners={[
            project(x, y + 1, z),
            project(x + 1, y + 1, z),
            project(x + 1, y + 1, z - south),
            project(x, y + 1, z - south),
          ]}
          side="south"
          levels={south}
          id={`${id}s`}
        />
      ) : undefined}
      {grid.length > 0 ? <path d={grid.join('')} className="grid-line" /> : undefined}
      {seams.length > 0 ? <path d={seams.join('')} className="seam" /> : undefined}
      {brinks.length > 0 ? <path d={brinks.join('')} className="brink" /> : undefined}
      <Casts scene={scene} spot={spot} left={left} top={top} />
      <Arches scene={scene} spot={spot} />
    </>
  )
}
