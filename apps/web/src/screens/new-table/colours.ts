import { SEAT_COLOURS, type SeatColour } from '@tabletome/boardkit'
import type { SettingValue } from '@tabletome/engine'
import type { GameInfo } from '@tabletome/games/types'
import { type Chair, taken } from './setup.ts'

/** What can be chosen for a chair: everything where colours are free, else the colours of as many places as are taken. */
export const coloursToChoose = (info: GameInfo, chairs: readonly Chair[]): readonly SeatColour[] =>
  SEAT_COLOURS.slice(0, info.colours ? info.colours.values.length : taken(chairs).length)

export const colourOf = ({ colour }: Chair): SeatColour => SEAT_COLOURS[colour] ?? 'sable'

/** Whoever has the colour gets the one given up for it: no two chairs are alike (DEF-SETUP-06, RIFT-SETUP-16, TAC-SETUP-04). */
export const coloured = (chairs: readonly Chair[], at: number, to: SeatColour): Chair[] => {
  const [before, colour] = [chairs[at]?.colour ?? 0, SEAT_COLOURS.indexOf(to)]
  return chairs.map((chair, i) => {
    if (i === at) return { ...chair, colour }
    return chair.colour === colour ? { ...chair, colour: before } : chair
  })
}

/** Where a colour belongs to a place, those who play have the first places, whoever sat down or left. */
export const settled = (info: GameInfo, chairs: readonly Chair[]): Chair[] => {
  if (info.colours) return [...chairs]
  const order = chairs.toSorted(
    (a, b) => Number(a.kind === 'empty') - Number(b.kind === 'empty') || a.colour - b.colour,
  )
  return chairs.map(chair => ({ ...chair, colour: order.indexOf(chair) }))
}

/** Those who play in the order of their seats: where a colour belongs to a place, its order is that of the places. */
export const inSeats = (info: GameInfo, chairs: readonly Chair[]): Chair[] =>
  info.colours ? taken(chairs) : taken(chairs).toSorted((a, b) => a.colour - b.colour)

/** The setting `colours` of a table, if others were chosen than it has by itself. */
export const coloursSetting = (info: GameInfo, chairs: readonly Chair[]): Record<string, SettingValue> => {
  if (info.colours === undefined) return {}
  const { values, least } = info.colours
  const spare = chairs.filter(({ kind }) => kind === 'empty').toSorted((a, b) => a.colour - b.colour)
  const players = taken(chairs)
  const chosen = [...players, ...spare].slice(0, Math.max(least, players.length)).map(({ colour }) => colour)
  return chosen.every((colour, i) => colour === i) ? {} : { colours: chosen.map(colour => values[colour]).join(',') }
}
