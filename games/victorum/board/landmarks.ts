import type { BoardProps, Landmark, Landmarks } from '../../types.ts'
import { PLACE_IDS } from '../content/places.ts'
import { isOpenCapital, movesTo, placeNamed } from '../rules/campaign/world.query.ts'
import { hexName } from '../rules/ground/hexes.query.ts'
import type { Hex } from '../rules/state/shape.ts'
import { type CombatView, combatOf, openOf, type OpenView } from './read.ts'

const ofSide = ({ units }: CombatView, side: 'player' | 'rival'): Landmark[] =>
  units.filter(unit => unit.side === side && unit.at >= 0).map(({ id, at }) => ({ anchor: `unit ${id}`, place: at }))

const inArena = (combat: CombatView): Landmarks => {
  const loose = [combat.flag, combat.trident, combat.laurel, combat.chariot, ...combat.embers]
  const hexes = loose.filter((hex): hex is Hex => hex !== undefined && hex >= 0)
  return {
    own: ofSide(combat, 'player'),
    foes: ofSide(combat, 'rival'),
    goals: hexes.map(hex => ({ anchor: `hex ${hexName(hex)}`, place: hex })),
  }
}

/** The encampment; the other capitals, which rivals hold; the open ones, the nearest first. */
const inWorld = (open: OpenView): Landmarks => {
  const capitals = PLACE_IDS.filter(id => placeNamed(id).kind === 'capital')
  const distance = (id: (typeof PLACE_IDS)[number]) => movesTo(open, open.place, id) ?? Number.POSITIVE_INFINITY
  const marks = (ids: readonly string[]) => ids.map(id => ({ anchor: `place ${id}` }))
  return {
    own: marks([open.place]),
    foes: marks(capitals.filter(id => !isOpenCapital(open, id))),
    goals: marks(capitals.filter(id => isOpenCapital(open, id)).toSorted((a, b) => distance(a) - distance(b))),
  }
}

/** In combat units and what lies in the arena; else the encampment and the capitals. */
export const landmarks = ({ view }: Pick<BoardProps, 'view'>): Landmarks => {
  const combat = combatOf(view)
  return combat ? inArena(combat) : inWorld(openOf(view))
}
