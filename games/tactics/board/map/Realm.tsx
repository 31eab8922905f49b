import { type ReactNode, useId, useMemo } from 'react'
import { PanZoom, poly, useGrid } from '@tabletome/boardkit'
import type { PlacedBox } from '../../content/types.ts'
import { groundOf } from '../../rules/realm/ground.query.ts'
import { realmOf, standing } from '../../rules/realm/realm.query.ts'
import type { Options, Space } from '../../rules/state/shape.ts'
import { AreaPatterns, Artifact, GroundMarks, Portals } from './GroundMarks.tsx'
import { Hits } from './Hits.tsx'
import { Coordinates, Land } from './Land.tsx'
import { Numbers } from './Overlay.tsx'
import { centreOf, project, type Scene, sceneOf, topOf, type Turn, worldOf } from './scene.ts'
import { spaceName } from '../../rules/realm/spaces.query.ts'

/** A box held over the realm, not yet standing there; `fits` says whether it may be put down. */
export interface GhostBox extends PlacedBox {
  readonly fits: boolean
}
export interface Highlight {
  readonly space: Space
  /** can: a place for something; chosen: what is in hand; wrong: part of a fault. */
  readonly kind: 'can' | 'chosen' | 'wrong'
}

/** The faces of a box that hovers: its top at the height it would have, and the two sides one sees. */
const Ghost = ({ scene, ghost, rise }: { scene: Scene; ghost: GhostBox; rise: Options['boxRise'] }) => {
  const box = standing(ghost)
  const spots = box.spaces.flatMap(space => {
    const spot = scene.bySpace.get(space)
    return spot ? [spot] : []
  })
  if (spots.length === 0) return undefined
  const base = Math.max(...spots.map(({ z }) => z))
  const top = base + (rise === 'count' ? 1 : box.rise)
  const xs = spots.map(({ x }) => x)
  const ys = spots.map(({ y }) => y)
  const [left, right, far, near] = [Math.min(...xs), Math.max(...xs) + 1, Math.min(...ys), Math.max(...ys) + 1]
  const corner = (x: number, y: number, z: number) => project(x, y, z)
  return (
    <g className={ghost.fits ? 'ghost-box fits' : 'ghost-box wrong'} aria-hidden="true">
      <polygon
        points={poly([
          corner(left, near, top),
          corner(right, near, top),
          corner(right, near, base),
          corner(left, near, base),
        ])}
        className="ghost-side"
      />
      <polygon
        points={poly([
          corner(right, far, top),
          corner(right, near, top),
          corner(right, near, base),
          corner(right, far, base),
        ])}
        className="ghost-side"
      />
      <polygon
        points={poly([
          corner(left, far, top),
          corner(right, far, top),
          corner(right, near, top),
          corner(left, near, top),
        ])}
        className="ghost-top"
      />
    </g>
  )
}

export interface RealmProps {
  /** `front`, `battle:…` or `map:…`; throws for nonsense, as `realmOf` does. */
  readonly code: string
  readonly rise?: Options['boxRise']
  readonly turn?: Turn
  readonly compact?: boolean
  /** Spoken name of the drawing, title on the scroll, letter of north. */
  readonly label: string
  readonly name: string
  readonly north: string
  readonly buttons?: { closer: string; farther: string; whole: string }
  readonly areas?: boolean
  readonly numbers?: boolean
  readonly ghosts?: readonly GhostBox[]
  readonly highlight?: readonly Highlight[]
  /** What is spoken for a space; its name without it. */
  readonly describe?: (space: Space) => string
  /** With these the spaces can be pointed at and chosen, also by the keyboard as one grid. */
  readonly onChoose?: (space: Space) => void
  readonly onPoint?: (space: Space | undefined) => void
  readonly children?: ReactNode
}

const noFlips: Readonly<Record<string, never>> = {}

const Cells = ({ scene, cells }: { scene: Scene; cells: readonly Highlight[] }) =>
  cells.map(({ space, kind }) => {
    const spot = scene.bySpace.get(space)
    return spot ? (
      <rect
        key={`${space}${kind}`}
        {...topOf(scene, spot, 3)}
        rx={3}
        className={`realm-cell is-${kind}`}
        aria-hidden="true"
      />
    ) : undefined
  })

/** A realm without a match: any code, with boxes in hand and spaces marked. */
export const Realm = ({
  code,
  rise = 'printed',
  turn = 0,
  compact = false,
  label,
  name,
  north,
  buttons,
  areas = true,
  numbers = false,
  ghosts = [],
  highlight = [],
  describe = spaceName,
  onChoose,
  onPoint,
  children,
}: RealmProps) => {
  const id = useId()
  const ground = groundOf({ realm: code, options: { boxRise: rise }, flipped: noFlips })
  const scene = useMemo(() => sceneOf(ground, turn), [ground, turn])
  const world = useMemo(() => worldOf(scene, compact), [scene, compact])
  const labels = useMemo(() => new Map(scene.spots.map(({ space }) => [space, describe(space)])), [scene, describe])
  const { acts, cursor, moveTo, group } = useGrid(({ setCursor }) => ({
    choose: space => {
      setCursor(space)
      onChoose?.(space)
    },
    point: space => onPoint?.(space),
    open: space => onPoint?.(space),
  }))
  const { artifact } = realmOf(code)
  return (
    <PanZoom
      world={world}
      className="tactics realm"
      label={label}
      buttons={buttons}
      ground={<Land scene={scene} bare={compact} name={name} north={north} />}
    >
      <AreaPatterns id={id} />
      <Coordinates scene={scene} at={undefined} />
      <GroundMarks scene={scene} id={id} areas={areas} />
      <Portals scene={scene} />
      {artifact === undefined ? undefined : <Artifact at={centreOf(scene, artifact)} />}
      {numbers ? <Numbers scene={scene} nameOf={spaceName} /> : undefined}
      <Cells scene={scene} cells={highlight} />
      {ghosts.map(ghost => (
        <Ghost key={`${ghost.box}${ghost.at}${ghost.turn}`} scene={scene} ghost={ghost} rise={rise} />
      ))}
      {children}
      {onChoose ? (
        <Hits
          scene={scene}
          labels={labels}
          cursor={cursor ?? scene.spots[0]?.space ?? 0}
          chosen={undefined}
          pieces={[]}
          acts={acts}
          moveTo={moveTo}
          group={group}
        />
      ) : undefined}
    </PanZoom>
  )
}
