import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameById, games } from '@tabletome/games'
import { type Cell, cellsOf, type Counted, keyOf } from '@tabletome/games/lab/strength/cells.ts'
import { STRENGTH } from '@tabletome/games/lab/strength/measured.ts'
import type { Rules } from '@tabletome/games/selfPlay.ts'
import type { GameInfo } from '@tabletome/games/types'
import { Misuse, oneOf } from '../arguments.ts'
import type { Command } from '../main.ts'
import { print, Progress, tell } from '../output.ts'
import { ROOT } from '../root.ts'
import { isEnough, played } from '../strength/measure.ts'
import { chapterOf, inWords, withChapter } from '../strength/told.ts'

const spec = {
  about: 'measures how strong the levels of bots are, game by game, and goes on where it stopped',
  words: ['game?'],
  options: {
    games: { kind: 'number', value: 'N', least: 1, about: 'matches for each kind of table and level (400)' },
    minutes: { kind: 'number', value: 'M', least: 1, about: 'stops after so long; the next call goes on' },
    mode: { kind: 'text', value: 'M', about: 'this mode only' },
    level: { kind: 'text', value: 'L', about: 'this level only' },
    players: { kind: 'number', value: 'N', least: 1, about: 'tables of so many players only' },
    set: { kind: 'pairs', value: 'key=value', about: 'tables with this setting only' },
    anew: { kind: 'flag', about: 'forgets what was measured before: after a change of the bots' },
    show: { kind: 'flag', about: 'plays nothing: writes the tables anew from what is known' },
  },
} as const

const FILE = join(ROOT, 'games/lab/strength/measured.ts')
const PAGE = join(ROOT, 'docs/bots.md')
/** All cells get so many matches before any gets more, so that whoever stops early has a table all the same. */
const STEPS = [10, 20, 50, 100, 200, 400]

export const command: Command<typeof spec> = {
  spec,
  async run({ words: [name], options }) {
    const ids = games.map(({ id }) => id)
    const chosen = name === undefined ? games : games.filter(({ id }) => id === oneOf('game', name, ids))
    const { games: count = 400, minutes, mode, level, players, set = {} } = options
    const until = minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + minutes * 60_000
    const rules = new Map<string, Rules>()
    for (const { id, parts } of games) rules.set(id, await parts.rules())
    const known = new Map(Object.entries(STRENGTH))
    for (const [key, [, , version]] of known)
      if (rules.get(key.split(' ')[0] ?? '')?.game.version !== version) known.delete(key)
    const cells = chosen
      .flatMap(cellsOf)
      .filter(
        cell =>
          (mode ?? cell.mode) === cell.mode &&
          (level ?? cell.level) === cell.level &&
          (players ?? cell.players) === cell.players &&
          Object.entries(set).every(([id, value]) => String(cell.set[id]) === value),
      )
    if (cells.length === 0) throw new Misuse('no such table is measured')
    if (options.anew) for (const cell of cells) known.delete(keyOf(cell))
    if (!options.show) measure(cells, rules, known, { count, until })
    write(known)
    for (const cell of cells) {
      const counted = known.get(keyOf(cell))
      if (counted !== undefined) print(`${keyOf(cell)}: ${inWords(counted)}`)
    }
    return 0
  },
}

function measure(
  cells: readonly Cell[],
  rules: ReadonlyMap<string, Rules>,
  known: Map<string, Counted>,
  { count, until }: { count: number; until: number },
): void {
  const progress = new Progress()
  for (const step of [...STEPS.filter(each => each < count), count])
    for (const cell of cells) {
      const [info, playing] = [gameById(cell.game), rules.get(cell.game)]
      if (!info || !playing) continue
      if (!fill(info, playing, cell, known, { step, until, progress }))
        return tell('time is up: call it again to go on')
      progress.show(`${keyOf(cell)}: ${inWords(known.get(keyOf(cell)) ?? [0, 0, 0])}`)
    }
  progress.end()
}

/** One cell up to so many matches; what was played is kept also when time is up. False: it is. */
function fill(
  info: GameInfo,
  rules: Rules,
  cell: Cell,
  known: Map<string, Counted>,
  { step, until, progress }: { step: number; until: number; progress: Progress },
): boolean {
  let [won, of] = known.get(keyOf(cell)) ?? [0, 0]
  const before = of
  const isDone = (): boolean => of >= step || isEnough(cell, [won, of])
  while (!isDone() && performance.now() < until) {
    won += played(info, rules, cell, of)
    of++
    progress.show(`${keyOf(cell)}: match ${of} of ${step}`)
  }
  if (of === before) return isDone()
  known.set(keyOf(cell), [won, of, rules.game.version])
  write(known)
  return isDone()
}

/** The data in the order of the cells, and the page; after every cell, so that nothing is lost. */
function write(known: ReadonlyMap<string, Counted>): void {
  const titled = games.map(info => ({ title: info.id[0]?.toUpperCase() + info.id.slice(1), cells: cellsOf(info) }))
  const rows = titled
    .flatMap(({ cells }) => cells)
    .flatMap(cell => {
      const counted = known.get(keyOf(cell))
      return counted === undefined ? [] : [[keyOf(cell), counted] as const]
    })
  const table = Object.fromEntries(rows)
  const lines = rows.map(([key, counted]) => `  '${key}': [${counted.join(', ')}],\n`).join('')
  writeFileSync(
    FILE,
    `import type { Strength } from './cells.ts'\n\n/** Made by \`tabletome strength\`: won, of so many, by which version of the rules. */\nexport const STRENGTH: Strength = {${lines === '' ? '' : `\n${lines}`}}\n`,
  )
  spawnSync(process.execPath, [join(ROOT, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--write', FILE])
  writeFileSync(PAGE, withChapter(readFileSync(PAGE, 'utf8'), chapterOf(titled, table)))
}
