import type { GameInfo } from '@tabletome/games/types'
import type { Example } from '@tabletome/match/example'
import { useExamples } from '../app/games.ts'

/** The examples that stand under a rule, and those elsewhere that show it too. */
export const useExamplesOf = (info: GameInfo, rule: string): { here: Example[]; elsewhere: Example[] } => {
  const { examples } = useExamples(info)
  return {
    here: examples.filter(({ rules: [first] }) => first === rule),
    elsewhere: examples.filter(({ rules: [, ...others] }) => others.includes(rule)),
  }
}
