import type { Language } from '@tabletome/games/types'
import { createContext, use } from 'react'
import type { Words } from './en.ts'

export type { Words }

/** Only the language that is read is fetched. */
export const loadWords = async (language: Language): Promise<Words> =>
  language === 'fr' ? (await import('./fr.ts')).fr : (await import('./en.ts')).en

export const WordsContext = createContext<Words | undefined>(undefined)

export const useWords = (): Words => {
  const words = use(WordsContext)
  if (!words) throw new Error('The words of the page are missing')
  return words
}
