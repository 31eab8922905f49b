import { TURN_CARDS } from '../content/cards.ts'
import { DIRE } from '../content/dire.ts'
import type { CardId, Fact, RegionId, View } from '../rules/state/shape.ts'

export interface Strike {
  region: RegionId
  state: 'done' | 'now' | 'next'
}

/** Where a step of the agenda lets the card strike. */
const attackOf = (step: View['agenda'][number] | undefined, card: CardId): RegionId | undefined => {
  switch (step?.do) {
    case 'attack':
    case 'attack.undefended':
    case 'defend.window':
    case 'enemy.attackSecond':
      return step.with.card === card ? step.with.region : undefined
    default:
      return undefined
  }
}

const regionOf = (fact: Fact | undefined): RegionId | undefined => {
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

/**
 * How far the card being resolved has come: its attacks wait on the agenda. The one on top is being decided; one further
 * down comes later (while an Artifact is chosen, say, nothing is being decided).
 */
export const strikesOf = (view: View, fact?: Fact): Strike[] => {
  const { resolving } = view.open
  const card = resolving && TURN_CARDS[resolving]
  if (!resolving || !card || card.kind === 'defender' || card.kind === 'allDefenders') return []
  const now = regionOf(fact) ?? attackOf(view.agenda.at(-1), resolving)
  const waiting = view.agenda.map(step => attackOf(step, resolving))
  const reached =
    now === undefined ? card.attacks.findIndex(region => waiting.includes(region)) : card.attacks.indexOf(now)
  return card.attacks.map((region, i) => {
    if (region === now) return { region, state: 'now' }
    return { region, state: reached < 0 || i < reached ? 'done' : 'next' }
  })
}

/** The effect of a Dire Enemy: to come while its attack is open, then carried out; gone once the attack was Defended. */
export const effectState = (
  view: View,
  card: CardId,
  strikes: readonly Strike[],
  fact?: Fact,
): Strike['state'] | undefined => {
  if (fact?.type === 'direEffect' || effectWaits(view, card)) return 'now'
  const dire = TURN_CARDS[card]
  if (dire.kind !== 'dire') return undefined
  if (DIRE[dire.id].timing === 'beforeDefend') return 'done'
  return strikes.some(({ state }) => state !== 'done') ? 'next' : undefined
}

const effectWaits = (view: View, card: CardId) =>
  view.agenda.some(step => (step.do === 'dire.effect' || step.do === 'dire.resolve') && step.with.card === card)
