import { sayer } from '@tabletome/boardkit'
import type { GameText } from '../../types.ts'
import type { board } from '../text/en/board.ts'

/**
 * The words the board takes from the game's text, each as `words('board.<key>')`, with the values that stand in it in braces
 * (`{mp}`). Beside these:
 * – names and full texts by `card(anchor)`: `unit p1.fighter`, `card F1` (a Unit Card), `tactic T01`, `enemy S1` (a Solo Enemy
 *   Card), `box 2x2` (its dungeon and crystal), `area crimson`, `space D6`;
 * – what is spoken by `describe`: `space D6` and `unit p1.fighter`; the board adds the cost in MP to a space within reach;
 * – `words('cause.<cause>')` for the parts of sums, `words('class.<class>')`, `words('action.<kind>')` for what a unit has done
 *   (move, melee, missile, spell, ballista), `words('cell.<cell>')` for what lies in a dungeon, `words('short.<card or trait>')`:
 *   one line for a panel saying what a unit's ability or spell does, `words('ability.<trait>')`: its name, `words('bot.<level>')`.
 */
export type BoardWord = keyof typeof board

/** The board's word for something, with its values filled in. */
export const say = sayer<typeof board>('board')

/** A part of a sum with its sign: “+1 Water”, “−1 Forest”. */
export const signed = (adds: number) => (adds < 0 ? `−${-adds}` : `+${adds}`)
export const causeWord = (text: GameText, cause: string) => text.words(`cause.${cause}`)
