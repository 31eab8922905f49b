import type { Entry } from '@tabletome/match/example'
import type { Choosable } from '../table/decision/options.ts'

/** As many other answers are offered. */
const MOST = 3

/** Other answers to the question that the example answers next, those most like its own first; each sentence once. */
export const insteadOf = (all: readonly Choosable[], next: Entry | undefined): readonly Choosable[] => {
  const own = all.find(({ seat, id }) => seat === next?.seat && id === next.option)
  if (!next || (!own && !next.refused)) return []
  const alike = ({ seat, text }: Choosable): number =>
    own
      ? [seat === own.seat, text.subject === own.text.subject, text.group === own.text.group].filter(Boolean).length
      : 0
  const others = all.filter(item => item !== own && item.text.what !== own?.text.what)
  const said = new Set<string>()
  return others
    .toSorted((a, b) => alike(b) - alike(a))
    .filter(({ seat, text }) => {
      const sentence = `${seat} ${text.what}`
      const isNew = !said.has(sentence)
      said.add(sentence)
      return isNew
    })
    .slice(0, MOST)
}
