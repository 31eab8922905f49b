import { useDescribed } from '@tabletome/boardkit'
import { useMemo } from 'react'
import type { BoardProps, GameText } from '../../../types.ts'
import { spaceName } from '../../rules/realm/spaces.query.ts'
import { cardOf, unitAt } from '../../rules/units/units.query.ts'
import type { Space } from '../../rules/state/shape.ts'
import type { ReachCell } from './Overlay.tsx'
import { openOf, type UnitView } from '../read.ts'
import type { Scene } from './scene.ts'
import { say } from '../words.ts'

/** The numbers of whoever stands there; who it is the place says itself. */
const unitWords = (text: GameText, unit: UnitView): string[] => {
  const { health, supply } = cardOf(unit)
  const words = [say(text, 'healthOf', { health: unit.health, max: health })]
  if (supply > 0)
    words.push(say(text, unit.class === 'wizard' ? 'manaOf' : 'ammoOf', { supply: unit.supply, max: supply }))
  if (unit.weakened) words.push(say(text, 'weakened'))
  return words
}

/** What is spoken for every space: the place, who stands there, what it costs to go there. */
export const useLabels = (
  { text, view, names }: Pick<BoardProps, 'text' | 'view' | 'names'>,
  scene: Scene,
  cells: readonly ReachCell[],
): ReadonlyMap<Space, string> => {
  const described = useDescribed({ text, view, names })
  return useMemo(() => {
    const open = openOf(view)
    const costs = new Map(cells.map(({ space, cost }) => [space, cost]))
    return new Map(
      scene.spots.map(({ space }) => {
        const id = unitAt(open, space)
        const unit = id && open.units[id]
        const parts = [described.get(`space ${spaceName(space)}`) ?? spaceName(space)]
        if (unit) parts.push(...unitWords(text, unit))
        const cost = costs.get(space)
        if (cost !== undefined) parts.push(say(text, 'cost', { mp: cost }))
        return [space, parts.map(part => part.replace(/\.$/, '')).join(', ')]
      }),
    )
  }, [scene, view, described, cells, text])
}
