import type { Fitted } from '@tabletome/bots'
import { baseBrier, brier, JUDGED, type Said, tenthsOf } from './heldOut.ts'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** The calibration of one game as a chapter of docs/bots.md. */
export function told(game: string, fitted: Fitted, said: readonly Said[]): string {
  const phases = [...new Set(said.map(({ phase }) => phase))]
  const lines = [
    `${fitted.matches} matches of ${fitted.bots}, seed \`${fitted.seed}\`, rules version ${fitted.rules}. Held out: Brier ${brier(said).toFixed(3)}; always saying the share of wins: ${baseBrier(said).toFixed(3)}.`,
    '',
    '| Says | Positions | Matches | Said | Won | Error |',
    '|---|---|---|---|---|---|',
  ]
  for (const { from, positions, matches, said: says, won } of tenthsOf(said))
    if (positions > 0)
      lines.push(
        `| ${(100 * from).toFixed(0)}–${(100 * from + 10).toFixed(0)} % | ${positions} | ${matches} | ${percent(says)} | ${percent(won)} | ${positions < JUDGED ? 'too few' : percent(Math.abs(says - won))} |`,
      )
  lines.push('', '| Part of the match | Positions | Brier | Share of wins alone | |', '|---|---|---|---|---|')
  for (const phase of phases) {
    const rows = said.filter(each => each.phase === phase)
    const share = rows.reduce((sum, { won }) => sum + won, 0) / rows.length
    const alone = share * (1 - share)
    const isVague = fitted.phases[phase]?.vague === true
    lines.push(
      `| ${phase} | ${rows.length} | ${brier(rows).toFixed(3)} | ${alone.toFixed(3)} | ${isVague ? 'tells nothing yet: its reach says so' : ''} |`,
    )
  }
  return between(game, lines.join('\n'))
}

export const marks = (game: string) => ({
  from: `<!-- chance ${game}: made by \`tabletome chance ${game}\` -->`,
  to: `<!-- end of chance ${game} -->`,
})
const between = (game: string, text: string): string => `${marks(game).from}\n${text}\n${marks(game).to}`

/** The page with the chapter of this game replaced; refuses a page that has no place for it. */
export function replaced(page: string, game: string, chapter: string): string {
  const { from, to } = marks(game)
  const [start, end] = [page.indexOf(from), page.indexOf(to)]
  if (start < 0 || end < start) throw new Error(`docs/bots.md has no place for the chance of ${game}`)
  return page.slice(0, start) + chapter + page.slice(end + to.length)
}
