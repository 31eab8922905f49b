import type { SiteId, TowerId } from '../content/ids.ts'
import { TOWERS } from '../content/towers.ts'
import type { Turn } from '../content/types.ts'
import { isSoldierTower, piecesOf, whyNotSite } from '../rules/towers/towers.query.ts'
import type { Seat } from '../rules/state/shape.ts'
import { words } from '../words.ts'
import type { Field, Target } from './field.ts'
import { bestLay } from './lay.ts'
import type { Ground } from './trial.ts'

const TURNS: readonly Turn[] = [0, 1, 2, 3]

/** A tower on a site, and what it gains there at once. */
export interface TowerPlay {
  readonly id: string
  readonly tower: TowerId
  readonly score: number
  readonly hitsPortal: boolean
}

/**
 * Every site and orientation in which a card in hand hits something, the best first. `price`: what the team loses with it if it
 * hits a portal. Where the same trays are in range the same tiles gain the same, so each set is looked at once.
 */
export const towerPlays = (
  field: Field,
  ground: Ground,
  seat: Seat,
  tower: TowerId,
  price: (target: Target) => number,
  beam?: number,
): TowerPlay[] => {
  const { open, map } = field
  const isFree = TOWERS[tower].attacks.every(({ free, groups }) => free || groups.length === 0)
  const known = new Map<string, { gain: number; hitsPortal: boolean }>()
  const plays: TowerPlay[] = []
  for (const site of map.sites) {
    if (whyNotSite(open, seat, tower, site) !== undefined) continue
    const taken = siteCost(field, seat, site, tower)
    for (const turn of TURNS) {
      const pieces = piecesOf(open, tower, site, turn)
      let key = isFree ? '' : `${turn}`
      let isIdle = true
      for (const { cells } of pieces)
        for (const cell of cells) {
          const target = field.tops[cell]
          if (target === undefined) continue
          isIdle = false
          key += ` ${target.id}`
        }
      if (isIdle) continue
      let lay = known.get(key)
      if (lay === undefined) {
        lay = bestLay(field, ground, { by: { kind: 'tower', site, tower }, pieces, price }, beam)
        known.set(key, lay)
      }
      plays.push({
        id: words.id({ do: 'build', site, turn }),
        tower,
        score: lay.gain - taken,
        hitsPortal: lay.hitsPortal,
      })
    }
  }
  return plays.sort((a, b) => b.score - a.score)
}

/** A site that other cards in hand could use, with a view to the path, is a little dear; a shared one costs nothing. */
const siteCost = (
  { open, map, tops, weights: { points } }: Field,
  seat: Seat,
  site: SiteId,
  tower: TowerId,
): number => {
  const built = open.sites[site]?.length ?? 0
  if (built > 0) return 0
  const white = map.ownerOf(site) === 'white' ? points.site : 0
  if (isSoldierTower(tower)) return white
  const rivals = open.hands[seat].length - 1
  if (rivals <= 0) return white
  let sights = 0
  for (const cell of around2(map.cellOfSite(site))) if (tops[cell] !== undefined) sights++
  return white + points.site * Math.min(1, rivals / 3) * sights
}
const around2 = (cell: number): readonly number[] => [
  cell - 17,
  cell - 16,
  cell - 15,
  cell - 1,
  cell + 1,
  cell + 15,
  cell + 16,
  cell + 17,
]
