import type { BoardOption, BoardProps } from '../../../types.ts'
import type { SiteId, TrayId } from '../../content/ids.ts'
import { UNIT_IDS } from '../../content/heroes.ts'
import { mapIn } from '../../rules/map/map.query.ts'
import { topAt } from '../../rules/march/trays.query.ts'
import type { Asked, Cell, Thing } from '../../rules/state/shape.ts'
import { words } from '../../words.ts'
import { aimOf, wayMeant } from './aim.ts'
import type { Picked } from '../pick.ts'
import { choiceOf, openOf, type OpenView } from '../read.ts'
import { blockAt } from '../map/scene.ts'

/** What a press on a space comes to. */
export interface Grip {
  readonly choose?: string
  /** Several things to choose from. */
  readonly menu?: readonly BoardOption[]
  /** A tray to take into the zoom. */
  readonly look?: TrayId
  /** A building site to turn the tower on. */
  readonly site?: SiteId
  readonly open?: string
}

/** What options can stand for at a space: itself, its site and colour, the top tray, whoever stands there, a pathbreaker card. */
export const anchorsAt = (open: OpenView, cell: Cell): string[] => thingsAt(open, cell).map(words.anchor)

const thingsAt = (open: OpenView, cell: Cell): Thing[] => {
  const map = mapIn(open)
  const things: Thing[] = [{ is: 'cell', cell }]
  const site = map.siteAt(cell)
  const owner = site && map.ownerOf(site)
  if (site !== undefined) things.push({ is: 'site', site })
  if (owner !== undefined) things.push({ is: 'colour', colour: owner })
  const tray = topAt(open, cell)
  if (tray) things.push({ is: 'tray', tray: tray.id })
  for (const unit of UNIT_IDS) {
    const hero = open.heroes[unit]
    if (hero?.place === 'map' && hero.at === cell) things.push({ is: 'hero', hero: unit })
  }
  const block = blockAt(open, cell)
  if (block !== undefined) things.push({ is: 'block', block })
  return things
}

/** What is looked up at a space: the tray, the hero, the site, else the space. */
export const cardAt = (open: OpenView, cell: Cell): string => {
  const [, ...things] = thingsAt(open, cell)
  const piece = things.find(({ is }) => is !== 'colour' && is !== 'site')
  return words.anchor(piece ?? things[0] ?? { is: 'cell', cell })
}

const optionsOn = (board: Pick<BoardProps, 'view' | 'options'>, cell: Cell): readonly BoardOption[] => {
  const anchors = anchorsAt(openOf(board.view), cell)
  return board.options.filter(({ id, at }) => anchors.includes(id) || at.some(anchor => anchors.includes(anchor)))
}

export const gripOf = (
  board: Pick<BoardProps, 'view' | 'options' | 'selected'>,
  cell: Cell,
  pick: Picked,
  /** Trays that the piece in hand can go on. */
  trays: readonly TrayId[],
): Grip => {
  const open = openOf(board.view)
  const site = mapIn(open).siteAt(cell)
  if (choiceOf(board.view) === 'tower.site' && site !== undefined) {
    const aim = aimOf(board, site)
    const meant = aim && wayMeant(aim, pick, board.selected)
    return meant ? { choose: meant.id, site } : { open: `site ${site}` }
  }
  const tray = topAt(open, cell)
  if (trays.length > 0 && tray && trays.includes(tray.id)) return { look: tray.id }
  const options = trays.length > 0 ? [] : optionsOn(board, cell)
  const [first] = options
  if (options.length > 1) return { menu: options }
  if (first) return { choose: first.id }
  return tray ? { look: tray.id } : { open: cardAt(open, cell) }
}

const MOVES: ReadonlySet<string | undefined> = new Set<Asked['choice']>([
  'hero.act',
  'ability.move',
  'ability.step',
  'bench.place',
  'displace',
])

/** What to point at: an option if there is one, else what one would want, so that the reason is told; nothing while nothing is asked. */
export const pointedAt = (
  board: Pick<BoardProps, 'view' | 'options' | 'selected'>,
  cell: Cell,
  pick: Picked,
  trays: readonly TrayId[],
): string | undefined => {
  const { choose, menu, site } = gripOf(board, cell, pick, trays)
  if (choose !== undefined) return choose
  const [first] = menu ?? []
  if (first) return first.id
  if (board.options.length === 0) return undefined
  const question = choiceOf(board.view)
  const open = openOf(board.view)
  if (question === 'tower.site') {
    const there = site ?? mapIn(open).siteAt(cell)
    return there === undefined ? undefined : `site ${there}`
  }
  if (MOVES.has(question)) return words.id({ do: 'to', cell })
  const tray = topAt(open, cell)
  if (question === 'place') return tray ? `tray ${tray.id}` : undefined
  return undefined
}
