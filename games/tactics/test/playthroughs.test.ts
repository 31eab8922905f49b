import { readdirSync, readFileSync } from 'node:fs'
import { retell } from '@tabletome/engine/testing'
import { expect, test } from 'vitest'
import { game } from '../index.ts'

const folder = new URL('./playthroughs/', import.meta.url)

for (const name of readdirSync(folder))
  test(`the game of ${name} goes the same way again, to its end`, () => {
    const told = readFileSync(new URL(name, folder), 'utf8')
    expect(retell(game, told)).toBe(told)
    expect(told.trimEnd().split('\n').at(-1)).toMatch(/^ {4}ended /)
  })
