import type { ProwessId } from '../../content/ids.ts'
import { validProwess, whyNotProwess } from './prowess.query.ts'
import { heroHealth, HERO } from '../units/stats.query.ts'
import { react } from '../effects/react.ts'
import { ask } from '../combat/fight.ts'
import { setHp } from '../combat/hp.ts'
import { go, option, step } from '../state/kit.ts'
import type { Cause, Offers, Play } from '../state/shape.ts'

/** One of the hero's own cards that is valid now; with none left it gives nothing (VIC-PROWESS-01…03, VIC-PROWESS-06, VIC-RULING-112). */
export const heroProwess = step('prowess.choose', (play, { cause }) => {
  if (validProwess(play.state.open).length === 0) play.emit({ type: 'nothingToGain', cause })
  else play.next(chooseProwess({ cause }))
})
const chooseProwess = ask('reward.prowess', {
  options: ({ open }, { cause }) => {
    const list: Offers<'prowess'> = []
    for (const prowess of validProwess(open)) list.push(option({ do: 'prowess', prowess }, take({ prowess, cause })))
    return list
  },
  whyNot: ({ open }, _about, { answer }) =>
    answer?.do === 'prowess' ? whyNotProwess(open, answer.prowess) : undefined,
})
const take = step('prowess.take', (play, { prowess, cause }) => {
  const { open } = play.state
  open.prowessLeft = open.prowessLeft.filter(id => id !== prowess)
  earn(play, prowess, cause)
})

/** Only the Opportunity that names it gives a Special Prowess (VIC-PROWESS-04, VIC-OPPORTUNITY-13). */
export const earnSpecial = (play: Play, prowess: ProwessId, cause: Cause): void => {
  const { open } = play.state
  open.specials = open.specials.filter(id => id !== prowess)
  earn(play, prowess, cause)
}

/** Works at once, in the middle of a combat too; more Health brings its HP (VIC-RULING-29, VIC-UPGRADE-02). */
const earn = (play: Play, prowess: ProwessId, cause: Cause): void => {
  const { open } = play.state
  const before = heroHealth(open)
  open.hero.prowess.push(prowess)
  play.emit({ type: 'prowessGained', prowess, cause })
  const more = heroHealth(open) - before
  if (more > 0) {
    const from = open.hero.hp
    setHp(play, HERO, from + more)
    play.emit({ type: 'hpGained', unit: HERO, from, to: from + more, cause: prowess })
  }
  react(play, 'prowessEarned', { prowess })
  play.next(go('opportunity.check'))
}
