import type { AtTable } from './context.ts'
import type { Words } from '../text/index.ts'
import { listed } from '../app/time.ts'

/** The question on the table and who is asked, in the game's words; for whoever looks. */
export const askOf = ({
  position,
  panel,
  text,
  names,
  view,
}: Pick<AtTable, 'position' | 'panel' | 'text' | 'names' | 'view'>) => {
  const [first] = panel.all
  const choice = first?.choice ?? position.decisions[0]?.choice ?? view.agenda.at(-1)?.do
  if (choice === undefined || view.waiting.length === 0) return undefined
  return text.ask(choice, first?.view ?? view, view.waiting, names)
}

export const waitingWords = (at: Pick<AtTable, 'view' | 'names'>, words: Words, language: string) =>
  words.table.waitFor(
    listed(
      at.view.waiting.map(seat => at.names.of(seat)),
      language,
    ),
  )
