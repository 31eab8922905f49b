import { usePageTitle } from '../../app/Title.tsx'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'

/** The tab says when it is my turn. */
export const useTabTitle = () => {
  const words = useWords()
  const { panel, text } = useTable()
  usePageTitle(panel.all.length > 0 ? words.table.yourTurnTitle(text.title) : text.title)
}
