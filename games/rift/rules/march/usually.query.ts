import type { Decision, Usually } from '@tabletome/engine'
import type { Cell, Rift } from '../state/shape.ts'
import { usualCell } from '../heroes/displacing.query.ts'

/**
 * The march, up to phase 5: everybody is ready, whoever has come to a tray stands on its first free place, and pushed heroes go
 * where those of absent players go.
 */
export const usually: Usually<Rift> = {
  from: 'act',
  usual: ({ choice, options }, open) => {
    if (choice === 'act') return options.find(({ id }) => id === 'ready')?.id
    if (choice === 'hero.base') return options[0]?.id
    if (choice !== 'displace') return undefined
    const cells = options.map(cellIn)
    return options[cells.indexOf(usualCell(open, cells))]?.id
  },
  isEnd: fact => fact.type === 'phaseBegan' && fact.phase === 5,
}

const cellIn = ({ answer }: Decision<Rift['seat']>['options'][number]): Cell => (answer as { cell: Cell }).cell
