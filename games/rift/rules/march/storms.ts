import { STORM_EFFECTS } from '../effects/storms.ts'
import { step } from '../state/kit.ts'
import type { Play } from '../state/shape.ts'

/** One card after phase 1, in force until the end of the round; when all are used they are shuffled again. */
export const drawStorm = step('storm.draw', play => {
  const { open } = play.state
  if (play.state.piles.storms === 0) reshuffle(play)
  const storm = play.draw('storms')
  if (storm === undefined) return
  open.storm = storm
  open.stormsUsed.push(storm)
  play.emit({ type: 'stormDrawn', storm })
  STORM_EFFECTS[storm].use?.(play, storm)
})

const reshuffle = (play: Play): void => {
  const { open } = play.state
  for (const storm of open.stormsUsed) play.place('storms', storm)
  open.stormsUsed = []
  play.shuffle('storms')
  play.emit({ type: 'stormsShuffled' })
}
