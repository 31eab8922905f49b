/** SVG text does not wrap, so lines are broken here. Widths of Alegreya Sans in hundredths of its size, a to z and A to Z. */
const SMALL = [46, 51, 38, 52, 46, 30, 49, 52, 24, 26, 46, 25, 80, 52, 49, 51, 51, 32, 37, 32, 51, 42, 67, 43, 43, 41]
const LARGE = [58, 54, 52, 65, 48, 43, 60, 68, 27, 31, 55, 42, 79, 68, 63, 52, 64, 55, 47, 49, 63, 56, 89, 59, 53, 53]
const OTHERS: Readonly<Record<string, number>> = {
  ' ': 16,
  '’': 17,
  "'": 17,
  '-': 31,
  '–': 48,
  '−': 48,
  '…': 69,
  œ: 77,
  Œ: 90,
}
const DIGIT = 47
const MARK = 25

/** An accent sits on its letter and adds nothing. */
const hundredths = (letter: string) => {
  const code = letter.charCodeAt(0)
  if (code >= 97 && code <= 122) return SMALL[code - 97] ?? MARK
  if (code >= 65 && code <= 90) return LARGE[code - 65] ?? MARK
  if (code >= 48 && code <= 57) return DIGIT
  if (code >= 0x300 && code <= 0x36f) return 0
  return OTHERS[letter] ?? MARK
}

export const textWidth = (text: string, size: number) => {
  let width = 0
  for (const letter of text.normalize('NFD')) width += hundredths(letter)
  return (width * size) / 100
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
