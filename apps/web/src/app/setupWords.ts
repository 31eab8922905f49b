import type { Setup } from '@tabletome/engine'
import type { GameInfo, GameText } from '@tabletome/games/types'

/** What tells one table of a game from another: its mode, and what was chosen for it; not how many heroes are dealt. */
const TELLING = ['scenario', 'hero', 'difficulty', 'realm']

/** “Scenario 3 · Veteran”, as a list. */
export const setupWords = (info: GameInfo, text: GameText, { mode, options }: Setup): string[] => {
  const wordOf = (key: string) => {
    const said = text.words(key)
    return said === key || said === '' ? undefined : said
  }
  const settings = info.settings.filter(
    ({ id, modes, unless }) =>
      TELLING.includes(id) &&
      (modes === undefined || modes.includes(mode)) &&
      (unless === undefined || options[unless] !== true),
  )
  const first = info.settings.find(
    ({ id, kind }) => kind === 'switch' && options[id] === true && info.settings.some(each => each.unless === id),
  )
  const said = [
    info.modes.length > 1 ? wordOf(`mode.${mode}`) : undefined,
    first && wordOf(`setting.${first.id}`),
    ...settings.map(({ id, standard }) => wordOf(`setting.${id}.${String(options[id] ?? standard)}`)),
  ]
  return said.filter(each => each !== undefined)
}
