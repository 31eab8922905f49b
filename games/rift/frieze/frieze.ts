import { friezeWith } from '../../text/frieze.ts'
import type { Fact } from '../rules/state/shape.ts'

interface FriezeWords {
  readonly portal: string
  readonly hearts: string
  readonly defeat: string
  readonly life: string
}

/** Portals that were closed, what got defeat to the kingdom, and how the boss fared. */
export const createFrieze = (words: FriezeWords) =>
  friezeWith<Fact>({
    destroyed: ({ portal }) => (portal ? { icon: 'portal', name: words.portal, tone: 'good', weight: 3 } : undefined),
    escaped: ({ lost }) =>
      lost > 0 ? { icon: 'hearts', name: words.hearts, tone: 'bad', figure: -lost, weight: 2 } : undefined,
    lifeCleared: () => ({ icon: 'boss', name: words.life, tone: 'plain', weight: 2 }),
    bossBeaten: ({ boss }, text) => ({ icon: 'boss', name: text.words(`boss.${boss}`), tone: 'good', weight: 4 }),
    ended: ({ result }) =>
      result === 'lost' ? { icon: 'lost', name: words.defeat, tone: 'bad', weight: 4 } : undefined,
  })
