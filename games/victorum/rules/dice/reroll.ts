import { cardFor, cardUnused, heroDoes } from '../camp/earned.query.ts'
import type { Die, ProwessId } from '../../content/ids.ts'
import { distance } from '../ground/hexes.query.ts'
import { HERO } from '../units/stats.query.ts'
import { unitNamed } from '../units/units.query.ts'
import { combatIn, combatOf, fightQuestion, fightStep } from '../combat/fight.ts'
import { rollDice } from './roll.ts'
import { option } from '../state/kit.ts'
import type { Now, Offers, Rerolls, UnitId } from '../state/shape.ts'

type Attack = NonNullable<NonNullable<Now['open']['combat']>['attack']>

/** Rerolls of the hero's attack follow at once, one after the other as the player likes. */
export const offerRerolls = fightQuestion('attack.reroll', {
  options: ({ open }, about) => {
    const list: Offers<'reroll' | 'rerollAll' | 'keep'> = []
    const { attack } = combatOf(open)
    if (attack === undefined || attack.attacker !== HERO || attack.dice.length === 0) return list
    const any = cardUnused(open, 'rerollAny')
    const axe = cardFor(open, 'rerollMiss')
    const all = cardUnused(open, 'rerollAll')
    if (any !== undefined) push(list, any, subsets(attack, attack.dice.length, false), about)
    if (axe !== undefined && isFar(open, attack) && !about.used.includes(axe))
      push(list, axe, subsets(attack, heroDoes(open, 'rerollTwoMisses') ? 2 : 1, true), about)
    if (all !== undefined) {
      const dice = attack.dice.map((_, i) => i)
      list.push(option({ do: 'rerollAll' }, reroll({ by: all, dice, used: [...about.used] })))
    }
    if (list.length > 0) list.push(option({ do: 'keep' }, []))
    return list
  },
})
const push = (
  list: Offers<'reroll' | 'rerollAll' | 'keep'>,
  by: ProwessId,
  sets: readonly (readonly number[])[],
  { used }: Rerolls,
): void => {
  for (const dice of sets)
    if (dice.length > 0) list.push(option({ do: 'reroll', dice }, reroll({ by, dice, used: [...used] })))
}
/** Returning Axe: against a target that is not adjacent. */
const isFar = (open: Now['open'], { attacker, target }: { attacker: UnitId; target: UnitId }): boolean => {
  const a = unitNamed(open, attacker)
  const t = unitNamed(open, target)
  return a !== undefined && t !== undefined && distance(a.at, t.at) > 1
}
/** Which dice to roll again; dice of one colour that show the same are all the same, so the first of them stand for all. */
const subsets = ({ dice, hits }: Attack, most: number, missesOnly: boolean): number[][] => {
  let sets: number[][] = [[]]
  for (let i = 0; i < dice.length; ) {
    let count = 1
    while (dice[i + count] === dice[i] && hits[i + count] === hits[i]) count++
    if (!missesOnly || hits[i] === false) sets = sets.flatMap(set => withSome(set, i, count, most))
    i += count
  }
  return sets
}
const withSome = (set: readonly number[], from: number, count: number, most: number): number[][] => {
  const list: number[][] = []
  for (let n = 0; n <= count && set.length + n <= most; n++)
    list.push([...set, ...Array.from({ length: n }, (_, k) => from + k)])
  return list
}

const reroll = fightStep('attack.rerolled', (play, about) => {
  const combat = combatIn(play)
  const { attack } = combat
  if (attack === undefined) return
  const { by, dice } = about
  const again = rollDice(
    play,
    dice.map(i => attack.dice[i] as Die),
  )
  for (const [k, i] of dice.entries()) attack.hits[i] = again[k] as boolean
  sortHits(attack)
  if (by === cardFor(play.state.open, 'rerollMiss')) play.next(offerRerolls({ used: [...about.used, by] }))
  else {
    combat.once.push(by)
    play.next(offerRerolls({ used: [...about.used] }))
  }
  play.emit({ type: 'rerolled', unit: attack.attacker, cause: by, hits: [...attack.hits] })
})
/** Hits first within a colour, as they are rolled. */
const sortHits = (attack: { dice: Die[]; hits: boolean[] }): void => {
  const { dice, hits } = attack
  for (let i = 0; i < dice.length; ) {
    let end = i
    while (dice[end] === dice[i] && end < dice.length) end++
    const count = hits.slice(i, end).filter(hit => hit).length
    for (let k = i; k < end; k++) hits[k] = k < i + count
    i = end
  }
}
