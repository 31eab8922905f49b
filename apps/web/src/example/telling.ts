import type { GameText, LogLine, Names } from '@tabletome/games/types'
import type { ToldStep } from '@tabletome/match/example'
import type { Words } from '../text/index.ts'

/** For asking whether anything is said at all. */
export const NOBODY: Names = { of: seat => seat, isMe: () => false }

export interface StepWords {
  readonly what: string
  readonly lines: readonly LogLine[]
  readonly refusal?: { readonly text: string; readonly rule: string }
}

/** What is tried, in the words of the option or of the list of what is barred. */
const triedWords = ({ choice, option, view, seat }: NonNullable<ToldStep['answer']>, text: GameText, names: Names) => {
  const barred = text.barred(choice, view, seat, names).find(({ anchor }) => anchor === option)
  if (barred) return barred.what
  try {
    return text.option(choice, option, view, names).what
  } catch {
    return undefined
  }
}

/** A step as it is read: who does what, then what comes of it, as the chronicle tells it. */
export const wordsOfStep = (
  { answer, facts, reason }: ToldStep,
  text: GameText,
  names: Names,
  several: boolean,
  words: Words['example'],
): StepWords => {
  const lines = facts.flatMap(fact => text.log(fact, names) ?? [])
  if (!answer) return { what: words.byItself, lines }
  const tried = triedWords(answer, text, names) ?? words.refused
  const what = several ? `${names.of(answer.seat)} · ${tried}` : tried
  return reason ? { what, lines, refusal: { text: text.reason(reason), rule: reason.rule } } : { what, lines }
}
