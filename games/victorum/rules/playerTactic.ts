import type { Maker, Option } from '@tabletome/engine'
import { option, pass } from '@tabletome/engine'
import type { TacticId } from '../content/ids.ts'
import { hasProwess } from '../knowledge/events.ts'
import { areTacticsForbidden, isJeered, tacticTargets, whyNotTactic } from '../knowledge/tactics.ts'
import { combatIn, fightChoice, fightStep } from './fight.ts'
import { placeTactic } from './placeTactic.ts'
import type { UnitId } from './state.ts'

const SECOND_SPEAR = 'second-spear'

/** At most one tactic of your camp, on any legal target (VIC-TACTIC-09, VIC-TACTIC-12, VIC-PLAYER-TACTIC-01…03, VIC-RULING-39). */
const chooseTactic: Maker<{ second: boolean }> = fightChoice<{ second: boolean }>('player.tactic', {
  options: ({ open }, { second }) => {
    const list: Option[] = []
    if (areTacticsForbidden(open) || isJeered(open)) return list
    for (const tactic of new Set(open.camp.tactics))
      for (const unit of tacticTargets(open, tactic))
        list.push(
          option(`tactic ${tactic} ${unit}`, place({ tactic, unit, second }), [`tactic ${tactic}`, `unit ${unit}`]),
        )
    return list.length === 0 ? list : [...list, pass()]
  },
  whyNot: ({ open }, _about, anchor) => {
    const [word, tactic = '', unit] = anchor.split(' ')
    return word === 'tactic' ? whyNotTactic(open, tactic as TacticId, unit) : undefined
  },
})
export const offerTactic = fightStep('player.offerTactic', play => play.next(chooseTactic({ second: false })))

/** With Second Spear once per combat a second one in the same step. */
const place = fightStep<{ tactic: TacticId; unit: UnitId; second: boolean }>('player.placeTactic', (play, about) => {
  const { open } = play.state
  const { tactic, unit, second } = about
  const { once, tally, turn } = combatIn(play)
  open.camp.tactics.splice(open.camp.tactics.indexOf(tactic), 1)
  tally.tacticsPlaced++
  if (!tally.tacticTurns.includes(turn)) tally.tacticTurns.push(turn)
  if (second) {
    once.push(SECOND_SPEAR)
    play.emit({ type: 'prowessUsed', prowess: SECOND_SPEAR })
  }
  placeTactic(play, 'player', tactic, unit)
  if (!second && hasProwess(open, SECOND_SPEAR) && !once.includes(SECOND_SPEAR))
    play.next(chooseTactic({ second: true }))
})
