import { foresightOf } from '@tabletome/engine'
import { inBothOf } from '../../../testing/sane.ts'
import type { GameText } from '../../../types.ts'
import { game } from '../../index.ts'
import { usually } from '../../rules/march/usually.query.ts'
import { text as en } from '../en.ts'
import { text as fr } from '../fr.ts'

export const LANGUAGES = { en, fr } as const
export const inBoth = inBothOf(LANGUAGES)

/** What the shell lets the words ask about what comes. */
export const FORESIGHT = foresightOf(game, usually) as unknown as NonNullable<Parameters<GameText['changes']>[2]>
