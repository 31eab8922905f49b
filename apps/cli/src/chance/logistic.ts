import type { Sample } from './sample.ts'

type Row = Pick<Sample, 'match' | 'signs' | 'won'>
const ROUNDS = 25
/** Near enough; the constant is held by no more than this. */
const SURE: number = 1e-7

/**
 * Weights of the signs, so that 1 / (1 + e^−sum) comes as near as can be to what was won (Newton's method, ridge). Positions of one
 * match share its end: together they count as one. The ridge holds weights of signs that say little near nothing.
 */
export function logistic(rows: readonly Row[], names: readonly string[], ridge: number): Record<string, number> {
  const scales = names.map(name => spreadOf(rows.map(({ signs }) => signs[name] ?? 0)))
  const inputs = rows.map(({ signs }) => [
    1,
    ...names.map((name, i) => ((signs[name] ?? 0) - (scales[i]?.mean ?? 0)) / (scales[i]?.spread ?? 1)),
  ])
  const size = names.length + 1
  const counts = new Map<number, number>()
  for (const { match } of rows) counts.set(match, (counts.get(match) ?? 0) + 1)
  const shares = rows.map(({ match }) => 1 / (counts.get(match) ?? 1))
  let weights = new Array<number>(size).fill(0)
  for (let round = 0; round < ROUNDS; round++) {
    const { slope, bend } = slopeOf(inputs, rows, shares, weights, ridge)
    const step = solve(bend, slope)
    weights = weights.map((weight, i) => weight + (step[i] ?? 0))
    if (step.every(each => Math.abs(each) < SURE)) break
  }
  return inPlainUnits(names, scales, weights)
}

function slopeOf(
  inputs: readonly (readonly number[])[],
  rows: readonly Row[],
  shares: readonly number[],
  weights: readonly number[],
  ridge: number,
) {
  const size = weights.length
  const slope = weights.map((weight, i) => (i === 0 ? 0 : -ridge * weight))
  const bend = weights.map((_, i) => weights.map((__, j) => (i === j ? (i === 0 ? SURE : ridge) : 0)))
  for (const [at, input] of inputs.entries()) {
    let sum = 0
    for (let i = 0; i < size; i++) sum += (input[i] ?? 0) * (weights[i] ?? 0)
    const chance = 1 / (1 + Math.exp(-sum))
    const share = shares[at] ?? 0
    const error = share * ((rows[at]?.won ?? 0) - chance)
    const weight = share * chance * (1 - chance)
    for (let i = 0; i < size; i++) {
      const one = input[i] ?? 0
      slope[i] = (slope[i] ?? 0) + error * one
      const line = bend[i] ?? []
      if (one !== 0) for (let j = 0; j <= i; j++) line[j] = (line[j] ?? 0) + weight * one * (input[j] ?? 0)
    }
  }
  for (let i = 0; i < size; i++)
    for (let j = i + 1; j < size; j++) {
      const line = bend[i]
      if (line) line[j] = bend[j]?.[i] ?? 0
    }
  return { slope, bend }
}

/** Gauss, with the largest pivot. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((line, i) => [...line, right[i] ?? 0])
  const size = rows.length
  for (let column = 0; column < size; column++) {
    let best = column
    for (let i = column; i < size; i++)
      if (Math.abs(rows[i]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = i
    const pivot = rows[best] ?? []
    rows[best] = rows[column] ?? []
    rows[column] = pivot
    const head = pivot[column] ?? 0
    if (Math.abs(head) < 1e-12) continue
    for (const line of rows) {
      if (line === pivot) continue
      const share = (line[column] ?? 0) / head
      if (share !== 0) for (let j = column; j <= size; j++) line[j] = (line[j] ?? 0) - share * (pivot[j] ?? 0)
    }
  }
  return rows.map((line, i) => (Math.abs(line[i] ?? 0) < 1e-12 ? 0 : (line[size] ?? 0) / (line[i] ?? 1)))
}

interface Spread {
  readonly mean: number
  readonly spread: number
}
function spreadOf(amounts: readonly number[]): Spread {
  const mean = amounts.reduce((sum, each) => sum + each, 0) / Math.max(1, amounts.length)
  const squares = amounts.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, amounts.length)
  return { mean, spread: Math.sqrt(squares) || 1 }
}

function inPlainUnits(names: readonly string[], scales: readonly Spread[], weights: readonly number[]) {
  const plain: Record<string, number> = {}
  let one = weights[0] ?? 0
  for (const [i, name] of names.entries()) {
    const { mean, spread } = scales[i] ?? { mean: 0, spread: 1 }
    const weight = (weights[i + 1] ?? 0) / spread
    if (weight === 0) continue
    plain[name] = Number(weight.toPrecision(4))
    one -= weight * mean
  }
  return { one: Number(one.toPrecision(5)), ...plain }
}
