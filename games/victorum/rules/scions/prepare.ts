import { done, type Maker } from '@tabletome/engine'
import { SCIONS } from '../../content/scions.ts'
import { banesInPlay } from '../camp/banes.query.ts'
import { why } from '../state/reasons.query.ts'
import { firstDarkness, scionDice } from './scions.query.ts'
import { setUpArena } from '../arena/arenaSetup.ts'
import { removeBane } from '../camp/banes.ts'
import { beginCombat, regionHere } from '../combat/combat.ts'
import { deedsOf } from '../effects/scions.ts'
import { combatIn, fightQuestion, fightStep } from '../combat/fight.ts'
import { go, option, step } from '../state/kit.ts'
import type { Offers } from '../state/shape.ts'
import { scionIn } from './scion.ts'

/**
 * Blessings first, then what the card says, then the arena; no lineup of either side but a unit cap (VIC-SCION-01…05,
 * VIC-RULING-79).
 */
export const prepareScionCombat = step('combat.prepareScion', play => {
  const { scion } = play.state.open
  const region = regionHere(play)
  const { unitCap } = SCIONS[scion]
  beginCombat(play, { kind: 'scion', region, player: { hero: true, camp: 0 }, cap: unitCap })
  combatIn(play).scion = { dice: [], rolled: [], count: 0, heads: 0, shades: [], blinded: 0 }
  play.emit({ type: 'combatBegan', kind: 'scion', region, against: scion })
  play.next(crossOff(), readCard(), go('combat.fight'))
})

/** All blessings go, whatever is made of them (VIC-SCION-03, VIC-BLESSING-06, VIC-RULING-93). */
const crossOff = fightStep('scion.crossOff', play => {
  const { hero } = play.state.open
  const { blessings } = hero
  while (hero.blessings > 0) {
    hero.blessings--
    play.emit({ type: 'blessingUsed', left: hero.blessings, for: 'bane' })
  }
  play.next(offerRemoval({ left: blessings }))
})
/** For each a bane of the bag or the camp may be removed, in full sight of both. */
const offerRemoval: Maker<{ left: number }> = fightQuestion('scion.bane', {
  options: ({ open }, { left }) => {
    const list: Offers<'remove' | 'done'> = []
    if (left === 0) return list
    for (const bane of banesInPlay(open))
      list.push(option({ do: 'remove', bane }, [remove({ bane }), offerRemoval({ left: left - 1 })], `bane ${bane}`))
    if (list.length > 0) list.push(done())
    return list
  },
  whyNot: (_state, _about, { answer, thing }) => {
    const bane = answer?.do === 'remove' ? answer.bane : thing?.is === 'bane' ? thing.bane : undefined
    return bane === undefined ? undefined : why('VIC-RULING-92', 'baneNotInPlay', { bane })
  },
})
const remove = fightStep('scion.removeBane', (play, { bane }) => removeBane(play, bane, false))

/** The card's set-up, then the arena's (VIC-SCION-04, VIC-SCION-23). */
const readCard = fightStep('scion.setup', play => {
  const { open } = play.state
  deedsOf(play).setUp?.(play)
  const scion = scionIn(play)
  scion.dice = scionDice(open)
  scion.count = firstDarkness(open)
  setUpArena(play)
})
