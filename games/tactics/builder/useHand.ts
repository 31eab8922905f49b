import { type Drag, useDrag } from '@tabletome/boardkit'
import type { PointerEvent, RefObject } from 'react'
import type { BoxId } from '../content/ids.ts'
import type { Act, Bench } from './bench.ts'
import type { FieldHandle } from './Field.tsx'
import { cellAt, sceneOfBoxes, spotAt } from './pick.ts'
import { firstPlace, snapped } from './places.ts'
import { type Boxes, cornerOf, find, placedAt, sizeOf, without } from './stack.ts'

type Cell = readonly [column: number, row: number]

interface HandProps {
  readonly now: RefObject<Bench>
  readonly perform: (what: Act) => void
  /** With the box in hand set down, as it is drawn. */
  readonly shown: Boxes
  readonly strict: boolean
  readonly field: RefObject<FieldHandle | null>
}

/** Mouse and finger on the tray and on the field: drag, or tap and tap. */
export const useHand = ({ now, perform, shown, strict, field }: HandProps) => {
  const beginDrag = useDrag()

  const choose = (box: BoxId) => perform({ do: 'choose', box, at: firstPlace(now.current.boxes, box, strict) })

  /** The box in hand follows the pointer: by the space where it was grabbed, or by its middle. */
  const carry = (clientX: number, clientY: number, grab?: Cell) => {
    const { boxes, held } = now.current
    const point = held && field.current?.pointAt(clientX, clientY)
    if (!held || !point) return
    const [column, row] = cellAt(sceneOfBoxes(without(boxes, held.box)), point)
    const [wide, high] = sizeOf(held.box, held.turn)
    const [dx, dy] = grab ?? [Math.floor((wide - 1) / 2), Math.floor((high - 1) / 2)]
    const place = snapped(boxes, placedAt(held.box, held.turn, column - dx, row - dy), strict)
    if (place.at === held.at) return
    const [x, y] = cornerOf(place)
    perform({ do: 'carry', x, y })
  }

  /** Over the tray it is taken away, beside the field it goes back. */
  const drop = (clientX: number, clientY: number) => {
    const over = field.current?.isOver(clientX, clientY)
    const isTray = document.elementFromPoint(clientX, clientY)?.closest('.builder-tray')
    perform({ do: over ? 'setDown' : isTray ? 'remove' : 'putBack' })
    field.current?.focus()
  }

  const dragOf = (box: BoxId, grab?: Cell): Drag => ({
    start: () => {
      choose(box)
      perform({ do: 'lift' })
    },
    move: (clientX, clientY) => carry(clientX, clientY, grab),
    end: drop,
    cancel: () => perform({ do: 'putBack' }),
  })

  const tapAt = (clientX: number, clientY: number, box: BoxId | undefined) => {
    const { chosen, held } = now.current
    if (held === undefined && box !== undefined) {
      if (box === chosen) perform({ do: 'leave' })
      else choose(box)
    } else if (chosen !== undefined) {
      perform({ do: 'lift' })
      if (box !== held?.box) carry(clientX, clientY)
      perform({ do: 'setDown' })
    }
  }

  const press = (event: PointerEvent) => {
    const { clientX, clientY } = event
    const point = event.button === 0 && field.current?.pointAt(clientX, clientY)
    if (!point) return
    const { held, boxes } = now.current
    const pressed = spotAt(sceneOfBoxes(shown), point)?.box
    const box = held?.box ?? pressed
    const placed = box && find(shown, box)
    const tap = () => tapAt(clientX, clientY, pressed)
    if (!box || !placed) {
      beginDrag(event, { tap })
      return
    }
    // The drawing would pan.
    event.stopPropagation()
    const [column, row] = cellAt(sceneOfBoxes(without(boxes, box)), point)
    const [x, y] = cornerOf(placed)
    const drag = dragOf(box, pressed === box ? [column - x, row - y] : undefined)
    beginDrag(event, { ...drag, start: held ? undefined : drag.start, tap })
  }

  const hover = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.buttons === 0) carry(event.clientX, event.clientY)
  }

  const pressBox = (event: PointerEvent, box: BoxId) => {
    if (event.button === 0) beginDrag(event, dragOf(box))
  }
  return { choose, press, hover, pressBox }
}
