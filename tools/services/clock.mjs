// @ts-check
// Loaded before a server of the tests: its clock can be set astray. SIGUSR2 makes it read by how much.
import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const file = process.env.TEST_CLOCK_FILE
if (file !== undefined && isMainThread) {
  const now = Date.now
  const RealDate = Date
  let astray = 0
  process.on('SIGUSR2', () => {
    astray = Number(readFileSync(file, 'utf8')) || 0
  })
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args) => (args.length === 0 ? new target(now() + astray) : Reflect.construct(target, args)),
  })
  RealDate.now = () => now() + astray
}
