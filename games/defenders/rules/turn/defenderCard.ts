import { sacrifice, whyNotSacrifice } from './sacrifice.ts'
import { canSpend, listCommands, whyNotCommand } from './commands.ts'
import { seatOf } from '../defenders/defenders.ts'
import { beginTurn } from '../defenders/restore.ts'
import type { Command } from '../state/questions.ts'
import { ending, option, question, step } from '../state/kit.ts'
import type { Offers } from '../state/shape.ts'
import { actionPoints, userOf } from './user.ts'

/**
 * A coloured card gives a Turn to its Defender: the Foe's texts, Restore, other texts, then AP (DEF-DEFENDER-01,
 * DEF-DEFENDER-07, DEF-DEFENDER-08).
 */
export const resolveDefenderCard = step('turn.resolve', (play, { defender }) => {
  play.moment('defenderCardDrawn', { card: `turn.${defender}` })
  play.next(begin({ defender }), grantAp({ defender }), act({ defender }))
})

const begin = step('turn.begin', (play, { defender }) => beginTurn(play, defender))

const grantAp = step('turn.grantAp', (play, { defender }) => {
  const ap = actionPoints(play.state)
  play.state.open.turn = { card: 'own', defender, ap, granted: ap, sacrificed: false, mustSpend: false }
  play.emit({ type: 'turnBegan', defender, ap })
})

/** A Turn ends only by `end`, so that its last command can still be undone (DEF-DEFENDER-04, DEF-DEFENDER-06). */
const act = question('turn.act', {
  seat: (state, { defender }) => seatOf(state, defender),
  repeat: true,
  ask: 'always',
  options: (state, { defender }) => {
    const user = userOf(state, defender)
    const list: Offers<Command | 'sacrifice' | 'end'> = []
    listCommands(state, user, list)
    if (whyNotSacrifice(state, user, poorer => canSpend(state, poorer)) === undefined)
      list.push(option({ do: 'sacrifice', defender }, sacrifice({ defender }), `defender ${defender}`))
    if (!user.mustSpend) list.push(end)
    return list
  },
  whyNot: (state, { defender }, wish) => whyNotCommand(state, userOf(state, defender), wish),
})

/** AP not spent are lost (DEF-DEFENDER-06). */
const endTurn = step('turn.end', play => {
  const { turn } = play.state.open
  if (turn?.card !== 'own') throw new Error('no Turn to end')
  play.state.open.turn = undefined
  play.emit({ type: 'turnEnded', defender: turn.defender, lost: turn.ap })
})
const end = ending({ do: 'end' }, endTurn())
