import type { SettingValue } from '@tabletome/engine'
import { describe, expect, test } from 'vitest'
import { READY_REALMS } from '../../content/realms.ts'
import { codeOf } from '../realm/realm.query.ts'
import { tactics as info } from '../../info.ts'
import { agree, MODES, OPTION_VALUES, seatsOf, STANDARD } from './settings.ts'

const agreed = (mode: string, players: number, options: Record<string, SettingValue> = {}) =>
  agree({ mode, players, options })

describe('modes', () => {
  test('[TAC-SETUP-01] every mode has its numbers of players', () => {
    const allowed = Object.keys(MODES).map(mode => [
      mode,
      [0, 1, 2, 3, 4, 5].filter(players => {
        try {
          return seatsOf({ mode, players, options: {} }).length === players
        } catch {
          return false
        }
      }),
    ])
    expect(Object.fromEntries(allowed)).toEqual({
      competitive: [2, 3, 4],
      team: [4],
      battle: [2, 3, 4],
      battleTeam: [4],
      solo: [1],
      coop: [2],
    })
    expect(() => agreed('team', 3)).toThrow('The mode "team" of Tactics is for 4 players, not 3')
    expect(() => agreed('competitive', 2.5)).toThrow(/2 to 4 players, not 2.5/)
    for (const mode of ['competitive', 'battle']) expect(() => agreed(mode, 5)).toThrow(/2 to 4 players, not 5/)
    for (const mode of ['team', 'battleTeam']) expect(() => agreed(mode, 5)).toThrow(/for 4 players, not 5/)
    expect(() => agreed('duel', 2)).toThrow('Tactics has no mode "duel"')
    expect(() => agreed('toString', 2)).toThrow(/no mode/)
  })

  test('[TAC-SOLO-SETUP-01] [TAC-COOP-02] one Solo Enemy for each player', () => {
    expect(agreed('solo', 1).enemies).toEqual(['e1'])
    expect(agreed('coop', 2).enemies).toEqual(['e1', 'e2'])
    expect(agreed('competitive', 2).enemies).toEqual([])
  })
})

describe('the options', () => {
  test('the defaults are the rulings', () => {
    expect(agreed('competitive', 2).options).toEqual(STANDARD)
    expect(Object.keys(STANDARD)).toHaveLength(13)
    for (const [id, values] of Object.entries(OPTION_VALUES))
      expect(values).toContain(STANDARD[id as keyof typeof STANDARD])
  })

  test('[TAC-RULING-01] the lobby offers exactly these, and begins with the rulings', () => {
    for (const { id, values, standard, kind } of info.settings) {
      if (id === 'realm') continue
      const option = id as keyof typeof STANDARD
      expect([id, STANDARD[option]]).toEqual([id, standard])
      expect([id, OPTION_VALUES[option]]).toEqual([id, kind === 'switch' ? [true, false] : values])
    }
    expect(info.settings).toHaveLength(Object.keys(STANDARD).length + 1)
  })

  test('every option takes each of its values and refuses others by name', () => {
    for (const [id, values] of Object.entries(OPTION_VALUES)) {
      for (const value of values)
        expect(agreed('competitive', 2, { [id]: value }).options).toMatchObject({ [id]: value })
      expect(() => agreed('competitive', 2, { [id]: 'purple' })).toThrow(`${id} must be one of ${values.join(', ')}`)
    }
    expect(() => agreed('competitive', 2, { weather: 'rain' })).toThrow('Tactics has no setting "weather"')
  })
})

describe('the realm', () => {
  test('[TAC-SETUP-02] [TAC-BATTLE-02] the standard realm, or one on the Battle side', () => {
    expect(agreed('competitive', 2).realm).toBe('front')
    expect(agreed('battle', 2).realm).toBe(codeOf(READY_REALMS.twinBastions))
    expect(agreed('battleTeam', 4, { realm: 'greatWall' }).realm).toBe(codeOf(READY_REALMS.greatWall))
    expect(agreed('battle', 2, { realm: 'random' }).realm).toBe('random')
    expect(agreed('battle', 2, { realm: 'battle:' }).realm).toBe('battle:')
    expect(agreed('competitive', 2, { realm: 'openField' }).realm).toBe(codeOf(READY_REALMS.openField))
    expect(() => agreed('battle', 2, { realm: 'front' })).toThrow(/Battle side/)
    expect(() => agreed('solo', 1, { realm: 'openField' })).toThrow(/"front" only/)
    expect(() => agreed('battle', 2, { realm: 'swamp' })).toThrow('There is no realm "swamp"')
    expect(() => agreed('battle', 2, { realm: 3 })).toThrow(/name or the code/)
  })

  test('[TAC-RULING-54] [TAC-BUILDER-08] a built realm is checked; what may be waived is waived by agreement', () => {
    expect(() => agreed('battle', 2, { realm: 'battle:1x2@H6.0' })).toThrow(/TAC-BUILDER-03 \(coversMark: 1x2 H6\)/)
    expect(() => agreed('battle', 2, { realm: 'battle:8x5@O1.0' })).toThrow(/TAC-BUILDER-02/)
    expect(() => agreed('battle', 2, { realm: 'battle:4x4@A1.0' })).toThrow(/no box/)
    const across = 'battle:5x4@D1.0,3x2@I1.0,2x2@H1.0'
    expect(() => agreed('battle', 2, { realm: across })).toThrow(/TAC-BUILDER-06 \(acrossTwo/)
    expect(agreed('battle', 2, { realm: across, builderStrict: false }).realm).toBe(across)
  })
})
