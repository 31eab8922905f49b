import { Leaf } from '@tabletome/boardkit'
import type { Naming } from '@tabletome/games/lab/figures.ts'
import type { Summary } from '@tabletome/games/lab/summary.ts'
import type { Lab } from '../../lab/running.ts'
import type { ScreenWords } from './words.ts'

const SHOWN = 4

const outcomeName = ({ outcomes, wonBySeat }: ScreenWords, outcome = 'none'): string =>
  outcomes[outcome] ?? wonBySeat(Array.from(outcome.matchAll(/\d+/g), ([seat]) => seat).join(', '))

/** The games that ended last, newest first: something to look at while one waits. */
export const LastGames = ({
  lab,
  runs,
  words,
  names,
}: {
  lab: Lab
  runs: readonly Summary[]
  words: ScreenWords
  names: Naming
}) => {
  const last = lab.results
    .flatMap((games, run) =>
      games.slice(-SHOWN).map((game, i) => ({ game, run, n: games.length - games.slice(-SHOWN).length + i + 1 })),
    )
    .toSorted((one, two) => two.n - one.n || two.run - one.run)
    .slice(0, SHOWN)
  return (
    <Leaf title={words.lastGames} className="lab-figure-leaf">
      <div className="lab-table-box" role="region" aria-label={words.lastGames} tabIndex={0}>
        <table className="lab-table lab-last">
          <thead>
            <tr>
              <th>{words.game}</th>
              <th>{words.seed}</th>
              <th>{words.lengthHead}</th>
              <th>{words.resultHead}</th>
            </tr>
          </thead>
          <tbody>
            {last.map(({ game, run, n }) => {
              const summary = runs[run]
              return (
                <tr key={`${run} ${game.seed}`}>
                  <td>{summary ? words.game1(names.run(summary, run), n) : n}</td>
                  <td>{game.seed}</td>
                  <td>{game.answers}</td>
                  <td>{outcomeName(words, game.outcome)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Leaf>
  )
}
