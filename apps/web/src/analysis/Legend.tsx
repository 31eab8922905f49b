import { useWords } from '../text/index.ts'
import { Sign } from './Sign.tsx'

/** What the signs mean. */
export const Legend = () => {
  const { story: words } = useWords()
  return (
    <span className="sign-legend">
      {(['good', 'doubtful', 'costly', 'chance'] as const).map(mark => (
        <span key={mark}>
          <Sign mark={mark} size={20} />
          {words.marks[mark]}
        </span>
      ))}
    </span>
  )
}
