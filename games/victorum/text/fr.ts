import { words } from './fr/words.ts'
import { makeText } from './make.ts'

export const text = makeText(words)
