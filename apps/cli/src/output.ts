/** Results go to stdout, everything about the way there to stderr. */
export const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}
export const printJson = (value: unknown): void => print(JSON.stringify(value, undefined, 2))
export const tell = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

/** A line that is written over on a terminal, and now and then a new line elsewhere. */
export class Progress {
  private readonly began = performance.now()
  private told = 0
  private width = 0
  show(text: string, last = false): void {
    const now = performance.now()
    const often = process.stderr.isTTY ? 100 : 5_000
    if (!last && now - Math.max(this.told, this.began) < often) return
    this.told = now
    if (!process.stderr.isTTY) return tell(text)
    process.stderr.write(`\r${text.padEnd(this.width)}`)
    this.width = text.length
  }
  end(): void {
    if (process.stderr.isTTY && this.width > 0) process.stderr.write(`\r${' '.repeat(this.width)}\r`)
  }
}

/** Columns of words, the first ones to the left, numbers to the right. */
export function tableOf(rows: readonly (readonly (string | number)[])[]): string {
  const widths: number[] = []
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, String(cell).length)))
  return rows
    .map(row =>
      row
        .map((cell, i) =>
          typeof cell === 'number' ? String(cell).padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
