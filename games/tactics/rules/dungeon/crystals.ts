import { type Maker, pass } from '@tabletome/engine'
import { BONUSES, DUNGEONS } from '../../content/dungeons.ts'
import type { BoxId } from '../../content/ids.ts'
import { BONUS_EFFECTS } from '../effects/crystals.ts'
import { option, question, step } from '../state/kit.ts'
import type { Crystal, Offers, UnitId } from '../state/shape.ts'

/** What the Dungeon Card of a box gives, with its number; the Crystal of Glory gives nothing. */
const bonusOf = (box: BoxId) => {
  const { bonus } = DUNGEONS[box]
  return bonus && { ...BONUS_EFFECTS[bonus].use, n: BONUSES[bonus].amount }
}

/** Offered only where it changes something. */
export const offerBonus = question('crystal.bonus', {
  seat: (_state, { seat }) => seat,
  options: ({ open }, { seat, box }) =>
    bonusOf(box)?.helps(open, seat) ? [option({ do: 'use' }, grantBonus({ seat, box })), pass()] : [],
})

const grantBonus = step('crystal.use', (play, { seat, box }) => {
  play.emit({ type: 'crystalUsed', seat, box })
  const bonus = bonusOf(box)
  bonus?.apply(play, { seat, box }, bonus.n)
})

/** One unit, or up to so many, of which fewer will do. */
const chooseUnit: Maker<Crystal & { chosen: readonly UnitId[] }> = question('crystal.unit', {
  seat: (_state, { seat }) => seat,
  options: ({ open }, { seat, box, chosen }) => {
    const list: Offers<'unit' | 'done'> = []
    for (const unit of bonusOf(box)?.chosen?.among(open, seat) ?? [])
      list.push(option({ do: 'unit', unit }, helpChosen({ seat, box, chosen: [...chosen, unit] })))
    if (chosen.length > 0) list.push(option({ do: 'done' }, []))
    return list
  },
})

const helpChosen = step('crystal.helpUnit', (play, { seat, box, chosen }) => {
  const id = chosen.at(-1)
  const bonus = bonusOf(box)
  if (id === undefined || bonus?.chosen === undefined) return
  bonus.chosen.toUnit(play, id, box)
  if (chosen.length < bonus.n) play.next(chooseUnit({ seat, box, chosen: [...chosen] }))
})
