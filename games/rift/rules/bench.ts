import type { Option } from '@tabletome/engine'
import { option } from '@tabletome/engine'
import type { HeroId, UnitId } from '../content/ids.ts'
import { cellName, cellNamed } from '../knowledge/cells.ts'
import { actingSeat, allEnds, isHero, whyNotEnd } from '../knowledge/heroes.ts'
import { engage } from './engage.ts'
import { heroIn } from './harm.ts'
import { endActivation } from './hero.ts'
import { basicAttack } from './later.ts'
import { choice, step } from './state.ts'
import type { Cell, Seat } from './state.ts'

/**
 * A bench hero comes once, for one round: placed wherever a hero may end a move, it performs its basic attack. No ability, no
 * later move (RIFT-SOLO-06, RIFT-SOLO-07, RIFT-RULING-66).
 */
export const callBench = step<{ seat: Seat; hero: UnitId }>('bench.call', (play, { hero }) => {
  if (!isHero(hero)) return
  play.state.open.active = { hero, moved: true, acted: true }
  play.next(choosePlace({ hero }), basicAttack({ hero }), endActivation())
})

const choosePlace = choice<{ hero: HeroId }>('bench.place', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  options: ({ open }, { hero }) => {
    const list: Option[] = []
    for (const to of allEnds(open)) {
      const name = cellName(to)
      list.push(option(`to ${name}`, enter({ hero, to }), `cell ${name}`))
    }
    return list
  },
  whyNot: ({ open }, { hero }, anchor) => {
    const cell = cellNamed(anchor.replace(/^(to|cell) /, ''))
    return cell === undefined ? undefined : whyNotEnd(open, hero, cell)
  },
})

/** Being placed is no movement, so the wildcat does not come with it (RIFT-RULING-66). */
const enter = step<{ hero: HeroId; to: Cell }>('bench.enter', (play, { hero: id, to }) => {
  const hero = heroIn(play, id)
  hero.place = 'map'
  hero.at = to
  hero.called = true
  hero.played = true
  play.emit({ type: 'benchCalled', hero: id, at: to })
  engage(play, id)
})
