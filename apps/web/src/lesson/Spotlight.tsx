import { useEffect, useId, useState } from 'react'
import { type Box, EVERY, look, type Seen } from './lit.ts'
import { HandAt } from './marks.tsx'
import { useInSight } from './useInSight.ts'

/** Looks again and again, since boards are moved, zoomed and laid out anew; draws only what has changed. */
const useSeen = (lights: readonly string[], hand: string | undefined, shown: boolean): Seen | undefined => {
  const [seen, setSeen] = useState<Seen>()
  useEffect(() => {
    if (!shown) return setSeen(undefined)
    let last = ''
    const again = () => {
      const next = look(lights, hand)
      const text = JSON.stringify(next)
      if (text !== last) setSeen(next)
      last = text
    }
    again()
    const timer = setInterval(again, EVERY)
    return () => clearInterval(timer)
  }, [lights, hand, shown])
  return seen
}

const ring = ({ left, top, right, bottom }: Box): string => `M${left} ${top}H${right}V${bottom}H${left}Z`
const LINE = 4

const Gilded = ({ box, line = LINE }: { box: Box; line?: number }) => (
  <g className="gilded">
    <path d={ring(box)} className="gild-back" strokeWidth={line + 3} />
    <path d={ring(box)} className="gild" strokeWidth={line} />
    <path d={ring(box)} className="gild-in" strokeWidth={line * 0.28} />
    {line < LINE
      ? undefined
      : [
          [box.left, box.top],
          [box.right, box.top],
          [box.right, box.bottom],
          [box.left, box.bottom],
        ].map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            transform={`translate(${x} ${y})`}
            d={`M0 ${-line * 2}L${line * 2} 0L0 ${line * 2}L${-line * 2} 0Z`}
            className="gild-stud"
          />
        ))}
  </g>
)

/** From below, unless the place lies at the foot of the board. */
const handAt = (box: Box, field: Box) => {
  const scale = field.right - field.left < 500 ? 0.8 : 1.15
  const room = 62 * scale
  const x = box.left + (box.right - box.left) * 0.42
  if (box.bottom + room < field.bottom) return { x, y: box.bottom - 6, turn: -76, scale }
  if (box.top - room > field.top) return { x, y: box.top + 6, turn: 76, scale }
  return { x: box.right - (box.right - box.left) * 0.35, y: box.bottom - room * 0.9, turn: -76, scale }
}

/** A veil of paper over the board with gilded holes where the coach points. Nothing of it takes a press. */
export const Spotlight = ({
  lights,
  hand,
  shown,
}: {
  lights: readonly string[]
  hand: string | undefined
  shown: boolean
}) => {
  const seen = useSeen(lights, hand, shown)
  useInSight(lights, shown)
  const open = useId()
  if (!seen?.field) return undefined
  const { field, places, leaves, others } = seen
  return (
    <svg
      className="spotlight"
      viewBox={`0 0 ${innerWidth} ${innerHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {places.length > 0 ? (
        <>
          <mask id={open}>
            <path d={ring(field)} fill="white" />
            {[...places, ...leaves].map(box => (
              <path key={ring(box)} d={ring(box)} fill="black" />
            ))}
          </mask>
          <path className="spot-veil" mask={`url(#${open})`} d={ring(field)} />
        </>
      ) : undefined}
      {places.map(box => (
        <Gilded key={ring(box)} box={box} />
      ))}
      {others.map(box => (
        <Gilded key={ring(box)} box={box} line={2.5} />
      ))}
      {seen.hand ? <HandAt {...handAt(seen.hand, field)} /> : undefined}
    </svg>
  )
}
