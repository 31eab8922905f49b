import type { BoardProps } from '../../../types.ts'
import type { UnitId } from '../../content/ids.ts'
import { cellName, wayOf } from '../../rules/map/cells.query.ts'
import { isProtected } from '../../rules/heroes/heroes.query.ts'
import { wayWord } from './wayWord.ts'
import { facingOf } from '../map/facing.ts'
import { type HeroView, openOf } from '../read.ts'
import { say } from '../words.ts'

/** Where the hero is and what keeps it from acting. */
export const statusOf = (board: BoardProps, unit: UnitId, hero: HeroView): string[] => {
  const { text } = board
  const place = {
    map: say(text, 'onMap', { cell: cellName(hero.at) }),
    board: say(text, 'onBoard'),
    out: say(text, 'knockedOut'),
    bench: say(text, 'onBench'),
    gone: say(text, 'gone'),
  }[hero.place]
  return [
    place,
    ...(hero.locked ? [say(text, 'locked')] : hero.played ? [say(text, 'played')] : []),
    ...(isProtected(openOf(board.view), unit) ? [say(text, 'shielded')] : []),
  ]
}

/** A tick that points where the hero looks. */
export const Facing = ({ board, unit, hero }: { board: BoardProps; unit: UnitId; hero: HeroView }) => {
  const facing = facingOf(unit, hero)
  if (facing === undefined) return undefined
  const words = say(board.text, 'facing', { way: wayWord(board, wayOf(facing)) })
  return (
    <svg width={12} height={12} viewBox="-7 -7 14 14" className="facing-mark" role="img" aria-label={words}>
      <title>{words}</title>
      <path d="M0 -6L6 5L0 2L-6 5Z" transform={`rotate(${facing * 90})`} />
    </svg>
  )
}
