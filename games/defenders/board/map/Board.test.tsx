import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Board } from './Board.tsx'
import { boardWith, defender, openWith, threats, viewWith, windowOn } from '../testing/fixture.ts'

const count = (markup: string, part: string) => markup.split(part).length - 1
/** What catches the pointer for an anchor. */
const hitOf = (markup: string, anchor: string) =>
  markup.match(new RegExp(`<(rect|circle) [^>]*data-anchor="${anchor}"[^>]*>`))?.[0] ?? ''
/** The drawing of an anchor, from its group's opening tag. */
const partOf = (markup: string, anchor: string) => {
  const before = markup.slice(0, markup.indexOf(`data-anchor="${anchor}"`))
  return before.slice(before.lastIndexOf('<g class="anchor'))
}
const tagOf = (markup: string, anchor: string) => partOf(markup, anchor).match(/^<g [^>]*>/)?.[0] ?? ''

test('seven places and everybody on them can be reached and say in words what they are', () => {
  const board = draw(<Board {...boardWith()} />)
  expect(count(board, 'leaf-anchor')).toBe(7)
  for (const anchor of ['place plains', 'place capital', 'defender red', 'defender blue']) {
    const tag = hitOf(board, anchor)
    expect(tag).toContain(`aria-label="the ${anchor}"`)
    expect(tag).toContain('tabindex="0"')
    expect(tag).toContain('role="button"')
  }
})

test('what an open option belongs to is marked, and nothing else', () => {
  const board = draw(<Board {...boardWith({ options: [{ id: 'red move mountains', at: ['place mountains'] }] })} />)
  expect(tagOf(board, 'place mountains')).toContain('is-can')
  expect(tagOf(board, 'place plains')).not.toContain('is-can')
})

test('the option chosen but not confirmed is selected on the board', () => {
  const options = [{ id: 'red move mountains', at: ['place mountains'] }]
  const board = draw(<Board {...boardWith({ options, selected: 'red move mountains' })} />)
  expect(tagOf(board, 'place mountains')).toContain('is-selected')
  expect(hitOf(board, 'place mountains')).toContain('aria-pressed="true"')
})

test('an ability that can be used is marked on its Region, without the frame of a place to go to', () => {
  const board = draw(<Board {...boardWith({ options: [{ id: 'red use vigil', at: ['ability vigil'] }] })} />)
  expect(tagOf(board, 'place mountains')).toContain('unframed')
  expect(count(board, 'ability-ready')).toBe(1)
})

test('what the chronicle points at lights up, and so does what a fact touches', () => {
  expect(tagOf(draw(<Board {...boardWith({ lit: ['place plains'] })} />), 'place plains')).toContain('is-lit')
  const fact = { type: 'threatRose', place: 'mountains', from: 0, to: 1, cause: 'cragBears' }
  expect(tagOf(draw(<Board {...boardWith({ fact })} />), 'place mountains')).toContain('is-lit')
})

test('the flame stands on the present level; levels the known cards may reach are hatched', () => {
  const view = viewWith({ regions: threats({ plains: 1 }), inTurnDeck: ['boneCavalry', 'cragBears'] })
  const plains = partOf(draw(<Board {...boardWith({ view })} />), 'place plains')
  expect(count(plains, 'lvl-worst')).toBe(2)
  expect(plains).toContain('board.attacks2')
})

test('a Region that the known cards could Destroy says so', () => {
  const view = viewWith({ regions: threats({ plains: 3 }), inTurnDeck: ['boneCavalry'] })
  expect(draw(<Board {...boardWith({ view })} />)).toContain('board.mayFall')
})

test('an attack shows its Region hatched, its order, and whether the Region falls', () => {
  const agenda = [windowOn({ card: 'cragBears', region: 'plains', order: 'second' })]
  const view = viewWith({ regions: threats({ plains: 3 }), resolving: 'cragBears' }, agenda)
  const board = draw(<Board {...boardWith({ view })} />)
  expect(count(board, 'class="under-attack"')).toBe(1)
  expect(board).toContain('board.fallsNow')
  expect(board).toContain('>II</text>')
})

test('a Destroyed Region is torn and sealed', () => {
  const regions = threats({ ruins: 4 })
  regions.ruins.marker = 'leftover'
  const board = draw(<Board {...boardWith({ view: viewWith({ regions }) })} />)
  expect(count(board, 'region destroyed')).toBe(1)
  expect(board).toContain('board.destroyed')
  expect(draw(<Board {...boardWith()} />)).not.toContain('destroyed')
})

test('the Capital warns from 5 Threat on', () => {
  expect(draw(<Board {...boardWith({ view: viewWith({ capital: 4 }) })} />)).not.toContain('warned')
  const board = draw(<Board {...boardWith({ view: viewWith({ capital: 5 }) })} />)
  expect(board).toContain('warned')
  expect(board).toContain('board.stepsLeft3')
})

test('a preview draws moved pieces as ghosts and hatches what Threat and Hit Points would do', () => {
  const view = viewWith({ regions: threats({ mountains: 2 }), capital: 1 })
  const after = openWith({ regions: threats({ mountains: 1 }), capital: 2 })
  after.defenders.red = defender('paladin', 'mountains', 2, 'p1')
  const board = draw(<Board {...boardWith({ view, foreseen: { ...viewWith(), open: after } })} />)
  expect(count(board, ' ghost"')).toBe(1)
  expect(count(board, 'lvl-fall')).toBe(1)
  expect(count(board, 'lvl-rise')).toBe(1)
  expect(count(board, 'hp-lose')).toBe(2)
  expect(draw(<Board {...boardWith({ view })} />)).not.toMatch(/ ghost"|lvl-fall|lvl-rise|hp-lose/)
})

test('the Foe is on the table with its Hit Points once it is revealed, and the Dragon shows where it goes next', () => {
  const foe = { id: 'dragon', at: 'mountains', hp: 9, maxHp: 11 } as const
  const board = draw(<Board {...boardWith({ view: viewWith({ foe }) })} />)
  expect(tagOf(board, 'foe')).toContain('piece foe')
  expect(board).toContain('class="plate-text">9<')
  expect(board).toContain('board.foeGoesHere')
  const kraken = draw(<Board {...boardWith({ view: viewWith({ foe: { ...foe, id: 'kraken' } }) })} />)
  expect(kraken).not.toContain('board.foeGoesHere')
})

test('on a phone the small print is left out and the Threat is one figure', () => {
  const view = viewWith({ regions: threats({ plains: 3 }) })
  const board = draw(<Board {...boardWith({ view, compact: true })} />)
  expect(board).not.toContain('region-text')
  expect(count(board, 'small-threat')).toBe(7)
  expect(board).toContain('3<tspan class="small-max">/4</tspan>')
})

test('an Exhausted Defender wears a badge and an empty ring', () => {
  const view = viewWith()
  const tired = { ...view, open: openWith({ defenders: { red: defender('paladin', 'plains', 0, 'p1') } }) }
  const board = draw(<Board {...boardWith({ view: tired })} />)
  expect(board).toContain('weak-glyph')
  expect(count(board, 'hp-off')).toBe(4)
})

test('the land is the same at every render', () => {
  expect(draw(<Board {...boardWith()} />)).toBe(draw(<Board {...boardWith()} />))
})
