import { useSize } from '../../app/layout.ts'
import { Ask } from '../decision/Ask.tsx'
import type { Actions } from '../decision/useActions.ts'
import type { RecapState } from '../chronicle/useRecap.ts'
import { useWords } from '../../text/index.ts'
import { useTable } from '../context.ts'
import { BoardBox, useFrame } from '../slots/BoardBox.tsx'
import { TipSpot } from '../../learn/TipSpot.tsx'
import { Crest } from '../slots/Crest.tsx'
import { Drawer } from '../slots/Drawer.tsx'
import { Rail } from '../slots/Rail.tsx'
import { Ticker } from '../slots/Ticker.tsx'
import { useKeptHeight } from '../slots/useKeptHeight.ts'
import { Wing } from '../slots/Wing.tsx'
import { Phone } from './lateTable.ts'
import type { ShellUi } from './Shell.tsx'
import type { Teaching } from './teaching.ts'

export interface LayoutProps {
  actions: Actions
  ui: ShellUi
  recap: RecapState | undefined
  teaching: Teaching | undefined
}

/** The slots of a desk in the order in which they are read; the style sheet says where each one lies. */
const Desk = ({ actions, ui, recap, teaching }: LayoutProps) => {
  const words = useWords()
  const { module, board, position } = useTable()
  const { style, fill } = useFrame()
  const { Scales, Dock } = module
  const scales = useKeptHeight()
  return (
    <div className="desk ask-slot" data-seq={position.seq} style={style}>
      <Crest ui={ui} heading={teaching?.heading} />
      <Ask actions={actions} coach={teaching ? teaching.coach : <TipSpot />} />
      <section ref={scales} className="wing scales-wing" aria-label={words.table.scales}>
        <Scales {...board} />
      </section>
      <BoardBox ui={ui} recap={recap} fill={fill} />
      <section className="dock" aria-label={words.table.piles}>
        <Dock {...board} />
      </section>
      <Wing steps={teaching?.steps} />
      <Ticker ui={ui} />
      <Rail module={module} board={board} inWords={{ on: ui.inWords, toggle: ui.toggleWords }} />
      <Drawer ui={ui} />
    </div>
  )
}

/** One table for all games: the same slots on a desk and on a phone. */
export const Layout = (props: LayoutProps) => (useSize() === 'phone' ? <Phone {...props} /> : <Desk {...props} />)
