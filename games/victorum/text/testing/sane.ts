import { inBothOf } from '../../../testing/sane.ts'
import { text as en } from '../en.ts'
import { text as fr } from '../fr.ts'

export const LANGUAGES = { en, fr } as const
export const inBoth = inBothOf(LANGUAGES)
