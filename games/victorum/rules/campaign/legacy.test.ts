import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'
import { failed, won } from '../../test/outcome.ts'

describe('the end of a campaign', () => {
  test('[VIC-GEN-09] [VIC-LEGACY-02] the scion beaten in Act IV: won, with hero and scion for the epilogue', () => {
    const game = won({ act: 4, place: 'VES-C', weeks: 5, combat: { kind: 'scion', arena: 'VES', mine: ['hero F3'] } })
    expect(game.table.outcome).toMatchObject({ result: 'won', hero: 'krakenlance', scion: 'taotie', act: 4, weeks: 6 })
    expect(game.types().slice(-2)).toEqual(['weekMarked', 'ended'])
    expect(game.waitsFor()).toBe('won scion')
  })

  test('[VIC-GEN-11] [VIC-LEGACY-01] a failed primus or scion combat loses the campaign', () => {
    const primus = failed({ place: 'KUN-C', combat: { kind: 'primus', arena: 'KUN', mine: ['archer.1 F3'] } })
    const scion = failed({ act: 4, place: 'VES-C', combat: { kind: 'scion', arena: 'VES', mine: ['archer.1 F3'] } })
    expect(primus.open.influence).toBe(0)
    // the Odyssey ends with the combat that was lost
    const fights = [primus, scion].map(({ table: position }) => position.outcome?.deeds.fights.at(-1))
    expect(fights).toEqual([
      { place: 'KUN-C', what: 'primus', result: 'failed', act: 1 },
      { place: 'VES-C', what: 'scion', result: 'failed', act: 4 },
    ])
    expect([primus.waitsFor(), scion.waitsFor()]).toEqual(['lost primus', 'lost scionCombat'])
  })

  test('[VIC-LEGACY-01] the record keeps hero, units, tactics and prowess as they were before the scion combat', () => {
    const position = {
      act: 4,
      place: 'VES-1',
      from: 'VES-3',
      dice: 'GBY',
      prowess: ['grand-entrance'],
      units: ['archer.1', 'reptilian'],
      tactics: ['stun', 'adrenaline'],
    } as const
    const game = given(position).do('to VES-C')
    expect(game.open.deeds.odyssey).toMatchObject({ units: ['archer.1', 'reptilian'], tactics: ['stun', 'adrenaline'] })
    const kept = game.resumed().open.deeds.odyssey
    expect(kept).toEqual(game.open.deeds.odyssey)
    // what is lost in the combat is still in the record
    const after = won({
      ...position,
      place: 'VES-C',
      units: [],
      tactics: [],
      deeds: { odyssey: kept },
      combat: { kind: 'scion', arena: 'VES', mine: ['hero F3 hp1'] },
    })
    expect(after.table.outcome).toMatchObject({
      sheet: { dice: ['G', 'B', 'Y'], prowess: ['grand-entrance'], hp: 5 },
      units: ['archer.1', 'reptilian'],
      tactics: ['stun', 'adrenaline'],
    })
    expect(after.waitsFor()).toBe('won scion')
  })
})
