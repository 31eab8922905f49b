import { words } from './en/words.ts'
import { createText } from './make.ts'

export const text = createText(words)
