import { friezeWith } from '../../text/frieze.ts'
import type { Fact, PlaceId } from '../rules/state/shape.ts'

/** Regions that fell, the Foe that showed itself, and which of both ended the match. */
export const createFrieze = (places: Readonly<Record<PlaceId, string>>) =>
  friezeWith<Fact>({
    destroyed: ({ region }) => ({ icon: region, name: places[region], tone: 'bad', weight: 2 }),
    foeRevealed: ({ foe }, text) => ({ icon: foe, name: text.words(`foe.${foe}`), tone: 'plain', weight: 3 }),
    ended: ({ result }, text, before) => {
      if (result === 'lost') return { icon: 'capital', name: places.capital, tone: 'bad', weight: 4 }
      const shown = before.find(fact => fact.type === 'foeRevealed')
      return shown && { icon: shown.foe, name: text.words(`foe.${shown.foe}`), tone: 'good', weight: 4 }
    },
  })
