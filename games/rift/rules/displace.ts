import type { Option } from '@tabletome/engine'
import { option } from '@tabletome/engine'
import type { UnitId } from '../content/ids.ts'
import { cellName, cellNamed } from '../knowledge/cells.ts'
import { displaceCells, whyNotDisplace } from '../knowledge/displacing.ts'
import { heroIn } from './harm.ts'
import { displace as displaceLater, sendHome } from './later.ts'
import { UNIT_IDS } from '../content/heroes.ts'
import { choice, step } from './state.ts'
import type { Cell, DisplaceWhy, Play } from './state.ts'

export interface Displaced {
  hero: UnitId
  from: Cell
  why: DisplaceWhy
}

/**
 * The hero's player picks a space; without one the hero goes to its board. No damage, no engagement (P2, RIFT-SPAWN-08,
 * RIFT-SPAWN-09, RIFT-ADVANCE-10, RIFT-ADVANCE-11, RIFT-RULING-13, RIFT-RULING-14).
 */
export const displaceHero = step<Displaced>('displace.hero', (play, about) => {
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

const chooseCell = choice<Displaced>('displace', {
  seat: (state, { hero }) => state.open.heroes[hero]?.seat ?? 'p1',
  options: (state, about) => {
    const list: Option[] = []
    for (const to of displaceCells(state.open, about.from, about.why)) {
      const name = cellName(to)
      list.push(option(`to ${name}`, putHero({ about, to }), `cell ${name}`))
    }
    return list
  },
  whyNot: (state, { from, why }, anchor) => {
    const cell = cellNamed(anchor.replace(/^(to|cell) /, ''))
    return cell === undefined ? undefined : whyNotDisplace(state.open, from, why, cell)
  },
})

const putHero = step<{ about: Displaced; to: Cell }>('displace.put', (play, { about, to }) => {
  const { hero, from, why } = about
  const unit = heroIn(play, hero)
  unit.at = to
  unit.base = 0
  play.emit({ type: 'displaced', hero, from, to, why })
})

/** Everybody on a space must leave it, each on its own (RIFT-SPAWN-08, RIFT-GHOST-02, RIFT-FLYING-02, RIFT-RULING-63). */
export const displaceAll = (play: Play, from: Cell, why: DisplaceWhy): void => {
  for (const hero of UNIT_IDS)
    if (play.state.open.heroes[hero]?.at === from) play.next(displaceLater({ hero, from, why }))
}
