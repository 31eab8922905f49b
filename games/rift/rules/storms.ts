import { UNIT_IDS } from '../content/heroes.ts'
import type { StormId } from '../content/ids.ts'
import { lowestOpenStack } from '../knowledge/stacks.ts'
import { gainCrystals, loseCrystals } from './crystals.ts'
import { heal } from './harm.ts'
import { go, step } from './state.ts'
import type { Play } from './state.ts'

/** One card after phase 1, in force until the end of the round; when all are used they are shuffled again (D7). */
export const drawStorm = step('storm.draw', play => {
  const { open } = play.state
  if (play.state.piles.storms === 0) reshuffle(play)
  const storm = play.draw('storms')
  if (storm === undefined) return
  open.storm = storm
  open.stormsUsed.push(storm)
  play.emit({ type: 'stormDrawn', storm })
  breakOut(play, storm)
})

const reshuffle = (play: Play): void => {
  const { open } = play.state
  for (const storm of open.stormsUsed) play.place('storms', storm)
  open.stormsUsed = []
  play.shuffle('storms')
  play.emit({ type: 'stormsShuffled' })
}

/** Those that work at once; the others are asked for where they matter (D7). */
const breakOut = (play: Play, storm: StormId): void => {
  const { open } = play.state
  if (storm === 'PS06') gainCrystals(play, 1, storm)
  else if (storm === 'PS07') loseCrystals(play, 1, storm)
  else if (storm === 'PS12') {
    for (const hero of UNIT_IDS) if (open.heroes[hero]?.place === 'map') heal(play, hero, 1, storm)
  } else if (storm === 'PS13') {
    const spawn = lowestOpenStack(open)
    if (spawn !== undefined) play.next(go('spawn.from', { spawn }))
  }
}
