import { KeyCap, Leaf } from '@tabletome/boardkit'
import type { PointerEvent } from 'react'
import type { GameText } from '../../types.ts'
import type { BoxId } from '../content/ids.ts'
import { sceneOfBoxes } from './pick.ts'
import type { Bench } from './bench.ts'
import { cornerOf, find } from './stack.ts'
import { Thumb } from './Thumb.tsx'
import { boxName, say } from './words.ts'
import { spaceAt } from '../rules/realm/spaces.query.ts'

/** Large to small, as they are nested; the number keys follow it. */
export const TRAY: readonly BoxId[] = ['8x5', '5x4', '8x1', '3x2', '2x2', '1x2']

interface TrayProps {
  readonly text: GameText
  readonly compact: boolean
  readonly bench: Bench
  readonly onPick: (box: BoxId) => void
  readonly onPress: (event: PointerEvent, box: BoxId) => void
}

/** The six boxes, wherever they are. */
export const BoxShelf = ({ text, compact, bench, onPick, onPress }: TrayProps) => {
  const { boxes, chosen, held } = bench
  const { ground } = sceneOfBoxes(boxes)
  const where = (box: BoxId) => {
    if (held?.box === box) return say(text, 'inHand')
    const placed = find(boxes, box)
    if (placed === undefined) return say(text, 'inTray')
    const [x, y] = cornerOf(placed)
    return say(text, 'standsAt', { space: placed.at, height: ground.elevation(spaceAt(x, y)) })
  }
  return (
    <Leaf
      title={say(text, 'tray')}
      aside={say(text, 'trayCount', { placed: boxes.length, all: TRAY.length })}
      className="builder-tray"
    >
      <div className="builder-boxes">
        {TRAY.map((box, i) => (
          <button
            key={box}
            type="button"
            className={`builder-box${find(boxes, box) ? ' is-out' : ''}`}
            aria-pressed={chosen === box}
            aria-keyshortcuts={String(i + 1)}
            onClick={() => onPick(box)}
            onPointerDown={event => onPress(event, box)}
          >
            <span className="builder-box-picture">
              <Thumb box={box} cell={10} />
            </span>
            <span className="builder-box-line" aria-hidden="true">
              <span className="builder-box-name">{box.replace('x', '×')}</span>
              {compact ? undefined : <KeyCap>{i + 1}</KeyCap>}
            </span>
            <span className="spoken">{boxName(text, box)}, </span>
            <span className="builder-box-where">{where(box)}</span>
          </button>
        ))}
      </div>
    </Leaf>
  )
}
