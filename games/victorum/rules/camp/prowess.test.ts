import type { Step } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { given, shown } from '../../test/given.ts'

const round: Step = { do: 'round.begin', with: undefined }
const prowess: Step = { do: 'prowess.choose', with: { cause: 'test' } }

describe('prowess', () => {
  test('[VIC-PROWESS-01] [VIC-PROWESS-06] a Hero Prowess is one of your hero’s own ten cards', () => {
    const game = given({ hero: 'nox' }).onlyRunning(prowess, round)
    expect(game.after('prowess')).toEqual([
      'blood-price',
      'dread-whisper',
      'endurance-1',
      'feed-the-dark',
      'night-terror',
      'soul-harvest',
      'starless-reach',
      'veil-of-night-1',
    ])
    expect(game.refused('prowess whirling-staff')).toBe('VIC-PROWESS-06 prowessNotYours')
    game.do('prowess soul-harvest')
    expect(game.open.hero.prowess).toEqual(['soul-harvest'])
    expect(game.open.prowessLeft).not.toContain('soul-harvest')
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-PROWESS-02] there is no limit to them', () => {
    const game = given({ hero: 'nox' }).onlyRunning(...Array<Step>(10).fill(prowess), round)
    while (game.asked === 'reward.prowess') game.do(game.options[0] ?? '')
    expect(game.open.hero.prowess).toHaveLength(10)
    expect(game.open.prowessLeft).toEqual([])
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-EX-58] [VIC-PROWESS-03] the lower level first; both may be taken at the set-up, in order', () => {
    const game = shown('VIC-EX-58')
    expect(game.refused('prowess endurance-2')).toBe('VIC-PROWESS-03 lowerLevelFirst')
    game.do('prowess endurance-1', 'prowess endurance-2')
    expect(game.open.hero.prowess).toEqual(['endurance-1', 'endurance-2'])
    expect(game.waitsFor()).toBe('p1 setup.prowess')
  })

  test('[VIC-PROWESS-03] a lower level that has left the game bars nothing', () => {
    const game = given({ prowessLeft: ['endurance-2', 'grand-entrance'] }).onlyRunning(prowess, round)
    expect(game.after('prowess')).toEqual(['endurance-2', 'grand-entrance'])
    game.do('prowess endurance-2')
    expect(game.waitsFor()).toBe('p1 travel')
  })

  test('[VIC-PROWESS-04] a Special Prowess is never among the choices', () => {
    const game = given({}).onlyRunning(prowess, round)
    for (const special of game.open.specials) expect(game.options).not.toContain(`prowess ${special}`)
    expect(game.open.specials).toHaveLength(7)
    expect(game.waitsFor()).toBe('p1 reward.prowess')
  })

  test('Endurance adds Health and 1 HP, up to 12', () => {
    const game = given({ hp: 2 }).onlyRunning(prowess, round).do('prowess endurance-1')
    expect(game.open.hero).toMatchObject({ hp: 3, health: 5 })
    const full = given({ health: 12, hp: 7 }).onlyRunning(prowess, round).do('prowess endurance-1')
    expect(full.open.hero.hp).toBe(7)
    expect([game.waitsFor(), full.waitsFor()]).toEqual(['p1 travel', 'p1 travel'])
  })

  test('Veteran’s Kit brings a tactic when it is gained', () => {
    const game = given({ hero: 'decimus' }).onlyRunning(prowess, round).do('prowess veterans-kit')
    expect(game.waitsFor()).toBe('p1 reward.tactic')
    game.do('tactic stun')
    expect(game.open.camp.tactics).toEqual(['stun'])
    expect(game.waitsFor()).toBe('p1 travel')
  })
})
