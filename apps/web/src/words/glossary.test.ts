import { games } from '@tabletome/games'
import type { GameInfo, GameText } from '@tabletome/games/types'
import { lay, sfc32 } from '@tabletome/engine'
import { beginLesson, mainWay } from '@tabletome/match/lesson'
import { describe, expect, test } from 'vitest'
import { finderOf } from './terms.ts'

const LANGUAGES = ['en', 'fr'] as const
const MOST_SENTENCES = 2
const MOST_WORDS = 32
const LOOSE = { en: /['"]|\s[.,:;!?]|\.\./, fr: /['"]|\s[.,]|\.\.|[^\u00a0][:;!?»]/ } as const

/** States, die faces and icons as the table writes them: words of the game's text, or the titles of cards. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  defenders: ['board.destroyed', 'board.exhausted', 'board.mayFall', 'board.drained'],
  rift: ['board.shielded', 'board.chipHeld', 'board.forecast', 'board.incoming'],
  tactics: ['board.weakened', 'board.pushesRolled', 'board.starsOdds', 'board.missileLine', 'board.mp', 'board.time'],
  victorum: [
    'card term dazed',
    'card term fatigued',
    'card term tribune',
    'card term flag',
    'card term trident',
    'card tactic adrenaline',
    'card tactic bolster-health',
    'card tactic hamstring',
    'card tactic stun',
    'board.health',
    'board.movement',
    'board.range',
  ],
}

const sentencesIn = (text: string): number => text.match(/[.!?](?=\s|$)/g)?.length ?? 0
const wordsIn = (text: string): number => text.split(/[\s\u00a0]+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length

/** Every position the lessons of a game come through. */
const viewsOf = async ({ parts }: GameInfo) => {
  const [game, positions, lessons] = await Promise.all([parts.game(), parts.position?.(), parts.lessons?.()])
  return (lessons?.lessons ?? []).flatMap(lesson => {
    if (!positions) return []
    const { position } = positions.lay(lesson.position)
    const start = beginLesson(lesson, lay(game, { ...position, random: sfc32('lesson').save() }))
    return [start, ...mainWay(start).end.begun].map(({ position }) => position.view(lesson.seat ?? 'p1'))
  })
}

describe.each(games.map(info => [info.id, info] as const))('%s', (id, info) => {
  test.each(LANGUAGES)(
    'every word has a card in %s: a name, one or two sentences, a way of writing it',
    async language => {
      const { entries, text } = (await info.parts.glossary?.(language)) ?? { entries: [], text: {} }
      expect(entries.length).toBeGreaterThan(20)
      expect(Object.keys(text).sort()).toEqual(entries.map(entry => entry.id).sort())
      expect(new Set(entries.map(entry => entry.id)).size).toBe(entries.length)
      for (const [key, said] of Object.entries(text)) {
        const count = sentencesIn(said.text)
        expect([key, count >= 1 && count <= MOST_SENTENCES, wordsIn(said.text) <= MOST_WORDS]).toEqual([
          key,
          true,
          true,
        ])
        expect([key, said.match.length > 0 && said.match.every(word => word.length > 1)]).toEqual([key, true])
        expect(`${said.name} ${said.text}`).not.toMatch(LOOSE[language])
      }
    },
  )

  test('every card names a rule of the rulebook and a picture of the board', async () => {
    const { entries } = (await info.parts.glossary?.('en')) ?? { entries: [] }
    const [book, { glyphs }] = await Promise.all([info.parts.rulebook('en'), info.parts.board()])
    const named = entries.flatMap(({ rule, also = [] }) => [rule, ...also])
    expect(named.filter(rule => !book.includes(rule))).toEqual([])
    expect(entries.filter(({ icon }) => glyphs[icon] === undefined).map(entry => entry.id)).toEqual([])
  })

  test.each(LANGUAGES)('phases, states and die faces open their cards in %s', async language => {
    const glossary = await info.parts.glossary?.(language)
    const { text } = await info.parts.text(language)
    const find = finderOf(glossary ?? { entries: [], text: {} })
    const isExplained = (word: string) => find(word).some(part => typeof part !== 'string')
    const views = await viewsOf(info)
    const phases = new Set(views.flatMap(view => text.phases(view)?.names ?? []))
    expect(phases.size).toBeGreaterThan(0)
    expect([...phases].filter(name => !isExplained(name))).toEqual([])
    const [view] = views
    const written = (key: string, from: GameText) =>
      key.startsWith('card ') && view ? (from.card(key.slice(5), view)?.title ?? '') : from.words(key)
    expect((WRITTEN[id] ?? []).filter(key => !isExplained(written(key, text)))).toEqual([])
  })
})
