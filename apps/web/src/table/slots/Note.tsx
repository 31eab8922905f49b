import { Said } from '@tabletome/boardkit'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { RuleLink } from '../cards/RuleLink.tsx'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'

const GAP = 14
const EDGE = 6
/** A longer text stands on the card only. */
const SHORT = 180

interface Spot {
  readonly x: number
  readonly y: number
}
let pointer: Spot | undefined

/** Where the hand is: the pointer, or the middle of what has the keyboard's focus. */
const watchSpot = () => {
  const onPointer = ({ clientX, clientY }: PointerEvent) => {
    pointer = { x: clientX, y: clientY }
  }
  const onKey = () => {
    pointer = undefined
  }
  addEventListener('pointermove', onPointer, { capture: true, passive: true })
  addEventListener('pointerdown', onPointer, true)
  addEventListener('keydown', onKey, true)
  return () => {
    removeEventListener('pointermove', onPointer, true)
    removeEventListener('pointerdown', onPointer, true)
    removeEventListener('keydown', onKey, true)
  }
}
const spotNow = (box: DOMRect): Spot => {
  const focused = document.activeElement?.closest('.board-field [data-anchor]')?.getBoundingClientRect()
  if (pointer) return pointer
  return focused
    ? { x: focused.left + focused.width / 2, y: focused.top + focused.height / 2 }
    : { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** Below the hand, or above it where there is no room; always inside the board. */
const place = (note: HTMLElement, box: DOMRect, zoom: number) => {
  const { x, y } = spotNow(box)
  const { width, height } = note.getBoundingClientRect()
  const left = Math.min(Math.max(x - 28, box.left + EDGE), box.right - width - EDGE)
  const isAbove = y + GAP + height > box.bottom - EDGE && y - GAP - height > box.top
  const top = isAbove ? y - GAP - height : Math.min(y + GAP, box.bottom - height - EDGE)
  note.style.left = `${(left - box.left) / zoom}px`
  note.style.top = `${(Math.max(top, box.top + EDGE) - box.top) / zoom}px`
}

/** Why nothing can be done where the hand points: the deed, the reason and the rule. It never darkens anything. */
export const Note = () => {
  const words = useWords()
  const { answering, barred, text, board } = useTable()
  const { why, pointedAnchor, isLooking } = answering
  const note = useRef<HTMLDivElement>(null)
  useEffect(watchSpot, [])
  useLayoutEffect(() => {
    const field = note.current?.parentElement
    if (!note.current || !field) return
    const box = field.getBoundingClientRect()
    place(note.current, box, box.width / field.offsetWidth || 1)
  }, [why, pointedAnchor, isLooking])
  if (pointedAnchor === undefined || (!why && !isLooking)) return undefined
  const face = text.card(pointedAnchor, board.view)
  if (!why && !face) return undefined
  const deed = barred.find(({ anchor }) => anchor === pointedAnchor)?.what
  const title = deed === undefined ? face?.title : words.table.cannot(deed)
  return (
    <div ref={note} className={`hand-note${why ? '' : ' is-plain'}${isLooking ? ' is-looked' : ''}`} role="status">
      {title ? <b className="verb">{title}</b> : undefined}
      {why ? (
        <>
          <span>
            <Said>{why.text}</Said>
          </span>{' '}
          <RuleLink rule={why.rule} />
        </>
      ) : (
        <span>{face && face.text.length <= SHORT ? face.text : face?.kind}</span>
      )}
    </div>
  )
}
