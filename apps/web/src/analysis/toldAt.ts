import type { Line } from '../table/chronicle/chronicle.ts'

/** The line of the chronicle that says most of what happened at a line of the record. */
export const toldAt = (lines: readonly Line[], seq: number): string => {
  const here = lines.filter(line => line.seq === seq && !line.heading)
  const heaviest = here.toSorted((a, b) => (b.weight ?? 0) - (a.weight ?? 0))[0]
  return (
    (heaviest?.weight ? heaviest : (here.findLast(({ tone }) => tone === 'bad' || tone === 'good') ?? here.at(-1)))
      ?.text ?? ''
  )
}
