import { words } from './fr/words.ts'
import { createText } from './make.ts'

export const text = createText(words)
