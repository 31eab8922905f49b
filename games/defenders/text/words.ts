import type { Translated } from '../../text/words.ts'
import type { words } from './en/words.ts'

/** All the words of the game in one language: what English has, every other language must have. */
export type Words = Omit<typeof words, 'board'> & { readonly board: Translated<typeof words.board> }
