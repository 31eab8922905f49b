import type { OpportunityId, RegionId } from '../../content/ids.ts'
import type { Held, Play } from '../state/shape.ts'

/** Counting begins with the taking of the card, for it is noted on the card (VIC-RULING-30). */
const heldIn = (play: Play, card: OpportunityId): Held | undefined =>
  play.state.open.camp.opportunities.find(held => held.card === card)

/** The campaign's history keeps the act of each. */
export const countDeed = (play: Play, what: 'sportWins' | 'bloodshedWins' | 'harbors' | 'recruits'): void => {
  const { act, deeds } = play.state.open
  deeds[what].push(act)
}

/** Each region once. */
export const noteRegion = (play: Play, card: OpportunityId, region: RegionId): void => {
  const held = heldIn(play, card)
  if (held !== undefined && !held.seen.includes(region)) held.seen.push(region)
}
/** Each time, with its act. */
export const noteAct = (play: Play, card: OpportunityId): void => {
  heldIn(play, card)?.seen.push(`act ${play.state.open.act}`)
}
/** A word to remember, such as `done`. */
export const noteWord = (play: Play, card: OpportunityId, word: string): void => {
  const held = heldIn(play, card)
  if (held !== undefined && !held.seen.includes(word)) held.seen.push(word)
}
/** What holds only until the end of a Cleanup. */
export const forgetWord = (play: Play, word: string): void => {
  for (const held of play.state.open.camp.opportunities) held.seen = held.seen.filter(each => each !== word)
}
