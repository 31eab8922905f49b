import { memo } from 'react'
import { Glyph, type Point, px } from '@tabletome/boardkit'
import { AREAS } from '../../content/scrolls.ts'
import type { AreaId } from '../../content/types.ts'
import type { Space } from '../../rules/state/shape.ts'
import { glyphs } from '../art/glyphs.ts'
import { besideSpot, centreOf, type Scene, type Spot, sideShown, topOf } from './scene.ts'

/** The three areas by pattern: slanted lines, dots, waves; the two kinds of threat. `id` keeps several drawings on one page apart. */
export const AreaPatterns = ({ id }: { id: string }) => (
  <defs>
    <pattern
      id={`${id}crimson`}
      width={7}
      height={7}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
      className="area-pattern"
    >
      <path d="M0 1H7" className="area-crimson" />
    </pattern>
    <pattern id={`${id}gold`} width={8} height={8} patternUnits="userSpaceOnUse" className="area-pattern">
      <path d="M.65 2a1.35 1.35 0 1 1 0 .01zM4.65 6a1.35 1.35 0 1 1 0 .01z" className="area-gold" />
    </pattern>
    <pattern id={`${id}azure`} width={12} height={7} patternUnits="userSpaceOnUse" className="area-pattern">
      <path d="M0 4q3 -4 6 0t6 0" className="area-azure" />
    </pattern>
    <pattern id={`${id}ranged`} width={7} height={7} patternUnits="userSpaceOnUse" className="area-pattern">
      <path d="M.5 1.6a1.1 1.1 0 1 1 0 .01zM4 5.1a1.1 1.1 0 1 1 0 .01z" className="threat-dot" />
    </pattern>
    <pattern
      id={`${id}melee`}
      width={7}
      height={7}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(-45)"
      className="area-pattern"
    >
      <path d="M0 1.5H7" className="threat-stroke" />
    </pattern>
  </defs>
)

/** A small square of an area's pattern, beside its name. */
export const AreaSwatch = ({ area, id }: { area: AreaId; id: string }) => (
  <svg className="area-swatch" width={22} height={22} viewBox="0 0 22 22" aria-hidden="true">
    <rect x={1} y={1} width={20} height={20} className="area-swatch-ground" />
    <rect x={1} y={1} width={20} height={20} fill={`url(#${id}${area})`} />
  </svg>
)

/** The part of an outline that runs along this space, drawn inside it, so that it shows on every step of height. */
export const outline = (scene: Scene, spot: Spot, has: (spot: Spot | undefined) => boolean, inset = 2.5) => {
  const { x, y, width, height } = topOf(scene, spot)
  const goesOn = (dx: number, dy: number) => has(besideSpot(scene, spot, dx, dy))
  const [west, east, north, south] = [goesOn(-1, 0), goesOn(1, 0), goesOn(0, -1), goesOn(0, 1)]
  const left = px(x + (west ? 0 : inset))
  const right = px(x + width - (east ? 0 : inset))
  const top = px(y + (north ? 0 : inset))
  const bottom = px(y + height - (south ? 0 : inset))
  return (
    (north ? '' : `M${left} ${top}H${right}`) +
    (south ? '' : `M${left} ${bottom}H${right}`) +
    (west ? '' : `M${left} ${top}V${bottom}`) +
    (east ? '' : `M${right} ${top}V${bottom}`)
  )
}

const Area = ({ scene, area, id }: { scene: Scene; area: AreaId; id: string }) => {
  const spots = scene.spots.filter(({ space }) => scene.ground.area(space) === area)
  const trigger = scene.ground.triggers[area]
  const [x, y] = trigger === undefined ? [0, 0] : centreOf(scene, trigger)
  return (
    <g className={`area area-of-${area}`}>
      {spots.map(spot => (
        <g key={spot.space}>
          <rect {...topOf(scene, spot)} fill={`url(#${id}${area})`} />
          <path
            d={outline(
              scene,
              spot,
              other => other !== undefined && other.z === spot.z && scene.ground.area(other.space) === area,
            )}
            className="area-line"
          />
        </g>
      ))}
      {trigger === undefined ? undefined : (
        <g transform={`translate(${px(x)} ${px(y)})`}>
          <path d="M0 -15L15 0L0 15L-15 0Z" className="trigger" />
          <Glyph body={glyphs.flag} size={18} className="trigger-flag" />
        </g>
      )}
    </g>
  )
}

const STAR = 'M0 -6L1.6 -1.9L6 -1.6L2.6 1.2L3.8 5.6L0 3.1L-3.8 5.6L-2.6 1.2L-6 -1.6L-1.6 -1.9Z'

const Stars = ({ scene }: { scene: Scene }) =>
  Object.values(scene.ground.corners)
    .flat()
    .map(space => {
      const [x, y] = centreOf(scene, space)
      return <path key={space} d={STAR} transform={`translate(${px(x)} ${px(y)})`} className="start" />
    })

const TURNS = { n: 0, e: 90, s: 180, w: 270 } as const

/** A portal's space: a dark oval with a ring; the arrow points at the box it belongs to. */
const PortalRings = ({ scene }: { scene: Scene }) =>
  scene.ground.portals.map(({ space, side, box }) => {
    const spot = scene.bySpace.get(space)
    if (!spot) return undefined
    const { x, y, width, height } = topOf(scene, spot)
    const [ry, inner] = [Math.min(14, height / 2 - 1), Math.min(9, height / 2 - 4)]
    const towards = TURNS[sideShown(side, scene.turn)] + 180
    return (
      <g key={`${box}${space}`} transform={`translate(${px(x + width / 2)} ${px(y + height / 2)})`}>
        <ellipse rx={Math.min(17, width / 2 - 1)} ry={px(ry)} className="portal" />
        <ellipse rx={Math.min(11, width / 2 - 4)} ry={px(Math.max(2, inner))} className="portal-in" />
        <path
          d="M-4 -3L0 -6.5L4 -3M0 -6V5"
          transform={`rotate(${towards % 360}) scale(${px(Math.min(1, height / 24))})`}
          className="portal-rune"
        />
      </g>
    )
  })

/** Everything printed on the ground above the land itself. Drawn once per realm and turn. */
export const GroundMarks = memo(({ scene, id, areas }: { scene: Scene; id: string; areas: boolean }) => (
  <g className="ground-marks" aria-hidden="true">
    {areas ? AREAS.map(area => <Area key={area} scene={scene} area={area} id={id} />) : undefined}
    <Stars scene={scene} />
  </g>
))

/** Flags of Trigger Spaces that a unit stands on: small, above it. */
export const HeldFlags = ({ scene, held }: { scene: Scene; held: readonly Space[] }) => (
  <g className="held-flags" aria-hidden="true">
    {AREAS.flatMap(area => {
      const trigger = scene.ground.triggers[area]
      if (trigger === undefined || !held.includes(trigger)) return []
      const [x, y] = centreOf(scene, trigger)
      return [
        <g key={area} className={`area-of-${area}`} transform={`translate(${px(x + 19)} ${px(y + 15)}) scale(0.62)`}>
          <path d="M0 -15L15 0L0 15L-15 0Z" className="trigger" />
          <Glyph body={glyphs.flag} size={18} className="trigger-flag" />
        </g>,
      ]
    })}
  </g>
)

/** Above the marks of what can be done, so that a portal is always seen. */
export const Portals = memo(({ scene }: { scene: Scene }) => (
  <g className="portals" aria-hidden="true">
    <PortalRings scene={scene} />
  </g>
))

/** The Artifact while nobody bears it. */
export const Artifact = ({ at: [x, y] }: { at: Point }) => (
  <g transform={`translate(${px(x)} ${px(y)})`} className="artifact" aria-hidden="true">
    <path d="M0 -17L15 -4L9 14H-9L-15 -4Z" className="artifact-ground" />
    <Glyph body={glyphs.artifact} size={22} className="artifact-glyph" />
  </g>
)

export const spotsOf = (scene: Scene, spaces: readonly Space[]) =>
  spaces.flatMap(space => {
    const spot = scene.bySpace.get(space)
    return spot ? [spot] : []
  })
