import type { Maker } from '@tabletome/engine'
import { runNamed } from '../effects/scionRuns.ts'
import { why } from '../state/reasons.query.ts'
import { scionTargets } from './scions.query.ts'
import { unitNamed } from '../units/units.query.ts'
import { fightQuestion, fightStep, unitMeant } from '../combat/fight.ts'
import { goAutomatically, ofAuto } from '../rivals/rivalMove.ts'
import { go, option } from '../state/kit.ts'
import type { Now, Offers, Striking, UnitId } from '../state/shape.ts'

/** Several pieces strike one by one in an order the player chooses; who has no target is left out (VIC-SCION-25, VIC-RULING-99). */
export const strikeInTurn: Maker<Striking> = fightQuestion('scion.order', {
  options: ({ open }, about) => {
    const { run, units, damage } = about
    const list: Offers<'unit' | 'auto'> = []
    for (const unit of ofAuto(open, strikersOf(open, about))) {
      const rest = strikeInTurn({ run, units: units.filter(other => other !== unit), damage })
      list.push(option({ do: 'unit', unit }, [aim({ run, unit, damage }), rest]))
    }
    if (list.length > 1) list.push(option({ do: 'auto' }, [goAutomatically(), strikeInTurn(about)]))
    return list
  },
  whyNot: (_state, _about, { thing }) =>
    thing?.is === 'unit' ? why('VIC-SCION-19', 'strikesNobody', { unit: thing.unit }) : undefined,
})
const strikersOf = (open: Now['open'], { run, units }: Striking): UnitId[] =>
  units.filter(id => {
    const unit = unitNamed(open, id)
    return unit !== undefined && scionTargets(open, run, unit).length > 0
  })

/** The target is found when the blow falls; of equal ones the player chooses (VIC-SCION-19, VIC-RULING-95, VIC-RULING-99). */
export const aim = fightQuestion('scion.target', {
  options: ({ open }, about) => {
    const unit = unitNamed(open, about.unit)
    const list: Offers<'target'> = []
    if (unit === undefined) return list
    const { run, damage } = about
    for (const target of ofAuto(open, scionTargets(open, run, unit)))
      list.push(option({ do: 'target', unit: target }, land({ run, unit: unit.id, damage, target }), `unit ${target}`))
    return list
  },
  whyNot: ({ open }, { unit }, wish) => {
    const target = unitMeant(open, wish)
    return target === undefined ? undefined : why('VIC-SCION-19', 'otherTarget', { unit, target })
  },
})

const land = fightStep('scion.land', (play, { run, unit, target, damage }) => {
  if (!runNamed(run).lands?.(play, target, run))
    play.next(go('harm', { units: [{ unit: target, damage }], cause: run, by: unit }))
})
