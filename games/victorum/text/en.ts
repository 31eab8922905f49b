import { words } from './en/words.ts'
import { makeText } from './make.ts'

export const text = makeText(words)
