import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gameById } from './index.ts'
import { toldAnew } from './toldAnew.ts'

const rulesOf = async (id: string) => {
  const rules = await gameById(id)?.parts.rules()
  if (!rules) throw new Error(`there is no game "${id}"`)
  return rules
}
const TOLD = readFileSync(new URL('defenders/test/playthroughs/four-lost.txt', import.meta.url), 'utf8')

test('a told game that the rules still follow is told with the same answers', async () => {
  expect(toldAnew(await rulesOf('defenders'), TOLD)).toBe(TOLD)
})

test('if an answer is no longer offered, bots play a game with the same set-up and the same end', async () => {
  const [answer = ''] = /^p\d .*$/m.exec(TOLD) ?? []
  expect(answer).not.toBe('')
  const again = toldAnew(await rulesOf('defenders'), TOLD.replace(answer, `${answer} nobody offers this`))
  expect(again).not.toBe(TOLD)
  expect(again?.split('\n').slice(0, 3)).toEqual(TOLD.split('\n').slice(0, 3))
  expect(again?.trimEnd().split('\n').at(-1)).toBe(TOLD.trimEnd().split('\n').at(-1))
})
