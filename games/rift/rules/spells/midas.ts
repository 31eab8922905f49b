import type { Reason } from '@tabletome/engine'
import type { TowerId } from '../../content/ids.ts'
import { why } from '../state/reasons.query.ts'
import { midasUpgrades } from './spells.query.ts'
import { passTower } from '../towers/pass.ts'
import { option, question } from '../state/kit.ts'
import type { Answer, Into, Now, Offers, Seat } from '../state/shape.ts'

/** Hand of Midas: a tower of one's own hand rises two levels on its way (RIFT-SPELL-10, RIFT-RULING-62). */
export const chooseRaised = question('spell.midas', {
  seat: (_state, { seat }) => seat,
  options: ({ open }, { seat }) => {
    const list: Offers<'pass' | 'upgrade'> = []
    const hand = open.hands[seat]
    hand.forEach((tower, i) => {
      if (hand.indexOf(tower) === i) listMidas(open, seat, tower, list)
    })
    return list
  },
  whyNot: ({ open }, { seat }, { answer }) => whyNotMidas(open, seat, answer),
})
const listMidas = (open: Now['open'], seat: Seat, tower: TowerId, list: Into<'pass' | 'upgrade'>): void => {
  const alone = open.seats.length === 1
  for (const as of midasUpgrades(open, tower))
    for (const to of open.seats) {
      if (to === seat && !alone) continue
      const pass = passTower({ seat, to, tower, as, cause: 'hand-of-midas' })
      if (alone) list.push(option({ do: 'upgrade', tower, as }, pass, `tower ${tower}`))
      else list.push(option({ do: 'pass', tower, to, as }, pass, [`tower ${tower}`, `seat ${to}`]))
    }
}
const whyNotMidas = (open: Now['open'], seat: Seat, answer: Answer | undefined): Reason | undefined => {
  if (answer?.do !== 'pass' && answer?.do !== 'upgrade') return undefined
  const { tower, as } = answer
  if (!open.hands[seat].includes(tower)) return why('RIFT-RULING-62', 'notInHand', { tower })
  if (answer.do === 'pass' && answer.to === seat) return why('RIFT-PASS-01', 'passToSelf', { tower })
  return as === 'next' || midasUpgrades(open, tower).includes(as)
    ? undefined
    : why('RIFT-RULING-62', 'notThatUpgrade', { tower, as })
}
