import type { RunReport } from './run.ts'

const MOST_SHOWN = 12
const LONGEST_SHOWN = 5

/** A report as text that can be put into a page. */
export const tableOf = (report: RunReport): string => {
  const silences = report.silences.toSorted((one, other) => other.milliseconds - one.milliseconds)
  const at = (part: number): string => seconds(silences[Math.floor(silences.length * part)]?.milliseconds ?? 0)
  const rows: readonly (readonly [string, string])[] = [
    ['Faults', `${report.faults.length} in ${report.seconds.toFixed(0)} s`],
    ...countsOf(report.faults.map(({ name }) => name)).map(([name, count]) => [`– ${name}`, String(count)] as const),
    ['Matches, lines stored', `${report.matches}, ${report.lines}`],
    ['Answers acknowledged', String(report.acknowledged)],
    ['Answers nobody was told about', String(report.unsure)],
    ['Refused', [...report.refusals].map(([code, count]) => `${code} ${count}`).join(', ') || 'none'],
    ['Longest silence of a client', at(0)],
    ['Silence: 90 %, median of the clients’ longest', `${at(0.1)}, ${at(0.5)}`],
    ['Lost, doubled, not replayed, not finished', String(report.problems.length)],
  ]
  return [
    '| | |',
    '|---|---|',
    ...rows.map(([what, value]) => `| ${what} | ${value} |`),
    ...(report.hadSmallDisk ? [] : ['', 'No small disk could be mounted here (only root may): it was never full.']),
    '',
    'The longest silences, and what went wrong in them:',
    ...silences
      .slice(0, LONGEST_SHOWN)
      .map(
        ({ game, milliseconds, tries, during }) =>
          `${seconds(milliseconds)}, ${game}. Tried: ${joined(tries)}. Meanwhile: ${during.join(', ')}`,
      ),
    '',
    'Logged as errors by the servers, most frequent first:',
    ...[...report.logged].slice(0, MOST_SHOWN).map(([message, count]) => `${String(count).padStart(6)} ${message}`),
    ...(report.problems.length > 0 ? ['', 'Problems:', ...report.problems.slice(0, 50)] : []),
  ].join('\n')
}

const joined = (tries: readonly string[]): string =>
  countsOf(tries)
    .map(([outcome, count]) => `${outcome} × ${count}`)
    .join(', ') || 'nothing'

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

const countsOf = (names: readonly string[]): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([one], [other]) => (one < other ? -1 : 1))
}
