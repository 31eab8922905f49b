import type { Winning } from '@tabletome/bots'
import { COLOURS } from '../../content/levels.ts'
import type { Defenders, View } from '../../rules/state/shape.ts'
import { chance, signsOf } from '../chance.ts'
import { FITTED } from './fitted.ts'

/** By what the end of a match of Defenders is foretold: apart before the Foe has come and after. */
export const winning: Winning<Defenders> = {
  phase: ({ open }) => (open.foe ? 'foe' : 'hidden'),
  signs,
  won: ({ outcome }) => (outcome?.result === 'won' ? 1 : 0),
  fitted: FITTED,
}

function signs(view: View): Readonly<Record<string, number>> {
  const { open } = view
  const judged = Math.min(0.99, Math.max(0.01, chance(view)))
  const logit = Math.log(judged / (1 - judged))
  const { one: _, ...counted } = signsOf(view)
  const defenders = COLOURS.filter(colour => open.defenders[colour]).length
  return {
    ...counted,
    logit,
    round: open.round,
    roundLogit: (open.round * logit) / 8,
    ap: open.turn?.card === 'own' ? open.turn.ap : (open.turn?.pool ?? 0),
    foeLeft: open.foe ? open.foe.hp / open.foe.maxHp : 0,
    three: defenders === 3 ? 1 : 0,
    four: defenders === 4 ? 1 : 0,
    story: open.difficulty === 'story' ? 1 : 0,
    hard: open.difficulty === 'hard' ? 1 : 0,
    doomed: open.difficulty === 'doomed' ? 1 : 0,
  }
}
