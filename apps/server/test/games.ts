import { isMainThread } from 'node:worker_threads'
import type { GameInfo, GameParts } from '@tabletome/games/types'
import { lantern } from './lantern.ts'

const unused = (): never => {
  throw new Error('The server never draws or prints')
}
const partsWith = (evaluation: { value(): number }): GameParts => ({
  game: async () => lantern,
  rules: async () => ({ game: lantern, evaluation }),
  text: unused,
  board: unused,
  art: unused,
  rulebook: unused,
})
const LANTERN: GameInfo = {
  phrases: ['trimIt'],
  id: 'lantern',
  modes: [{ id: 'coop', players: { min: 1, max: 4 }, together: true }],
  settings: [
    { id: 'turns', kind: 'number', standard: 12 },
    { id: 'wind', kind: 'choice', values: ['calm', 'storm'], standard: 'calm' },
  ],
  minutes: 1,
  colour: 'topaz',
  bots: ['random', 'greedy'],
  parts: partsWith({ value: () => 0 }),
}

/** Bots of this one wait as long as a person could answer. */
const SHY: GameInfo = {
  ...LANTERN,
  id: 'shy',
  parts: {
    ...LANTERN.parts,
    rules: async () => ({
      ...(await LANTERN.parts.rules()),
      botMayAnswer: (_view, _seat, people) => people.length === 0,
    }),
  },
}

/** Bots of this one bring their thread down whenever they are asked. */
const BROKEN: GameInfo = {
  ...LANTERN,
  id: 'broken',
  parts: {
    ...LANTERN.parts,
    rules: async () => {
      if (!isMainThread) process.exit(7)
      return LANTERN.parts.rules()
    },
  },
}

const busyFor = (milliseconds: number): number => {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
  return 0
}
/** Bots of this one take their time for every option. */
const SLOW: GameInfo = { ...LANTERN, id: 'slow', parts: partsWith({ value: () => busyFor(60) }) }
/** Bots of this one never come to an end; what they would do at once is `trim` or `on`. */
const ENDLESS: GameInfo = {
  ...LANTERN,
  id: 'endless',
  parts: {
    ...LANTERN.parts,
    rules: async () => ({
      game: lantern,
      evaluation: {
        value: () => busyFor(60_000),
        worthwhile: (_view, { options }) =>
          options.map(({ id }) => id).toSorted((a, b) => Number(isPlain(b)) - Number(isPlain(a))),
      },
    }),
  },
}
const isPlain = (option: string): boolean => option === 'trim' || option === 'on'

/** What the tests play. */
export const games: readonly GameInfo[] = [LANTERN, SHY, BROKEN, SLOW, ENDLESS]
