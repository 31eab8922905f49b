import { type Point, px } from '@tabletome/boardkit'

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
}

/** A short word on paper, above the land. */
export const Chip = ({ at: [x, y], words, tone = 'plain', from = 'middle' }: ChipProps) => {
  const width = chipWidth(words)
  const left = from === 'middle' ? -width / 2 : from === 'start' ? 0 : -width
  return (
    <g transform={`translate(${px(x + left)} ${px(y)})`} className={`chip-of-${tone}`}>
      <rect y={-12} width={px(width)} height={24} rx={4} className="chip-back" />
      <text x={px(width / 2)} y={5} className="chip tactics-chip">
        {words}
      </text>
    </g>
  )
}
