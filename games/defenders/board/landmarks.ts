import type { BoardProps, Landmarks } from '../../types.ts'
import type { Colour, RegionId } from '../rules/state/shape.ts'
import { viewOf } from './read.ts'

/** Own Defenders, of whoever acts where several share the screen; the Foe and the Regions under threat; the Capital. */
export const landmarks = ({ view, names }: Pick<BoardProps, 'view' | 'names'>): Landmarks => {
  const { open } = viewOf(view)
  const colours = (Object.keys(open.defenders) as Colour[]).filter(colour => open.defenders[colour])
  const mine = colours.filter(colour => names.isMe(open.defenders[colour]?.seat ?? ''))
  const acting = open.turn?.card === 'own' ? [open.turn.defender] : []
  const first = (list: readonly Colour[]) =>
    list.toSorted((a, b) => Number(acting.includes(b)) - Number(acting.includes(a)))
  const regions = (Object.keys(open.regions) as RegionId[])
    .filter(region => open.regions[region].threat > 0)
    .toSorted((a, b) => open.regions[b].threat - open.regions[a].threat)
  return {
    own: first(mine.length > 0 ? mine : colours).map(colour => ({ anchor: `defender ${colour}` })),
    foes: [...(open.foe ? [{ anchor: 'foe' }] : []), ...regions.map(region => ({ anchor: `place ${region}` }))],
    goals: [{ anchor: 'place capital' }],
  }
}
