/** SVG text does not wrap, so lines are broken here by the widths of Alegreya Sans, in parts of its size. */
const NARROW = /[ijlftr.,:;'’!|()[\] -]/
const WIDE = /[mwMWÆŒ—%]/
const CAPITAL = /[A-ZÀ-Þ0-9]/

const widthOf = (letter: string) => {
  if (NARROW.test(letter)) return 0.27
  if (WIDE.test(letter)) return 0.75
  return CAPITAL.test(letter) ? 0.56 : 0.47
}

export const textWidth = (text: string, size: number) => {
  let width = 0
  for (const letter of text) width += widthOf(letter)
  return width * size
}

/** The text in lines no wider than `width`; what does not fit into `most` lines ends in an ellipsis. */
export const wrap = (text: string, width: number, size: number, most = 2): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && textWidth(longer, size) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  if (line) lines.push(line)
  if (lines.length <= most) return lines
  const last = lines[most - 1] ?? ''
  return [...lines.slice(0, most - 1), `${last.replace(/[\s.,;:]+$/, '')}…`]
}
