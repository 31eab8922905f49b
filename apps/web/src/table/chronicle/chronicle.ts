import type { Happening } from '@tabletome/match'
import type { GameText, LogLine, Names } from '@tabletome/games/types'

/** A line of the chronicle and where it comes from. */
export interface Line extends LogLine {
  readonly key: string
  readonly seq: number
  /** Which fact of that line of the record it tells. */
  readonly fact: number
  /** Whose answer led to it; absent for the start of the match. */
  readonly seat?: string
  /** There is no undo back behind it. */
  readonly barrier?: boolean
}
export interface Chapter {
  readonly key: string
  readonly title?: string
  readonly lines: readonly Line[]
}

/** What still counts: an undo strikes out everything after the position it returned to. */
export const standing = (history: readonly Happening[]): readonly Happening[] => {
  let kept: Happening[] = []
  for (const happening of history) {
    const { undo } = happening
    if (undo === undefined) kept.push(happening)
    else kept = kept.filter(({ seq }) => seq <= undo)
  }
  return kept
}

export const linesOf = (history: readonly Happening[], text: GameText, names: Names): Line[] => {
  const lines: Line[] = []
  for (const { seq, seat, facts, by, option, barrier } of standing(history)) {
    const first = lines.length
    const itself = by === 'table' && typeof option === 'string' ? text.itself?.(option) : undefined
    if (itself) lines.push({ ...itself, key: `${seq}.itself`, seq, fact: 0, seat })
    facts.forEach((fact, i) => {
      const line = text.log(fact, names)
      if (line) lines.push({ ...line, key: `${seq}.${i}`, seq, fact: i, seat })
    })
    const last = lines.at(-1)
    if (barrier && last && lines.length > first) lines[lines.length - 1] = { ...last, barrier }
  }
  return lines
}

/** What a match is divided by on a curve: its rounds or turns; in a game that counts none, the chapters of its chronicle. */
export const roundsOf = (lines: readonly Line[]): readonly Line[] => {
  const rounds = lines.filter(({ round }) => round)
  if (rounds.length === 0) return lines.filter(({ heading }) => heading)
  return rounds.map(line => (typeof line.round === 'string' ? { ...line, text: line.round } : line))
}

/** When a line of the record was: its round, within the greater part that begins with a heading, such as an act. */
export const whenIn = (rounds: readonly Line[], seq: number): string => {
  const begun = rounds.filter(round => round.seq <= seq)
  const at = begun.at(-1)
  const part = at?.heading ? undefined : begun.findLast(({ heading }) => heading)
  return [part, at].flatMap(line => (line ? [line.text] : [])).join(' · ')
}

/** A heading starts a chapter; what comes before the first one is a chapter without a title. */
export const chaptersOf = (lines: readonly Line[]): Chapter[] => {
  const chapters: { key: string; title?: string; lines: Line[] }[] = []
  for (const line of lines) {
    if (line.heading) chapters.push({ key: line.key, title: line.text, lines: [] })
    else if (chapters.length === 0) chapters.push({ key: line.key, lines: [line] })
    else chapters.at(-1)?.lines.push(line)
  }
  return chapters
}

export const onlyOf = (chapters: readonly Chapter[], seat: string | undefined): readonly Chapter[] =>
  seat === undefined
    ? chapters
    : chapters
        .map(chapter => ({ ...chapter, lines: chapter.lines.filter(line => line.seat === seat) }))
        .filter(({ lines }) => lines.length > 0)

/** Only the last lines: a long chronicle is put on the page piece by piece. */
export const tailOf = (chapters: readonly Chapter[], most: number): readonly Chapter[] => {
  const tail: Chapter[] = []
  let left = most
  for (let i = chapters.length - 1; i >= 0 && left > 0; i--) {
    const chapter = chapters[i]
    if (!chapter) break
    const lines = chapter.lines.slice(-left)
    tail.unshift(lines.length === chapter.lines.length ? chapter : { ...chapter, lines })
    left -= Math.max(1, lines.length)
  }
  return tail
}

export const countOf = (chapters: readonly Chapter[]): number =>
  chapters.reduce((sum, { lines }) => sum + lines.length, 0)

/** What decided the match: the weightiest lines, the later of equals, as they happened; else those that turned things. */
export const decidersOf = (lines: readonly Line[], most: number): readonly Line[] => {
  const weighty = lines.filter(({ weight }) => weight !== undefined)
  if (weighty.length === 0) return lines.filter(({ tone, heading }) => isTurning(tone) && !heading).slice(-most)
  const heaviest = [...weighty].reverse().sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0))
  const chosen = new Set(heaviest.slice(0, most))
  return weighty.filter(line => chosen.has(line))
}
const isTurning = (tone: LogLine['tone']) => tone === 'good' || tone === 'bad'

/** As plain text, to paste elsewhere. */
export const asText = (chapters: readonly Chapter[]) =>
  chapters
    .map(({ title, lines }) => {
      const body = lines.map(({ text, figure }) => `- ${text}${figure ? ` (${figure})` : ''}`).join('\n')
      return title ? `${title}\n${body}` : body
    })
    .join('\n\n')
