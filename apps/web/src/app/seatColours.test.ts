import { games } from '@tabletome/games'
import { expect, test } from 'vitest'
import { seatColours } from './seatColours.ts'

const [defenders, tactics] = games

test('[DEF-SETUP-06] a seat is shown in the colour that was chosen for it', () => {
  if (defenders === undefined || tactics === undefined) throw new Error('no games')
  const table = (options: Record<string, string>) => ({ mode: 'coop', players: 2, options })
  expect(seatColours(defenders, table({ colours: 'green,red' }))).toEqual(['emerald', 'ruby'])
  expect(seatColours(defenders, table({})).slice(0, 2)).toEqual(['ruby', 'sapphire'])
  expect(seatColours(tactics, table({})).slice(0, 2)).toEqual(['ruby', 'sapphire'])
})
