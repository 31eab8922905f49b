import { Leaf } from '@tabletome/boardkit'
import type { Figure } from '@tabletome/games/lab/figures.ts'
import { type Drawing, type Mark, PATTERNS } from '@tabletome/games/lab/marks.ts'
import { createElement, type ReactNode } from 'react'

/** The names SVG has in React. */
const inReact = ({ class: className, ...at }: Mark['at']) => ({ className, ...at })

const drawn = (marks: readonly Mark[]): ReactNode[] =>
  marks.map(({ tag, at, text, inside }, i) =>
    createElement(tag, { key: `${tag} ${i}`, ...inReact(at) }, text, ...(inside ? drawn(inside) : [])),
  )

const Plot = ({ drawing: { width, height, marks }, title }: { drawing: Drawing; title: string }) => (
  <svg className="lab-plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
    {drawn(PATTERNS)}
    {drawn(marks)}
  </svg>
)

const Rows = ({ figure: { title, head, rows } }: { figure: Figure }) => (
  <div className="lab-table-box" role="region" aria-label={title} tabIndex={0}>
    <table className="lab-table">
      <thead>
        <tr>
          {head.map((name, i) => (
            <th key={`head ${i}`}>{name === '' ? <span className="spoken">{title}</span> : name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={`row ${i}`}>
            {row.map((cell, at) => (
              <td key={`cell ${at}`}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** A plot, or the same as a table. */
export const FigureView = ({ figure, asTable }: { figure: Figure; asTable: boolean }) => (
  <Leaf title={figure.title} className="lab-figure-leaf">
    {figure.note === undefined ? undefined : <p className="small soft">{figure.note}</p>}
    {figure.plot && !asTable ? <Plot drawing={figure.plot} title={figure.title} /> : <Rows figure={figure} />}
    {figure.says.map(line => (
      <p key={line} className="small soft">
        {line}
      </p>
    ))}
  </Leaf>
)
