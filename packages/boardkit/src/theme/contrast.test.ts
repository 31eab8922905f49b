import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

const tokensOf = (theme: string): Record<string, string> => {
  const block = css.slice(css.indexOf(`[data-theme='${theme}'] {`)).split('\n}')[0] ?? ''
  return Object.fromEntries(Array.from(block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g), match => [match[1], match[2]]))
}

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(i => channel(Number.parseInt(hex.slice(i, i + 2), 16) / 255))
  return red * 0.2126 + green * 0.7152 + blue * 0.0722
}
const contrast = (one: string, other: string) => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const PAPERS = ['paper', 'paper-raised', 'paper-sunk']
const SEATS = ['ruby', 'sapphire', 'emerald', 'topaz', 'sable']
const WASHES = ['caution-wash', 'good-wash', 'bad-wash', ...SEATS.map(seat => `${seat}-wash`)]
const TEXTS = ['ink', 'ink-soft', 'ink-faint', 'rubric', 'gold', 'good', 'bad', 'caution']

type Pair = readonly [front: string, back: string, least: number]
const PAIRS: readonly Pair[] = [
  ...TEXTS.flatMap(text => PAPERS.map((paper): Pair => [text, paper, 4.5])),
  ...WASHES.flatMap((wash): Pair[] => [
    ['ink', wash, 4.5],
    ['ink-soft', wash, 4.5],
  ]),
  ...SEATS.map((seat): Pair => [`on-${seat}`, seat, 4.5]),
  ...['caution', 'good', 'bad'].map((tone): Pair => [tone, `${tone}-wash`, 4.5]),
  ['bad', 'ruby-wash', 4.5],
  ...['line-strong', 'focus', 'can'].flatMap(mark => PAPERS.map((paper): Pair => [mark, paper, 3])),
  ...['land-0', 'land-1', 'land-2', 'land-3', 'sand'].map((land): Pair => ['board-ink', land, 3]),
  ['water-line', 'water', 3],
]

describe.each(['light', 'dark'])('%s', theme => {
  const tokens = tokensOf(theme)
  test('everything reads on its ground', () => {
    const colours = new Set(PAIRS.flatMap(([front, back]) => [front, back]))
    expect([...colours].filter(colour => tokens[colour] === undefined)).toEqual([])
    const faint = PAIRS.map(([front, back, least]) => ({
      pair: `${front} on ${back}`,
      least,
      is: contrast(tokens[front] ?? '', tokens[back] ?? ''),
    })).filter(({ is, least }) => !(is >= least))
    expect(faint).toEqual([])
  })
})

test('black on white is 21, and a colour on itself 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#123456', '#123456')).toBe(1)
})

test('both themes have the same colours', () => {
  expect(Object.keys(tokensOf('dark')).sort()).toEqual(Object.keys(tokensOf('light')).sort())
})
