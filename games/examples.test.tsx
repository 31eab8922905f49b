import { readdirSync, readFileSync } from 'node:fs'
import { type Example, type ExampleCase, type NewShown, tellExample, type ToldStep } from '@tabletome/match/example'
import { loadLateParts } from '@tabletome/boardkit'
import { draw } from '@tabletome/boardkit/testing'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { games } from './index.ts'
import { EXAMPLES } from './testing/examples.ts'
import { NAMES } from './testing/sane.ts'
import type { BoardProps, GameInfo } from './types.ts'

const LANGUAGES = ['en', 'fr'] as const
const LONGEST_TITLE = 90
/** Anchors that are cards to read, or spaces, which carry the anchor of what lies on them. */
const OFF_BOARD = /^(?:ability|bane|card|cell|hero) /
/** Questions about what has left the board. */
const AFTERWARDS = /^(?:reward|recruit|camp)/

const loaded = async (info: GameInfo) => {
  const { parts } = info
  const [module, position, game, board, { text }, en, fr, book] = await Promise.all([
    parts.examples?.(),
    parts.position?.(),
    parts.game(),
    parts.board(),
    parts.text('en'),
    parts.exampleText?.('en'),
    parts.exampleText?.('fr'),
    parts.rulebook('en'),
  ])
  await loadLateParts(info.id)
  const match = ({ position: words, setup, line }: ExampleCase): NewShown => {
    const laid = words ? position?.lay(words) : setup && { setup }
    if (!laid) throw new Error('neither a position nor a set-up')
    return { game, laid, line, names: {} }
  }
  return {
    info,
    board,
    text,
    match,
    examples: module?.examples ?? [],
    titles: { en: en?.text ?? {}, fr: fr?.text ?? {} },
    rules: new Set(book.match(/(?<=- \*\*)[A-Z]+(?:-[A-Z][A-Z0-9]*)*-\d+(?=\*\*)/g) ?? []),
  }
}
/** The tests of a game: which examples they name in a title, and which they open (`shown('E-07')`). */
const testsOf = (game: string) => {
  const listed = EXAMPLES[game] ?? []
  const folder = new URL(`${game}/`, import.meta.url)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts'))
    .map(name => {
      const text = readFileSync(new URL(name, folder), 'utf8')
      return {
        name,
        named: listed.filter(id => new RegExp(`(?<![A-Z-])${id}\\b`).test(text)),
        quoted: listed.filter(id => text.includes(`'${id}'`)),
      }
    })
    .filter(({ named }) => named.length > 0)
}
type Answer = NonNullable<ToldStep['answer']>
type Loaded = Awaited<ReturnType<typeof loaded>>
const all = await Promise.all(games.map(loaded))

/** Everything of the table that a board draws where this is answered. */
const drawn = ({ board, text }: Loaded, { view, option, at }: Answer, seats: readonly string[]): string => {
  const props: BoardProps = {
    view,
    options: [{ id: option, at }],
    lit: [],
    seats: seats.map(seat => ({
      seat,
      name: NAMES.of(seat),
      isMe: false,
      bot: undefined,
      connected: true,
      waiting: view.waiting.includes(seat),
    })),
    names: NAMES,
    text,
    compact: true,
    choose: () => undefined,
    setSubject: () => undefined,
    point: () => undefined,
    open: () => undefined,
    look: () => undefined,
  }
  const { Board, Scales, Seats, Dock, Subject } = board
  const parts = [Board, Scales, Seats as ComponentType<BoardProps>, Dock, Subject]
  return parts.map(Part => draw(<Part {...props} />)).join('')
}

describe.each(all.map(each => [each.info.id, each] as const))('%s', (id, each) => {
  const { examples, titles, rules } = each

  test('has every worked example that is listed, once', () => {
    expect(examples.map(example => example.id).sort()).toEqual([...(EXAMPLES[id] ?? [])].sort())
  })

  test('is opened by the tests that name it', () => {
    const files = testsOf(id)
    const opened = new Set(files.flatMap(({ quoted }) => quoted))
    expect(examples.map(example => example.id).filter(each => !opened.has(each))).toEqual([])
    const loose = files.flatMap(({ name, named, quoted }) =>
      named.filter(each => !quoted.includes(each)).map(each => `${name} names ${each} and does not open it`),
    )
    expect(loose).toEqual([])
  })

  test.each(LANGUAGES)('has a short title of each in %s', language => {
    const said = titles[language]
    expect(Object.keys(said).sort()).toEqual(examples.map(example => example.id).sort())
    const long = Object.values(said).filter(title => title.length > LONGEST_TITLE || title !== title.trim() || !title)
    expect(long).toEqual([])
  })

  test('stands under rules of the rulebook', () => {
    const unknown = examples.flatMap(example =>
      example.rules.filter(rule => !rules.has(rule)).map(rule => `${example.id} ${rule}`),
    )
    expect(unknown).toEqual([])
  })

  test.each(examples.map((example): [string, Example] => [example.id, example]))(
    '%s plays through',
    async (_id, example) => {
      for (const given of example.cases) {
        const match = each.match(given)
        const told = await tellExample(match)
        expect(told).toHaveLength(given.line.length + 1)
        const seats = match.game.seats(match.laid.setup)
        for (const { answer, reason } of told) {
          expect(rules).toContain(reason?.rule ?? example.rules[0])
          const at = answer?.at.filter(anchor => !OFF_BOARD.test(anchor)) ?? []
          if (!answer || at.length === 0 || AFTERWARDS.test(answer.choice)) continue
          const markup = drawn(each, answer, seats)
          expect(
            at.some(anchor => markup.includes(`data-anchor="${anchor}"`)),
            at.join(),
          ).toBe(true)
        }
      }
    },
  )
})
