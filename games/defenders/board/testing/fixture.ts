/** A position in the middle of a game, for the tests of the board: built by hand, so that a test says what it needs. */
import { plainText } from '../../../testing/plainText.ts'
import type { BoardProps } from '../../../types.ts'
import type { Attack, Defender, Open, PlaceId, Region, View } from '../../rules/state/shape.ts'

const region = (slot: Region['slot'], side: Region['side'], threat: number): Region => ({ slot, side, threat })

export const defender = (hero: Defender['hero'], at: PlaceId, hp: number, seat: Defender['seat']): Defender => ({
  seat,
  hero,
  at,
  hp,
  artifacts: [],
  usedThisTurn: [],
  deeds: { secured: 0, defended: 0, damage: 0, artifacts: 0 },
})

/** `w` Mountains, `nw` Plains, `ne` Coast, `e` Forest, `se` Desert, `sw` Ruins, all on side A; red and blue in the Capital. */
export const openWith = (changes: Partial<Open> = {}): Open => ({
  difficulty: 'normal',
  seats: ['p1', 'p2'],
  direInHorde: 2,
  round: 2,
  regions: {
    mountains: region('w', 'A', 0),
    plains: region('nw', 'A', 0),
    coast: region('ne', 'A', 0),
    forest: region('e', 'A', 0),
    desert: region('se', 'A', 0),
    ruins: region('sw', 'A', 0),
  },
  capital: 0,
  defenders: { red: defender('paladin', 'capital', 4, 'p1'), blue: defender('warrior', 'capital', 4, 'p2') },
  discard: [],
  inTurnDeck: [],
  knownAt: [],
  shown: [],
  hordeSeen: { enemies: 0, dire: 0 },
  usedThisRound: [],
  drained: false,
  confirmDraw: false,
  ...changes,
})

/** The same regions with other Threat. */
export const threats = (levels: Partial<Record<keyof Open['regions'], number>>): Open['regions'] => {
  const { regions } = openWith()
  for (const id of Object.keys(levels) as (keyof Open['regions'])[]) regions[id].threat = levels[id] ?? 0
  return regions
}

export const viewWith = (
  changes: Partial<Open> = {},
  agenda: View['agenda'] = [],
  piles: Partial<View['piles']> = {},
) =>
  ({
    open: openWith(changes),
    piles: {
      turn: 6,
      horde: 4,
      leftover: 9,
      markers: 0,
      artifacts: 10,
      foe: 1,
      enemies: 0,
      dire: 0,
      map: 0,
      foes: 0,
      heroes: 0,
      ...piles,
    },
    agenda,
    waiting: ['p1'],
  }) as View

/** Red may Defend against this attack. */
export const windowOn = (attack: Attack): View['agenda'][number] => ({
  do: 'defend.window',
  with: { ...attack, candidates: ['red'], declined: [] },
})

const plainWords = plainText({
  describe: () =>
    ['place capital', 'place plains', 'place mountains', 'defender red', 'defender blue', 'foe'].map(anchor => ({
      anchor,
      text: `the ${anchor}`,
    })),
})

const NAMES: Record<string, string> = { p1: 'Ada', p2: 'Bram' }

export const boardWith = (
  changes: Omit<Partial<BoardProps>, 'view' | 'foreseen'> & { view?: View; foreseen?: View } = {},
) =>
  ({
    view: viewWith(),
    options: [],
    lit: [],
    seats: (['p1', 'p2'] as const).map(seat => ({
      seat,
      name: NAMES[seat] ?? '',
      isMe: seat === 'p1',
      bot: undefined,
      connected: true,
      waiting: false,
    })),
    names: { of: (seat: string) => NAMES[seat] ?? seat, isMe: (seat: string) => seat === 'p1' },
    text: plainWords,
    compact: false,
    choose: () => undefined,
    setSubject: () => undefined,
    point: () => undefined,
    open: () => undefined,
    look: () => undefined,
    ...changes,
  }) as unknown as BoardProps
