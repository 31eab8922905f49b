import { highestTowers } from './bosses.query.ts'
import { jointQuestion, option, step } from '../state/kit.ts'
import type { Cell, Play } from '../state/shape.ts'
import { team } from './team.ts'

/**
 * The highest-level tower beside the boss is turned face down, so it is lost in phase 5; the team picks among equals
 * (RIFT-BOSS-01).
 */
export const wreckingBlow = (play: Play, at: Cell): void => {
  const towers = highestTowers(play.state.open, at)
  const [first] = towers
  if (first === undefined) return
  play.next(towers.length > 1 ? chooseTower({ at }) : turnDown({ site: first.site, index: first.index }))
}

const chooseTower = jointQuestion('boss.tower', {
  ...team,
  options: (state, { at }) =>
    highestTowers(state.open, at).map(({ site, index }) =>
      option({ do: 'strike', site, index }, turnDown({ site, index }), `site ${site}`),
    ),
})

const turnDown = step('boss.turnTower', (play, { site, index }) => {
  const built = play.state.open.sites[site]?.[index]
  if (built === undefined) return
  built.faceDown = true
  play.emit({ type: 'towerTurned', site, index, tower: built.tower, cause: 'B1-3' })
})
