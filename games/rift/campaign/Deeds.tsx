import type { ReactNode } from 'react'
import type { GameText } from '../../types.ts'
import type { Deed } from './outcome.ts'
import { Stars } from './Stars.tsx'
import { difficultyName, heroNames, say, sayCount, starsText } from './words.ts'

interface RowProps {
  readonly head: ReactNode
  readonly figure: ReactNode
  readonly facts: readonly string[]
}

const Row = ({ head, figure, facts }: RowProps) => (
  <li>
    <p className="row between">
      <b>{head}</b>
      {figure}
    </p>
    <p className="small soft">{facts.filter(fact => fact !== '').join(' · ')}</p>
  </li>
)

interface DeedsProps {
  readonly text: GameText
  readonly deeds: readonly Deed[]
  readonly dayOf: (at: number) => string
}

/** The best win at each difficulty: stars, players, hearts left, rounds, heroes, date (RIFT-CAMPAIGN-01). */
export const Wins = ({ text, deeds, dayOf }: DeedsProps) => (
  <ul className="plain campaign-deeds">
    {deeds.map(deed => (
      <Row
        key={deed.difficulty}
        head={difficultyName(text, deed)}
        figure={<Stars stars={deed.stars} label={starsText(text, deed.stars)} />}
        facts={[
          sayCount(text, 'players', deed.players),
          say(text, 'hearts', { hearts: deed.hearts, of: deed.heartsOf }),
          sayCount(text, 'rounds', deed.rounds),
          heroNames(text, deed),
          dayOf(deed.at),
        ]}
      />
    ))}
  </ul>
)

/** Scores of the endless mode: of several maps, or of one map by difficulty and number of players. */
export const Scores = ({ text, deeds, dayOf, byMap }: DeedsProps & { readonly byMap: boolean }) => (
  <ul className="plain campaign-deeds">
    {deeds.map(deed => (
      <Row
        key={`${deed.scenario} ${deed.difficulty} ${deed.players}`}
        head={byMap ? text.words(`scenario.${deed.scenario}`) : difficultyName(text, deed)}
        figure={<b className="num">{sayCount(text, 'points', deed.score)}</b>}
        facts={[
          ...(byMap ? [difficultyName(text, deed)] : []),
          sayCount(text, 'players', deed.players),
          say(text, 'wave', { wave: deed.wave }),
          sayCount(text, 'rounds', deed.rounds),
          heroNames(text, deed),
          dayOf(deed.at),
        ]}
      />
    ))}
  </ul>
)
