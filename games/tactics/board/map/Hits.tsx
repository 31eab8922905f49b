import { memo, type ReactNode, type RefObject, useMemo } from 'react'
import { Grid, type GridActs, px, usePlace, type Way } from '@tabletome/boardkit'
import { beside, spaceName } from '../../rules/realm/spaces.query.ts'
import type { Space } from '../../rules/state/shape.ts'
import { isTucked, type Scene, sideMeant, type Spot, standOf, topOf } from './scene.ts'

interface PieceHitProps {
  space: Space
  anchor: string
  x: number
  y: number
  acts: GridActs
}

/** A piece stands up from its space: pointing at it is pointing at the space. The keyboard needs the space only. */
const PieceHit = memo(({ space, anchor, x, y, acts }: PieceHitProps) => {
  const { onFocus: _onFocus, onBlur: _onBlur, onKeyDown: _onKeyDown, ...handlers } = usePlace(space, acts)
  return (
    <circle
      cx={px(x)}
      cy={px(y)}
      r={24}
      className="hit piece-hit"
      aria-hidden="true"
      data-anchor={anchor}
      {...handlers}
    />
  )
})

interface HitsProps {
  scene: Scene
  labels: ReadonlyMap<Space, string>
  cursor: Space
  chosen: Space | undefined
  /** Who stands where. */
  pieces: readonly { readonly space: Space; readonly anchor: string }[]
  acts: GridActs
  moveTo: (space: Space) => void
  group: RefObject<SVGGElement | null>
}

/** The spaces as a grid; those that others hide in part lie above them. */
export const Hits = ({ scene, labels, pieces, acts, ...grid }: HitsProps) => {
  const { turn, bySpace } = scene
  const places = useMemo(() => {
    const tucked: Spot[] = []
    const plain: Spot[] = []
    for (const spot of scene.spots) (isTucked(scene, spot) ? tucked : plain).push(spot)
    return [...plain, ...tucked].map(spot => ({ place: spot.space, shape: { ...topOf(scene, spot), rx: 4 } }))
  }, [scene])
  const next = (from: Space, way: Way) => {
    const to = beside(from, sideMeant(way, turn))
    return bySpace.has(to) ? to : undefined
  }
  return (
    <Grid
      {...grid}
      places={places}
      acts={acts}
      labelOf={space => labels.get(space) ?? spaceName(space)}
      anchorOf={space => `space ${spaceName(space)}`}
      next={next}
    >
      {pieces.map(({ space, anchor }): ReactNode => {
        const [x, y] = standOf(scene, space)
        return bySpace.has(space) ? (
          <PieceHit key={anchor} space={space} anchor={anchor} x={x} y={y} acts={acts} />
        ) : undefined
      })}
    </Grid>
  )
}
