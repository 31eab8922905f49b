/** How many numbers a command takes, and which of them are coordinates (x, y alternating); the rest are sizes and flags. */
const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = /-?\d*\.?\d+(?:e-?\d+)?/y

interface Pen {
  x: number
  y: number
}

/**
 * The same path on whole numbers of its 512 × 512 grid: half the bytes, and at most half a unit off anywhere. Relative steps are
 * measured from the rounded pen, so that errors do not add up.
 */
export const shortenPath = (path: string): string => {
  const exact: Pen = { x: 0, y: 0 }
  const drawn: Pen = { x: 0, y: 0 }
  let begin = { exact: { ...exact }, drawn: { ...drawn } }
  let out = ''
  for (const { command, numbers } of commandsOf(path)) {
    const kind = command.toLowerCase()
    if (kind === 'z') {
      Object.assign(exact, begin.exact)
      Object.assign(drawn, begin.drawn)
      out += command
      continue
    }
    out += command + joined(rounded(command, numbers, exact, drawn))
    if (kind === 'm') begin = { exact: { ...exact }, drawn: { ...drawn } }
  }
  return out
}

/** Rounds one command's numbers and moves both pens to its end. */
const rounded = (command: string, numbers: readonly number[], exact: Pen, drawn: Pen): number[] => {
  const isRelative = command === command.toLowerCase()
  const base = { exact: { ...exact }, drawn: { ...drawn } }
  const place = (axis: 'x' | 'y', value: number): number => {
    exact[axis] = isRelative ? base.exact[axis] + value : value
    drawn[axis] = Math.round(exact[axis])
    return isRelative ? drawn[axis] - base.drawn[axis] : drawn[axis]
  }
  const kind = command.toLowerCase()
  if (kind === 'h') return numbers.map(value => place('x', value))
  if (kind === 'v') return numbers.map(value => place('y', value))
  if (kind !== 'a') return numbers.map((value, i) => place(i % 2 === 0 ? 'x' : 'y', value))
  const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = numbers
  const size = (value: number) => Math.round(value * 10) / 10
  return [size(rx), size(ry), Math.round(turn), large, sweep, place('x', x), place('y', y)]
}

const joined = (numbers: readonly number[]): string =>
  numbers.map((value, i) => (i > 0 && !(value < 0) ? ` ${value}` : String(value))).join('')

/** One command with its numbers at a time: repeated numbers repeat the command, after a move they draw lines. */
function* commandsOf(path: string): Generator<{ command: string; numbers: number[] }> {
  let at = 0
  let command = ''
  const skip = () => {
    while (at < path.length && /[\s,]/.test(path.charAt(at))) at++
  }
  const number = (isFlag: boolean): number => {
    skip()
    if (isFlag) return Number(path.charAt(at++))
    NUMBER.lastIndex = at
    const found = NUMBER.exec(path)
    if (!found) throw new Error(`No number at ${at} of the path "${path.slice(at, at + 20)}"`)
    at = NUMBER.lastIndex
    return Number(found[0])
  }
  for (skip(); at < path.length; skip()) {
    if (/[a-z]/i.test(path.charAt(at))) command = path.charAt(at++)
    else if (command === 'm') command = 'l'
    else if (command === 'M') command = 'L'
    const count = ARGUMENTS[command.toLowerCase()]
    if (count === undefined) throw new Error(`No path command "${command}"`)
    const isArc = count === 7
    yield { command, numbers: Array.from({ length: count }, (_, i) => number(isArc && (i === 3 || i === 4))) }
  }
}

/** Every path of an SVG body. */
export const shortenBody = (body: string): string =>
  body.replace(/ d="([^"]+)"/g, (_whole, path: string) => ` d="${shortenPath(path)}"`)
