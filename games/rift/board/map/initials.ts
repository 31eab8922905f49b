import type { BoardProps } from '../../../types.ts'
import type { Colour } from '../../content/ids.ts'
import { COLOURS } from '../../content/sites.ts'
import type { Seat } from '../../rules/state/shape.ts'
import { openOf } from '../read.ts'
import { say } from '../words.ts'

const lettersOf = (name: string): readonly string[] => name.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? []

/** The shortest sign that tells a name from the others: its initial, with its next letter that differs. */
export const initialsOf = (name: string, others: readonly string[]): string => {
  const [first = '·', ...rest] = lettersOf(name)
  const rivals = others.map(lettersOf).filter(([initial = '']) => initial.toUpperCase() === first.toUpperCase())
  if (rivals.length === 0) return first.toUpperCase()
  const at = rest.findIndex((letter, i) => rivals.every(rival => rival[i + 1] !== letter))
  return `${first.toUpperCase()}${rest[at] ?? ''}`
}

/** The sign of a seat where several people play; alone the seat's own letter is enough. */
export const seatSign = ({ view, names }: Pick<BoardProps, 'view' | 'names'>, seat: Seat): string | undefined => {
  const { seats } = openOf(view)
  if (seats.length < 2) return undefined
  return initialsOf(
    names.of(seat),
    seats.filter(other => other !== seat).map(other => names.of(other)),
  )
}

/** What is written on the sites of a colour: whose they are, or alone the colour's own letter. */
export const colourSign = (board: Pick<BoardProps, 'view' | 'names' | 'text'>, colour: Colour): string => {
  const seat = openOf(board.view).seats[COLOURS.indexOf(colour)]
  const sign = seat && seatSign(board, seat)
  return sign ?? initialsOf(say(board.text, colour), [])
}
