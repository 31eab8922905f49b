import { sayer } from '@tabletome/boardkit'
import type { board } from '../text/en/board.ts'

/**
 * The words the board takes from the game's text, each as `words('board.<key>')`, with the values that stand in it in
 * braces (`{round}`). Names and full texts of cards, places and pieces come from `card(anchor)`, spoken positions from
 * `describe`. Beside these the board asks for `words('short.<id>')` of every ability (`rest` is the Capital's), Dire
 * effect and Foe: one line for a panel; that of a Region begins with its name and fits two lines of a leaf.
 */
export type BoardWord = keyof typeof board

/** The board's word for something, with its values filled in. */
export const say = sayer<typeof board>('board')
