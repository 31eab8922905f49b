import type { Naming } from '@tabletome/games/lab/figures.ts'
import type { LabWords } from '@tabletome/games/lab/words.ts'
import type { GameText } from '@tabletome/games/types'
import type { Experiment } from '../../lab/experiment.ts'
import type { Words } from '../../text/index.ts'
import type { ScreenWords } from './words.ts'

type Value = string | number | boolean

/** The first of these keys that the game has a word for. */
const first = (text: GameText, keys: readonly string[]): string | undefined =>
  keys.map(key => ({ key, said: text.words(key) })).find(({ key, said }) => said !== key && said !== '')?.said

export const settingName = (text: GameText, id: string): string => first(text, [`setting.${id}`]) ?? id
export const valueName = (text: GameText, words: ScreenWords, id: string, value: Value): string =>
  first(text, [`setting.${id}.${String(value)}`, `${id}.${String(value)}`]) ??
  (typeof value === 'boolean' ? words[value ? 'yes' : 'no'] : String(value))
export const levelName = (text: GameText, all: Words, level: string): string =>
  first(text, [`bot.${level}`]) ?? all.newTable.levels[level] ?? level

/** The runs are called by what differs. */
export const namingOf = (
  text: GameText,
  all: Words,
  words: ScreenWords,
  lab: LabWords,
  { bots, options, against }: Experiment,
): Naming => ({
  run: (_summary, at) => {
    if (!against) return lab.run(at + 1)
    if ('bots' in against) return levelName(text, all, (at === 0 ? bots[0] : against.bots[at - 1]) ?? '')
    const value = at === 0 ? options[against.setting] : against.values[at - 1]
    return valueName(text, words, against.setting, value ?? '')
  },
  group: group => first(text, [`setting.${group}`]) ?? words.groups[group] ?? group,
  value: (group, value) => (value === 'hidden' ? words.hidden : valueName(text, words, group, value)),
  level: level => levelName(text, all, level),
})
