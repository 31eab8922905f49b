import type { Mark } from './story.ts'
import './analysis.css'

const SHAPES: Record<Mark, string> = {
  good: 'M0 -12A12 12 0 1 1 -0.01 -12Z',
  doubtful: 'M0 -14L14 0L0 14L-14 0Z',
  costly: 'M-11 -11H11V11H-11Z',
  chance: 'M-11 -8Q-11 -11 -8 -11H8Q11 -11 11 -8V8Q11 11 8 11H-8Q-11 11 -11 8Z',
}
export const SIGNS: Record<Mark, string> = { good: '✓', doubtful: '?', costly: '×', chance: '⁙' }

/** A mark of a decision: shape and sign say it, colour only repeats it. `text`: its number instead of the sign. */
export const SignShape = ({ mark, text }: { mark: Mark; text?: string }) => (
  <g className={`sign is-${mark}`}>
    <path d={SHAPES[mark]} />
    <text y={5} textAnchor="middle">
      {text ?? SIGNS[mark]}
    </text>
  </g>
)

export const Sign = ({ mark, text, size = 26 }: { mark: Mark; text?: string; size?: number }) => (
  <svg className="sign-box" width={size} height={size} viewBox="-15 -15 30 30" aria-hidden="true">
    <SignShape mark={mark} {...(text === undefined ? {} : { text })} />
  </svg>
)
