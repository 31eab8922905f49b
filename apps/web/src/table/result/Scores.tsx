import type { Result } from '@tabletome/games/types'
import { useWords } from '../../text/index.ts'

/** What everybody did, as the game counts it. */
export const Scores = ({ result }: { result: Result }) => {
  const words = useWords()
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label={words.result.everybody}>
      <table className="scores">
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{words.settings.name}</span>
            </th>
            {result.columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {result.rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, i) => (
                <td key={`${result.columns[i] ?? i}`}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
