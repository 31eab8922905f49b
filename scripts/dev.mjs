// @ts-check
// The server, restarted on every change, and the site with hot reload in front of it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './parts.mjs'

const port = process.env.PORT ?? '3001'
const server = `http://127.0.0.1:${port}`

/** @param {string} script @param {string[]} args */
const start = (script, ...args) =>
  spawn(process.execPath, [join(ROOT, 'node_modules', script), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PORT: port, TABLETOME_SERVER: server },
  })

const running = [start('tsx/dist/cli.mjs', 'watch', 'apps/server/src/main.ts'), start('vite/bin/vite.js', 'apps/web')]
const stop = () => {
  for (const child of running) child.kill('SIGTERM')
}
for (const child of running) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
