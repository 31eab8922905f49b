import { count } from './names.ts'

/** What a match is played for, and how far it has come. */
export const goal = {
  portals: (n: number) => ({
    text: `Close ${count(n, 'portal', 'portals')}, let none through:`,
    short: `close ${count(n, 'portal', 'portals')}, let none through`,
  }),
  boss: { text: 'Defeat the boss, let it not through:', short: 'defeat the boss, let it not through' },
  both: (n: number) => ({
    text: `Close ${count(n, 'portal', 'portals')} and defeat the boss:`,
    short: `close ${count(n, 'portal', 'portals')}, defeat the boss`,
  }),
  endless: { text: 'Hold out as long as you can:', short: 'hold out as long as you can' },
  holdOut: (rounds: number) => ({
    text: `Hold out for ${rounds} rounds:`,
    short: `hold out for ${rounds} rounds`,
  }),
  closed: (n: number, of: number) => `${n}/${of}`,
  bossLeft: (isBeaten: boolean): string => (isBeaten ? 'Boss beaten' : 'Boss stands'),
  round: (n: number) => `Round ${n}`,
  roundOf: (n: number, of: number) => `Round ${n} of ${of}`,
}
