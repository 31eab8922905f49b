import { cellName } from '../map/cells.query.ts'
import { displaceCells, whyNotDisplace } from './displacing.query.ts'
import { heroIn, sendHome } from './harm.ts'
import { UNIT_IDS } from '../../content/heroes.ts'
import { go, option, question, step } from '../state/kit.ts'
import type { Cell, DisplaceWhy, Offers, Play } from '../state/shape.ts'
import { cellWished } from '../state/wished.ts'

/**
 * The hero's player picks a space; without one the hero goes to its board. No damage, no engagement (RIFT-SPAWN-08,
 * RIFT-SPAWN-09, RIFT-ADVANCE-10, RIFT-ADVANCE-11, RIFT-RULING-13, RIFT-RULING-14).
 */
export const displaceHero = step('displace.hero', (play, about) => {
  const { hero, from, why } = about
  const unit = play.state.open.heroes[hero]
  if (unit?.place !== 'map' || unit.at !== from) return
  if (displaceCells(play.state.open, from, why).length > 0) {
    play.next(chooseCell(about))
    return
  }
  play.emit({ type: 'displaced', hero, from, why })
  play.next(sendHome({ hero, cause: why }))
})

const chooseCell = question('displace', {
  seat: (state, { hero }) => state.open.heroes[hero]?.seat ?? 'p1',
  options: (state, about) => {
    const list: Offers<'to'> = []
    for (const to of displaceCells(state.open, about.from, about.why))
      list.push(option({ do: 'to', cell: to }, putHero({ about, to }), `cell ${cellName(to)}`))
    return list
  },
  whyNot: (state, { from, why }, wish) => {
    const cell = cellWished(wish)
    return cell === undefined ? undefined : whyNotDisplace(state.open, from, why, cell)
  },
})

const putHero = step('displace.put', (play, { about, to }) => {
  const { hero, from, why } = about
  const unit = heroIn(play, hero)
  unit.at = to
  unit.base = 0
  play.emit({ type: 'displaced', hero, from, to, why })
})

/** Everybody on a space must leave it, each on its own (RIFT-SPAWN-08, RIFT-GHOST-02, RIFT-FLYING-02, RIFT-RULING-63). */
export const displaceAll = (play: Play, from: Cell, why: DisplaceWhy): void => {
  for (const hero of UNIT_IDS)
    if (play.state.open.heroes[hero]?.at === from) play.next(go('displace.hero', { hero, from, why }))
}
