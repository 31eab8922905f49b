import type { GameInfo } from '@tabletome/games/types'
import type { TableInfo } from '@tabletome/match/protocol'

/** Against people nobody is helped unless that was agreed on when the table was made; where all win together everybody may be. */
export const areNotAgreed = (
  { modes }: Pick<GameInfo, 'modes'>,
  { setup, seats, hints }: Pick<TableInfo, 'setup' | 'seats' | 'hints'>,
): boolean => {
  const mode = modes.find(({ id }) => id === setup.mode)
  const people = seats.filter(({ bot, program }) => bot === undefined && program === undefined).length
  return mode?.together === false && people > 1 && !hints
}
