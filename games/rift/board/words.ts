import { sayer } from '@tabletome/boardkit'
import type { board } from '../text/en/board.ts'

/**
 * The words the board takes from the game's text, each as `words('board.<key>')`, with the values that stand in it in braces
 * (`{count}`). Beside these:
 * – names and full texts by `card(anchor)`: `tower archer`, `hero malik`, `ability multishot`, `spell thunderbolt`, `tray H07`,
 *   `enemy o`, `site c`, `stack 1`, `exit X`, `block 1`, `boss B1`, `storm PS01`;
 * – what is spoken by `describe`: `cell C4`, `site c`, `tray H07`, `hero malik`, `stack 1`, `exit X`.
 */
export type BoardWord = keyof typeof board

/** The board's word for something, with its values filled in. */
export const say = sayer<typeof board>('board')
