import type { BoardProps } from '../../../types.ts'
import type { Way } from '../../rules/map/cells.query.ts'
import { say } from '../words.ts'

const WAYS = { n: 'wayN', e: 'wayE', s: 'wayS', w: 'wayW' } as const
export const wayWord = (board: Pick<BoardProps, 'text'>, way: Way) => say(board.text, WAYS[way])
