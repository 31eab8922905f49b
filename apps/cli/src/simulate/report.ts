import { shareOf, type Summary } from './summary.ts'

/** A small page that needs nothing else: outcomes, lengths, and outcomes by foe, difficulty and the like. */
export function reportOf(summary: Summary): string {
  const { game, mode, players, bots, settings, seed, games, unfinished, outcomes, errors } = summary
  const told = Object.entries(settings).map(([key, value]) => `${key} ${value}`)
  const rows: [string, string][] = [
    ['Games', String(games)],
    ...Object.entries(outcomes).map(([name, count]): [string, string] => [
      name,
      `${count} (${shareOf(count, summary.finished)})`,
    ]),
    ...(unfinished > 0 ? [['given up', String(unfinished)] as [string, string]] : []),
    ['Answers per game', spread(summary.lengths)],
    ...(summary.rounds ? [['Rounds', spread(summary.rounds)] as [string, string]] : []),
    ['Answers per second', summary.choicesPerSecond.toLocaleString('en')],
    ['Errors', String(errors.length)],
  ]
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(`${game}: ${games} simulated games`)}</title>
<style>${STYLE}</style>
<h1>${text(`${game}, ${mode}, ${players} players`)}</h1>
<p>${text([`Bots: ${bots.join(', ')}`, ...told, `seed ${seed}`].join(' · '))}</p>
${table('Results', [['', ''], ...rows])}
${Object.entries(summary.groups)
  .map(([group, names]) => table(`By ${group}`, byGroup(names)))
  .join('\n')}
${errors.length === 0 ? '' : table('Errors', [['seed', 'answer', 'message', 'record'], ...errors.map(each => [each.seed, String(each.seq), each.message, each.record])])}
</html>
`
}

const STYLE =
  'body{font:16px/1.5 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#2b2118;background:#f7f0e1}' +
  'h1,h2{font-weight:600;color:#8c1c13}table{border-collapse:collapse;margin:0 0 1.5rem}' +
  'th,td{text-align:left;padding:.2rem 1rem .2rem 0;border-bottom:1px solid #d8c8a8;vertical-align:top}'

const spread = ({ p50, p90, max }: Summary['lengths']): string =>
  `median ${p50}, nine of ten up to ${p90}, longest ${max}`

function byGroup(names: Summary['groups'][string]): string[][] {
  const outcomes = [...new Set(Object.values(names).flatMap(counts => Object.keys(counts)))].sort()
  const rows = Object.entries(names)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, counts]) => {
      const sum = Object.values(counts).reduce((total, count) => total + count, 0)
      return [name, String(sum), ...outcomes.map(outcome => shareOf(counts[outcome] ?? 0, sum))]
    })
  return [['', 'games', ...outcomes], ...rows]
}

function table(title: string, [head = [], ...rows]: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: string) => row.map(cell => `<${tag}>${text(cell)}</${tag}>`).join('')
  const lines = rows.map(row => `<tr>${cells(row, 'td')}</tr>`).join('\n')
  const first = head.some(cell => cell !== '') ? `<tr>${cells(head, 'th')}</tr>\n` : ''
  return `<h2>${text(title)}</h2>\n<table>\n${first}${lines}\n</table>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (raw: string): string => raw.replace(/[&<>"]/g, character => ENTITIES[character] ?? character)
