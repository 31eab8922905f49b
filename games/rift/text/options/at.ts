import type { Names, OptionText } from '../../../types.ts'
import type { ShapeId, SiteId, TowerId, UnitId } from '../../content/ids.ts'
import { TOWERS } from '../../content/towers.ts'
import { cellName } from '../../knowledge/cells.ts'
import { forecast } from '../../knowledge/forecast.ts'
import { fullHealthOf } from '../../knowledge/heroes.ts'
import { mapIn } from '../../knowledge/map.ts'
import { bitsOf, squareName } from '../../knowledge/shapes.ts'
import type { Cell, Mask, Seat, View } from '../../rules/state/shape.ts'
import { type OpenView, partyOf } from '../read.ts'
import { joined } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'

/** Everything an option's words may depend on. */
export interface At {
  readonly words: Words
  readonly view: View
  readonly open: OpenView
  readonly names: Names
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

/** The position in which a hero stands there, with its base so. */
const withHero = (open: OpenView, id: UnitId, at: Cell, base: Mask): OpenView => {
  const hero = open.heroes[id]
  return hero === undefined ? open : { ...open, heroes: { ...open.heroes, [id]: { ...hero, place: 'map', at, base } } }
}

/** What this round would do to a hero that stands there. */
export const fateWhy = ({ words: { why }, open }: At, id: UnitId, at: Cell, base: Mask): string | undefined => {
  const told = forecast(withHero(open, id, at, base)).heroes.find(({ hero }) => hero === id)
  if (told === undefined) return base === 0 ? undefined : why.damage(0)
  const { damage, out, displacedTo, home } = told
  return joined([
    damage > 0 || base !== 0 ? why.damage(damage) : undefined,
    out ? why.knockedOut : undefined,
    !out && home ? why.pushedHome : undefined,
    !out && !home && displacedTo !== undefined && displacedTo !== at ? why.pushedTo(cellName(displacedTo)) : undefined,
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
