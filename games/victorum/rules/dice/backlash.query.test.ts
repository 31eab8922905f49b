import { expect, test } from 'vitest'
import type { Arms } from '../../position/arms.ts'
import { openOf } from '../../position/open.ts'
import type { Position } from '../../position/words.ts'
import { unitNamed } from '../units/units.query.ts'
import { barbsOf, isHeroAtRisk, riposteOf } from './backlash.query.ts'

const pair = (attacker: string, target: string, position: Position = {}, combat: Arms = {}) => {
  const open = openOf({ ...position, combat: { arena: 'LAM', mine: [attacker], rival: [target], ...combat } })
  const [one = '', other = ''] = [attacker, target].map(text => text.split(' ')[0])
  const [a, b] = [unitNamed(open, one), unitNamed(open, other)]
  if (a === undefined || b === undefined) throw new Error('nobody there')
  return [open, a, b] as const
}

test('[VIC-SKILL-01] Riposte and Barbed strike back at an adjacent opponent only, by their numbers', () => {
  expect(riposteOf(...pair('hero D4', 'staff-adept D5'))).toBe(1)
  expect(riposteOf(...pair('hero D4', 'staff-adept D6'))).toBe(0)
  expect(riposteOf(...pair('hero D4', 'attacker.2 D5'))).toBe(0)
  expect(barbsOf(...pair('hero D4', 'bone-warden D5'))).toBe(1)
  expect(barbsOf(...pair('hero D4', 'bone-warden D6'))).toBe(0)
  expect(barbsOf(...pair('hero D4', 'attacker.2 D5'))).toBe(0)
})

test.each([
  ['hero D4 hp1', 'bone-warden D5', {}, true],
  ['hero D4 hp1', 'staff-adept D5', {}, true],
  ['hero D4 hp1', 'shade-reaver D5', {}, true],
  ['hero D4 hp2', 'bone-warden D5', {}, false],
  ['hero D4 hp1', 'attacker.2 D5', {}, false],
  // not adjacent: only Last Breath reaches that far
  ['hero D4 hp1', 'bone-warden D6', {}, false],
  // a blessing must save it (VIC-BLESSING-03), Warded ignores it, another unit is no hero
  ['hero D4 hp1', 'bone-warden D5', { blessings: 1 }, false],
  ['hero D4 hp1', 'bone-warden D5', { hero: 'stygiana', prowess: ['fearless-heart'] }, false],
  ['attacker.1 D4 hp1', 'bone-warden D5', {}, false],
] as const)(
  '[VIC-BLESSING-03] [VIC-SKILL-01] may the hero fall by attacking: %s, %s %o: %s',
  (one, other, more, risk) => {
    expect(isHeroAtRisk(...pair(one, other, more))).toBe(risk)
  },
)
