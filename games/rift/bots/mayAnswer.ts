import type { BotMayAnswer } from '../../types.ts'
import type { Open, Seat } from '../rules/state.ts'
import { firstToAct } from './acts.ts'

/**
 * In phase 2 a bot acts when it likes, whoever of the bots can do most before the others. What the team decides once (spells,
 * choices of a boss, who gets towers, what is bought) it leaves to the people at the table until they are ready.
 */
export const botMayAnswer: BotMayAnswer = (view, seat, humans) => {
  const open = view.open as Open
  const others = humans.filter(human => human !== seat)
  const asked = view.agenda.at(-1)?.do ?? ''
  if (asked === 'act') return isFirst(open, seat as Seat, others)
  if (asked === 'pickup' || asked === 'shop')
    return !open.ready.includes(seat as Seat) && others.every(other => open.ready.includes(other as Seat))
  return TEAM.has(asked) ? others.length === 0 : true
}
const TEAM: ReadonlySet<string> = new Set(['setup.spells', 'boss.tower', 'boss.hero', 'boss.tile'])

const isFirst = (open: Open, seat: Seat, humans: readonly string[]): boolean => {
  const bots = open.seats.filter(each => !humans.includes(each) && !open.ready.includes(each))
  return bots.includes(seat) && (bots.length === 1 || firstToAct(open, bots) === seat)
}
