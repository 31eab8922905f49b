import { type Point, px, type Rect } from '@tabletome/boardkit'
import type { BoardProps } from '../../../types.ts'
import { mapIn } from '../../rules/map/map.query.ts'
import { trayNamed } from '../../rules/march/trays.query.ts'
import type { Fact } from '../../rules/state/shape.ts'
import { Chip } from '../panels/Chip.tsx'
import { factOf, openOf, type OpenView } from '../read.ts'
import { centreOf, endPoint, standingOf } from './scene.ts'

interface Told {
  readonly at: Point
  readonly words: string
  readonly tone: 'good' | 'bad'
}

/** A change of health or hearts, beside whom it happens to. */
const toldBy = (open: OpenView, fact: Fact): Told | undefined => {
  const hero = (unit: string) => standingOf(open).find(each => each.unit === unit)?.at
  switch (fact.type) {
    case 'hurt':
    case 'healed': {
      const at = hero(fact.hero)
      const change = fact.to - fact.from
      return at && { at, words: `${change < 0 ? '−' : '+'}${Math.abs(change)} ♥`, tone: change < 0 ? 'bad' : 'good' }
    }
    case 'escaped': {
      const exit = mapIn(open).exits.find(({ last }) => last === fact.from) ?? mapIn(open).exits[0]
      return exit && { at: endPoint(exit.at, exit.last), words: `−${fact.lost} ♥`, tone: 'bad' }
    }
    case 'destroyed':
      return fact.crystals > 0 ? { at: centreOf(fact.at), words: `+${fact.crystals} ◆`, tone: 'good' } : undefined
    default:
      return undefined
  }
}

/** While a fact is shown: what is lost or gained, and the tray it is about. */
export const FactOverlay = ({ board, world }: { board: BoardProps; world: Rect }) => {
  const fact = factOf(board.fact)
  if (!fact) return undefined
  const open = openOf(board.view)
  const told = toldBy(open, fact)
  const tray = 'tray' in fact && typeof fact.tray === 'string' ? trayNamed(open, fact.tray) : undefined
  const [x, y] = tray ? centreOf(tray.at) : [0, 0]
  return (
    <g className="fact" aria-hidden="true">
      {tray ? <rect x={px(x - 50)} y={px(y - 50)} width={100} height={100} rx={4} className="lit-frame" /> : undefined}
      {told ? (
        <Chip at={[told.at[0], told.at[1] - 30]} words={told.words} tone={told.tone} within={world} />
      ) : undefined}
    </g>
  )
}
