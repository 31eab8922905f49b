import { Misuse, type Arguments, type CommandSpec, oneOf, readArguments } from './arguments.ts'
import { print, tell } from './output.ts'

/** A command: what it takes, and what it does. The number is the exit code. */
export interface Command<S extends CommandSpec = CommandSpec> {
  readonly spec: S
  run(given: Arguments<S>): Promise<number>
}

const COMMANDS: Readonly<Record<string, () => Promise<{ command: Command<never> | Command }>>> = {
  games: () => import('./commands/games.ts'),
  simulate: () => import('./commands/simulate.ts'),
  lab: () => import('./commands/lab.ts'),
  chance: () => import('./commands/chance.ts'),
  matrix: () => import('./commands/matrix.ts'),
  strength: () => import('./commands/strength.ts'),
  train: () => import('./commands/train.ts'),
  judge: () => import('./commands/judge.ts'),
  fingerprint: () => import('./commands/fingerprint.ts'),
  bench: () => import('./commands/bench.ts'),
  rules: () => import('./commands/rules.ts'),
  replay: () => import('./commands/replay.ts'),
  lessons: () => import('./commands/lessons.ts'),
  position: () => import('./commands/position.ts'),
  serve: () => import('./commands/serve.ts'),
  bots: () => import('./commands/bots.ts'),
  backup: () => import('./commands/backup.ts'),
  restore: () => import('./commands/restore.ts'),
  move: () => import('./commands/move.ts'),
  doctor: () => import('./commands/doctor.ts'),
}

async function main(typed: readonly string[]): Promise<number> {
  const [name, ...rest] = typed
  if (name === undefined || name === '--help' || name === 'help') {
    print(await helpOfAll())
    return name === undefined ? 2 : 0
  }
  const load = COMMANDS[oneOf('command', name, Object.keys(COMMANDS))]
  if (!load) throw new Misuse(`unknown command "${name}"`)
  const { command } = (await load()) as { command: Command }
  if (rest.includes('--help')) {
    print(helpOf(name, command.spec))
    return 0
  }
  return command.run(readArguments(command.spec, rest))
}

async function helpOfAll(): Promise<string> {
  const lines = ['tabletome <command> …', '']
  for (const [name, load] of Object.entries(COMMANDS)) {
    const { spec } = (await load()).command
    lines.push(`  ${name.padEnd(13)}${spec.about}`)
  }
  return [...lines, '', 'tabletome <command> --help tells more.'].join('\n')
}

function helpOf(name: string, spec: CommandSpec): string {
  const words = spec.words.map(word => (word.endsWith('?') ? `[${word.slice(0, -1)}]` : `<${word}>`))
  const options = Object.entries(spec.options).map(([option, { kind, value, about }]) => {
    const typed = kind === 'flag' ? `--${option}` : `--${option} ${value ?? 'VALUE'}`
    return `  ${typed.padEnd(22)}${about}`
  })
  return [
    [`tabletome ${name}`, ...words].join(' '),
    '',
    spec.about,
    ...(options.length > 0 ? ['', ...options] : []),
  ].join('\n')
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (error instanceof Misuse) {
    tell(`tabletome: ${error.message}`)
    process.exitCode = 2
  } else {
    tell(`tabletome: ${error instanceof Error ? (process.env['DEBUG'] ? error.stack : error.message) : String(error)}`)
    process.exitCode = 1
  }
}
