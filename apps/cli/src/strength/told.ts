import { BOT_LEVELS } from '@tabletome/bots'
import { type Cell, type Counted, keyOf, type Strength } from '@tabletome/games/lab/strength/cells.ts'
import { rateOf } from '@tabletome/games/lab/intervals.ts'

export const FROM = '<!-- strength: made by `tabletome strength` -->'
export const TO = '<!-- end of strength -->'

/** `43 % (38–48) of 400`. */
export const inWords = ([won, of]: Counted): string => {
  const { share, low, high } = rateOf(won, of)
  return `${percent(share)} % (${percent(low)}–${percent(high)}) of ${of}`
}
const percent = (share: number): string => (100 * share).toFixed(0)

/** One table for each game, a row for each kind of table, a column for each level. Tables nobody has measured are left out. */
export function chapterOf(games: readonly { title: string; cells: readonly Cell[] }[], strength: Strength): string {
  const tables = games.map(game => tableOf(game, strength)).filter(table => table !== '')
  return tables.map(table => `${table}\n`).join('\n')
}

function tableOf({ title, cells }: { title: string; cells: readonly Cell[] }, strength: Strength): string {
  const levels = BOT_LEVELS.filter(level => cells.some(cell => cell.level === level))
  const rows = new Map<string, Map<string, string>>()
  for (const cell of cells) {
    const counted = strength[keyOf(cell)]
    if (counted === undefined) continue
    const name = nameOf(cell)
    const row = rows.get(name) ?? new Map<string, string>()
    rows.set(name, row.set(cell.level, inWords(counted)))
  }
  if (rows.size === 0) return ''
  const versions = [...new Set(cells.flatMap(cell => strength[keyOf(cell)]?.[2] ?? []))]
  return [
    `### ${title}`,
    '',
    `Rules version ${versions.join(', ')}.`,
    '',
    `| Table | ${levels.join(' | ')} |`,
    `|---|${levels.map(() => '---|').join('')}`,
    ...[...rows].map(([name, row]) => `| ${name} | ${levels.map(level => row.get(level) ?? '').join(' | ')} |`),
  ].join('\n')
}

const nameOf = ({ mode, players, set, against }: Cell): string =>
  [
    against === undefined ? mode : `${mode}, against the level before`,
    `${players} ${players === 1 ? 'player' : 'players'}`,
    ...Object.entries(set).map(([id, value]) => `${id} ${value}`),
  ].join(', ')

/** The page with that chapter; refuses a page that has no place for it. */
export function withChapter(page: string, chapter: string): string {
  const [start, end] = [page.indexOf(FROM), page.indexOf(TO)]
  if (start < 0 || end < start) throw new Error('docs/bots.md has no place for the strength table')
  return `${page.slice(0, start)}${FROM}\n${chapter}${page.slice(end)}`
}
