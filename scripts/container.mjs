// @ts-check
// What deploy/Dockerfile does, as far as it goes without an engine: its steps in a clean folder, and then what the image runs.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const PORT = String(20_000 + (process.pid % 20_000))

/** @param {string} text @returns {[string, string][]} Each instruction with what it is told. */
export const instructionsOf = text =>
  text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => {
      const at = line.indexOf(' ')
      return [line.slice(0, at), line.slice(at + 1)]
    })

const run = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabletome-container-'))
  /** @type {Record<string, string>} */
  const env = {}
  /** @type {Map<string, string>} */
  const stages = new Map()
  let stage = ''
  let place = '/'
  /** @param {string} path */
  const inside = path => join(stage, path.startsWith('/') ? path : join(place, path))
  /** @type {string[]} */
  let command = []
  try {
    for (const [name, told] of instructionsOf(readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8'))) {
      console.log(`${name} ${told}`)
      if (name === 'FROM') {
        const [, called = 'last'] = / AS (\S+)/.exec(told) ?? []
        stage = join(folder, called)
        stages.set(called, stage)
        mkdirSync(stage)
        place = '/'
        console.log(`  here: this machine’s Node ${process.versions.node} instead of the image`)
      } else if (name === 'WORKDIR') {
        place = told
        mkdirSync(inside(told), { recursive: true })
      } else if (name === 'COPY') copy(told, stages, inside)
      else if (name === 'RUN' && !/\s\/\w/.test(told)) sh(told, inside(place))
      else if (name === 'RUN') console.log('  left out: it is about the file system of the image')
      else if (name === 'ENV') for (const [, key, value] of told.matchAll(/(\w+)=(\S+)/g)) env[key ?? ''] = value ?? ''
      else if (name === 'CMD') command = JSON.parse(told)
    }
    await serve(
      command.map(part => (part.startsWith('/') ? inside(part) : part)),
      env,
      join(folder, 'data'),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} told @param {Map<string, string>} stages @param {(path: string) => string} inside */
const copy = (told, stages, inside) => {
  const parts = told.split(' ').filter(part => !part.startsWith('--'))
  const [from = '', to = ''] = parts
  const [, stage] = /--from=(\S+)/.exec(told) ?? []
  if (stage !== undefined) return cpSync(join(stages.get(stage) ?? '', from), inside(to), { recursive: true })
  const files = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).stdout.split('\0').filter(Boolean)
  for (const file of files) cpSync(join(ROOT, file), join(inside(to), file))
  console.log(`  ${files.length} files, those that are under version control`)
}

/** @param {string} command @param {string} cwd */
const sh = (command, cwd) => {
  const { status } = spawnSync('sh', ['-c', command], { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`${command} ended with ${status}`)
}

/** @param {string[]} command @param {Record<string, string>} env @param {string} data */
const serve = async ([program = '', ...args], env, data) => {
  const began = performance.now()
  const child = spawn(program, args, {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, ...env, HOST: '127.0.0.1', PORT, TABLETOME_DATA: data },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  try {
    for (;;) {
      const answer = await fetch(`http://127.0.0.1:${PORT}/api/health`).catch(() => undefined)
      if (answer?.ok) break
      if (child.exitCode !== null || performance.now() - began > 60_000) throw new Error('It did not become healthy.')
      await new Promise(resolve => setTimeout(resolve, 50))
    }
    const page = await (await fetch(`http://127.0.0.1:${PORT}/`)).text()
    if (!page.includes('<title>')) throw new Error('It serves no page.')
    console.log(`Healthy after ${((performance.now() - began) / 1000).toFixed(1)} s, and it serves the site.`)
  } finally {
    child.kill('SIGTERM')
    await new Promise(resolve => child.once('exit', resolve))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run()
