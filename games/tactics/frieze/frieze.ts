import { friezeWith } from '../../text/frieze.ts'
import { ARMS } from '../content/arms.ts'
import { ownerOf } from '../rules/units/units.query.ts'
import type { Fact } from '../rules/state/shape.ts'

interface FriezeWords {
  readonly flag: string
  readonly capture: string
  readonly artifact: string
  readonly crystal: string
}

/** What brings points, in the arms of whoever gets them; in quests the crystals. */
export const createFrieze = (words: FriezeWords) =>
  friezeWith<Fact>({
    flagCollected: ({ seat }) => ({ icon: 'flag', name: words.flag, tone: 'plain', seat: ARMS[seat], weight: 4 }),
    crystalTaken: ({ unit }) => ({
      icon: 'crystal',
      name: words.crystal,
      tone: 'good',
      seat: ARMS[ownerOf(unit)],
      weight: 4,
    }),
    captured: ({ by }) => ({
      icon: 'captured',
      name: words.capture,
      tone: by === undefined ? 'bad' : 'plain',
      ...(by !== undefined && { seat: ARMS[by] }),
      weight: 2,
    }),
    artifactTaken: ({ unit }) => ({
      icon: 'artifact',
      name: words.artifact,
      tone: 'plain',
      seat: ARMS[ownerOf(unit)],
      weight: 1,
    }),
  })
