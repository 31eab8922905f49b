import { SPAWNS } from '../../content/sites.ts'
import { WAVES } from '../../content/waves.ts'
import { fillStack } from './decks.ts'
import type { Play } from './shape.ts'

/** Endless mode: three hordes for every stack in use, and a portal below those of one stack, each in its turn. */
export const buildWave = (play: Play): void => {
  const { open } = play.state
  const wave = WAVES[Math.min(open.wave, WAVES.length - 1)]
  if (wave === undefined) return
  const used = SPAWNS.filter(spawn => open.slots[spawn] !== undefined)
  const withPortal = used[open.wave % used.length]
  open.wave += 1
  for (const spawn of used) {
    const slots = spawn === withPortal ? [...wave.hordes, wave.portal] : wave.hordes
    fillStack(play, spawn, slots)
  }
  open.portals.total += 1
  play.emit({ type: 'waveBuilt', wave: open.wave })
}
