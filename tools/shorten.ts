/** How many numbers a command takes, and which of them are coordinates (x, y alternating); the rest are sizes and flags. */
const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = /-?\d*\.?\d+(?:e-?\d+)?/y

/** Icons are drawn on a 512 × 512 grid; a grid of half as many lines is as good at every size they are shown. */
const STEP = 2

/** Where the pen is, as drawn exactly and on the grid. */
interface Pen {
  exact: number
  drawn: number
}

/**
 * The same path on the whole numbers of a 256 × 256 grid: a third of the bytes, and at most one unit of the old grid off anywhere.
 * All steps are relative, measured from the rounded pen, so that errors do not add up.
 */
export const shortenPath = (path: string): string => {
  const pen = { x: { exact: 0, drawn: 0 }, y: { exact: 0, drawn: 0 } }
  let begin = structuredClone(pen)
  let out = ''
  let last = ''
  for (const { command, numbers } of commandsOf(path)) {
    const kind = command.toLowerCase()
    if (kind === 'z') {
      Object.assign(pen, structuredClone(begin))
      out += last === 'z' ? '' : 'z'
      last = 'z'
      continue
    }
    const [letter, steps] = shortest(kind, rounded(command, numbers, pen.x, pen.y))
    if (kind === 'm') begin = structuredClone(pen)
    const isSame = letter === last && letter !== 'm'
    out += isSame ? joined(steps, true) : letter + joined(steps, false)
    last = letter
  }
  return out
}

/** The steps of one command from the rounded pen, which moves to its end. */
const rounded = (command: string, numbers: readonly number[], x: Pen, y: Pen): number[] => {
  const isRelative = command === command.toLowerCase()
  const base = { x: { ...x }, y: { ...y } }
  const place = (axis: 'x' | 'y', value: number): number => {
    const pen = axis === 'x' ? x : y
    pen.exact = isRelative ? base[axis].exact + value : value
    pen.drawn = Math.round(pen.exact / STEP)
    return pen.drawn - base[axis].drawn
  }
  const kind = command.toLowerCase()
  if (kind === 'h') return numbers.map(value => place('x', value))
  if (kind === 'v') return numbers.map(value => place('y', value))
  if (kind !== 'a') return numbers.map((value, i) => place(i % 2 === 0 ? 'x' : 'y', value))
  const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, toX = 0, toY = 0] = numbers
  const size = (value: number) => Math.round((value / STEP) * 10) / 10
  return [size(rx), size(ry), Math.round(turn), large, sweep, place('x', toX), place('y', toY)]
}

/** A line along an axis by its own letter. */
const shortest = (kind: string, steps: readonly number[]): [string, readonly number[]] => {
  const [x = 0, y = 0] = steps
  if (kind === 'l' && x === 0) return ['v', [y]]
  if (kind === 'l' && y === 0) return ['h', [x]]
  return [kind, steps]
}

const joined = (numbers: readonly number[], goesOn: boolean): string =>
  numbers.map((value, i) => ((i > 0 || goesOn) && !(value < 0) ? ` ${value}` : String(value))).join('')

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

/** The paths of an SVG body, one after the other: a stroke lies between them. */
export const shortenBody = (body: string): string =>
  Array.from(body.matchAll(/ d="([^"]+)"/g), ([, path = '']) => shortenPath(path)).join('|')
