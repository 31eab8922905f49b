import { answerOf } from './answer.ts'
import { en } from './en.ts'
import { type Figure, figuresOf } from './figures.ts'
import { escaped, svgOf } from './marks.ts'
import type { Summary } from './summary.ts'

/** A page that needs nothing else: what was played, each plot with its table, and how to play it again. */
export const pageOf = (runs: readonly Summary[]): string => {
  const title = runs.map(run => `${run.game}: ${run.games} simulated games`).join(', ')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>The laboratory</h1>
${runs.map((run, at) => `<p>${escaped(`${en.run(at + 1)}: ${inWords(run)}`)}</p>`).join('\n')}
<section>
<h2>${en.answer}</h2>
${answerOf(runs, en)
  .map(line => `<p>${escaped(line)}</p>`)
  .join('\n')}
</section>
${figuresOf(runs, en).map(section).join('\n')}
${runs
  .flatMap(({ errors }) => errors)
  .map(({ seed, seq, message }) => `<p>${escaped(`seed ${seed}, answer ${seq}: ${message}`)}</p>`)
  .join('\n')}
</html>
`
}

const inWords = ({ game, mode, players, bots, settings, seed, games, rules, lengths }: Summary): string =>
  [
    `${game} ${mode}, ${players} ${players === 1 ? 'player' : 'players'}`,
    `bots ${bots.join(', ')}`,
    ...Object.entries(settings).map(([key, value]) => `${key} ${value}`),
    `${games} games`,
    `seed ${seed}`,
    `rules ${rules}`,
    `answers per game ${lengths.p50} (nine of ten up to ${lengths.p90}, longest ${lengths.max})`,
  ].join(' · ')

const section = ({ title, note, plot, head, rows, says }: Figure): string => {
  const cells = (row: readonly string[], tag: string): string =>
    row.map(each => `<${tag}>${escaped(each)}</${tag}>`).join('')
  return `<section>
<h2>${escaped(title)}${note === undefined ? '' : ` <small>${escaped(note)}</small>`}</h2>
<div class="both">
${plot ? svgOf(plot, title) : ''}
<table><tr>${cells(head, 'th')}</tr>
${rows.map(row => `<tr>${cells(row, 'td')}</tr>`).join('\n')}
</table>
</div>
${says.map(each => `<p>${escaped(each)}</p>`).join('\n')}
</section>`
}

const STYLE = `body{font:16px/1.5 Alegreya,Georgia,serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#2b2118;background:#f2e6ca}
h1,h2{color:#8c1c2e;font-weight:700;margin:.2em 0}h2{font-size:1.2rem;border-bottom:1px solid #c9a96b}h2 small{font-weight:400;color:#6b5636;float:right;font-size:.85rem}
section{background:#fbf3de;border:1px solid #8a7146;outline:1px solid #e2d0a4;outline-offset:-5px;padding:14px 18px;margin:0 0 16px}
.both{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}svg{flex:1 1 420px;max-width:640px}table{border-collapse:collapse;flex:0 1 auto}
th,td{text-align:right;padding:.15rem .7rem;border-bottom:1px solid #e2d0a4}th:first-child,td:first-child{text-align:left}
svg text{font:13px Alegreya Sans,Verdana,sans-serif;fill:#2b2118;text-anchor:middle}.lab-name,.lab-count{text-anchor:end}.lab-figure,.lab-note,.lab-key,.lab-label{text-anchor:start}
.lab-figure{font-weight:700}svg .lab-note,svg .lab-label{font-size:12.5px;fill:#6b5636}.lab-grid{stroke:#d8c593}.lab-even{stroke:#6b5636;stroke-dasharray:4 4}.lab-axis,.lab-whisker{stroke:#2b2118;stroke-width:2}
.lab-ground{fill:#f6ead0}.lab-ink{stroke:#6b5636;stroke-width:2}.lab-crimson{stroke:#8c1c2e;stroke-width:2}.lab-green{stroke:#2f6b4a;stroke-width:2}
.lab-bar{stroke:#6b5636}.lab-first{fill:url(#lab-first)}.lab-second{fill:url(#lab-second)}.lab-third{fill:url(#lab-third)}.lab-fourth{fill:url(#lab-fourth)}.lab-diamond{fill:#e0a92e;stroke:#2b2118}
.lab-field{fill:#f6ead0;stroke:#2f6b4a}.lab-won-1{fill:url(#lab-won-1)}.lab-won-2{fill:url(#lab-won-2)}.lab-won-3{fill:url(#lab-won-3)}.is-hint{stroke-dasharray:3 3}.lab-plate{fill:#fbf3de}svg .lab-value{font-weight:700}`
