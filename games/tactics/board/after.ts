import type { BoardProps } from '../../types.ts'
import { ACTIONS } from '../content/numbers.ts'
import { entranceOf } from '../knowledge/dungeons.ts'
import { cardOf, isHero } from '../knowledge/units.ts'
import type { Fact, Open, Seat, Unit, UnitId, View } from '../rules/state.ts'

/** What the table shows once a fact has been told, so that automatic parts can be watched step by step. The next real view corrects the rest. */
export const after = (view: BoardProps['view'], fact: { readonly type: string }): BoardProps['view'] => {
  const before = view as unknown as View
  const open = before.open as Open
  const told = fact as Fact
  const drawn = openAfter(open, told)
  const piles = pilesAfter(before, told)
  if (drawn === open && piles === before.piles) return view
  return { ...before, open: drawn, piles } as unknown as BoardProps['view']
}

const pilesAfter = ({ piles }: View, fact: Fact): View['piles'] => {
  if (fact.type === 'tacticDrawn') return { ...piles, tactics: piles.tactics - 1 }
  if (fact.type === 'tacticsShuffled') return { ...piles, tactics: fact.cards }
  if (fact.type === 'enemyCardDrawn') return { ...piles, enemy: piles.enemy - 1 }
  return fact.type === 'enemyCardsShuffled' ? { ...piles, enemy: fact.cards } : piles
}

const withUnit = (open: Open, id: UnitId, change: Partial<Unit>): Open => {
  const unit = open.units[id]
  return unit ? { ...open, units: { ...open.units, [id]: { ...unit, ...change } } } : open
}

/** A fresh unit off its card, where one is put on the table. */
const freshUnit = (id: UnitId, card: Unit['card'], at: Unit['at'], serial: number): Unit => {
  const [owner, unitClass] = id.split('.') as [Unit['owner'], Unit['class']]
  const { health, supply } = cardOf({ owner, card })
  return {
    owner,
    class: unitClass,
    card,
    at,
    health,
    supply,
    weakened: false,
    weakenedThisTurn: false,
    taken: [],
    villages: [],
    ballistas: [],
    damaged: false,
    serial,
  }
}

const withHand = (open: Open, seat: Seat, change: number): Open => ({
  ...open,
  hands: { ...open.hands, [seat]: Math.max(0, (open.hands[seat] ?? 0) + change) },
})

/** Out of its dungeon, whose box is closed again. */
const outOf = (open: Open, id: UnitId): Open => {
  const unit = open.units[id]
  if (!unit?.inside) return open
  const { inside, ...rest } = unit
  const { [inside.box]: _closed, ...flipped } = open.flipped
  return { ...open, flipped, units: { ...open.units, [id]: rest } }
}

const openAfter = (open: Open, fact: Fact): Open => {
  switch (fact.type) {
    case 'placed':
    case 'arrived': {
      const there = open.units[fact.unit]
      if (there && there.card === fact.card) return withUnit(open, fact.unit, { at: fact.at })
      const made = freshUnit(fact.unit, fact.card, fact.at, (there?.serial ?? 0) + 1)
      return { ...open, units: { ...open.units, [fact.unit]: made } }
    }
    case 'locationChosen':
      return { ...open, corners: { ...open.corners, [fact.seat]: fact.corners } }
    case 'turnBegan':
      return { ...open, turn: { owner: fact.owner, number: fact.number, step: 'start', actionsLeft: ACTIONS } }
    case 'timePassed':
      return { ...open, time: fact.to }
    case 'flagMoved':
      return { ...open, flags: { ...open.flags, [fact.area]: { ...open.flags[fact.area], at: fact.to } } }
    case 'flagCollected':
      return { ...open, flags: { ...open.flags, [fact.area]: { at: open.flags[fact.area]?.at ?? 0, by: fact.seat } } }
    case 'endTriggered':
      return { ...open, end: { by: fact.by, left: fact.left } }
    case 'acted': {
      const acted = withUnit(open, fact.unit, { taken: [...(open.units[fact.unit]?.taken ?? []), fact.action] })
      return acted.turn ? { ...acted, turn: { ...acted.turn, step: 'actions', actionsLeft: fact.actionsLeft } } : acted
    }
    case 'stepped':
    case 'knockedBack':
    case 'putBack':
      return withUnit(open, fact.unit, { at: fact.to })
    case 'villageUsed':
      return withUnit(open, fact.unit, { villages: [...(open.units[fact.unit]?.villages ?? []), fact.at] })
    case 'damaged':
    case 'healthLost':
    case 'healthGained':
      return withUnit(open, fact.unit, { health: fact.to })
    case 'supplyLost':
    case 'supplyGained':
      return withUnit(open, fact.unit, { supply: fact.to })
    case 'weakened':
      return withUnit(open, fact.unit, { weakened: true })
    case 'recovered':
      return withUnit(open, fact.unit, { weakened: false })
    case 'captured': {
      const out = outOf(open, fact.unit)
      const { [fact.unit]: gone, ...units } = out.units
      if (!gone) return open
      // Nobody keeps the card of an Enemy Unit: a new one comes (P-20).
      if (!isHero(gone)) return { ...out, units }
      const captured = [...open.captured, { card: fact.card, of: gone.owner, ...(fact.by ? { by: fact.by } : {}) }]
      return { ...out, units, captured }
    }
    case 'artifactTaken':
      return { ...open, artifact: { unit: fact.unit } }
    case 'artifactDropped':
      return { ...open, artifact: { at: fact.at } }
    case 'tacticRevealed':
    case 'tacticDiscarded':
      return { ...withHand(open, fact.seat, -1), discard: [...open.discard, fact.card] }
    case 'handDiscarded':
      return { ...withHand(open, fact.seat, -fact.cards.length), discard: [...open.discard, ...fact.cards] }
    case 'tacticDrawn':
      return { ...open, hands: { ...open.hands, [fact.seat]: fact.hand } }
    case 'tacticsShuffled':
      return { ...open, discard: [] }
    case 'enemyCardsShuffled':
      return { ...open, enemyDiscard: [] }
    case 'enemyCardDrawn':
      return fact.for === 'activation' && open.turn ? { ...open, turn: { ...open.turn, card: fact.card } } : open
    case 'activated':
      return {
        ...open,
        under: { ...open.under, [fact.unit]: fact.card },
        ...(open.turn ? { turn: { ...open.turn, card: fact.card, unit: fact.unit } } : {}),
      }
    case 'dungeonEntered': {
      const inside = { box: fact.box, at: entranceOf(fact.box) }
      return {
        ...withUnit(open, fact.unit, { at: -1, inside }),
        flipped: { ...open.flipped, [fact.box]: fact.unit },
      }
    }
    case 'steppedInside':
      return withUnit(open, fact.unit, { inside: { box: fact.box, at: fact.to } })
    case 'dungeonLeft':
      return withUnit(outOf(open, fact.unit), fact.unit, { at: fact.at })
    case 'crystalTurned':
      return { ...open, crystals: { ...open.crystals, [fact.box]: 'green' } }
    default:
      return open
  }
}
