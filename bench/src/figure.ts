/** One measured number. Ratios can be trusted; absolute times depend on the machine and on what else it is doing. */
export interface Figure {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** What the project aims at: shown beside the figure, never a reason to fail. */
  readonly target?: { readonly atLeast: number } | { readonly atMost: number }
}
export interface Bench {
  readonly about: string
  /** `tell` is for progress. */
  run(tell: (text: string) => void): Promise<readonly Figure[]>
}

export const isMet = ({ value, target }: Figure): boolean | undefined =>
  target === undefined ? undefined : 'atLeast' in target ? value >= target.atLeast : value <= target.atMost

export const median = (values: readonly number[]): number => quantile(values, 0.5)

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** Things done per second of CPU time of this process, by doing it again and again for a while. */
export function perSecond(milliseconds: number, once: () => number): number {
  const began = performance.now()
  const cpu = process.cpuUsage()
  let done = 0
  while (performance.now() - began < milliseconds) done += once()
  const { user, system } = process.cpuUsage(cpu)
  return done / ((user + system) / 1_000_000)
}
