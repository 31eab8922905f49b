import type { Language } from '@tabletome/games/types'
import { createContext, use } from 'react'
import { en, type Words } from './en.ts'

export type { Words }

/** English is always at hand; French is fetched when it is wanted. */
export const loadWords = async (language: Language): Promise<Words> =>
  language === 'fr' ? (await import('./fr.ts')).fr : en

export const WordsContext = createContext<Words>(en)
export const useWords = (): Words => use(WordsContext)
