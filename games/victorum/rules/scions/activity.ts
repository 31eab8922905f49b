import { SCIONS } from '../../content/scions.ts'
import { activityPool, doesRoll, sizeOf } from './scions.query.ts'
import { combatIn, fightStep, findIn } from '../combat/fight.ts'
import { rollDice } from '../dice/roll.ts'
import { runNamed } from '../effects/scionRuns.ts'
import { scionIn } from './scion.ts'
import { go } from '../state/kit.ts'

/** All dice at once, then the effects from top to bottom, each by the hits of its own dice (VIC-SCION-11…13). */
export const actScion = fightStep('scion.activity', play => {
  const { open } = play.state
  const scion = scionIn(play)
  scion.rolled = []
  if (!doesRoll(open)) return
  const dice = activityPool(open)
  const hits = rollDice(play, dice)
  scion.blinded = 0
  scion.rolled = dice.map((die, i) => ({ die, hit: hits[i] === true }))
  play.emit({ type: 'activity', rolled: scion.rolled.map(each => ({ ...each })) })
  for (let effect = 0; effect < SCIONS[open.scion].effects.length; effect++) play.next(resolve({ effect }))
})

/** Once with X, or once for each hit or pair; nothing without a hit (VIC-SCION-14…18, VIC-RULING-96). */
const resolve = fightStep('scion.resolve', (play, { effect }) => {
  const { open } = play.state
  const card = SCIONS[open.scion].effects[effect]
  if (card === undefined) return
  const { run, mode } = card
  const size = sizeOf(card, scionIn(play).rolled)
  if (size === 0) return
  if (mode === 'total') play.next(runEffect({ run, x: size }))
  else for (let times = 0; times < size; times++) play.next(runEffect({ run, x: 1 }))
})

/** An effect of a piece that has fallen is skipped (the Gorgons' card). */
const runEffect = fightStep('scion.run', (play, { run, x }) => {
  const { by, does } = runNamed(run)
  if (by !== undefined && findIn(play, by) === undefined) return
  play.emit({ type: 'scionEffect', run, x })
  does(play, x, run)
  play.next(endEffect(), go('combat.checkOver'))
})
const endEffect = fightStep('scion.endEffect', play => {
  combatIn(play).auto = undefined
})
