import { loseHealth } from '../health.ts'
import { isStill } from '../units.ts'
import { isMine, tactic } from './card.ts'

/** T12: the attacker that your Counter damaged and that survived loses 1 Health more. */
export const counterCut = tactic('counterDone', {
  fits: (open, { attacker, target, direct }, seat) =>
    direct > 0 &&
    isMine(open, attacker, seat) &&
    open.attack?.target === target &&
    isStill(open, target, open.attack.targetSerial),
  apply: (play, { target }, seat) => loseHealth(play, target, 1, 'T12', { owner: seat }),
})
