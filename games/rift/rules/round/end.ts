import { HERO_IDS } from '../../content/heroes.ts'
import { SCORE } from '../../content/numbers.ts'
import type { HeroId } from '../../content/ids.ts'
import type { Open, Outcome, Play } from '../state/shape.ts'

/**
 * After phase 6: won if every part of the objective has been met, whatever is left on the path. A round limit ends the rest:
 * lost in a scenario, won in the endless mode (RIFT-WIN-01…06, RIFT-DESTROY-06, RIFT-DESTROY-07).
 */
export const checkEnd = (play: Play): boolean => {
  const { open } = play.state
  if (isObjectiveMet(open)) finish(play, 'won', 'objective')
  else if (open.roundLimit > 0 && open.round >= open.roundLimit)
    finish(play, open.mode === 'storm' ? 'won' : 'lost', 'roundLimit')
  else return false
  return true
}

/** All portals, and the boss where there is one. Destroying portals never ends the endless mode. */
const isObjectiveMet = (open: Open): boolean =>
  open.mode === 'scenario' && open.portals.destroyed >= open.portals.total && open.bossBeaten

/** At once, at any point, whatever was met before (RIFT-LOSE-01…03, RIFT-EXIT-05, RIFT-EXIT-07, RIFT-RULING-56). */
export const lose = (play: Play, cause: 'hearts' | 'portal' | 'boss'): void => finish(play, 'lost', cause)

const finish = (play: Play, result: Outcome['result'], cause: Outcome['cause']): void => {
  const { open } = play.state
  play.emit({ type: 'ended', result, cause })
  play.end({
    result,
    cause,
    scenario: open.scenario,
    mode: open.mode,
    difficulty: open.difficulty,
    players: open.seats.length,
    rounds: open.round,
    hearts: open.hearts,
    heartsOf: open.heartsOf,
    portals: { total: open.portals.total, destroyed: open.portals.destroyed },
    hordes: open.tally.hordes,
    escaped: open.tally.escaped,
    wave: open.wave,
    stars: open.mode === 'scenario' && result === 'won' ? starsOf(open) : 0,
    score: open.mode === 'storm' ? SCORE.portal * open.portals.destroyed + SCORE.horde * open.tally.hordes : 0,
    heroes: mainHeroes(open),
  })
}

/** One for the win, one if no horde escaped, one for half of the hearts (RIFT-CAMPAIGN-01). */
const starsOf = (open: Open): number =>
  1 + (open.tally.escaped === 0 ? 1 : 0) + (open.hearts * 2 >= open.heartsOf ? 1 : 0)

/** In seat order, without the bench. */
const mainHeroes = (open: Open): HeroId[] => {
  const heroes: HeroId[] = []
  for (const seat of open.seats)
    for (const id of HERO_IDS) {
      const hero = open.heroes[id]
      if (hero?.seat !== seat || hero.called || hero.place === 'bench' || hero.place === 'gone') continue
      heroes.push(id)
    }
  return heroes
}
