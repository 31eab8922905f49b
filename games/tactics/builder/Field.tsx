import type { Point } from '@tabletome/boardkit'
import { type PointerEvent, type Ref, useImperativeHandle, useMemo, useRef } from 'react'
import type { GameText } from '../../types.ts'
import { Realm } from '../board/map/Realm.tsx'
import { topOf, worldOf } from '../board/map/scene.ts'
import { codeOf, type Fault } from '../rules/realm/realm.query.ts'
import type { Bench } from './bench.ts'
import { Marks } from './Marks.tsx'
import { sceneOfBoxes } from './pick.ts'
import type { Boxes } from './stack.ts'
import { say } from './words.ts'

export interface FieldHandle {
  /** Screen to drawing; nothing while the field is not on the screen. */
  readonly pointAt: (clientX: number, clientY: number) => Point | undefined
  readonly isOver: (clientX: number, clientY: number) => boolean
  readonly focus: () => void
}

interface FieldProps {
  readonly text: GameText
  readonly compact: boolean
  /** The realm's, if it has one. */
  readonly name: string
  readonly bench: Bench
  /** With the box in hand set down. */
  readonly shown: Boxes
  readonly faults: readonly Fault[]
  readonly handle: Ref<FieldHandle>
  readonly help: string
  readonly onPress: (event: PointerEvent) => void
  readonly onHover: (event: PointerEvent) => void
}

/** The Battle side with the boxes on it; the box in hand is drawn where it would stand. */
export const Field = ({ text, compact, name, bench, shown, faults, handle, help, onPress, onHover }: FieldProps) => {
  const frame = useRef<HTMLDivElement>(null)
  const layer = useRef<SVGGElement>(null)
  const code = codeOf(shown)
  const scene = useMemo(() => sceneOfBoxes(shown), [shown])
  const world = useMemo(() => worldOf(scene, compact), [scene, compact])
  useImperativeHandle(
    handle,
    () => ({
      pointAt: (clientX, clientY) => {
        const matrix = layer.current?.getScreenCTM()
        if (!matrix) return undefined
        const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
        return [x, y]
      },
      isOver: (clientX, clientY) => {
        const box = frame.current?.getBoundingClientRect()
        return !!box && clientX >= box.left && clientX < box.right && clientY >= box.top && clientY < box.bottom
      },
      focus: () => frame.current?.focus({ preventScroll: true }),
    }),
    [],
  )
  const buttons = { closer: say(text, 'closer'), farther: say(text, 'farther'), whole: say(text, 'whole') }
  return (
    <div
      ref={frame}
      className="builder-field"
      role="application"
      tabIndex={0}
      aria-label={say(text, 'field')}
      aria-describedby={help}
    >
      <Realm
        code={code}
        compact={compact}
        label={say(text, 'field')}
        name={name}
        north={say(text, 'north')}
        buttons={buttons}
        areas={false}
      >
        <Marks scene={scene} bench={bench} shown={shown} faults={faults} />
        <g ref={layer} onPointerDown={onPress} onPointerMove={onHover}>
          <rect {...world} className={bench.held ? 'builder-ground is-holding' : 'builder-ground'} />
          {scene.spots.map(spot =>
            spot.box === undefined ? undefined : (
              <rect key={spot.space} {...topOf(scene, spot)} className="builder-box-hit" />
            ),
          )}
        </g>
      </Realm>
    </div>
  )
}
