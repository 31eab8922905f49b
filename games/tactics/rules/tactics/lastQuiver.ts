import { gainSupply } from '../health.ts'
import type { EventOf } from './card.ts'
import { isMine, lacksSupply, tactic } from './card.ts'
import { onChosen } from './units.ts'
import type { Now, Seat } from '../state.ts'

const emptied = (open: Now['open'], event: EventOf<'attackDone'>, seat: Seat) =>
  event.emptied.filter(id => isMine(open, id, seat) && lacksSupply(open, id))

const refill = onChosen('T11', (play, unit) => {
  gainSupply(play, unit, 2, 'T11')
})

/** T11: your unit whose last Ammo or Mana was spent or lost during an attack regains 2. */
export const lastQuiver = tactic('attackDone', {
  fits: (open, event, seat) => emptied(open, event, seat).length > 0,
  apply: (play, event, seat) => refill(play, seat, emptied(play.state.open, event, seat)),
})
