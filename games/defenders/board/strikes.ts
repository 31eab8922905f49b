import { TURN_CARDS } from '../content/cards.ts'
import type { CardId, Fact, RegionId, View } from '../rules/state.ts'

export interface Strike {
  region: RegionId
  /** skipped: the first attack has Destroyed its Region, so the second does not come (DEF-ENEMY-03). */
  state: 'done' | 'now' | 'next' | 'skipped'
}

interface Attack {
  card: CardId
  region: RegionId
}

const isAttack = (about: unknown, card: CardId): about is Attack =>
  typeof about === 'object' && about !== null && 'card' in about && 'region' in about && about.card === card

/** The Regions that the card being resolved still has to attack, the next one first: its attacks wait on the agenda. */
const waiting = (view: View, card: CardId): RegionId[] => {
  const regions: RegionId[] = []
  for (const { with: about } of [...view.agenda].reverse())
    if (isAttack(about, card) && !regions.includes(about.region)) regions.push(about.region)
  return regions
}

/** How far the card being resolved has come: which attack is done, being decided, or still to come. */
export const strikesOf = (view: View, fact?: Fact): Strike[] => {
  const { resolving, regions } = view.open
  const card = resolving && TURN_CARDS[resolving]
  if (!resolving || !card || card.kind === 'defender' || card.kind === 'allDefenders') return []
  const left = waiting(view, resolving)
  const now = attackedBy(fact) ?? left[0]
  const reached = now ? card.attacks.indexOf(now) : card.attacks.length
  return card.attacks.map((region, i) => {
    if (i === reached) return { region, state: 'now' }
    if (i < reached) return { region, state: 'done' }
    const first = card.attacks[0]
    const marker = first && regions[first].marker
    const fell = typeof marker === 'object' && marker.card === resolving
    return { region, state: fell ? 'skipped' : 'next' }
  })
}

const attackedBy = (fact: Fact | undefined): RegionId | undefined => {
  switch (fact?.type) {
    case 'attacked':
    case 'undefended':
    case 'defended':
    case 'declined':
      return fact.region
    default:
      return undefined
  }
}
