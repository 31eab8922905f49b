import { Leaf } from '@tabletome/boardkit'
import type { Played } from '@tabletome/match/protocol'
import type { GameInfo } from '@tabletome/games/types'
import { useGameText } from '../../app/games.ts'
import { useSettings } from '../../app/settings.ts'
import { useTables } from '../../app/tables.ts'
import { day } from '../../app/time.ts'
import { figuresOf, isCounted, sharesBy } from '../../record/figures.ts'
import { useWords } from '../../text/index.ts'
import { Costly } from './Costly.tsx'
import { Lately } from './Lately.tsx'
import { Shares } from './Shares.tsx'

const FEW = 5

const Big = ({ figure, what }: { figure: string; what: string }) => (
  <div className="record-figure">
    <b>{figure}</b>
    <span className="small soft">{what}</span>
  </div>
)

/** What was played of one game, counted. */
export const GameRecord = ({ info, matches }: { info: GameInfo; matches: readonly Played[] }) => {
  const { record: words } = useWords()
  const { language } = useSettings()
  const text = useGameText(info, language)
  const { mine, known } = useTables()
  const tables = known ? new Map(mine.map(each => [each.table.id, each])) : undefined
  const counted = matches.filter(isCounted)
  const { played, won, streak, answers, minutes } = figuresOf(counted)
  const since = matches.at(-1)
  const levels = info.settings.find(({ id }) => id === 'difficulty')?.values?.map(String) ?? []
  const heroes = sharesBy(counted, each => each.heroes)
  return (
    <div className="record-game stack">
      <Leaf title={text.title} aside={since ? words.since(day(since.at, language)) : undefined}>
        <div className="record-figures">
          <Big figure={String(played)} what={words.playedWon(won)} />
          <Big figure={String(streak)} what={words.streak} />
          <Big figure={String(answers)} what={words.answers} />
          <Big figure={words.minutes(minutes)} what={words.onAverage} />
        </div>
        {played < FEW ? <p className="small soft">{words.tooFew}</p> : undefined}
      </Leaf>
      {played >= FEW ? (
        <div className="record-two">
          <Shares
            title={words.byDifficulty}
            shares={sharesBy(counted, ({ difficulty }) => (difficulty ? [difficulty] : []), levels)}
            nameOf={key => text.words(`setting.difficulty.${key}`)}
          />
          <Lately matches={counted} tables={tables} />
          <Shares
            title={words.byMode}
            shares={info.modes.length > 1 ? sharesBy(counted, ({ mode }) => [mode]) : []}
            nameOf={key => text.words(`mode.${key}`)}
          />
          {heroes.length > 0 ? (
            <Leaf title={words.heroes}>
              <table className="scores">
                <thead>
                  <tr>
                    <th scope="col">
                      <span className="spoken">{words.hero}</span>
                    </th>
                    <th scope="col">{words.played}</th>
                    <th scope="col">{words.won}</th>
                  </tr>
                </thead>
                <tbody>
                  {heroes.map(({ key, played: of, won: by }) => (
                    <tr key={key}>
                      <th scope="row">{text.words(`hero.${key}`)}</th>
                      <td>{of}</td>
                      <td>{by}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Leaf>
          ) : undefined}
          <Costly info={info} text={text} matches={counted} tables={tables} />
        </div>
      ) : matches.length > 0 ? (
        <Lately matches={matches} tables={tables} />
      ) : undefined}
    </div>
  )
}
