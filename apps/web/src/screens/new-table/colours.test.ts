import { gameById } from '@tabletome/games'
import type { GameInfo } from '@tabletome/games/types'
import { expect, test } from 'vitest'
import { coloured, colourOf, coloursSetting, coloursToChoose, inSeats, settled } from './colours.ts'
import { type Chair, firstChairs, seated } from './setup.ts'

const infoOf = (id: string): GameInfo => {
  const info = gameById(id)
  if (info === undefined) throw new Error(`no game ${id}`)
  return info
}
const [defenders, rift] = [infoOf('defenders'), infoOf('rift')]
const chairsOf = (info: GameInfo) => firstChairs(info, info.modes[0], 'Ada')
const colours = (chairs: readonly Chair[]) => chairs.map(colourOf)

test('[DEF-SETUP-06] everybody picks a colour, and whoever had it gets the other one', () => {
  const chairs = seated(chairsOf(defenders), 1, { kind: 'bot' })
  expect(coloursToChoose(defenders, chairs)).toEqual(['ruby', 'sapphire', 'emerald', 'topaz'])
  expect(colours(coloured(chairs, 0, 'topaz'))).toEqual(['topaz', 'sapphire', 'emerald', 'ruby'])
  expect(colours(coloured(chairs, 0, 'sapphire'))).toEqual(['sapphire', 'ruby', 'emerald', 'topaz'])
  expect(coloursSetting(defenders, coloured(chairs, 0, 'topaz'))).toEqual({ colours: 'yellow,blue' })
  expect(coloursSetting(defenders, chairs)).toEqual({})
})

test('[DEF-SETUP-06] an empty chair keeps its colour, and the table gets the colours of those who play', () => {
  const chairs = settled(defenders, seated(chairsOf(defenders), 2, { kind: 'bot' }))
  expect(colours(chairs)).toEqual(['ruby', 'sapphire', 'emerald', 'topaz'])
  expect(coloursSetting(defenders, chairs)).toEqual({ colours: 'red,green' })
})

test('[DEF-SOLO-02] alone the second Defender has the first colour that is left', () => {
  expect(coloursSetting(defenders, chairsOf(defenders))).toEqual({})
  expect(coloursSetting(defenders, coloured(chairsOf(defenders), 0, 'emerald'))).toEqual({ colours: 'green,red' })
  expect(coloursSetting(defenders, coloured(chairsOf(defenders), 0, 'sapphire'))).toEqual({ colours: 'blue,red' })
})

test('[RIFT-SETUP-16] with so many players there are so many colours, and a colour is a place at the table', () => {
  const two = settled(rift, seated(chairsOf(rift), 2, { kind: 'bot' }))
  expect(colours(two)).toEqual(['ruby', 'emerald', 'sapphire', 'topaz'])
  expect(coloursToChoose(rift, two)).toEqual(['ruby', 'sapphire'])
  const swapped = coloured(two, 0, 'sapphire')
  expect(inSeats(rift, swapped).map(({ kind }) => kind)).toEqual(['bot', 'me'])
  expect(coloursSetting(rift, swapped)).toEqual({})
  expect(colours(settled(rift, seated(swapped, 2, { kind: 'empty' })))[0]).toBe('ruby')
})
