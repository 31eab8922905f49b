import type { BoardProps } from '../../../types.ts'
import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Art } from '../art/Art.tsx'
import { Subject } from './Subject.tsx'
import type { View } from '../../rules/state/shape.ts'
import { boardWith, defender, openWith, threats, viewWith, windowOn } from '../testing/fixture.ts'
import { leaves } from './leaves.tsx'
import { Seats } from './Seats.tsx'
import { Dock } from './Dock.tsx'

/** The leaves one below the other, with their titles. */
const Known = (board: BoardProps) =>
  leaves(board).map(({ id, title, aside, body }) => (
    <section key={id}>
      {title} {aside} {body}
    </section>
  ))

const count = (markup: string, part: string) => markup.split(part).length - 1

test('a seat panel shows who plays, where the Defender is, its hearts and its ability', () => {
  const seats = draw(<Seats {...boardWith()} />)
  expect(seats).toContain('Ada')
  expect(seats).toContain('&lt;hero paladin&gt;')
  expect(seats).toContain('&lt;place capital&gt;')
  expect(seats).toContain('short.retribution')
  expect(count(seats, 'heart on')).toBe(8)
})

test('an Exhausted Defender has the badge with what is forbidden; Artifacts show when they are used', () => {
  const red = { ...defender('paladin', 'capital', 0, 'p1'), artifacts: ['shield', 'wings'] as const }
  const open = openWith({ defenders: { red: { ...red, artifacts: [...red.artifacts] } }, usedThisRound: ['shield'] })
  const seats = draw(<Seats {...boardWith({ view: { ...viewWith(), open } })} />)
  expect(seats).toContain('board.exhaustedText')
  expect(seats).toContain('&lt;artifact shield&gt;</span><span class="spoken">, board.used</span>')
  expect(count(seats, 'board.used')).toBe(1)
  expect(count(seats, 'item used')).toBe(1)
})

test('people without a Defender are at the table too, and the Foe when it is there', () => {
  const view = { ...viewWith(), open: openWith({ defenders: {} }) }
  expect(count(draw(<Seats {...boardWith({ view })} />), 'newcomer')).toBe(2)
  const foe = { id: 'dragon', at: 'mountains', hp: 9, maxHp: 11 } as const
  const seats = draw(<Seats {...boardWith({ view: viewWith({ foe }) })} />)
  expect(seats).toContain('foe-panel')
  expect(count(seats, 'marked')).toBe(2)
  expect(draw(<Seats {...boardWith()} />)).not.toContain('foe-panel')
})

test('on a phone the seats are a strip of the same people', () => {
  const seats = draw(<Seats {...boardWith({ compact: true })} />)
  expect(count(seats, 'strip seat-')).toBe(2)
  expect(seats).not.toContain('panel-ability')
})

test('the current Enemy shows its attacks with the step it has come to', () => {
  const agenda = [windowOn({ card: 'cragBears', region: 'plains', order: 'second' })]
  const current = draw(
    <Subject {...boardWith({ view: viewWith({ regions: threats({ plains: 2 }), resolving: 'cragBears' }, agenda) })} />,
  )
  expect(current).toContain('strike done')
  expect(current).toMatch(/strike now"[^>]*aria-current="step"/)
  expect(current).toContain('2 → 3')
})

test('an attack on a Destroyed Region raises the Capital, and says so', () => {
  const regions = threats({ plains: 4 })
  regions.plains.marker = 'leftover'
  const agenda = [windowOn({ card: 'cragBears', region: 'plains', order: 'second' })]
  const current = draw(
    <Subject {...boardWith({ view: viewWith({ regions, capital: 3, resolving: 'cragBears' }, agenda) })} />,
  )
  expect(current).toContain('&lt;place capital&gt; 3 → 4')
})

test('a Dire Enemy shows its effect, before or after its attack as its card says', () => {
  const current = (card: 'harpy' | 'seaSerpent', effect: string) => {
    const agenda = [windowOn({ card, region: card === 'harpy' ? 'mountains' : 'coast', order: 'only' })]
    const markup = draw(<Subject {...boardWith({ view: viewWith({ resolving: card }, agenda) })} />)
    return markup.indexOf(`short.${effect}`) < markup.indexOf('&lt;place')
  }
  expect(current('seaSerpent', 'tidalWave')).toBe(true)
  expect(current('harpy', 'uproar')).toBe(false)
})

test('a Turn shows the AP left, and why there are four', () => {
  const turn = { card: 'own', defender: 'red', ap: 2, granted: 4, sacrificed: false, mustSpend: false } as const
  const board = boardWith({ view: viewWith({ turn, resolving: 'turn.red' }) })
  for (const part of [draw(<Subject {...board} />), draw(<Dock {...board} />)]) {
    expect(count(part, '"pip on"')).toBe(2)
    expect(count(part, '"pip"')).toBe(2)
    expect(part).toContain('board.apFour')
  }
})

test('an All Defenders card shows the pool, who has acted and who is ready', () => {
  const turn = { card: 'all' as const, pool: 2, granted: 3, begun: ['blue' as const], ready: ['p1' as const] }
  const current = draw(<Subject {...boardWith({ view: viewWith({ turn, resolving: 'all.1' }) })} />)
  expect(current).toContain('board.poolLeft')
  expect(current).toContain('board.ready')
  expect(current).toContain('board.hasActed')
})

test('an Artifact on offer lies beside those it could replace', () => {
  const agenda: View['agenda'] = [{ do: 'artifact.choose', with: { defender: 'red', artifact: 'hammer' } }]
  const options = [
    { id: 'drop horn', at: ['artifact horn'] },
    { id: 'refuse', at: ['refuse'] },
  ]
  const current = draw(<Subject {...boardWith({ view: viewWith({}, agenda), options })} />)
  expect(current).toContain('text of artifact hammer')
  expect(current).toContain('text of artifact horn')
})

test('the tray counts the piles and says when the Foe comes', () => {
  const text = { ...boardWith().text, words: (key: string) => (key === 'board.foeComes' ? 'after {round}' : key) }
  const tray = draw(<Dock {...boardWith({ text })} />)
  expect(tray).toContain('after 6')
  expect(count(tray, 'pile-count">')).toBe(3)
  expect(count(tray, '<button type="button" class="pile"')).toBe(1)
})

test('the top card is face up when everybody knows it', () => {
  const view = viewWith({ inTurnDeck: ['harpy'], knownAt: [{ position: 0, card: 'harpy' }] })
  expect(draw(<Dock {...boardWith({ view })} />)).toContain('&lt;card harpy&gt;')
})

test('heroes lie with the cards of a phone; on a desk they stand once, in the list', () => {
  const view = viewWith({ defenders: {} }, [{ do: 'setup.chooseHero', with: { seat: 'p1', defender: 'red' } }])
  const options = [
    { id: 'hero bard', at: ['hero bard'] },
    { id: 'hero druid', at: ['hero druid'] },
  ]
  const cards = (compact: boolean) => count(draw(<Dock {...boardWith({ view, options, compact })} />), 'hero-card')
  expect([cards(true), cards(false)]).toEqual([2, 0])
})

test('what is known of the deck: cards at known places first, the unknown ones counted', () => {
  const view = viewWith({
    inTurnDeck: ['turn.red', 'cragBears', 'harpy'],
    knownAt: [{ position: 0, card: 'cragBears' }],
  })
  const knowledge = draw(<Known {...boardWith({ view })} />)
  const order = ['card cragBears', 'card harpy', 'card turn.red', 'board.unknownCards'].map(part =>
    knowledge.indexOf(part),
  )
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(order).not.toContain(-1)
  expect(knowledge).toContain('board.onTop')
})

test('in Round 1 the unknown cards are Enemies; a single unknown card later is one of the Horde', () => {
  const round1 = viewWith({ round: 1, inTurnDeck: ['turn.red', 'turn.blue', 'all.1'] })
  expect(draw(<Known {...boardWith({ view: round1 })} />)).toContain('board.unknownEnemies')
  const later = viewWith({ inTurnDeck: ['turn.red', 'turn.blue', 'all.1', 'all.2', 'harpy'] })
  expect(draw(<Known {...boardWith({ view: later })} />)).toContain('board.unknownCard<')
})

test('cards gone for good are named where everybody saw them', () => {
  const regions = threats({ ruins: 4 })
  regions.ruins.marker = { card: 'stoneGhouls' }
  const knowledge = draw(<Known {...boardWith({ view: viewWith({ regions }) })} />)
  const [unseen, gone] = knowledge.split('board.gone')
  expect(gone).toContain('&lt;card stoneGhouls&gt;')
  expect(unseen).not.toContain('&lt;card stoneGhouls&gt;')
})

test('the miniature is drawn without any state', () => {
  expect(draw(<Art />)).toContain('miniature')
})
