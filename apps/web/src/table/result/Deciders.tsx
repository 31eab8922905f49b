import { Icon, Leaf } from '@tabletome/boardkit'
import { useMemo } from 'react'
import { useWords } from '../../text/index.ts'
import { decidersOf, linesOf } from '../chronicle/chronicle.ts'
import { useTable } from '../context.ts'

const MOST = 6

/** The weightiest lines of the chronicle: what is told where no chances are known. */
export const Deciders = () => {
  const words = useWords()
  const { state, text, names, module } = useTable()
  const { history } = state
  const lines = useMemo(() => decidersOf(linesOf(history, text, names), MOST), [history, text, names])
  if (lines.length === 0) return undefined
  return (
    <Leaf title={words.result.decided}>
      <div className="log">
        {lines.map(line => (
          <p key={line.key}>
            {line.icon && module.glyphs[line.icon] ? (
              <Icon body={module.glyphs[line.icon] ?? ''} size={16} />
            ) : undefined}
            <span className="grow">{line.text}</span>
            {line.figure ? <b className={line.tone ?? ''}>{line.figure}</b> : undefined}
          </p>
        ))}
      </div>
    </Leaf>
  )
}
