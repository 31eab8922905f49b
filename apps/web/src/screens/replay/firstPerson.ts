import type { ReplayInfo } from '../../local/api.ts'

/** The first seat where a person chose something, in the order of the table: the one its result is told for. */
export const firstPerson = ({ history, seats }: Pick<ReplayInfo, 'history' | 'seats'>): string | undefined => {
  const order = Object.keys(seats)
  const chose = new Set(history.flatMap(({ option, by, seat }) => (option !== undefined && !by && seat ? [seat] : [])))
  return order.find(seat => chose.has(seat)) ?? order[0]
}
