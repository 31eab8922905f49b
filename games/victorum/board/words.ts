import { sayer } from '@tabletome/boardkit'
import { percentOf } from '../../text/percent.ts'
import type { GameText } from '../../types.ts'
import type { board } from '../text/en/board.ts'

/**
 * The words the board takes from the game's text, each as `words('board.<key>')`, with the values that stand in it in braces
 * (`{count}`). Beside these: names and full texts by `card(anchor)`: `unit archer.1`, `unit hero`, `place LAM-4`, `card S01`,
 * `skill taunt`, `tactic stun`, `bane ambush`, `prowess x`, `scion hydra`, `primus nox`, `arena LAM`; what is spoken by
 * `describe`: `hex D4`, `unit u`.
 */
export type BoardWord = keyof typeof board

/** The board's word for something, with its values filled in. */
export const say = sayer<typeof board>('board')
/** With one decimal, as the language writes it. */
export const decimal = (text: GameText, value: number): string =>
  value.toFixed(1).replace('.', say(text, 'decimalMark'))
/** A chance as the language writes it. */
export const percent = (text: GameText, chance: number): string =>
  say(text, 'percent', { share: String(percentOf(chance, 1)).replace('.', say(text, 'decimalMark')) })
