import { DUNGEONS } from '../content/dungeons.ts'
import { BOX_IDS } from '../content/ids.ts'
import type { BoxId } from '../content/types.ts'
import { besideInside, cellAt, crystalOf } from '../rules/dungeon/dungeons.query.ts'
import { cardOf, type SeenUnit } from '../rules/units/units.query.ts'
import type { Inside } from '../rules/state/shape.ts'

/** Ways to a crystal: MP with the luck to be expected of Cave-Ins, and Health lost on them. */
export interface Ways {
  readonly mp: Float64Array
  readonly health: Float64Array
}
const SIZE = 40
const NEVER = 99
/** Health a trap and a monster cost on average, and what a lost Health is worth in MP when the way is chosen. */
const TRAP_DIE = 2 / 3
const MONSTER = 1.1
const HEALTH_IN_MP = 0.35
const CAVE_IN_MP = 2

const known = new Map<string, Ways>()

/** From every space of a dungeon to its crystal, for a unit of this class and card. */
export const waysFor = (box: BoxId, unit: SeenUnit): Ways => {
  const { melee, passive } = cardOf(unit)
  const swims = passive.step?.noWater === true || passive.step?.flat === true
  const barrier = unit.class === 'wizard' && unit.supply >= 2
  const trapDice = passive.trapDice ?? 3
  const key = `${box} ${unit.class === 'rogue'} ${barrier} ${swims} ${melee.dice} ${trapDice}`
  let made = known.get(key)
  if (made === undefined)
    known.set(key, (made = spread(box, { door: unit.class === 'rogue', barrier, swims, dice: melee.dice, trapDice })))
  return made
}

interface Walker {
  door: boolean
  barrier: boolean
  swims: boolean
  dice: number
  trapDice: number
}
/** Entering a space: MP and Health, as far as they can be expected. */
const entering = (box: BoxId, at: Inside, { door, barrier, swims, dice, trapDice }: Walker): [number, number] => {
  switch (cellAt(box, at)) {
    case 'rock':
      return [NEVER, 0]
    case 'door':
      return [door ? 1 : NEVER, 0]
    case 'barrier':
      return [barrier ? 1 : NEVER, 0]
    case 'water':
      return [swims ? 1 : 2, 0]
    case 'caveIn': {
      const fails = 0.5 ** dice
      return [1 + (CAVE_IN_MP * fails) / (1 - fails), 0]
    }
    case 'trap':
      return [1, trapDice * TRAP_DIE]
    case 'monster':
      return [1.25, MONSTER]
    default:
      return [1, 0]
  }
}

const spread = (box: BoxId, walker: Walker): Ways => {
  const mp = new Float64Array(SIZE).fill(NEVER)
  const health = new Float64Array(SIZE)
  const crystal = crystalOf(box)
  mp[crystal] = 0
  const queue: Inside[] = [crystal]
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const [step, loss] = entering(box, at, walker)
    if (step >= NEVER) continue
    const [steps, losses] = [(mp[at] as number) + step, (health[at] as number) + loss]
    for (const from of besideInside(box, at)) {
      const before = (mp[from] as number) + HEALTH_IN_MP * (health[from] as number)
      if (steps + HEALTH_IN_MP * losses >= before - 1e-9) continue
      mp[from] = steps
      health[from] = losses
      queue.push(from)
    }
  }
  return { mp, health }
}

/** The boxes with a dungeon, the last one excepted. */
export const LESSER: readonly BoxId[] = BOX_IDS.filter(box => DUNGEONS[box].bonus !== undefined)
