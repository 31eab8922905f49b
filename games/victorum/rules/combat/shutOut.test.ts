import { describe, expect, test } from 'vitest'
import { type Arms, type Given, given } from '../../test/given.ts'
import { against } from '../../test/scion.ts'

const BEFORE_THE_GATES = ['F3', 'F4', 'F2'].map((hex, i) => `head.${i + 1} ${hex}`)
const hydra = (rival: readonly string[], once: readonly string[] = []): Given =>
  against('hydra', { rival: ['hydra A1', ...rival], mine: [], once }, { units: [] })

describe('nobody in combat and no way in', () => {
  test('[VIC-RULING-69] the turn is passed once; where one cannot give up, the second time running is a failure', () => {
    const game = hydra(BEFORE_THE_GATES).dice('.. ... ....')
    expect(game.waitsFor()).toBe('p1 rival.start')
    game.do('begin')
    expect(game.of('combatEnded')).toMatchObject([{ result: 'failed', cause: 'shutOut' }])
    expect(game.waitsFor()).toBe('lost scionCombat')
  })
  test('a free hex in between begins the count anew', () => {
    const game = hydra(BEFORE_THE_GATES.slice(1), ['shutOut'])
    expect(game.waitsFor()).toBe('p1 rival.start')
    expect(game.where('hero')).toBe('F3')
    expect(game.combat.once).toEqual([])
  })
  test('[VIC-RULING-69] where one may give up it can go on', () => {
    const arms: Arms = {
      arena: 'ARG',
      event: 'B01',
      rival: ['archer.2 F3', 'attacker.2 F5', 'defender.2 F1'],
      mine: [],
    }
    const game = given({ combat: { ...arms, once: ['shutOut'] }, units: [] }).do('begin')
    expect(game.options).toContain('surrender')
    game.do('pass')
    expect(game.open.outcomeOfCombat).toBe(undefined)
    expect(game.waitsFor()).toBe('p1 rival.start')
  })
})
