/** Rule ids in a text: `DEF-MOVE-01`, ranges `DEF-MOVE-01…04` and lists `DEF-MOVE-01, 03` count for each of their rules. */
export function idsIn(text: string, prefix: string): string[] {
  const ids: string[] = []
  const pattern = new RegExp(`\\b(${prefix}(?:-[A-Z][A-Z0-9]*)+-)(\\d{2,3})(?!\\d)`, 'g')
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [, area = '', number = ''] = match
    ids.push(area + number)
    let last = Number(number)
    for (let more = tailAt(text, pattern.lastIndex, area); more; more = tailAt(text, pattern.lastIndex, area)) {
      for (let each = more.isRange ? last + 1 : more.number; each <= more.number; each++)
        ids.push(area + String(each).padStart(2, '0'))
      last = more.number
      pattern.lastIndex = more.end
    }
  }
  return ids
}

/** What goes on after an id: the end of a range, or one more number of a list if nothing but an end of words follows it. */
function tailAt(text: string, at: number, area: string): { number: number; isRange: boolean; end: number } | undefined {
  const range = new RegExp(`\\s*(?:…|\\.\\.\\.?|–)\\s*(?:${area})?(\\d{2,3})(?!\\d)`, 'y')
  const list = /,\s+(\d{2,3})(?=[,;:.)\]…–]|\s*(?:$|\n|\*))/y
  for (const [pattern, isRange] of [
    [range, true],
    [list, false],
  ] as const) {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (match) return { number: Number(match[1]), isRange, end: pattern.lastIndex }
  }
  return undefined
}

/** The rules a built-in rulebook states: `- **DEF-MOVE-01** …`, with what is said about each. */
export function rulesOf(markdown: string): ReadonlyMap<string, string> {
  const rules = new Map<string, string>()
  for (const [, id = '', text = ''] of markdown.matchAll(
    /^\s*[-*] \*\*([A-Z]+(?:-[A-Z][A-Z0-9]*)+-\d{2,3})\*\*(.*)$/gm,
  ))
    rules.set(id, text.trim())
  return rules
}

/** Ids in brackets in a test file's names: `[DEF-MOVE-01] …`. Comments and tests that are switched off do not count. */
export function testedIn(source: string, prefix: string): string[] {
  const ids: string[] = []
  for (const line of withoutComments(source).split('\n')) {
    if (/\b(?:test|it|describe)\.(?:skip|todo)\b/.test(line)) continue
    for (const [, inside = ''] of line.matchAll(new RegExp(`\\[(${prefix}-[^\\]]*)\\]`, 'g')))
      ids.push(...idsIn(inside, prefix))
  }
  return ids
}

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, text => text.replace(/[^\n]/g, '')).replace(/^\s*\/\/.*$/gm, '')
