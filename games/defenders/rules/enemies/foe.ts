import { FOES } from '../../content/foes.ts'
import { coloursInPlay } from '../defenders/inPlay.query.ts'
import { clockwise } from '../land/map.query.ts'
import { watchTop } from '../round/decks.ts'
import { defenderIn } from '../defenders/defenders.ts'
import { endGame } from '../round/end.ts'
import { step } from '../state/kit.ts'
import type { Cause, Foe, Now, Play, RegionId } from '../state/shape.ts'

/**
 * The card is turned face up on its Region, Destroyed or not, on the highest space of its track; then its reveal text.
 * It stays and does nothing but what it says (DEF-FOE-01, DEF-FOE-02, DEF-FOE-03, DEF-FOE-04, DEF-FOE-07, DEF-FOE-08,
 * DEF-RULING-09).
 */
export const revealFoe = step('foe.reveal', play => {
  const id = play.draw('foe')
  if (id === undefined) return
  const { open } = play.state
  const maxHp = trackOf(id, coloursInPlay(open).length)
  open.foe = { id, at: FOES[id].home, hp: maxHp, maxHp }
  play.emit({ type: 'foeRevealed', foe: id, at: open.foe.at, hp: maxHp })
  play.moment('foeRevealed', { foe: id })
})

/** One track for each number of Defenders in play (DEF-RULING-55). */
const trackOf = (id: Foe['id'], defenders: number): number => {
  const { hp } = FOES[id]
  return defenders >= 4 ? hp[4] : defenders === 3 ? hp[3] : hp[2]
}

const foeIn = (play: Play): Foe => {
  const { foe } = play.state.open
  if (foe === undefined) throw new Error('the Epic Foe is hidden')
  return foe
}

/** Where the Foe is; only its own texts and Abilities ask, so it is there. */
export const foeAt = (state: Now): RegionId => {
  const { foe } = state.open
  if (foe === undefined) throw new Error('the Epic Foe is hidden')
  return foe.at
}

/**
 * The token goes down one space: at 0 the game is won, a marked space triggers its event at once, before any damage
 * still to come (DEF-EVENT-01, DEF-EVENT-03, DEF-EVENT-04, DEF-END-01, DEF-RULING-28, DEF-RULING-29).
 */
export const hurtFoe = step('foe.hurt', (play, { cause, by }) => {
  const foe = foeIn(play)
  const from = foe.hp
  foe.hp = from - 1
  if (by !== undefined) defenderIn(play, by).deeds.damage++
  play.emit({ type: 'foeHurt', from, to: foe.hp, cause })
  if (foe.hp === 0) return endGame(play, 'won')
  if (!FOES[foe.id].events.includes(foe.hp)) return
  play.emit({ type: 'epicEvent', foe: foe.id, space: foe.hp })
  play.moment('epicEvent', { foe: foe.id, space: foe.hp })
})

/** Climbing triggers nothing and ends where the token started (DEF-EVENT-04). */
export const healFoe = step('foe.heal', (play, { amount }) => {
  const foe = foeIn(play)
  const from = foe.hp
  const to = Math.min(foe.maxHp, from + amount)
  if (to === from) return
  foe.hp = to
  play.emit({ type: 'foeHealed', from, to })
})

/** Along the ring, never into the Capital (DEF-FOE-05). */
export const moveFoeClockwise = step('foe.moveClockwise', (play, { steps, cause }) =>
  placeFoe(play, clockwise(play.state.open, foeIn(play).at, steps), cause),
)

export const moveFoe = step('foe.move', (play, { to, cause }) => placeFoe(play, to, cause))

const placeFoe = (play: Play, to: RegionId, cause: Cause): void => {
  const foe = foeIn(play)
  const from = foe.at
  foe.at = to
  play.emit({ type: 'foeMoved', from, to, cause })
  watchTop(play)
}
