import type { BotMayAnswer } from '../../types.ts'
import type { Asked, Open, Seat } from '../rules/state/shape.ts'
import { firstToAct } from './acts.ts'
import { outlookAt } from './outlook.ts'

/**
 * In phase 2 a bot acts when it likes, whoever of the bots can do most before the others. What the team decides once (spells,
 * choices of a boss, who gets towers, what is bought) it leaves to the people at the table until they are ready.
 */
export const botMayAnswer: BotMayAnswer = (view, seat, humans) => {
  const open = view.open as Open
  const others = humans.filter(human => human !== seat)
  const asked = view.agenda.at(-1)?.do ?? ''
  const isReady = (each: string): boolean => open.ready.some(ready => ready === each)
  if (asked === ACT) return isFirst(open, seat, others)
  if (STOCK.has(asked)) return !isReady(seat) && others.every(isReady)
  return TEAM.has(asked) ? others.length === 0 : true
}
type QuestionId = Asked['choice']
const ACT: QuestionId = 'act'
const STOCK: ReadonlySet<string> = new Set<QuestionId>(['pickup', 'shop'])
const TEAM: ReadonlySet<string> = new Set<QuestionId>(['setup.spells', 'boss.tower', 'boss.hero', 'boss.tile'])

const isFirst = (open: Open, seat: string, humans: readonly string[]): boolean => {
  const bots: readonly Seat[] = open.seats.filter(each => !humans.includes(each) && !open.ready.includes(each))
  return bots.some(bot => bot === seat) && (bots.length === 1 || firstToAct(outlookAt(open), bots) === seat)
}
