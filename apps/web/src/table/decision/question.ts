import { useSettings } from '../../app/settings.ts'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import { askOf, waitingWords } from './ask.ts'

interface Question {
  readonly title: string
  /** What else is said about it. */
  readonly status?: string
  readonly rule?: string
}

/** What is asked now, or what is waited for: the one sentence over the options. */
export const useQuestion = (): Question => {
  const words = useWords()
  const { language } = useSettings()
  const at = useTable()
  const { playing, position, panel, text, names, view } = at
  if (playing.busy) {
    const told = playing.told && text.log(playing.told, names)?.text
    return { title: words.table.happening, ...(told === undefined ? {} : { status: told }) }
  }
  if (position.over) return { title: words.table.over }
  const ask = askOf(at, words)
  if (!ask) return { title: words.table.nothing }
  const { title, status, rule } = ask
  if (panel.all.length > 0) return { title, ...(status === title ? {} : { status }), ...(rule ? { rule } : {}) }
  return view.waiting.length > 0 ? { title: waitingWords(at, words, language), status } : { title, status }
}
