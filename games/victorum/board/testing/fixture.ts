/** Real positions for the tests of the board, with the questions the rules really ask. */
import { loadLateParts } from '@tabletome/boardkit'
import { plainText } from '../../../testing/plainText.ts'
import type { BoardOption, BoardProps } from '../../../types.ts'
import { type Given, given } from '../../test/given.ts'
import { RUNNING } from '../../test/running.ts'
import { type Picked, pickerAt } from '../hand/pick.ts'
import '../lateParts.ts'

await loadLateParts('victorum')

export const optionsOf = (game: Given): BoardOption[] =>
  (game.table.decisions[0]?.options ?? []).map(({ id, at }) => ({
    id,
    at: at === undefined ? [id] : typeof at === 'string' ? [at] : at,
  }))

/** Chances are read in figures. */
const WRITTEN: Readonly<Record<string, string>> = { 'board.percent': '{share}%', 'board.decimalMark': '.' }

/** What the shell hands to the board at this moment. */
export const boardOf = (game: Given, changes: Partial<BoardProps> = {}): BoardProps => ({
  view: game.table.view('p1') as unknown as BoardProps['view'],
  options: optionsOf(game),
  lit: [],
  seats: [],
  names: { of: seat => seat, isMe: () => true },
  text: plainText({ words: key => WRITTEN[key] ?? key }),
  compact: false,
  choose: () => undefined,
  setSubject: () => undefined,
  point: () => undefined,
  open: () => undefined,
  look: () => undefined,
  ...changes,
})

/** The combat of the rulebook, before the rival's turn. */
export const running = (): Given => given(RUNNING).from('rival')
/** Your Engage Step on open ground: the hero between a Trench Shark and a Coral Hoplite. */
export const engaging = (): Given =>
  given({
    units: ['archer.1'],
    tactics: ['stun'],
    combat: {
      arena: 'ATL',
      trident: 'none',
      turn: 3,
      rival: ['trench-shark C3', 'coral-hoplite C4 hp2 adrenaline'],
      mine: ['hero D4', 'attacker.1 F2'],
      column: ['archer.2'],
      rivalTactics: ['stun'],
      places: '1',
    },
  }).onlyRunning({ do: 'player.acts', with: { step: 'engage' } })

/** For `draw`: a table where this has been picked. */
export const picked = (change: Partial<Picked>) => (table: object) => pickerAt(table).setPick(change)
