import { HEAD } from '../../content/scions.ts'
import { hexName } from '../ground/hexes.query.ts'
import { why } from '../state/reasons.query.ts'
import { farthestHexes } from './scions.query.ts'
import { opponentsOf, unitNamed } from '../units/units.query.ts'
import { enterArena } from '../combat/deploy.ts'
import { fightQuestion, fightStep, findIn } from '../combat/fight.ts'
import { option } from '../state/kit.ts'
import type { Hex, Now, Offers, UnitId } from '../state/shape.ts'
import { scionIn } from './scion.ts'

/** The next Head, as far from Hydra as free hexes allow; each after the one before it (VIC-SCION-27, VIC-RULING-98). */
export const sproutHead = fightStep('scion.head', play => {
  const scion = scionIn(play)
  scion.heads++
  play.next(chooseHex({ unit: `${HEAD.id}.${scion.heads}` }))
})
/** To the free hex, or its own, that lies farthest from all opponents; no way is needed (VIC-RULING-98, VIC-RULING-106). */
export const slipAway = fightStep('scion.slip', (play, going) => {
  if (findIn(play, going.unit) !== undefined) play.next(chooseHex(going))
})

const hexesFor = (open: Now['open'], id: UnitId): Hex[] => {
  const unit = unitNamed(open, id)
  const hydra = unitNamed(open, 'hydra')
  if (unit === undefined) return hydra === undefined ? [] : farthestHexes(open, [hydra.at])
  return farthestHexes(
    open,
    opponentsOf(open, unit).map(({ at }) => at),
    unit.at,
  )
}
const chooseHex = fightQuestion('scion.hex', {
  options: ({ open }, { unit }) => {
    const list: Offers<'hex'> = []
    for (const at of hexesFor(open, unit)) list.push(option({ do: 'hex', hex: at }, arriveAt({ unit, at })))
    return list
  },
  whyNot: (_state, { unit }, { thing }) =>
    thing?.is === 'hex' ? why('VIC-RULING-106', 'notTheFarthest', { unit, hex: hexName(thing.hex) }) : undefined,
})
const arriveAt = fightStep('scion.arrive', (play, { unit: id, at }) => {
  const unit = findIn(play, id)
  if (unit === undefined) enterArena(play, { id, kind: HEAD.id, side: 'rival', at })
  else if (unit.at !== at) {
    const from = unit.at
    unit.at = at
    unit.shifted = true
    play.emit({ type: 'relocated', unit: id, from, to: at })
  }
})
