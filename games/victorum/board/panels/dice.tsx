import type { BoardProps } from '../../../types.ts'
import { HIT_FACES } from '../../content/dice.ts'
import type { Die } from '../../content/ids.ts'
import { strongestFirst } from '../../rules/dice/dice.query.ts'
import { say } from '../words.ts'

interface HitDieProps {
  die: Die
  size?: number
  /** After a roll: a hit has a ring, a miss is crossed out. */
  hit?: boolean | undefined
  faded?: boolean
}

/** A die by its colour, its letter and the number of its hit faces. */
export const HitDie = ({ die, size = 26, hit, faded = false }: HitDieProps) => (
  <svg
    className={`hit-die die-${die}${hit === undefined ? '' : hit ? ' is-hit' : ' is-miss'}${faded ? ' is-faded' : ''}`}
    width={size}
    height={size}
    viewBox="-2 -2 36 36"
    aria-hidden="true"
  >
    <path d="M4 6L28 6L31 9L31 33L7 33L4 30Z" className="die-side" />
    <rect x={1} y={1} width={27} height={27} rx={4} className="die-top" />
    <text x={14.5} y={21} className="die-text">
      {HIT_FACES[die]}
    </text>
    {hit === false ? <path d="M3 26L26 3" className="die-line" /> : undefined}
    {hit ? <path d="M3 3H26V26H3Z" className="die-ring" /> : undefined}
  </svg>
)

/** Dice beside each other, spoken as one. */
export const Dice = ({ board, dice, size }: { board: BoardProps; dice: readonly Die[]; size?: number }) => (
  <span className="dice" role="img" aria-label={diceWords(board, dice)}>
    {strongestFirst(dice).map((die, i) => (
      <HitDie key={i} die={die} {...(size === undefined ? {} : { size })} />
    ))}
  </span>
)
export const diceWords = ({ text }: Pick<BoardProps, 'text'>, dice: readonly Die[]): string =>
  dice.length === 0
    ? say(text, 'noDice')
    : strongestFirst(dice)
        .map(die => say(text, 'dieOf', { die: say(text, `die${die}`), hits: HIT_FACES[die] }))
        .join(', ')

/** Expected hits of a pool. */
export const expectedHits = (dice: readonly Die[]): number => dice.reduce((sum, die) => sum + HIT_FACES[die], 0) / 6
