import { readdirSync, readFileSync } from 'node:fs'
import type { Game, Shape } from '@tabletome/engine'
import { retell } from '@tabletome/engine/testing'
import { expect, test } from 'vitest'

/** One test per file of a folder: its game, told answer by answer, goes the same way again, to its end. */
export const playthroughsHold = <S extends Shape>(game: Game<S>, folder: URL, end: RegExp): void => {
  for (const name of readdirSync(folder))
    test(`the game of ${name} goes the same way again, to its end`, () => {
      const told = readFileSync(new URL(name, folder), 'utf8')
      expect(retell(game, told)).toBe(told)
      expect(told.trimEnd().split('\n').at(-1)).toMatch(end)
    })
}
