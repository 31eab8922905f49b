import { describe, expect, test } from 'vitest'
import { game } from '../../index.ts'
import { agree } from './settings.ts'

const setup = (options = {}, mode = 'campaign', players = 1) => ({ mode, players, options })

describe('what is agreed before a campaign', () => {
  test('[VIC-GEN-01] exactly one player, and no other mode', () => {
    expect(game.seats(setup())).toEqual(['p1'])
    for (const players of [0, 2, 4]) expect(() => game.seats(setup({}, 'campaign', players))).toThrow(/1 player/)
    expect(() => game.seats(setup({}, 'duel'))).toThrow(/no mode "duel"/)
  })

  test('[VIC-SETUP-09] [VIC-SETUP-10] [VIC-SETUP-19] hero, difficulty and scion', () => {
    expect(agree(setup())).toEqual({ hero: 'krakenlance', scion: 'taotie', difficulty: 'chosen', first: false })
    expect(agree(setup({ hero: 'virago', scion: 'apep', difficulty: 'valiant' }))).toEqual({
      hero: 'virago',
      scion: 'apep',
      difficulty: 'valiant',
      first: false,
    })
    expect(() => agree(setup({ hero: 'medusa' }))).toThrow(/hero must be one of bingqing/)
    expect(() => agree(setup({ scion: 'nox' }))).toThrow(/scion must be one of hydra/)
    expect(() => agree(setup({ difficulty: 'easy' }))).toThrow(/difficulty must be one of chosen, valiant, fearless/)
    expect(() => agree(setup({ seed: '1' }))).toThrow(/no setting "seed"/)
  })

  test('[VIC-SETUP-23] the first campaign lays everything down', () => {
    expect(agree(setup({ first: true, hero: 'nox', scion: 'pluto', difficulty: 'fearless' }))).toEqual({
      hero: 'krakenlance',
      scion: 'taotie',
      difficulty: 'chosen',
      first: true,
    })
    expect(() => agree(setup({ first: 'yes' }))).toThrow(/first must be one of/)
  })
})
