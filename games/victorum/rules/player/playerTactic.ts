import { type Maker, pass } from '@tabletome/engine'
import { cardUnused } from '../camp/earned.query.ts'
import { areTacticsForbidden, isJeered, tacticTargets, whyNotTactic } from '../combat/tactics.query.ts'
import { combatIn, fightQuestion, fightStep } from '../combat/fight.ts'
import { placeTactic } from '../combat/placeTactic.ts'
import { option } from '../state/kit.ts'
import type { Offers } from '../state/shape.ts'

/** At most one tactic of your camp, on any legal target (VIC-TACTIC-09, VIC-TACTIC-12, VIC-PLAYER-TACTIC-01…03, VIC-RULING-39). */
const chooseTactic: Maker<{ second: boolean }> = fightQuestion('player.tactic', {
  options: ({ open }, { second }) => {
    const list: Offers<'tactic' | 'pass'> = []
    if (areTacticsForbidden(open) || isJeered(open)) return list
    for (const tactic of new Set(open.camp.tactics))
      for (const unit of tacticTargets(open, tactic))
        list.push(
          option({ do: 'tactic', tactic, unit }, place({ tactic, unit, second }), [`tactic ${tactic}`, `unit ${unit}`]),
        )
    return list.length === 0 ? list : [...list, pass()]
  },
  whyNot: ({ open }, _about, { answer, thing }) => {
    if (answer?.do === 'tactic') return whyNotTactic(open, answer.tactic, answer.unit)
    return thing?.is === 'tactic' ? whyNotTactic(open, thing.tactic, undefined) : undefined
  },
})
export const offerTactic = fightStep('player.offerTactic', play => play.next(chooseTactic({ second: false })))

/** With Second Spear once per combat a second one in the same step. */
const place = fightStep('player.placeTactic', (play, about) => {
  const { open } = play.state
  const { tactic, unit, second } = about
  const { once, tally, turn } = combatIn(play)
  open.camp.tactics.splice(open.camp.tactics.indexOf(tactic), 1)
  tally.tacticsPlaced++
  if (!tally.tacticTurns.includes(turn)) tally.tacticTurns.push(turn)
  const spear = cardUnused(open, 'twoTactics')
  if (second && spear !== undefined) {
    once.push(spear)
    play.emit({ type: 'prowessUsed', prowess: spear })
  }
  placeTactic(play, 'player', tactic, unit)
  if (!second && spear !== undefined) play.next(chooseTactic({ second: true }))
})
