import { cellName } from '../map/cells.query.ts'
import { actingSeat, allEnds, isHero, whyNotEnd } from './heroes.query.ts'
import { engage } from './engage.ts'
import { heroIn } from './harm.ts'
import { endActivation } from './hero.ts'
import { go, option, question, step } from '../state/kit.ts'
import type { Offers } from '../state/shape.ts'
import { cellWished } from '../state/wished.ts'

/**
 * A bench hero comes once, for one round: placed wherever a hero may end a move, it performs its basic attack. No ability, no
 * later move (RIFT-SOLO-06, RIFT-SOLO-07, RIFT-RULING-66).
 */
export const callBench = step('bench.call', (play, { hero }) => {
  if (!isHero(hero)) return
  play.state.open.active = { hero, moved: true, acted: true }
  play.next(choosePlace({ hero }), go('hero.basic', { hero }), endActivation())
})

const choosePlace = question('bench.place', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  options: ({ open }, { hero }) => {
    const list: Offers<'to'> = []
    for (const to of allEnds(open))
      list.push(option({ do: 'to', cell: to }, enter({ hero, to }), `cell ${cellName(to)}`))
    return list
  },
  whyNot: ({ open }, { hero }, wish) => {
    const cell = cellWished(wish)
    return cell === undefined ? undefined : whyNotEnd(open, hero, cell)
  },
})

/** Being placed is no movement, so the wildcat does not come with it (RIFT-RULING-66). */
const enter = step('bench.enter', (play, { hero: id, to }) => {
  const hero = heroIn(play, id)
  hero.place = 'map'
  hero.at = to
  hero.called = true
  hero.played = true
  play.emit({ type: 'benchCalled', hero: id, at: to })
  engage(play, id)
})
