import { useEffect, useState } from 'react'
import { HandAt } from './marks.tsx'

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
interface Seen {
  /** Of the board: what is not lit lies under the veil. */
  readonly field: Box | undefined
  readonly places: readonly Box[]
  readonly others: readonly Box[]
  readonly hand: Box | undefined
}

/** Where the parts of the table are: the first that is there. */
const SLOTS: Readonly<Record<string, string>> = {
  goal: '.crest-goal, .p-crest',
  turn: '.crest-turn, .p-crest',
  scales: '.scales-wing, .p-scales',
  seats: '.seats-wing',
  leaves: '.seats-wing .extra-leaf, .seats-wing .extra-fold, .p-scales',
  dock: '.dock, .p-scales',
  subject: '.ask-subject',
  list: '.ask-list',
  foot: '.ask-foot, .p-bar',
  ticker: '.ticker, .p-ticker',
}
const GROWN = 5

const boxOf = (element: Element, by = GROWN): Box | undefined => {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  return width === 0 || height === 0
    ? undefined
    : { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}
const find = (light: string): { readonly element: Element; readonly onBoard: boolean } | undefined => {
  const [kind = '', ...rest] = light.split(' ')
  const name = rest.join(' ')
  const selector =
    kind === 'slot'
      ? (SLOTS[name] ?? '')
      : kind === 'option'
        ? `.options [data-option="${name}"] .option, .main-buttons [data-option="${name}"]`
        : `.board-field [data-anchor="${light}"], [data-anchor="${light}"]`
  if (selector === '') return undefined
  const all = [...document.querySelectorAll(selector)].filter(each => boxOf(each) !== undefined)
  const element = all.find(each => each.closest('.board-field')) ?? all[0]
  return element && { element, onBoard: element.closest('.board-field') !== null }
}

const look = (lights: readonly string[], hand: string | undefined): Seen => {
  const field = document.querySelector('.board-field')
  const fieldBox = field ? boxOf(field, 0) : undefined
  const found = lights.flatMap(light => find(light) ?? [])
  const pointed = hand === undefined ? undefined : find(hand)
  return {
    field: fieldBox,
    places: found.filter(({ onBoard }) => onBoard).flatMap(({ element }) => boxOf(element) ?? []),
    others: found.filter(({ onBoard }) => !onBoard).flatMap(({ element }) => boxOf(element, 3) ?? []),
    hand: pointed?.onBoard ? boxOf(pointed.element, 0) : undefined,
  }
}

const EVERY = 120

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
  if (!seen?.field) return undefined
  const { field, places, others } = seen
  return (
    <svg
      className="spotlight"
      viewBox={`0 0 ${innerWidth} ${innerHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {places.length > 0 ? (
        <path className="spot-veil" fillRule="evenodd" d={ring(field) + places.map(ring).join('')} />
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
