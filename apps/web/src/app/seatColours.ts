import { SEAT_COLOURS, type SeatColour } from '@tabletome/boardkit'
import type { Setup } from '@tabletome/engine'
import type { GameInfo } from '@tabletome/games/types'

/** The colours of a table's seats: as they were chosen, else those of their places. */
export const seatColours = (info: GameInfo, { options }: Setup): readonly SeatColour[] => {
  if (info.colours === undefined || typeof options.colours !== 'string') return SEAT_COLOURS
  const { values } = info.colours
  return options.colours.split(',').map(word => SEAT_COLOURS[values.indexOf(word.trim())] ?? 'sable')
}
