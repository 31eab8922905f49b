import { count } from './names.ts'

const FLAGS = ['', 'One flag', 'The second flag', 'The third flag']
const LAST = ['', 'one flag', 'the 2nd flag', 'the 3rd flag']

/** What a match is played for, and how far it has come. */
export const goal = {
  rivals: (flags: number) => ({
    text: `Most points. ${FLAGS[flags]} or a last unit ends the game:`,
    short: `most points; ${LAST[flags]} ends the game`,
  }),
  pairs: (flags: number) => ({
    text: `Most points as a pair. ${FLAGS[flags]} ends the game:`,
    short: `most points as a pair; ${LAST[flags]} ends it`,
  }),
  battle: (captures: number) => ({
    text: `Most points. ${captures} captures by one player end the game:`,
    short: `most points; ${captures} captures end the game`,
  }),
  quest: (missing: number) =>
    missing > 0
      ? { text: 'Take five Crystals, then the Crystal of Glory, in time:', short: 'five Crystals, then the Glory' }
      : { text: 'Take the Crystal of Glory before time runs out:', short: 'the Crystal of Glory in time' },
  flags: (have: number, of: number) => `${have}/${count(of, 'flag', 'flags')}`,
  captures: (have: number, of: number) => `${have}/${count(of, 'capture', 'captures')}`,
  points: (points: readonly number[]) => `${points.join('–')} points`,
  crystals: (have: number, of: number) => `${have}/${count(of, 'Crystal', 'Crystals')}`,
  time: (left: number) => `Time ${left}`,
}
