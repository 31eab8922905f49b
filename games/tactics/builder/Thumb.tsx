import { px } from '@tabletome/boardkit'
import { memo } from 'react'
import { Prism } from '../board/map/Prism.tsx'
import { D, H, project, sceneOf, W } from '../board/map/scene.ts'
import { BOXES } from '../content/boxes.ts'
import type { BoxId } from '../content/ids.ts'
import { groundOf } from '../rules/realm/ground.query.ts'

/** A box alone, as a map of its own. */
const sceneOfBox = (box: BoxId) => {
  const { top, rise } = BOXES[box]
  const rows = top.map(row => row.replace(/./g, `${rise}$&`))
  const realm = `map:${rows.join('/')}`
  return sceneOf(groundOf({ realm, options: { boxRise: 'printed' }, flipped: {} }), 0)
}

const EDGES = { n: [0, 0, 1, 0], e: [1, 0, 1, 1], s: [0, 1, 1, 1], w: [0, 0, 0, 1] } as const

/** The picture of a box in the tray: all to one scale, a white line where its portals are (TAC-BUILDER-05). */
export const Thumb = memo(({ box, cell }: { box: BoxId; cell: number }) => {
  const { width, height, rise, portals } = BOXES[box]
  const scene = sceneOfBox(box)
  const [left, top] = project(0, 0, rise)
  const peaks = 14
  const [wide, high] = [width * W - left + 6, height * D - top + peaks + 6]
  return (
    <svg
      className="tactics builder-thumb"
      width={px((wide / W) * cell)}
      height={px((high / W) * cell)}
      viewBox={`${left - 3} ${top - peaks} ${wide} ${high}`}
      aria-hidden="true"
    >
      {scene.spots.map(spot => (
        <Prism key={spot.space} scene={scene} spot={spot} />
      ))}
      {portals.map(({ cell: [x, y], side }) => {
        const [x1, y1, x2, y2] = EDGES[side]
        const [ax, ay] = project(x + x1, y + y1, rise)
        const [bx, by] = project(x + x2, y + y2, rise)
        const sink = side === 's' ? H / 2 : 0
        return (
          <path
            key={`${x}${y}${side}`}
            d={`M${px(ax)} ${px(ay + sink)}L${px(bx)} ${px(by + sink)}`}
            className="builder-portal-line"
          />
        )
      })}
    </svg>
  )
})
