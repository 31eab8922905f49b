import { expect, test } from 'vitest'
import { shown } from './given.ts'

/** What these units mark is asked in `marking.query.test.ts`; here they go there. */
test.each([
  ['VIC-EX-29', ['begin', 'hex B2'], 'horse-archer', 'B2'],
  ['VIC-EX-30', ['begin'], 'horse-archer', 'B3'],
  ['VIC-EX-31', ['begin', 'hex C2'], 'attacker.1', 'C2'],
  ['VIC-EX-32', ['begin', 'hex C2'], 'attacker.1', 'C2'],
  ['VIC-EX-33', ['begin', 'hex D5'], 'attacker.1', 'D5'],
] as const)('[%s] [VIC-RIVAL-MOVE-12] by %j %s ends on %s', (id, line, unit, hex) => {
  const game = shown(id).do(...line)
  expect([game.where(unit), game.waitsFor()]).toEqual([hex, 'p1 player.start'])
})
