import type { Maker, Option } from '@tabletome/engine'
import { option } from '@tabletome/engine'
import { why } from '../../knowledge/reasons.ts'
import { scionTargets } from '../../knowledge/scions.ts'
import { unitNamed } from '../../knowledge/units.ts'
import { fightChoice, fightStep, unitIn } from '../fight.ts'
import { gainHp } from '../hp.ts'
import { addLasting } from '../lasting.ts'
import { fall, harm } from '../later.ts'
import { goAutomatically, ofAuto } from '../rivalMove.ts'
import type { Now, Play, UnitId } from '../state.ts'

interface Blow {
  run: string
  unit: UnitId
  damage: number
}
interface Striking {
  run: string
  units: readonly UnitId[]
  damage: number
}

/** Several pieces strike one by one in an order the player chooses; who has no target is left out (VIC-SCION-25, VIC-RULING-99). */
export const strikeInTurn: Maker<Striking> = fightChoice<Striking>('scion.order', {
  options: ({ open }, about) => {
    const { run, units, damage } = about
    const list: Option[] = []
    for (const unit of ofAuto(open, strikersOf(open, about))) {
      const rest = strikeInTurn({ run, units: units.filter(other => other !== unit), damage })
      list.push(option(`unit ${unit}`, [aim({ run, unit, damage }), rest]))
    }
    if (list.length > 1) list.push(option('auto', [goAutomatically(), strikeInTurn(about)]))
    return list
  },
  whyNot: (_state, _about, anchor) => {
    const [word, unit = ''] = anchor.split(' ')
    return word === 'unit' ? why('VIC-SCION-19', 'strikesNobody', { unit }) : undefined
  },
})
const strikersOf = (open: Now['open'], { run, units }: Striking): UnitId[] =>
  units.filter(id => {
    const unit = unitNamed(open, id)
    return unit !== undefined && scionTargets(open, run, unit).length > 0
  })

/** The target is found when the blow falls; of equal ones the player chooses (VIC-SCION-19, VIC-RULING-95, VIC-RULING-99). */
export const aim = fightChoice<Blow>('scion.target', {
  options: ({ open }, about) => {
    const unit = unitNamed(open, about.unit)
    const list: Option[] = []
    if (unit === undefined) return list
    const { run, damage } = about
    for (const target of ofAuto(open, scionTargets(open, run, unit)))
      list.push(option(`target ${target}`, land({ run, unit: unit.id, damage, target }), `unit ${target}`))
    return list
  },
  whyNot: ({ open }, { unit }, anchor) => {
    const [word, target = ''] = anchor.split(' ')
    const isUnit = (word === 'target' || word === 'unit') && unitNamed(open, target) !== undefined
    return isUnit ? why('VIC-SCION-19', 'otherTarget', { unit, target }) : undefined
  },
})

const land = fightStep<Blow & { target: UnitId }>('scion.land', (play, { run, unit, target, damage }) => {
  if (run === 'zahhak.bind') addLasting(play, target, 'fatigued', run)
  else if (run === 'taotie.devour') devour(play, target)
  else if (run === 'gorgons.medusa' && !unitIn(play, target).elite) addLasting(play, target, 'fatigued', run)
  else play.next(harm({ units: [{ unit: target, damage }], cause: run, by: unit }))
})

/** Defeated without damage, and Taotie has its HP. */
const devour = (play: Play, target: UnitId): void => {
  const { hp } = unitIn(play, target)
  play.next(fall({ units: [target], cause: 'taotie.devour', by: 'taotie' }), swallow({ hp }))
}
const swallow = fightStep<{ hp: number }>('scion.swallow', (play, { hp }) =>
  gainHp(play, 'taotie', hp, 'taotie.devour'),
)
