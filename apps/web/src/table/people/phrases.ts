import type { GameText } from '@tabletome/games/types'
import type { Words } from '../../text/index.ts'

/** A phrase as the game calls it, or as all games do. */
export const phraseIn = ({ table }: Words, { words }: Pick<GameText, 'words'>, phrase: string): string => {
  const said: Readonly<Record<string, string>> = { ...table.oldPhrases, ...table.phrases }
  return words(`phrase.${phrase}`) || (said[phrase] ?? '…')
}
