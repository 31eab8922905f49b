/** Every outcome says who won: `result` where all win or lose together, else `winners`. */
interface Said {
  readonly result?: unknown
  readonly winners?: unknown
}

/** How a match ended for these seats; nothing where the outcome does not say. */
export const endFor = (outcome: object | undefined, seats: readonly string[]): 'won' | 'lost' | undefined => {
  const { result, winners }: Said = outcome ?? {}
  if (result === 'won' || result === 'lost') return result
  if (!Array.isArray(winners) || seats.length === 0) return undefined
  return winners.some(winner => seats.some(seat => seat === winner)) ? 'won' : 'lost'
}
