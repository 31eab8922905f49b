/** The life of a connection, without any network: what happened leads to the next state and says what to do. */
export type Link =
  | { readonly is: 'closed' }
  | { readonly is: 'connecting'; readonly attempt: number }
  | { readonly is: 'open' }
  /** Lost; tried again after `delay` milliseconds. */
  | { readonly is: 'waiting'; readonly attempt: number; readonly delay: number }

export type LinkEvent = 'start' | 'opened' | 'lost' | 'retry' | 'hurry' | 'stop'

const FIRST_DELAY = 300
const LONGEST_DELAY = 15_000

/** Doubles with every attempt. */
export const delayOf = (attempt: number) => Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** attempt)

/** Not all who were cut off at once come back at once: between half of the delay and one and a half. */
export const spread = (delay: number, chance: number = Math.random()) => delay * (0.5 + chance)

export const linkAfter = (link: Link, event: LinkEvent): Link => {
  if (event === 'stop') return { is: 'closed' }
  switch (link.is) {
    case 'closed':
      return event === 'start' ? { is: 'connecting', attempt: 0 } : link
    case 'connecting':
      if (event === 'opened') return { is: 'open' }
      return event === 'lost' ? { is: 'waiting', attempt: link.attempt + 1, delay: delayOf(link.attempt) } : link
    case 'open':
      return event === 'lost' ? { is: 'waiting', attempt: 1, delay: delayOf(0) } : link
    case 'waiting':
      // The system says the network is back: no need to sit out the delay.
      return event === 'retry' || event === 'hurry' ? { is: 'connecting', attempt: link.attempt } : link
  }
}
