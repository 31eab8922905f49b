/** Positions in the middle of a game, for the tests of the board: real ones, with the questions the rules really ask. */
import { loadLateParts } from '@tabletome/boardkit'
import { foresightOf } from '@tabletome/engine'
import { plainText } from '../../../testing/plainText.ts'
import type { BoardOption, BoardProps } from '../../../types.ts'
import { game } from '../../index.ts'
import { usually } from '../../rules/march/usually.query.ts'
import type { Seat, View } from '../../rules/state/shape.ts'
import { type Given, given, type Position } from '../../test/given.ts'
import { type Picked, pickerAt } from '../pick.ts'
import '../lateParts.ts'

await loadLateParts('rift')

/** Round 4 on the second map: Ada plans an Adept on j while Bram's hammer stands on the road. */
export const MIDDLE: Position = {
  map: 2,
  players: 2,
  round: 4,
  maxLevel: 3,
  hearts: 7,
  heartsOf: 8,
  crystals: 5,
  portals: { total: 2, destroyed: 1 },
  trays: [
    'H08 C2',
    'H20 E3',
    'H05 D4 I2:b2b3 soldiers:c4',
    'P01 C5 I1:b2',
    'H12 F6 magical:O4:a1a2b1b2',
    'H19 G6 magical:O4:b4b5c4c5 I1:e1',
  ],
  heroes: { alleria: 'p1 E6 h3 multishot+ like-the-wind-', malik: 'p2 D6' },
  hands: { p1: ['adept', 'archer', 'militia'], p2: ['wizard', 'bombard'] },
  incoming: { p2: ['marksmen'] },
  sites: { b: 'archer n p1', c: 'bombard s p2', f: 'militia e p2', k: 'adept s p2' },
  spells: ['thunderbolt', '-rain-of-fire'],
  stacks: { 1: ['H01', 'H02', 'P02'], 2: ['H03', 'H04'] },
}

const foresight = foresightOf(game, usually) as unknown as NonNullable<BoardProps['foresight']>

const NAMES: Record<string, string> = { p1: 'Ada', p2: 'Bram', p3: 'Cleo', p4: 'Dana' }

export const optionsOf = (game: Given, seat: Seat): BoardOption[] => {
  const decision = game.table.decisions.find(each => each.seat === seat)
  return (decision?.options ?? []).map(({ id, at }) => ({
    id,
    at: at === undefined ? [id] : typeof at === 'string' ? [at] : at,
  }))
}

/** What the shell hands to the board of a seat at this moment. */
export const boardOf = (game: Given, seat: Seat = 'p1', changes: Partial<BoardProps> = {}): BoardProps => {
  const view = game.table.view(seat) as unknown as View
  return {
    view: view as unknown as BoardProps['view'],
    options: optionsOf(game, seat),
    lit: [],
    seats: view.open.seats.map(each => ({
      seat: each,
      name: NAMES[each] ?? '',
      isMe: each === seat,
      bot: each === seat ? undefined : 'skilled',
      connected: true,
      waiting: false,
    })),
    names: { of: each => NAMES[each] ?? each, isMe: each => each === seat },
    text: plainText(),
    foresight,
    compact: false,
    choose: () => undefined,
    setSubject: () => undefined,
    point: () => undefined,
    open: () => undefined,
    look: () => undefined,
    ...changes,
  }
}

export const middle = (): Given => given(MIDDLE)

/** For `draw`: a table where this has been picked. */
export const picked = (change: Partial<Picked>) => (table: object) => pickerAt(table).setPick(change)
