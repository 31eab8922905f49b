import { describe, expect, test, vi } from 'vitest'
import { changeSettings, currentSettings, readSettings, standardSettings, VOLUMES } from './settings.ts'

const standard = standardSettings(['en-GB'], false)

test('the language of the browser is the first one; sound is off on phones', () => {
  expect(standardSettings(['de', 'fr-CA', 'en'], false).language).toBe('fr')
  expect(standardSettings(['de'], false).language).toBe('en')
  expect(standardSettings(['en'], true).sound).toBe(false)
  expect(standard.sound).toBe(true)
})

test('what was kept comes back', () => {
  const kept = { ...standard, language: 'fr', theme: 'dark', speed: 'instant', textSize: 200, name: 'Ada' }
  expect(readSettings(JSON.stringify(kept), standard)).toEqual(kept)
})

test('keys are one sign each, and no sign does two things', () => {
  const kept = { keys: { undo: 'z', hint: 'z', end: 'space', log: 7, speed: 'q' }, volume: 50, highlight: 'blue' }
  const { keys, volume, highlight } = readSettings(JSON.stringify(kept), standard)
  expect(keys).toEqual({ hint: 'z', speed: 'q' })
  expect([volume, highlight]).toEqual([50, 'blue'])
})

test('unknown values and broken text fall back to the standard', () => {
  expect(readSettings('{"theme":"neon","textSize":900,"sound":"loud","name":7}', standard)).toEqual(standard)
  expect(readSettings('{', standard)).toEqual(standard)
  expect(readSettings('null', standard)).toEqual(standard)
  expect(readSettings(undefined, standard)).toEqual(standard)
})

describe('the volume', () => {
  test.each(VOLUMES)('of %i is kept for the next time', volume => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    vi.stubGlobal('navigator', { languages: ['en'] })
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }))
    vi.stubGlobal('document', {
      documentElement: { dataset: {}, toggleAttribute: () => false, style: { setProperty: () => undefined } },
    })
    const before = currentSettings()
    changeSettings({ volume })
    // Whatever else is changed leaves it alone.
    changeSettings({ sound: !before.sound })
    const [text] = kept.values()
    expect(readSettings(text, standard)).toMatchObject({ volume, sound: !before.sound })
    changeSettings(before)
  })

  test('nobody offers is not taken', () => {
    expect(readSettings('{"volume":60}', standard).volume).toBe(100)
    expect(readSettings('{"volume":"50"}', standard).volume).toBe(100)
  })
})
