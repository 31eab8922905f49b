import { describe, expect, test } from 'vitest'
import { lay, sfc32 } from '@tabletome/engine'
import { games } from './index.ts'

const laying = async (id: string) => {
  const info = games.find(game => game.id === id)
  const positions = await info?.parts.position?.()
  if (!info || !positions) throw new Error(`${id} lays out no positions`)
  const game = await info.parts.game()
  return {
    refusal: (given: object): string => {
      try {
        positions.lay(given)
      } catch (error) {
        return error instanceof Error ? error.message : String(error)
      }
      return ''
    },
    asks: (given: object): string => {
      const { position: start, setup } = positions.lay(given)
      const position = lay(game, { ...start, random: sfc32('test').save() })
      expect(position.seats).toEqual(game.seats(setup))
      return position.decisions.map(({ seat, choice }) => `${seat} ${choice}`).join(' + ')
    },
  }
}

const POSSIBLE: readonly (readonly [string, object, string])[] = [
  ['defenders', { players: 1, deck: ['turn.red'] }, 'p1 turn.act'],
  ['tactics', { units: { p1: 'F8 B6 h6, B1 C5', p2: 'W7 H6' } }, 'p1 turn.act'],
  ['rift', { players: 1, map: 1, trays: ['H01 C4'], hands: { p1: ['mage'] } }, 'p1 act'],
  [
    'victorum',
    { units: [], combat: { arena: 'ATL', mine: ['hero E4'], rival: ['attacker.2 C3 hp2'] } },
    'p1 player.start',
  ],
]
test.each(POSSIBLE)('%s: a position is laid out and asks its first question', async (id, given, asked) => {
  expect((await laying(id)).asks(given)).toBe(asked)
})

const IMPOSSIBLE: readonly (readonly [string, string, object, string])[] = [
  ['defenders', 'an unknown card', { deck: ['turn.pink'] }, 'There is no card “turn.pink”.'],
  ['defenders', 'an unknown word', { thread: {} }, 'A position of Defenders has no word “thread”.'],
  ['defenders', 'a card twice', { deck: ['harpy'], discard: ['harpy'] }, 'The card “harpy” is in two places.'],
  [
    'defenders',
    'a Horde Deck too large',
    { horde: ['harpy', 'manticore', 'giantWasps', 'stoneGhouls', 'cragBears', 'reefRaiders'] },
    'The Horde Deck has at most 5 cards, not 6.',
  ],
  ['defenders', 'too much Threat', { threat: { forest: 5 } }, 'Threat of forest is a whole number from 0 to 4, not 5.'],
  ['tactics', 'two units on one space', { units: { p1: 'F8 B6, B1 B6' } }, 'Two units stand on B6.'],
  ['tactics', 'an unknown card', { units: { p1: 'F99 B6' } }, 'no unit card "F99"'],
  [
    'tactics',
    'a Tactic Card twice',
    { hands: { p1: ['T15'], p2: ['T15'] } },
    'The Tactic Card “T15” is in two places.',
  ],
  ['rift', 'an unknown horde', { map: 1, trays: ['H00 C4'] }, 'There is no horde card “H00”.'],
  ['rift', 'two tiles on one square', { map: 1, trays: ['H01 C4 I1:a1 I1:a1'] }, 'Two tiles lie on one square of H01.'],
  ['rift', 'more towers than there are', { hands: { p1: Array(9).fill('mage') } }, 'There are only'],
  [
    'victorum',
    'two units on one hex',
    { units: [], combat: { arena: 'ATL', mine: ['hero E4', 'attacker.1 E4'] } },
    'Two units stand on E4.',
  ],
  ['victorum', 'an unknown tactic', { tactics: ['jump'] }, 'There is no tactic “jump”.'],
]
describe('a position that cannot exist is refused with a sentence', () => {
  test.each(IMPOSSIBLE)('%s: %s', async (id, _what, given, sentence) => {
    expect((await laying(id)).refusal(given)).toContain(sentence)
  })
})
