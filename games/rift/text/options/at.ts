import type { Names, OptionText } from '../../../types.ts'
import type { ShapeId, SiteId, TowerId, UnitId } from '../../content/ids.ts'
import { TOWERS } from '../../content/towers.ts'
import { cellName } from '../../rules/map/cells.query.ts'
import { fullHealthOf } from '../../rules/heroes/heroes.query.ts'
import { mapIn } from '../../rules/map/map.query.ts'
import { type Forecast, marchAhead } from '../../rules/march/march.query.ts'
import { bitsOf, squareName } from '../../rules/placing/shapes.query.ts'
import type { Cell, Mask, Seat, View } from '../../rules/state/shape.ts'
import type { Look } from '../../../text/typed.ts'
import { type AnyView, type OpenView, partyOf } from '../read.ts'
import { joined } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'

/** Everything an option's words may depend on. */
export interface At {
  readonly words: Words
  readonly view: View
  readonly open: OpenView
  readonly names: Names
  readonly look: Look
}
export type More = Omit<OptionText, 'what' | 'why'>

/** Leaves out what there is nothing to say about. */
export const optionText = (what: string, why: readonly (string | undefined)[] = [], more: More = {}): OptionText => {
  const line = joined(why)
  return line === '' ? { what, ...more } : { what, why: line, ...more }
}

export const who = ({ names }: At, seat: Seat) => partyOf(seat, names)
export const isAlone = ({ open }: At) => open.seats.length === 1

/** “a1 a2 b2”. */
export const squaresText = (mask: Mask) => bitsOf(mask).map(squareName).join(' ')

/** “1×2 tile and 1×1 tile”, “2 soldiers”; tiles that must stay together are said so. */
export const piecesText = ({ names, texts: { cards } }: Words, tower: TowerId) => {
  const said: string[] = []
  for (const { groups, soldiers } of TOWERS[tower].attacks) {
    const alone = new Map<ShapeId, number>()
    for (const group of groups) {
      const [first] = group
      if (group.length > 1) said.push(cards.together(group.map(names.piece)))
      else if (first !== undefined) alone.set(first, (alone.get(first) ?? 0) + 1)
    }
    for (const [shape, n] of alone) said.push(names.pieces(shape, n))
    if (soldiers > 0) said.push(names.soldiers(soldiers))
  }
  return names.list(said)
}

/** What kind of space it is: a site, the path, open ground. */
export const placeWhy = ({ words: { why }, open }: At, cell: Cell) => {
  const map = mapIn(open)
  const site = map.siteAt(cell)
  if (site !== undefined) return why.onSite(site)
  return map.kindOf(cell) === 'path' ? why.path(map.movesLeft(cell)) : why.ground
}

/** What the march would bring then. */
const marchAfter = ({ view, look: { option, foresight } }: At): Forecast | undefined => {
  const after = foresight?.after(view as AnyView, option)
  return after && marchAhead(after, foresight)
}

/** What this round would do to a hero that the option puts there; `engaged`: on a tray. */
export const fateWhy = (at: At, id: UnitId, cell: Cell, engaged: boolean): string | undefined => {
  const { why } = at.words
  const told = marchAfter(at)
  if (told === undefined) return undefined
  const fate = told.heroes.find(({ hero }) => hero === id)
  if (fate === undefined) return engaged ? why.damage(0) : undefined
  const { damage, out, displacedTo, home } = fate
  return joined([
    damage > 0 || engaged ? why.damage(damage) : undefined,
    out ? why.knockedOut : undefined,
    !out && home ? why.pushedHome : undefined,
    !out && !home && displacedTo !== undefined && displacedTo !== cell
      ? why.pushedTo(cellName(displacedTo))
      : undefined,
  ])
}

/** How a hero is: “health 3 of 5, on its board”. */
export const heroWhy = ({ words: { why }, open }: At, id: UnitId): string | undefined => {
  const hero = open.heroes[id]
  if (hero === undefined) return undefined
  return joined([
    hero.place === 'out' ? why.knockedOutNow : why.healthNow(hero.health, fullHealthOf(id)),
    hero.place === 'board' ? why.onBoard : undefined,
  ])
}

/** What already stands on the site. */
export const below = ({ open }: At, site: SiteId): TowerId | undefined => open.sites[site]?.[0]?.tower
