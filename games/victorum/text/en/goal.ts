/** What the act or the combat at hand is about, and how far it has come. */
export const goal = {
  primus: (act: string, weeks: number) => ({
    text: `${act}: beat a primus in an open capital by week ${weeks}:`,
    short: `beat a primus in an open capital`,
  }),
  scion: (act: string) => ({ text: `${act}: beat the scion:`, short: 'beat the scion' }),
  week: (week: number, of: number) => `week ${week}/${of}`,
  combat: {
    flag: { text: 'carry the flag home:', short: 'carry the flag home' },
    hill: { text: 'hold the key hexes:', short: 'hold the key hexes' },
    spar: { text: 'defeat all but the tribune:', short: 'defeat all but the tribune' },
    sport: { text: 'defeat every rival:', short: 'defeat every rival' },
    bloodshed: { text: 'defeat every rival:', short: 'defeat every rival' },
    primus: { text: 'defeat every rival, the primus too:', short: 'defeat every rival, the primus too' },
    scion: { text: 'reach the goal on the scion’s card:', short: 'the goal on the scion’s card' },
  },
  down: (n: number, of: number) => `${n}/${of} down`,
  points: (n: number, of: number) => `${n}/${of} points`,
}
