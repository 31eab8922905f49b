import { friezeWith } from '../../text/frieze.ts'
import type { FriezeMark } from '../../frieze.ts'
import { ownerOf } from '../rules/units/units.query.ts'
import type { Fact, Owner } from '../rules/state/shape.ts'

interface FriezeWords {
  readonly flag: string
  readonly capture: string
  readonly artifact: string
  readonly crystal: string
}

const ARMS: Readonly<Record<Owner, NonNullable<FriezeMark['seat']>>> = {
  p1: 'ruby',
  p2: 'sapphire',
  p3: 'emerald',
  p4: 'topaz',
  e1: 'sable',
  e2: 'sable',
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
