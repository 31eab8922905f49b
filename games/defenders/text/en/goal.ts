import type { FoeId } from '../../content/ids.ts'
import { foes } from './names.ts'

/** What a match is played for, and how far it has come. */
export const goal = {
  hold: { text: 'Hold the Capital till the Foe comes, then beat it:', short: 'hold the Capital, then beat the Foe' },
  beat: (foe: FoeId) => ({ text: `Beat ${foes[foe].the} before the Capital falls:`, short: `beat ${foes[foe].the}` }),
  capital: (threat: number, of: number) => `Capital ${threat}/${of}`,
  round: (round: number, of: number) => `Round ${round} of ${of}`,
  foe: (hp: number, of: number) => `Foe ${hp}/${of}`,
}
