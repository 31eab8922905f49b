import type { BoardProps } from '../../types.ts'
import type { Colour, Defender, Fact, Open, PlaceId, Region, RegionId, View } from '../rules/state.ts'

/** What the table shows once a fact has been told, so that automatic parts can be watched step by step. The next real view corrects the rest. */
export const after = (view: BoardProps['view'], fact: { readonly type: string }): BoardProps['view'] => {
  const before = view as unknown as View
  const open = before.open as Open
  const drawn = openAfter(open, fact as Fact)
  if (drawn === open && fact.type !== 'hordeAdded') return view
  const told = fact as Fact
  const turn = told.type === 'reshuffled' ? told.cards : before.piles.turn + (told.type === 'drawn' ? -1 : 0)
  const horde = before.piles.horde + (fact.type === 'hordeAdded' ? -1 : 0)
  return { ...before, open: drawn, piles: { ...before.piles, turn, horde } } as unknown as BoardProps['view']
}

const withRegion = (open: Open, region: RegionId, change: Partial<Region>): Open => ({
  ...open,
  regions: { ...open.regions, [region]: { ...open.regions[region], ...change } },
})

const withThreat = (open: Open, place: PlaceId, threat: number): Open =>
  place === 'capital' ? { ...open, capital: threat } : withRegion(open, place, { threat })

const withDefender = (open: Open, colour: Colour, change: Partial<Defender>): Open => {
  const defender = open.defenders[colour]
  return defender ? { ...open, defenders: { ...open.defenders, [colour]: { ...defender, ...change } } } : open
}

const without = <T>(list: readonly T[], item: T): T[] => list.filter(each => each !== item)

const openAfter = (open: Open, fact: Fact): Open => {
  switch (fact.type) {
    case 'roundBegan':
      return { ...open, round: fact.round }
    case 'reshuffled':
      return { ...open, discard: [] }
    case 'drawn':
      return {
        ...open,
        resolving: fact.card,
        inTurnDeck: without(open.inTurnDeck, fact.card),
        knownAt: open.knownAt.flatMap(({ position, card }) => (position > 0 ? [{ position: position - 1, card }] : [])),
      }
    case 'discarded': {
      const { resolving, turn: _over, ...rest } = open
      const kept = resolving === undefined || resolving === fact.card ? rest : { ...rest, resolving }
      return { ...kept, discard: [...without(open.discard, fact.card), fact.card] }
    }
    case 'moved':
      return withDefender(open, fact.defender, { at: fact.to })
    case 'threatRose':
    case 'threatFell':
      return withThreat(open, fact.place, fact.to)
    case 'destroyed': {
      const fallen = withRegion(open, fact.region, { marker: fact.marker })
      if (typeof fact.marker !== 'object' || fact.marker.card !== open.resolving) return fallen
      const { resolving: _lost, ...rest } = fallen
      return rest
    }
    case 'hpLost':
    case 'hpGained':
    case 'restored':
      return withDefender(open, fact.defender, { hp: fact.to })
    case 'artifactEquipped':
      return withDefender(open, fact.defender, {
        artifacts: [...without(open.defenders[fact.defender]?.artifacts ?? [], fact.artifact), fact.artifact],
      })
    case 'artifactReturned':
      return withDefender(open, fact.defender, {
        artifacts: without(open.defenders[fact.defender]?.artifacts ?? [], fact.artifact),
      })
    case 'turnBegan':
      return {
        ...open,
        turn: {
          card: 'own',
          defender: fact.defender,
          ap: fact.ap,
          granted: fact.ap,
          sacrificed: false,
          mustSpend: false,
        },
      }
    case 'poolGranted':
      return { ...open, turn: { card: 'all', pool: fact.ap, granted: fact.ap, begun: [], ready: [] } }
    case 'foeRevealed':
      return { ...open, foe: { id: fact.foe, at: fact.at, hp: fact.hp, maxHp: fact.hp } }
    case 'foeMoved':
      return open.foe ? { ...open, foe: { ...open.foe, at: fact.to } } : open
    case 'foeHurt':
    case 'foeHealed':
      return open.foe ? { ...open, foe: { ...open.foe, hp: fact.to } } : open
    case 'entombed':
      return { ...open, tomb: fact.card, discard: without(open.discard, fact.card) }
    case 'leftTomb': {
      const { tomb: _out, ...rest } = open
      return { ...rest, discard: [...open.discard, fact.card] }
    }
    case 'enteredCircle':
      return { ...open, circle: fact.defender }
    case 'leftCircle': {
      const { circle: _out, ...rest } = open
      return rest
    }
    case 'drained':
      return { ...open, drained: true }
    default:
      return open
  }
}
