import type { AtTable } from '../context.ts'
import type { Words } from '../../text/index.ts'
import { listed } from '../../app/time.ts'

type Asking = Pick<AtTable, 'position' | 'panel' | 'text' | 'names' | 'view'>

/** No question has this name: of it a game can say no more than for whom it waits. */
const UNKNOWN = ''

/**
 * Around one screen nobody is “you”, so a game may say no more than that it waits for somebody; whoever is to answer here is told
 * the question itself, by name.
 */
const toldHere = ({ panel, text, names, view }: Asking, choice: string, words: Words) => {
  const said = text.ask(choice, panel.all[0]?.view ?? view, view.waiting, names)
  const here = [...new Set(panel.all.map(({ seat }) => seat))]
  const [only, ...others] = here
  if (only === undefined || here.some(names.isMe)) return said
  if (said.status !== text.ask(UNKNOWN, view, view.waiting, names).status) return said
  const mine = text.ask(choice, panel.all[0]?.view ?? view, here, { ...names, isMe: seat => here.includes(seat) })
  return { ...mine, status: others.length > 0 ? mine.status : words.table.askedOf(names.of(only), mine.status) }
}

/** The question on the table and who is asked, in the game's words; for whoever looks. */
export const askOf = (at: Asking, words: Words) => {
  const { position, panel, view } = at
  const choice = panel.all[0]?.choice ?? position.decisions[0]?.choice ?? view.agenda.at(-1)?.do
  if (choice === undefined || view.waiting.length === 0) return undefined
  return toldHere(at, choice, words)
}

export const waitingWords = (at: Pick<AtTable, 'view' | 'names'>, words: Words, language: string) =>
  words.table.waitFor(
    listed(
      at.view.waiting.map(seat => at.names.of(seat)),
      language,
    ),
  )
