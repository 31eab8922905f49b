import { readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { test } from 'vitest'
import { Defs } from '@tabletome/boardkit'
import { foresee } from '@tabletome/engine'
import { boardOf, middle } from './testing/fixture.ts'
import { text } from '../text/en.ts'
import { game as rift } from '../index.ts'
import { Board } from './Board.tsx'
import { Seats } from './Seats.tsx'
import { Current } from './Current.tsx'
import { Tray } from './Tray.tsx'
import { Knowledge } from './Knowledge.tsx'
import { Art } from './Art.tsx'
import { letGo, setHold } from './hold.ts'
const R = '/work/main/'
const css = [
  'packages/boardkit/src/theme/tokens.css',
  'packages/boardkit/src/theme/kit.css',
  'apps/web/src/app/page.css',
  'apps/web/src/app/frame.css',
  'apps/web/src/table/table.css',
  ...['rift', 'pieces', 'panels', 'cards', 'art'].map(n => `games/rift/board/${n}.css`),
]
  .map(f => readFileSync(R + f, 'utf8'))
  .join('\n')
const page = (name: string, props: any, theme = 'light') => {
  const body = props.compact
    ? `<div class="phone"><header class="p-status">Status</header><main class="p-main is-board"><div class="field board-field">${draw(<Board {...props} />)}</div><div class="p-seats">${draw(<Seats {...props} />)}</div><section class="sheet">sheet</section></main></div>`
    : `<div class="table"><header class="status">Rift</header><aside class="side left scroller">${draw(<Seats {...props} />)}${draw(<Knowledge {...props} />)}</aside><main class="field"><div class="board-field">${draw(<Board {...props} />)}</div><section class="tray">${draw(<Tray {...props} />)}</section></main><aside class="side right">${draw(<Current {...props} />)}</aside></div>`
  writeFileSync(
    `/tmp/rboard/${name}.html`,
    `<!doctype html><html data-theme="${theme}" data-size="${props.compact ? 'phone' : 'large'}" style="--page-height:100vh"><style>${css} body{margin:0} </style>${draw(<Defs />)}${body}</html>`,
  )
}
test('shots', () => {
  mkdirSync('/tmp/rboard', { recursive: true })
  const g = middle()
  letGo()
  page('act', boardOf(g, 'p1', { text }))
  page('act-dark', boardOf(g, 'p1', { text }), 'dark')
  g.seat('p1', 'tower adept')
  setHold({ site: 'j', turn: 0 })
  page('site', boardOf(g, 'p1', { text, draft: { steps: ['tower adept'], back() {}, cancel() {} } }))
  page(
    'site-phone',
    boardOf(g, 'p1', { text, compact: true, draft: { steps: ['tower adept'], back() {}, cancel() {} } }),
  )
  g.seat('p1', 'j n')
  const b = boardOf(g, 'p1', { text, draft: { steps: ['tower adept', 'j n'], back() {}, cancel() {} } })
  const first = b.options[3]?.id ?? ''
  const fore = foresee(rift as any, b.view as any, first)[0]?.view
  page('place', { ...b, foreseen: fore })
  page('place-phone', { ...b, compact: true })
  writeFileSync(
    '/tmp/rboard/art.html',
    `<!doctype html><html data-theme="light"><style>${css}</style>${draw(<Defs />)}<div style="width:316px;height:284px">${draw(<Art />)}</div></html>`,
  )
})
