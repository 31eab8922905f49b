import { nearestHeroes } from './bosses.query.ts'
import { sendHome } from '../heroes/harm.ts'
import { jointQuestion, option } from '../state/kit.ts'
import type { Cell, Play } from '../state/shape.ts'
import { team } from './team.ts'

/** The hero nearest to the boss goes back to its board, protected or not; the team picks among equals (RIFT-BOSS-04). */
export const web = (play: Play, at: Cell): void => {
  const heroes = nearestHeroes(play.state.open, at)
  const [first] = heroes
  if (first === undefined) return
  play.next(heroes.length > 1 ? chooseHero({ at }) : sendHome({ hero: first, cause: 'B2-1' }))
}

const chooseHero = jointQuestion('boss.hero', {
  ...team,
  options: (state, { at }) =>
    nearestHeroes(state.open, at).map(hero => option({ do: 'hero', hero }, sendHome({ hero, cause: 'B2-1' }))),
})
