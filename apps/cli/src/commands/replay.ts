import { readFileSync } from 'node:fs'
import { gameById, games } from '@tabletome/games'
import type { GameText, Names } from '@tabletome/games/types'
import { BadRecord, type MatchRecord, parseRecord, type RecordLine, Replay, verify } from '@tabletome/match'
import { Misuse, oneOf } from '../arguments.ts'
import type { Command } from '../main.ts'
import { print, printJson, tell } from '../output.ts'

const spec = {
  about: 'tells a recorded match again, and checks it',
  words: ['record'],
  options: {
    verify: { kind: 'flag', about: 'checks that answers, dice and result are as promised' },
    to: { kind: 'number', value: 'SEQ', about: 'stops after this answer' },
    language: { kind: 'text', value: 'LANGUAGE', about: 'tells it in en or fr (en)' },
    json: { kind: 'flag', about: 'as JSON' },
  },
} as const

const LANGUAGES = ['en', 'fr'] as const

export const command: Command<typeof spec> = {
  spec,
  async run({ words: [file = ''], options }) {
    const record = readRecord(file)
    const info = gameById(
      oneOf(
        'game',
        record.head.game,
        games.map(({ id }) => id),
      ),
    )
    if (!info) throw new Misuse(`unknown game "${record.head.game}"`)
    const { game } = await info.parts.rules()
    const to = lastLine(record, options.to)
    const problems = options.verify ? verify(record, game).problems : []
    if (!record.end) throw new Misuse(`${file} has no seed: a match can be replayed when it is over`)
    const replay = new Replay(game, record)
    const { text } = await info.parts.text(oneOf('language', options.language ?? 'en', LANGUAGES))
    const told = tellAll(replay, record, to, factLine(text, namesOf(record)))
    if (options.json) {
      const { position } = replay.at(Math.min(to, told.length - 1))
      const { head } = record
      const at = {
        lines: record.lines.length,
        to,
        digest: position.digest(),
        outcome: position.outcome,
        view: position.view(undefined),
      }
      printJson({
        game: head.game,
        match: head.match,
        setup: head.setup,
        seats: head.seats,
        ...at,
        log: told.log,
        problems,
      })
    } else print(told.log.flatMap(({ title, facts }) => [title, ...facts.map(line => `    ${line}`)]).join('\n'))
    for (const { message } of problems) tell(message)
    if (told.failure !== undefined) tell(told.failure)
    if (options.verify && problems.length === 0) tell(`verified: ${record.lines.length} answers, as promised`)
    return problems.length > 0 || told.failure !== undefined ? 1 : 0
  },
}

function readRecord(file: string): MatchRecord {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new Misuse(`cannot read ${file}`)
  }
  try {
    return parseRecord(text)
  } catch (error) {
    if (error instanceof BadRecord) throw new Misuse(`${file}: ${error.message}`)
    throw error
  }
}

function lastLine({ lines }: MatchRecord, asked: number | undefined): number {
  if (asked !== undefined && asked > lines.length)
    throw new Misuse(`--to ${asked}: the record has ${lines.length} answers`)
  return asked ?? lines.length
}

const namesOf = ({ head }: MatchRecord): Names => ({ of: seat => head.seats[seat] ?? seat, isMe: () => false })

interface Told {
  readonly log: readonly { readonly title: string; readonly facts: readonly string[] }[]
  readonly length: number
  /** Where the record does not go on by these rules. */
  readonly failure: string | undefined
}

function tellAll(
  replay: Replay,
  { lines, head }: MatchRecord,
  to: number,
  line: (fact: Fact) => string | undefined,
): Told {
  const log: Told['log'][number][] = []
  let failure: string | undefined
  for (let seq = 0; seq <= to && failure === undefined; seq++)
    try {
      const facts = replay.factsOf(seq).flatMap(({ fact }) => line(fact) ?? [])
      log.push({ title: seq === 0 ? `${head.game}, ${head.setup.mode}` : titleOf(lines[seq - 1]), facts })
    } catch (error) {
      failure = whyFailed(error)
    }
  return { log, length: log.length, failure }
}

/** What went wrong, down to what the rules themselves said. */
const whyFailed = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}: ${whyFailed(error.cause)}`
}

const titleOf = (line: RecordLine | undefined): string => {
  if (!line) return ''
  if ('undo' in line) return `#${line.seq} ${line.seat} goes back to ${line.undo}`
  const option = typeof line.option === 'string' ? line.option : line.option.join(', ')
  return `#${line.seq} ${line.seat}: ${option}`
}

type Fact = Parameters<GameText['log']>[0]
/** The line of the chronicle, with its figure; nothing for what tells a player nothing. */
const factLine = (text: GameText, names: Names) => (fact: Fact) => {
  const line = text.log(fact, names)
  if (!line) return undefined
  return line.figure === undefined ? line.text : `${line.text} ${line.figure}`
}
