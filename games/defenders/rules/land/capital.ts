import { DESTRUCTION } from '../../content/regions.ts'
import { defenderIn } from '../defenders/defenders.ts'
import { endGame } from '../round/end.ts'
import { step } from '../state/kit.ts'
import type { Cause, Play, RegionId } from '../state/shape.ts'

/**
 * The Capital gains 1 Threat; at its Destruction level the game is lost at once (DEF-CAPITAL-05, DEF-CAPITAL-06,
 * DEF-END-02).
 */
export const raiseCapital = (play: Play, cause: Cause, region?: RegionId): void => {
  const { open } = play.state
  const from = open.capital
  if (from >= DESTRUCTION.capital) return
  open.capital = from + 1
  play.emit({
    type: 'threatRose',
    place: 'capital',
    from,
    to: open.capital,
    cause,
    ...(region === undefined ? {} : { region }),
  })
  if (open.capital === DESTRUCTION.capital) endGame(play, 'lost')
}

/** A text that says “Capital +1” (DEF-CAPITAL-05). */
export const addCapital = step('capital.add', (play, { cause }) => raiseCapital(play, cause))

/** Only an Ability lowers the Capital (DEF-SECURE-03, DEF-CAPITAL-05). */
export const lowerCapital = step('capital.lower', (play, { amount, cause, defender }) => {
  const { open } = play.state
  const from = open.capital
  const to = Math.max(0, from - amount)
  if (to === from) return
  open.capital = to
  defenderIn(play, defender).deeds.secured += from - to
  play.emit({ type: 'threatFell', place: 'capital', from, to, cause, defender })
})
