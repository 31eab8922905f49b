import { chance, path, pen, type Point, px } from '@tabletome/boardkit'
import { memo } from 'react'
import { xOf, yOf } from '../../rules/map/cells.query.ts'
import type { KingdomMap } from '../../rules/map/map.query.ts'
import type { Cell } from '../../rules/state/shape.ts'
import { C, centreOf, cornerOf, endPoint, landOf } from './scene.ts'

/** One engraved bush round its foot. */
const Bush = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${px(x)} ${px(y)}) scale(${px(size)})`}>
    <ellipse cx={3} cy={8} rx={11} ry={3.5} className="shade" />
    <path d="M0 -13C6 -14 10 -8 9 -4C12 0 7 7 0 6C-7 7 -12 1 -9 -4C-11 -9 -6 -14 0 -13Z" className="crown" />
    <path d="M3 -12C10 -11 10 -7 9 -4C12 0 7 7 0 6C6 3 8 -5 3 -12Z" className="crown-dark" />
  </g>
)

const BUSHES: readonly Point[] = [
  [24, 28],
  [74, 24],
  [46, 70],
  [82, 80],
]

/** Grass everywhere off the path, bushes on open ground. */
const Ground = ({ cell, bare }: { cell: Cell; bare: boolean }) => {
  const random = chance(`ground ${cell}`)
  const [x, y] = cornerOf(cell)
  const tufts = Array.from({ length: 5 }, () => {
    const [left, top] = [px(x + 10 + random() * 82), px(y + 12 + random() * 82)]
    return `M${left} ${top}l-1.5 -4M${left + 3} ${top}l.5 -5M${left + 6} ${top}l2 -3.5`
  })
  return (
    <>
      <path d={tufts.join('')} className="tuft" />
      {bare
        ? undefined
        : BUSHES.flatMap(([dx, dy]) =>
            random() < 0.55
              ? [
                  <Bush
                    key={dx}
                    x={x + dx + (random() - 0.5) * 24}
                    y={y + dy + (random() - 0.5) * 20}
                    size={0.8 + random() * 0.7}
                  />,
                ]
              : [],
          )}
    </>
  )
}

/** Each stretch of road from the middle of one space to the next; rift gates have none between them. */
const stretchesOf = (map: KingdomMap): { inner: string; ends: string } => {
  let inner = ''
  for (const cell of map.path) {
    const next = map.next(cell)
    const goes = next >= 0 && Math.abs(xOf(next) - xOf(cell)) + Math.abs(yOf(next) - yOf(cell)) === 1
    inner += path([centreOf(cell), goes ? centreOf(next) : centreOf(cell)])
  }
  const ends = [
    ...map.spawns.map(({ at, front }) => path([centreOf(front), endPoint(at, front)])),
    ...map.exits.map(({ at, last }) => path([centreOf(last), endPoint(at, last)])),
  ].join('')
  return { inner, ends }
}

const cobblesOf = (map: KingdomMap) => {
  const random = chance(`cobbles ${map.code}`)
  return map.path
    .flatMap(cell => {
      const [x, y] = cornerOf(cell)
      return Array.from({ length: 6 }, () => {
        const [left, top] = [px(x + 8 + random() * 80), px(y + 8 + random() * 82)]
        return `M${left} ${top}q3 -3.5 7 0q2 4 -3 4.5q-5 0 -4 -4.5`
      })
    })
    .join('')
}

/** A chevron on the border of two spaces: the way all trays go. */
const Ways = ({ map }: { map: KingdomMap }) => (
  <>
    {map.path.map(cell => {
      const next = map.next(cell)
      const exit = map.exits.find(({ last }) => last === cell)
      const to = next >= 0 ? next : exit?.at
      if (to === undefined || (map.gates?.[0] === cell && map.gates[1] === next)) return undefined
      const [fromX, fromY] = centreOf(cell)
      const [dx, dy] = [Math.sign(xOf(to) - xOf(cell)), Math.sign(yOf(to) - yOf(cell))]
      const turn = (Math.atan2(dy, dx) * 180) / Math.PI
      return (
        <path
          key={cell}
          d="M-5 -11L6 0L-5 11M-13 -11L-2 0L-13 11"
          transform={`translate(${px(fromX + (dx * C) / 2)} ${px(fromY + (dy * C) / 2)}) rotate(${px(turn)})`}
          className="road-way"
        />
      )
    })}
  </>
)

/** Land, grass and the road with its direction. Drawn once per map. */
export const Land = memo(({ map }: { map: KingdomMap }) => {
  const { x, y, width, height } = landOf(map)
  const [left, top, right, bottom] = [x - 14, y - 14, x + width + 14, y + height + 14]
  const coast = pen(
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
      [left, top],
    ],
    `coast ${map.code}`,
    4,
    24,
  )
  const { inner, ends } = stretchesOf(map)
  return (
    <g className="rift-land" aria-hidden="true">
      <path d={`${coast}Z`} transform="translate(5 7)" className="shade" />
      <path d={`${coast}Z`} className="isle" />
      {map.cells.map(cell =>
        map.kindOf(cell) === 'path' ? undefined : <Ground key={cell} cell={cell} bare={map.kindOf(cell) === 'site'} />,
      )}
      <path d={ends} className="road-edge is-end" />
      <path d={inner} className="road-edge" />
      <path d={ends} className="road is-end" />
      <path d={inner} className="road" />
      <path d={cobblesOf(map)} className="cobble" />
      <Ways map={map} />
    </g>
  )
})
