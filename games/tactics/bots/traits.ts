import type { Trait } from '@tabletome/bots'
import type { Seat, View } from '../rules/state/shape.ts'
import { scoresOf } from '../rules/turn/score.query.ts'
import { ALL_UNITS, areAllies, bears } from '../rules/units/units.query.ts'
import { questOf, turnsNeeded } from './quest.ts'
import { isQuest } from './worth.ts'

/** What people would point at in Tactics: units, Health, points, flags, crystals. */
export function traits(view: View, seat: Seat): readonly Trait[] {
  const { open, outcome } = view
  const isWon = outcome !== undefined && (outcome.result === 'won' || outcome.winners?.includes(seat) === true)
  const found: Trait[] = [{ id: 'won', amount: isWon ? 1 : 0, worth: 12 }]
  let [mine, theirs, health, harm, weak, artifact] = [0, 0, 0, 0, 0, 0]
  for (const id of ALL_UNITS) {
    const unit = open.units[id]
    if (unit === undefined) continue
    const isOurs = areAllies(open, seat, unit.owner)
    if (isOurs) {
      mine++
      health += unit.health
      if (unit.weakened) weak++
    } else {
      theirs++
      harm += unit.health
    }
    if (bears(open, id)) artifact = isOurs ? 1 : -1
  }
  found.push(
    { id: 'units', amount: mine, worth: 2.5 },
    { id: 'enemies', amount: -theirs, worth: 2.5 },
    { id: 'health', amount: health, worth: 0.3 },
    { id: 'harm', amount: -harm, worth: 0.3 },
    { id: 'weakened', amount: -weak, worth: 0.4 },
    { id: 'artifact', amount: artifact, worth: 1.5 },
    { id: 'cards', amount: open.hands[seat] ?? 0, worth: 0.3 },
  )
  if (isQuest(open)) found.push(...questTraits(view))
  else found.push({ id: 'points', amount: leadOf(view, seat), worth: 0.8 })
  return found
}

const questTraits = ({ open, outcome }: View): readonly Trait[] => {
  const crystals = Object.values(open.crystals).filter(crystal => crystal === 'green').length
  if (outcome !== undefined || open.turn === undefined) return [{ id: 'crystals', amount: crystals, worth: 2 }]
  return [
    { id: 'crystals', amount: crystals, worth: 2 },
    { id: 'way', amount: -turnsNeeded(questOf(open)), worth: 0.7 },
  ]
}

function leadOf({ open }: View, seat: Seat): number {
  const scores = scoresOf(open)
  const mine = scores.find(({ side }) => side.includes(seat))
  const others = scores.filter(each => each !== mine).map(({ points }) => points)
  return (mine?.points ?? 0) - (others.length === 0 ? 0 : Math.max(...others))
}

/** Actions that end with the turn. */
export const idle = ({ open: { turn } }: View, seat: Seat): number =>
  turn?.owner === seat && turn.step === 'actions' ? turn.actionsLeft : 0
