/** How likely each amount of damage is: none first. */
export type Damage = readonly number[]
export const UNHARMED: Damage = [1]

/** Both together. */
export const both = (one: Damage, other: Damage): Damage => {
  if (one.length === 1) return other
  if (other.length === 1) return one
  const sum: number[] = new Array<number>(one.length + other.length - 1).fill(0)
  for (let i = 0; i < one.length; i++)
    for (let j = 0; j < other.length; j++)
      sum[i + j] = (sum[i + j] as number) + (one[i] as number) * (other[j] as number)
  return sum
}
/** Only with that chance. */
export const perhaps = (chance: number, damage: Damage): Damage => {
  if (chance >= 1 || damage.length === 1) return damage
  if (chance <= 0) return UNHARMED
  return damage.map((each, i) => chance * each + (i === 0 ? 1 - chance : 0))
}
/** Each hit does so much. */
export const times = (damage: Damage, factor: number): Damage => {
  if (factor === 1) return damage
  const list: number[] = new Array<number>((damage.length - 1) * factor + 1).fill(0)
  for (const [i, each] of damage.entries()) list[i * factor] = each
  return list
}
export const expectedOf = (damage: Damage): number => {
  let sum = 0
  for (let i = 1; i < damage.length; i++) sum += i * (damage[i] as number)
  return sum
}
/** The chance of so much or more. */
export const atLeast = (damage: Damage, amount: number): number => {
  let sum = 0
  for (let i = Math.max(0, amount); i < damage.length; i++) sum += damage[i] as number
  return sum
}
