import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { myTurn, reach } from './playing.ts'
import { openWorld } from './world.ts'

const PAGE = fileURLToPath(new URL('../../../docs/bot-interface.md', import.meta.url))

test('the bot printed in docs/bot-interface.md sits down by its invite and plays to the end', async () => {
  const program = /```js\n(.*?)```/s.exec(readFileSync(PAGE, 'utf8'))?.[1] ?? ''
  const world = await openWorld()
  const ann = await world.guest()
  const table = await ann.create()
  const place = [world.address, table.id, table.seats[1]?.invite ?? '']
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const bot = spawn(process.execPath, ['--input-type=module', '-e', program, ...place], { cwd, stdio: 'inherit' })
  onTestFinished(() => void bot.kill())
  const ended = new Promise<number | null>(resolve => bot.once('exit', resolve))
  const line = await ann.connect()
  await line.watch(table.id)
  for (;;) {
    await myTurn(line, table.id)
    const { over, seq, decisions } = line.seen(table.id).update!
    if (over) break
    const answer = await line.ask({
      t: 'answer',
      table: table.id,
      seat: 'p1',
      seq,
      option: decisions[0]!.options[0]!.id,
    })
    if (answer.ok) await reach(line, table.id, answer.seq ?? 0)
  }
  expect(await ended).toBe(0)
  expect(line.seen(table.id).info?.seats[1]?.name).toBe('Random Walker')
})
