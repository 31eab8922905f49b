/** A drawing as data: the command line writes it as text, the screen as elements. */
export interface Mark {
  readonly tag: 'rect' | 'line' | 'text' | 'path' | 'pattern' | 'g'
  readonly at: Readonly<Record<string, string | number>>
  readonly text?: string
  readonly inside?: readonly Mark[]
}
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
}

export const rect = (x: number, y: number, width: number, height: number, name: string): Mark => ({
  tag: 'rect',
  at: { x: near(x), y: near(y), width: near(width), height: near(height), class: name },
})
export const line = (x1: number, y1: number, x2: number, y2: number, name: string): Mark => ({
  tag: 'line',
  at: { x1: near(x1), y1: near(y1), x2: near(x2), y2: near(y2), class: name },
})
export const words = (x: number, y: number, text: string, name: string): Mark => ({
  tag: 'text',
  at: { x: near(x), y: near(y), class: name },
  text,
})
export const diamond = (x: number, y: number, size: number): Mark => ({
  tag: 'path',
  at: {
    d: `M${near(x - size)} ${near(y)}l${size} ${-size} ${size} ${size} ${-size} ${size}z`,
    class: 'lab-diamond',
  },
})
const near = (value: number): number => Math.round(value * 10) / 10

/** How the bars of each run are filled, and the fields of the map: told apart without colour. */
const hatch = (id: string, size: number, name: string, turn: number): Mark => ({
  tag: 'pattern',
  at: { id, width: size, height: size, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})` },
  inside: [rect(0, 0, size, size, 'lab-ground'), line(0, 0, 0, size, name)],
})
export const PATTERNS: readonly Mark[] = [
  hatch('lab-first', 6, 'lab-ink', -45),
  hatch('lab-second', 6, 'lab-crimson', 45),
  hatch('lab-third', 6, 'lab-green', 0),
  hatch('lab-fourth', 6, 'lab-ink', 90),
  hatch('lab-won-1', 12, 'lab-green', -45),
  hatch('lab-won-2', 7, 'lab-green', -45),
  hatch('lab-won-3', 4, 'lab-green', -45),
]

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escaped = (raw: string): string => raw.replace(/[&<>"]/g, character => ENTITIES[character] ?? character)

const toText = ({ tag, at, text, inside = [] }: Mark): string => {
  const said = Object.entries(at).map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
  return `<${tag}${said.join('')}>${escaped(text ?? '')}${inside.map(toText).join('')}</${tag}>`
}

/** The drawing as SVG, named for those who do not see it. */
export const svgOf = ({ width, height, marks }: Drawing, title: string): string =>
  `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">${[...PATTERNS, ...marks].map(toText).join('')}</svg>`
