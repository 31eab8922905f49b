import { keptIn, type Point, px, type Rect } from '@tabletome/boardkit'
import { CHIP_HEIGHT } from './chipPlaces.ts'

/** Widths of the sans face at 15 px, near enough to size a label before it is drawn. */
export const textWidth = (words: string, size: number) => {
  let width = 0
  for (const letter of words) {
    if ("iljtfr.,·:;!’'() ".includes(letter)) width += 0.29
    else if ('mwMW%→'.includes(letter)) width += 0.84
    else width += letter >= 'A' && letter <= 'Z' ? 0.62 : 0.5
  }
  return width * size
}

const SIZE = 14
export const chipWidth = (words: string) => Math.max(26, textWidth(words, SIZE) + 16)

interface ChipProps {
  at: Point
  words: string
  /** good: something is gained; bad: something is lost; plain: a number. */
  tone?: 'plain' | 'good' | 'bad'
  /** How it leans on its point: chips beside others keep out of their way. */
  from?: 'middle' | 'start' | 'end'
  /** The drawing it must not leave. */
  within?: Rect
}

/** A short word on paper, above the land. */
export const Chip = ({ at: [x, y], words, tone = 'plain', from = 'middle', within }: ChipProps) => {
  const width = chipWidth(words)
  const left = from === 'middle' ? -width / 2 : from === 'start' ? 0 : -width
  const wish = { x: x + left, y: y - CHIP_HEIGHT / 2, width, height: CHIP_HEIGHT }
  const place = within ? keptIn(within, wish) : wish
  return (
    <g transform={`translate(${px(place.x)} ${px(place.y)})`} className={`chip-of-${tone}`}>
      <rect width={px(width)} height={CHIP_HEIGHT} rx={4} className="chip-back" />
      <text x={px(width / 2)} y={CHIP_HEIGHT / 2 + 5} className="chip tactics-chip">
        {words}
      </text>
    </g>
  )
}
