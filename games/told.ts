import { type Emitted, type Game, type Position, type SettingValue, sfc32, type Shape, start } from '@tabletome/engine'

/**
 * A whole game in readable form. The head says how it was set up; a line `seat choice > option` is an answer, the lines below it
 * are the facts it led to.
 */
interface Head {
  readonly title: string
  readonly mode: string
  readonly players: number
  readonly seed: string
  readonly options: Readonly<Record<string, SettingValue>>
}

const beginGame = <T extends Shape>(game: Game<T>, { mode, players, seed, options }: Head): Position<T> =>
  start(game, { mode, players, options }, sfc32(seed))

const headLines = ({ title, mode, players, seed, options }: Head): string[] => [
  `# ${title}`,
  `mode ${mode}`,
  `players ${players}`,
  `seed ${seed}`,
  ...Object.entries(options).map(([key, value]) => `set ${key}=${value}`),
  '',
]

const factLines = <T extends Shape>(facts: readonly Emitted<T>[]): string[] =>
  facts.map(
    ({ fact: { type, ...values } }) =>
      `    ${[type, ...Object.entries(values).map(([key, value]) => `${key}=${plain(value)}`)].join(' ')}`,
  )

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Plays a game by `answerOf` and tells it. */
export const tellGame = <T extends Shape>(
  game: Game<T>,
  head: Head,
  answerOf: (position: Position<T>) => { seat: T['seat']; option: string } | undefined,
): string => {
  const position = beginGame(game, head)
  const lines = [...headLines(head), ...factLines(position.facts)]
  for (let answer = answerOf(position); answer; answer = answerOf(position)) {
    const { seat, option } = answer
    const choice = position.decisions.find(decision => decision.seat === seat)?.choice
    position.answer(seat, option)
    lines.push(`${seat} ${choice} > ${option}`, ...factLines(position.facts))
  }
  return [...lines, ''].join('\n')
}

const settingOf = (text: string): SettingValue =>
  text === 'true' || text === 'false' ? text === 'true' : /^-?\d+$/.test(text) ? Number(text) : text

/** How a told game was set up. */
export const headOf = (told: string): Head => {
  const lines = told.split('\n')
  const word = (first: string) => lines.find(line => line.startsWith(`${first} `))?.slice(first.length + 1) ?? ''
  const options = Object.fromEntries(
    lines.flatMap(line => {
      const [, key, value] = /^set (\w+)=(.*)$/.exec(line) ?? []
      return key !== undefined && value !== undefined ? [[key, settingOf(value)]] : []
    }),
  )
  return {
    title: word('#'),
    mode: word('mode'),
    players: Number(word('players')),
    seed: word('seed'),
    options,
  }
}

const answersIn = (told: string) =>
  told.split('\n').flatMap(line => {
    const [, seat, option] = /^(\w+) \S+ > (.+)$/.exec(line) ?? []
    return seat && option ? [{ seat, option }] : []
  })

/** Reads a told game, plays it again and tells it anew. */
export const retell = <T extends Shape>(game: Game<T>, told: string): string => {
  const answers = answersIn(told)
  let next = 0
  return tellGame(game, headOf(told), () => answers[next++])
}

/** A told game played again, answer by answer: the table at the beginning and after each, and who gave it. */
export function* answeredIn<T extends Shape>(
  game: Game<T>,
  told: string,
): Generator<{ readonly position: Position<T>; readonly by: T['seat'] | undefined }> {
  const position = beginGame(game, headOf(told))
  yield { position, by: undefined }
  for (const { seat, option } of answersIn(told)) {
    position.answer(seat, option)
    yield { position, by: seat }
  }
}

/** The same without who answered: the table after each, with the facts it led to. */
export function* againIn<T extends Shape>(game: Game<T>, told: string): Generator<Position<T>> {
  for (const { position } of answeredIn(game, told)) {
    yield position
  }
}

/** Everything that happens in a told game when it is played again. */
export const factsIn = <T extends Shape>(game: Game<T>, told: string): Emitted<T>[] => {
  const facts: Emitted<T>[] = []
  for (const position of againIn(game, told)) facts.push(...position.facts)
  return facts
}
