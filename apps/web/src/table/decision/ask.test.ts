import { expect, test } from 'vitest'
import { en } from '../../text/en.ts'
import { askOf } from './ask.ts'
import { plainText } from '@tabletome/games/testing/plainText.ts'

const text = plainText({
  ask: (choice, _view, asked, names) => {
    const people = asked.map(names.of).join(' and ')
    const waiting = { status: `Waiting for ${people}.`, title: 'Keep', rule: undefined }
    if (choice === 'turn') return { ...waiting, status: `${people} has 3 actions.` }
    return choice === 'keep' && asked.some(names.isMe) ? { ...waiting, status: 'Keep one unit.' } : waiting
  },
})
const NAMES: Record<string, string> = { p1: 'Ada', p2: 'Bram' }
const at = (choice: string, options: readonly string[], me?: string): Parameters<typeof askOf>[0] => {
  const view = { open: {}, piles: {}, agenda: [{ do: choice, with: {} }], waiting: ['p1', 'p2'] }
  const all = options.map(seat => ({ id: 'x', seat, choice, at: [], text: { what: 'x' }, view: { ...view, seat } }))
  return {
    position: { seq: 1, view, decisions: [], undo: { possible: false, steps: 0 }, over: false },
    panel: { groups: [], sleeping: [], mains: [], subjects: [], all },
    names: { of: seat => NAMES[seat] ?? seat, isMe: seat => seat === me },
    text,
    view,
  }
}

test('around one screen whoever answers here is asked by name instead of waited for', () => {
  expect(askOf(at('keep', ['p1']), en)?.status).toBe('Ada: Keep one unit.')
  expect(askOf(at('keep', ['p1', 'p2']), en)?.status).toBe('Keep one unit.')
})

test('what a game says beyond waiting stays', () => {
  expect(askOf(at('turn', ['p1']), en)?.status).toBe('Ada and Bram has 3 actions.')
  expect(askOf(at('keep', ['p1'], 'p1'), en)?.status).toBe('Keep one unit.')
})

test('while nobody here is asked, it waits', () => {
  expect(askOf(at('keep', []), en)?.status).toBe('Waiting for Ada and Bram.')
})
