import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gameById } from '@tabletome/games'
import { parseRecord, Replay } from '@tabletome/match'
import { afterAll, describe, expect, test } from 'vitest'
import { LIMITS, type Job } from '@tabletome/games/lab/job.ts'
import { playGame } from '@tabletome/games/lab/play.ts'
import type { Given } from '@tabletome/games/selfPlay.ts'
import { recordOf } from '@tabletome/games/lab/record.ts'
import { setupOf } from '../src/simulate/settings.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const TSX = import.meta.resolve('tsx')
const folder = mkdtempSync(join(tmpdir(), 'tabletome-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const tabletome = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', TSX, MAIN, ...args], {
    encoding: 'utf8',
    cwd: folder,
  })
  return { status, stdout, stderr }
}

describe('tabletome', () => {
  test.each([
    [['simulat'], 'tabletome: unknown command "simulat": did you mean simulate?\n'],
    [['simulate', 'chess'], 'tabletome: unknown game "chess": there are defenders, tactics, rift, victorum\n'],
    [['replay', 'nowhere.jsonl'], 'tabletome: cannot read nowhere.jsonl\n'],
  ])('%j is refused in one line, with exit code 2', (args, line) => {
    expect(tabletome(...args)).toEqual({ status: 2, stdout: '', stderr: line })
  })

  test('doctor says what can be saved of a damaged folder, and changes nothing', () => {
    expect(tabletome('doctor', 'nowhere')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('no tabletome.db'),
    })
    const file = join(folder, 'tabletome.db')
    writeFileSync(file, Buffer.alloc(9000, 7))
    const { status, stdout } = tabletome('doctor', folder)
    expect(status).toBe(3)
    expect(stdout).toContain('The database is damaged:')
    expect(stdout).toContain('match cannot be read')
    expect(readFileSync(file).every(byte => byte === 7)).toBe(true)
    rmSync(file)
  })

  test('games --json', () => {
    const { status, stdout } = tabletome('games', '--json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      games: [
        { id: 'defenders', bots: ['random', 'greedy', 'skilled', 'expert'] },
        {
          id: 'tactics',
          modes: [
            { id: 'competitive' },
            { id: 'team' },
            { id: 'battle' },
            { id: 'battleTeam' },
            { id: 'solo' },
            { id: 'coop' },
          ],
        },
        { id: 'rift', modes: [{ id: 'scenario' }, { id: 'storm' }] },
        { id: 'victorum', modes: [{ id: 'campaign' }] },
      ],
    })
  })

  test('simulate --json: clean JSON, the same on one thread and on two, and a page', () => {
    const args = ['simulate', 'defenders', '--players', '4', '--games', '8', '--seed', 'cli', '--json']
    const one = tabletome(...args, '--threads', '1', '--report', 'out.html')
    const two = tabletome(...args, '--threads', '2')
    expect(one.stderr).toBe('')
    const [first, second] = [one, two].map(({ stdout }) => JSON.parse(stdout) as Record<string, unknown>)
    const { seconds: _s, choicesPerSecond, gamesPerSecond, ...same } = first!
    expect(second).toMatchObject(same)
    expect(first).toMatchObject({ game: 'defenders', mode: 'coop', players: 4, games: 8, finished: 8, errors: [] })
    expect(choicesPerSecond).toBeGreaterThan(0)
    expect(gamesPerSecond).toBeGreaterThan(0)
    expect(readFileSync(join(folder, 'out.html'), 'utf8')).toContain('<title>defenders: 8 simulated games</title>')
  })

  test('lab report and csv read what simulate wrote, compare two runs, and refuse what is none', () => {
    const run = (name: string, bot: string) =>
      tabletome('simulate', 'defenders', '--games', '6', '--seed', 'lab', '--bot', bot, '--threads', '1', '--out', name)
    expect(run('one.json', 'random').status).toBe(0)
    expect(run('two.json', 'greedy').status).toBe(0)
    const made = tabletome('lab', 'report', 'one.json', 'two.json', '--out', 'both.html')
    expect([made.status, made.stdout]).toEqual([0, 'both.html: defenders, 6 games; defenders, 6 games\n'])
    const page = readFileSync(join(folder, 'both.html'), 'utf8')
    expect(page).toContain('same seeds, game by game')
    expect(page).toContain('<svg ')
    expect(tabletome('lab', 'csv', 'one.json', '--out', 'one.csv').status).toBe(0)
    expect(readFileSync(join(folder, 'one.csv'), 'utf8').split('\n')).toHaveLength(8)
    writeFileSync(join(folder, 'none.json'), '{}')
    const refused = tabletome('lab', 'report', 'none.json')
    expect([refused.status, refused.stderr]).toEqual([
      2,
      'tabletome: none.json: This is not a run of the laboratory.\n',
    ])
    expect(tabletome('lab', 'report').stderr).toBe('tabletome: <run.json…> is missing\n')
    expect(tabletome('lab', 'plot', 'one.json').status).toBe(2)
  }, 180_000)

  test('replay tells a match, checks it, and sees when it was tampered with', async () => {
    const info = gameById('defenders')!
    const rules = await info.parts.rules()
    const setup = setupOf(info, { players: 2 })
    const job: Job = { game: 'defenders', setup, bots: ['greedy', 'greedy'], seed: 'r', limits: LIMITS }
    const answers: Given[] = []
    playGame(rules, job, 'r', (_table, given) => answers.push(given))
    const text = recordOf(rules.game, job, 'r', answers)
    const { outcome } = new Replay(rules.game, parseRecord(text)).at(answers.length).position
    const whole = text.replace(/\{"seed":"r"\}\n$/, `${JSON.stringify({ seed: 'r', outcome })}\n`)
    writeFileSync(join(folder, 'good.jsonl'), whole)
    writeFileSync(join(folder, 'bad.jsonl'), whole.replace('"seed":"r"', '"seed":"s"'))

    const good = tabletome('replay', 'good.jsonl', '--verify')
    expect(good).toMatchObject({ status: 0, stderr: `verified: ${answers.length} answers, as promised\n` })
    expect(good.stdout).toContain(`#${answers.length} `)
    expect(good.stdout).toContain('Round 1\n')
    expect(tabletome('replay', 'good.jsonl', '--language', 'fr').stdout).toContain('Manche 1\n')
    expect(tabletome('replay', 'good.jsonl', '--language', 'de')).toMatchObject({ status: 2, stdout: '' })
    expect(JSON.parse(tabletome('replay', 'good.jsonl', '--to', '3', '--json').stdout)).toMatchObject({
      game: 'defenders',
      lines: answers.length,
      to: 3,
      problems: [],
    })
    expect(tabletome('replay', 'bad.jsonl', '--verify').status).toBe(1)
    expect(tabletome('replay', 'good.jsonl', '--to', '99999')).toMatchObject({ status: 2, stdout: '' })
  })
})
