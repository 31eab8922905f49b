import { readdirSync, readFileSync } from 'node:fs'
import type { Game, Shape } from '@tabletome/engine'
import { expect, test } from 'vitest'
import { retell } from '../told.ts'

const RENEW =
  'if the rules were meant to change, tell it anew by `npm run tabletome -- fingerprint --renew`, then see whether its title still holds'

/** One test per file of a folder: its game, told answer by answer, goes the same way again, to its end. */
export const playthroughsHold = <S extends Shape>(game: Game<S>, folder: URL, end: RegExp): void => {
  for (const name of readdirSync(folder))
    test(`the game of ${name} goes the same way again, to its end`, () => {
      const told = readFileSync(new URL(name, folder), 'utf8')
      expect(toldAgain(game, told), RENEW).toBe(told)
      expect(told.trimEnd().split('\n').at(-1)).toMatch(end)
    })
}

/** An answer that is no longer offered is a difference too. */
const toldAgain = <S extends Shape>(game: Game<S>, told: string): string => {
  try {
    return retell(game, told)
  } catch (error) {
    return String(error)
  }
}
