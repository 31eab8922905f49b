import type { Result } from '@tabletome/games/types'
import { useWords } from '../../text/index.ts'

const POINTS = Array.from({ length: 10 }, (_, i) => {
  const [angle, r] = [(i * Math.PI) / 5, i % 2 ? 5.3 : 12]
  return `${(Math.sin(angle) * r).toFixed(1)} ${(-Math.cos(angle) * r).toFixed(1)}`
}).join('L')

/** Stars and the like: got in gold, missed as an outline, each with its reason. */
export const Marks = ({ marks }: { marks: NonNullable<Result['marks']> }) => {
  const words = useWords()
  return (
    <ul className="plain result-marks">
      {marks.map(({ got, what, why }) => (
        <li key={what} className={got ? 'is-got' : 'is-missed'}>
          <svg
            width="28"
            height="28"
            viewBox="-14 -14 28 28"
            role="img"
            aria-label={got ? words.result.got : words.result.missed}
          >
            <path d={`M${POINTS}Z`} />
          </svg>
          <span>
            <b>{what}</b>
            <span className="small soft">{why}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
