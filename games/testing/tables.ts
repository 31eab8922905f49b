/** The rows of the tables of a rulebook, each as its cells by the heads of its table. */
export const tableRows = (markdown: string): Readonly<Record<string, string>>[] => {
  const rows: Record<string, string>[] = []
  let heads: string[] | undefined
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) heads = undefined
    else if (heads === undefined) heads = cellsOf(line)
    else if (!/^[|\s:-]+$/.test(line))
      rows.push(Object.fromEntries(cellsOf(line).map((cell, i) => [heads?.[i] ?? '', cell])))
  }
  return rows
}
/** A star after a space marks what is original to an edition, two around a word make it bold. */
const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell =>
      cell
        .replaceAll('**', '')
        .replace(/ \*\s*$/, '')
        .trim(),
    )

/** The rows of all tables with exactly these heads, one table after the other. */
export const rowsUnder = (markdown: string, ...heads: string[]): Readonly<Record<string, string>>[] =>
  tableRows(markdown).filter(row => Object.keys(row).join() === heads.join())
