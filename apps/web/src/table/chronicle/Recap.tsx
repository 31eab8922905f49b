import { Button, Leaf } from '@tabletome/boardkit'
import { useWords } from '../../text/index.ts'
import type { Line } from './chronicle.ts'
import { useTable } from '../context.ts'
import { LogLineView } from './LogLineView.tsx'

const MOST = 14

/** What the others did while the reader was away. */
export const Recap = ({ lines, onClose }: { lines: readonly Line[]; onClose: () => void }) => {
  const words = useWords()
  const { module, light } = useTable()
  return (
    <Leaf className="recap" title={words.table.recap}>
      <div className="log scroller" tabIndex={0} role="group" aria-label={words.table.recap}>
        {lines.slice(-MOST).map(line => (
          <LogLineView key={line.key} line={line} glyphs={module.glyphs} light={light} />
        ))}
      </div>
      <Button kind="go" onClick={onClose}>
        {words.table.recapGo}
      </Button>
    </Leaf>
  )
}
