import type { Whole } from '@tabletome/engine'
import { unitsAtTable } from '../units/units.query.ts'
import { AREAS } from '../../content/scrolls.ts'
import type { Attack, Move, Open, Turn, Unit } from './shape.ts'

/** By hand: search and previews copy the position thousands of times. What never changes in play is shared. */
export const copyOpen = (open: Open): Open => {
  const copied: Whole<Open> = {
    mode: open.mode,
    seats: open.seats,
    enemies: open.enemies,
    options: open.options,
    realm: open.realm,
    order: open.order,
    units: {},
    corners: { ...open.corners },
    captured: open.captured.slice(),
    turn: open.turn && copyTurn(open.turn),
    move: open.move && copyMove(open.move),
    attack: open.attack && copyAttack(open.attack),
    flags: {},
    artifact: open.artifact,
    end: open.end && copyEnd(open.end),
    hands: { ...open.hands },
    discard: open.discard.slice(),
    time: open.time,
    crystals: { ...open.crystals },
    flipped: { ...open.flipped },
    enemyDiscard: open.enemyDiscard.slice(),
    under: { ...open.under },
    offered: { ...open.offered },
  }
  for (const id of unitsAtTable(open)) {
    const unit = open.units[id]
    if (unit !== undefined) copied.units[id] = copyUnit(unit)
  }
  for (const area of AREAS) {
    const flag = open.flags[area]
    if (flag !== undefined) copied.flags[area] = copyFlag(flag)
  }
  return copied
}

const copyUnit = (unit: Unit): Whole<Unit> => ({
  owner: unit.owner,
  class: unit.class,
  card: unit.card,
  at: unit.at,
  inside: unit.inside && { box: unit.inside.box, at: unit.inside.at },
  health: unit.health,
  supply: unit.supply,
  weakened: unit.weakened,
  weakenedThisTurn: unit.weakenedThisTurn,
  taken: unit.taken.slice(),
  villages: unit.villages.slice(),
  ballistaStart: unit.ballistaStart,
  ballistas: unit.ballistas.slice(),
  damaged: unit.damaged,
  moved: unit.moved,
  serial: unit.serial,
})

type End = NonNullable<Open['end']>
const copyEnd = ({ by, left, cause }: End): Whole<End> => ({ by, left: left.slice(), cause })

type Flag = NonNullable<Open['flags']['gold']>
const copyFlag = ({ at, by }: Flag): Whole<Flag> => ({ at, by })

const copyTurn = ({ owner, number, step, actionsLeft, attacked, card, unit }: Turn): Whole<Turn> => ({
  owner,
  number,
  step,
  actionsLeft,
  attacked,
  card,
  unit,
})

const copyMove = (move: Move): Whole<Move> => ({
  unit: move.unit,
  mp: move.mp,
  path: move.path.slice(),
  byCard: move.byCard,
  begun: move.begun,
  goal: move.goal,
  warden: move.warden,
  last: move.last,
})

const copyAttack = (attack: Attack): Whole<Attack> => ({
  kind: attack.kind,
  attacker: attack.attacker,
  target: attack.target,
  attackerSerial: attack.attackerSerial,
  targetSerial: attack.targetSerial,
  counter: attack.counter,
  bonus: attack.bonus,
  away: attack.away,
  centre: attack.centre,
  stars: attack.stars,
  direct: attack.direct,
  steady: attack.steady,
  rage: attack.rage,
  emptied: attack.emptied.slice(),
  missed: attack.missed,
})

/** What the copy shares, since it never changes: `checkGame` looks. */
export const SHARED: readonly string[] = [
  'seats',
  'enemies',
  'options',
  'order',
  'corners.*',
  'captured.*',
  'move.goal',
  'artifact',
  'offered.*',
]
