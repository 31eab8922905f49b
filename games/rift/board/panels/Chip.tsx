import { keptIn, type Point, px, type Rect } from '@tabletome/boardkit'

const SIZE = 14
const HEIGHT = 22

/** Near enough to size a label before it is drawn. */
const widthOf = (words: string) =>
  words.split('').reduce((sum, letter) => sum + (/[ .,·ilj1]/.test(letter) ? 0.32 : 0.56), 0) * SIZE + 14

interface ChipProps {
  at: Point
  /** Which part of it lies there. */
  hold?: 'start' | 'middle' | 'end'
  words: string
  tone?: 'plain' | 'good' | 'bad'
  /** The drawing it must not leave. */
  within: Rect
}

/** A short word on paper, above the land. */
export const Chip = ({ at: [x, y], hold = 'middle', words, tone = 'plain', within }: ChipProps) => {
  const width = widthOf(words)
  const start = hold === 'start' ? x : hold === 'end' ? x - width : x - width / 2
  const place = keptIn(within, { x: start, y: y - HEIGHT / 2, width, height: HEIGHT })
  return (
    <g transform={`translate(${px(place.x)} ${px(place.y)})`} className={`fore fore-${tone}`}>
      <rect width={px(width)} height={HEIGHT} rx={3} />
      <text x={px(width / 2)} y={15.6}>
        {words}
      </text>
    </g>
  )
}
