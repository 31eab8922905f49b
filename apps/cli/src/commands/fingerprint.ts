import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOT_LEVELS, type BotLevel } from '@tabletome/bots'
import { games } from '@tabletome/games'
import { playedThrough, type Way } from '@tabletome/games/fingerprint.ts'
import { differencesOf, type GamePrints, gamePrintsOf, KEPT } from '@tabletome/games/prints.ts'
import { samplesOf } from '@tabletome/games/samples.ts'
import { toldAnew } from '@tabletome/games/toldAnew.ts'
import type { GameInfo } from '@tabletome/games/types'
import { Misuse, oneOf } from '../arguments.ts'
import { gameNamed } from '../gameNamed.ts'
import type { Command } from '../main.ts'
import { print, Progress, tableOf, tell } from '../output.ts'
import { ROOT } from '../root.ts'

const spec = {
  about: 'hashes games of fixed seeds, to see whether a change makes any of them go another way',
  words: ['game?'],
  options: {
    games: { kind: 'number', value: 'N', least: 1, about: 'games of every mode, number of players and settings (10)' },
    bot: { kind: 'text', value: 'LEVEL', about: 'who plays: random, greedy, or skilled with little effort (random)' },
    answers: {
      kind: 'number',
      value: 'N',
      least: 1,
      about: 'answers for each hour of play, after which a game is stopped',
    },
    write: { kind: 'text', value: 'FILE', about: 'keeps the hashes' },
    against: { kind: 'text', value: 'FILE', about: 'compares with hashes that were kept, played in the same way' },
    trace: {
      kind: 'text',
      value: 'TABLE#N',
      about: 'prints one game instead, a line per position: "coop 2 standard#0"',
    },
    renew: { kind: 'flag', about: 'writes games/<game>/test/fingerprint.json and the games told beside it anew' },
  },
} as const

/** Answers of a game by who plays it: a thinking bot takes longer over each. */
const ANSWERS: Record<BotLevel, number> = { random: 600, greedy: 300, skilled: 80, expert: 40 }

interface PrintsFile {
  readonly way: Way
  readonly games: Readonly<Record<string, GamePrints>>
}

export const command: Command<typeof spec> = {
  spec,
  async run({ words: [name], options }) {
    const infos = name === undefined ? games : [gameNamed(name)]
    if (options.renew) return renew(infos)
    const kept = options.against === undefined ? undefined : readPrints(options.against)
    const bot = oneOf('bot', options.bot ?? kept?.way.bot ?? 'random', BOT_LEVELS)
    const answers = options.answers ?? kept?.way.answers ?? ANSWERS[bot]
    const way: Way = { bot, answers, games: options.games ?? kept?.way.games ?? 10 }
    if (options.trace !== undefined) return trace(infos, options.trace, way)
    if (kept && (kept.way.bot !== bot || kept.way.answers !== answers))
      throw new Misuse(
        `${options.against} was played by ${kept.way.bot} bots up to ${kept.way.answers} answers an hour`,
      )
    const made = await printsOfAll(infos, way)
    if (options.write !== undefined) writeFileSync(options.write, jsonOf(made))
    if (!kept) print(tableOf(Object.entries(made.games).flatMap(([game, prints]) => rowsOf(game, prints))))
    return kept ? compare(kept, made) : 0
  },
}

async function printsOfAll(infos: readonly GameInfo[], way: Way): Promise<PrintsFile> {
  const progress = new Progress()
  const made: Record<string, GamePrints> = {}
  for (const info of infos)
    made[info.id] = await gamePrintsOf(info, way, sample => progress.show(`${info.id} ${sample}`))
  progress.end()
  return { way, games: made }
}

const rowsOf = (game: string, { samples }: GamePrints): string[][] =>
  Object.entries(samples).map(([sample, { played, about, digest }]) => [
    `${game} ${sample}`,
    ...[played, about, digest].map(hashes => hashes.at(-1) ?? ''),
  ])

/** Lists of hashes stand on one line, as the formatter wants them. */
const jsonOf = (value: unknown): string =>
  `${JSON.stringify(value, undefined, 2).replace(/\[\s+("[^\]]*")\s+\]/g, (_, hashes: string) => `[${hashes.replace(/\s+/g, ' ')}]`)}\n`

function readPrints(file: string): PrintsFile {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PrintsFile
  } catch {
    throw new Misuse(`cannot read ${file}`)
  }
}

/** Every kind of table that goes another way, and how to look at the first game that does. */
function compare(kept: PrintsFile, made: PrintsFile): number {
  let differing = 0
  let same = 0
  for (const [game, now] of Object.entries(made.games)) {
    const before = kept.games[game]
    if (!before) throw new Misuse(`there are no hashes of ${game} to compare with`)
    if (before.version !== now.version) print(`${game}: version ${before.version} became ${now.version}`)
    const differences = differencesOf(before, now)
    for (const { sample, kinds, game: number } of differences)
      print(
        `${game} ${sample}: ${kinds.join(', ')} differ${kinds.includes('played') ? '' : ', all that is played is equal'}` +
          ` (--trace "${sample}#${number}")`,
      )
    differing += differences.length
    same += Object.keys(now.samples).length - differences.length
  }
  print(`${same} kinds of tables equal, ${differing} differ`)
  return differing === 0 ? 0 : 1
}

/** To be held against the same lines of the other version with `diff`. */
async function trace(infos: readonly GameInfo[], typed: string, way: Way): Promise<number> {
  const [info] = infos
  if (!info || infos.length > 1) throw new Misuse('--trace needs the game: fingerprint <game> --trace …')
  const [table = '', number = '0'] = typed.split('#')
  const samples = samplesOf(info)
  const name = oneOf(
    'table',
    table,
    samples.map(each => each.name),
  )
  const sample = samples.find(each => each.name === name)
  if (!sample || !/^\d+$/.test(number)) throw new Misuse(`--trace takes TABLE#N, not "${typed}"`)
  for (const { played, about, digest } of playedThrough(await info.parts.rules(), sample, Number(number), way))
    print(`${played}\n    about ${about} digest ${digest}`)
  return 0
}

async function renew(infos: readonly GameInfo[]): Promise<number> {
  for (const info of infos) {
    const file = join('games', info.id, 'test', 'fingerprint.json')
    writeFileSync(join(ROOT, file), jsonOf(await gamePrintsOf(info, KEPT)))
    tell(`written: ${file}`)
  }
  const untold: string[] = []
  for (const info of infos) untold.push(...(await renewPlaythroughs(info)))
  for (const file of untold) tell(`${file}: no bot reaches its end any more, so change the settings at its head`)
  return untold.length === 0 ? 0 : 1
}

/** Tells anew what goes another way now; what cannot be told is returned. */
async function renewPlaythroughs(info: GameInfo): Promise<string[]> {
  const rules = await info.parts.rules()
  const folder = join('games', info.id, 'test', 'playthroughs')
  const untold: string[] = []
  for (const name of readdirSync(join(ROOT, folder))) {
    const file = join(folder, name)
    const before = readFileSync(join(ROOT, file), 'utf8')
    const now = toldAnew(rules, before)
    if (now === undefined) untold.push(file)
    if (now === undefined || now === before) continue
    writeFileSync(join(ROOT, file), now)
    tell(`told anew: ${file} (${before.split('\n', 1)[0]})`)
  }
  return untold
}
