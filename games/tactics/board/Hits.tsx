import { type KeyboardEvent, memo, type RefObject, useMemo } from 'react'
import { px, type Rect, useAnchor } from '@tabletome/boardkit'
import type { Way } from '../content/types.ts'
import { beside, spaceName } from '../knowledge/spaces.ts'
import type { Space } from '../rules/state.ts'
import { isTucked, type Scene, sideMeant, type Spot, standOf, topOf } from './scene.ts'

/** What the hand does with a space. The same object for as long as the board lives, so that spaces need not be drawn anew. */
export interface Hand {
  choose(space: Space, element: Element): void
  point(space: Space | undefined): void
  open(space: Space): void
}

interface HitProps {
  space: Space
  box: Rect
  label: string
  /** The space the keyboard is on. */
  current: boolean
  chosen: boolean
  hand: Hand
}

const Hit = memo(({ space, box, label, current, chosen, hand }: HitProps) => {
  const handlers = useAnchor({
    choose: element => hand.choose(space, element),
    point: pointed => hand.point(pointed ? space : undefined),
    open: () => hand.open(space),
  })
  return (
    <rect
      {...box}
      rx={4}
      className="hit"
      role="button"
      tabIndex={current ? 0 : -1}
      aria-label={label}
      data-anchor={`space ${spaceName(space)}`}
      data-space={space}
      {...(chosen ? { 'aria-pressed': true } : {})}
      {...handlers}
    />
  )
})

interface PieceHitProps {
  space: Space
  anchor: string
  x: number
  y: number
  hand: Hand
}

/** A piece stands up from its space: pointing at it is pointing at the space. The keyboard needs the space only. */
const PieceHit = memo(({ space, anchor, x, y, hand }: PieceHitProps) => {
  const {
    onFocus: _onFocus,
    onBlur: _onBlur,
    onKeyDown: _onKeyDown,
    ...handlers
  } = useAnchor({
    choose: element => hand.choose(space, element),
    point: pointed => hand.point(pointed ? space : undefined),
    open: () => hand.open(space),
  })
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

const ARROWS: Readonly<Record<string, Way>> = { ArrowUp: 'n', ArrowRight: 'e', ArrowDown: 's', ArrowLeft: 'w' }

interface HitsProps {
  scene: Scene
  labels: ReadonlyMap<Space, string>
  cursor: Space
  chosen: Space | undefined
  /** Who stands where. */
  pieces: readonly { readonly space: Space; readonly anchor: string }[]
  hand: Hand
  moveTo: (space: Space) => void
  group: RefObject<SVGGElement | null>
}

/** The spaces as one grid for the keyboard: one of them is in the tab order, arrows walk as seen on the screen. */
export const Hits = ({ scene, labels, cursor, chosen, pieces, hand, moveTo, group }: HitsProps) => {
  const { turn, bySpace } = scene
  const boxes = useMemo(() => {
    const tucked: Spot[] = []
    const plain: Spot[] = []
    for (const spot of scene.spots) (isTucked(scene, spot) ? tucked : plain).push(spot)
    return [...plain, ...tucked].map(spot => ({ space: spot.space, box: topOf(scene, spot) }))
  }, [scene])
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ARROWS[event.key]
    if (!way || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    const to = beside(cursor, sideMeant(way, turn))
    if (bySpace.has(to)) moveTo(to)
  }
  return (
    <g ref={group} className="hits" onKeyDown={onKeyDown}>
      {boxes.map(({ space, box }) => (
        <Hit
          key={space}
          space={space}
          box={box}
          label={labels.get(space) ?? spaceName(space)}
          current={space === cursor}
          chosen={space === chosen}
          hand={hand}
        />
      ))}
      {pieces.map(({ space, anchor }) => {
        const [x, y] = standOf(scene, space)
        return bySpace.has(space) ? (
          <PieceHit key={anchor} space={space} anchor={anchor} x={x} y={y} hand={hand} />
        ) : undefined
      })}
    </g>
  )
}

/** Focus follows the cursor once it has been drawn there. */
export const focusSpace = (group: SVGGElement | null, space: Space) =>
  group?.querySelector<SVGElement>(`[data-space="${space}"]`)?.focus()
