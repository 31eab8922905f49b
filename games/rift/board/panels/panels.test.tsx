import type { BoardProps } from '../../../types.ts'
import { draw } from '@tabletome/boardkit/testing'
import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'
import { Figures, Scales } from './Scales.tsx'
import { Subject } from './Subject.tsx'
import { leaves } from './leaves.tsx'
import { preview } from './preview.tsx'
import { Seats } from './Seats.tsx'
import { boardOf, middle, picked } from '../testing/fixture.ts'
import { Dock } from '../hand/Dock.tsx'

/** The leaves one below the other, with their titles. */
const Known = (board: BoardProps) =>
  leaves(board).map(({ id, title, aside, body }) => (
    <section key={id}>
      {title} {aside} {body}
    </section>
  ))

const count = (markup: string, part: string) => markup.split(part).length - 1

describe('the people', () => {
  test('have the stock of the kingdom among the scales', () => {
    const seats = draw(<Scales {...boardOf(middle())} />)
    for (const word of ['hearts', 'crystals', 'portals', 'soldiers']) expect(seats).toContain(`board.${word}`)
    expect(seats).toContain('>7<')
  })

  test('show hero, health, abilities up and down, hand and incoming towers', () => {
    const seats = draw(<Seats {...boardOf(middle())} />)
    expect(count(seats, 'class="anchor hero-line')).toBe(3)
    expect(count(seats, 'class="anchor ability is-down')).toBe(1)
    expect(count(seats, 'class="anchor ability')).toBe(4)
    expect(count(seats, 'title="board.handSize')).toBe(2)
    expect(count(seats, 'title="board.incomingSize')).toBe(1)
  })

  test('say who is ready, out, locked or protected', () => {
    const heroes = { malik: 'p1 out', alleria: 'p2 C4 shielded played' }
    const seats = draw(<Seats {...boardOf(given({ crystals: 5, heroes }).from(6).seat('p2', 'ready'))} />)
    for (const word of ['knockedOut', 'shielded', 'played', 'ready']) expect(seats).toContain(`board.${word}`)
  })

  test('give way one after the other, the reader’s own never; what holds this round stands in the stock', () => {
    const position = { map: 8, players: 4, storm: 'PS08', trays: ['B1 D3'], blocks: { 1: 'I6' } } as const
    const seats = (detail: 'full' | 'line' | 'badge') => draw(<Seats {...boardOf(given(position))} detail={detail} />)
    expect(count(seats('full'), 'class="abilities"')).toBe(count(seats('full'), 'class="hero-panel"'))
    expect(count(seats('line'), 'class="abilities"')).toBe(1)
    expect(count(seats('badge'), 'class="hero-panel"')).toBe(1)
    expect(count(seats('badge'), 'class="seat-head"')).toBe(3)
    expect(count(draw(<Scales {...boardOf(given(position))} />), 'in-force')).toBe(3)
  })

  test('of a spectator are called by name: nobody’s towers are “yours”', () => {
    const watching = { ...boardOf(middle()), names: { of: (seat: string) => seat, isMe: () => false } }
    expect(draw(<Dock {...watching} />)).not.toContain('board.yourTowers')
    expect(draw(<Dock {...watching} />)).toContain('board.towersOf')
    expect(draw(<Dock {...boardOf(middle())} />)).toContain('board.yourTowers')
  })

  test('on a phone are one line of heroes, and what decides one of figures', () => {
    const board = boardOf(middle(), 'p1', { compact: true })
    expect(count(draw(<Seats {...board} />), 'class="anchor strip-hero')).toBe(3)
    expect(count(draw(<Figures {...board} />), 'class="scale-figure"')).toBe(4)
  })

  test('alone name the colour that rests', () => {
    expect(draw(<Scales {...boardOf(given({ players: 1, eliminated: 'red' }))} />)).toContain('board.eliminated')
  })
})

describe('what is known', () => {
  test('are the towers left by family and level, with the levels this scenario has', () => {
    const leaf = draw(<Known {...boardOf(middle())} />)
    expect(count(leaf, 'class="anchor supply-count')).toBe(12)
    expect(count(leaf, '<td class="is-over">')).toBe(4)
    expect(leaf).toContain('board.prices')
  })

  test('is what each stack still holds, portals and bosses by their signs', () => {
    const leaf = draw(<Known {...boardOf(middle())} />)
    expect(count(leaf, '<li class="slot')).toBe(5)
    expect(count(leaf, 'slot is-portal')).toBe(1)
    expect(leaf).toContain('board.slotPortal')
  })

  test('is the storm of the round and the boss', () => {
    const storm = draw(<Known {...boardOf(given({ storm: 'PS08' }))} />)
    expect(storm).toContain('data-anchor="storm PS08"')
    const boss = draw(<Known {...boardOf(given({ map: 8, trays: ['B1 D3'], specialsUsed: ['B1-2'] }))} />)
    expect(boss).toContain('data-anchor="boss B1"')
    expect(boss).toContain('board.specialsUsed')
  })
})

describe('the cards', () => {
  test('are the own towers with level, arrows, tiles and what passing gives', () => {
    const tray = draw(<Dock {...boardOf(middle())} />)
    expect(count(tray, 'class="card tower-card')).toBe(3)
    expect(count(tray, 'playable')).toBe(3)
    expect(count(tray, 'class="anchor tower-pass')).toBe(3)
    expect(tray).toContain('board.passGives')
    expect(count(tray, 'class="shape-picture"')).toBe(2)
  })

  test('of somebody else can be looked at only', () => {
    const tray = draw(<Dock {...boardOf(middle())} />, picked({ seat: 'p2' }))
    expect(tray).toContain('data-anchor="tower wizard"')
    expect(tray).not.toContain('playable')
    expect(tray).toContain('board.incoming')
  })

  test('tell what is left of every branch, and of the levels beyond', () => {
    const tray = draw(<Dock {...boardOf(given({ hands: { p1: ['archer'] }, maxLevel: 4 }))} />)
    expect(count(tray, 'class="tower-chain"')).toBe(1)
    expect(tray).toContain('3◆')
    expect(tray).toContain('4◆')
  })

  test('say that an upgrade is not possible any more', () => {
    expect(draw(<Dock {...boardOf(given({ hands: { p1: ['archer'] }, supply: { marksmen: 0 } }))} />)).toContain(
      'board.passSame',
    )
  })

  test('include spells, the used ones crossed out', () => {
    const tray = draw(<Dock {...boardOf(middle())} />)
    expect(count(tray, 'spell-tile')).toBe(2)
    expect(count(tray, 'is-used')).toBe(1)
  })

  test('are the shop in phase 6, with prices, copies and a bill', () => {
    const game = given({ crystals: 7 }).from(6)
    const shop = draw(<Dock {...boardOf(game)} />)
    expect(count(shop, 'class="card tower-card')).toBe(8)
    expect(shop).toContain('board.price')
    game.seat('p1', 'buy archer p2')
    const bill = draw(<Dock {...boardOf(game)} />)
    expect(count(bill, 'bill-line')).toBe(1)
    expect(bill.indexOf('bill-sum')).toBeLessThan(bill.indexOf('tower-card'))
    expect(bill).toContain('board.spentSum')
  })

  test('are the towers of white sites in phase 5', () => {
    const game = given({ map: 5, players: 2, sites: { w: 'archer n p1' } }).from(5)
    expect(draw(<Dock {...boardOf(game)} />)).toContain('board.goesTo')
  })
})

describe('what is in hand', () => {
  test('is a piece over the zoomed tray, with what it covers and leaves', () => {
    const board = boardOf(middle().seat('p1', 'tower adept', 'j n'))
    const bench = draw(<Subject {...board} />)
    expect(bench).toContain('role="application"')
    expect(count(bench, 'data-square="')).toBe(25)
    expect(count(bench, 'tile-ghost')).toBe(1)
    expect(bench).toContain('board.coveredNow')
    expect(bench).toContain('board.fixedPiece')
    expect(bench).not.toContain('board.mirrorPiece')
  })

  test('can be turned and mirrored where the card says so; several trays can be looked at', () => {
    const game = given({ trays: ['H12 C2', 'H16 C3'], hands: { p1: ['marksmen'] } })
    const bench = draw(<Subject {...boardOf(game.seat('p1', 'tower marksmen', 'a e'))} />)
    expect(bench).toContain('board.turnPiece')
    // A bar of two looks the same flipped.
    expect(bench).not.toContain('board.mirrorPiece')
    expect(count(bench, 'class="bench-tray"')).toBe(2)
    expect(count(bench, 'class="piece-button"')).toBe(2)
    // The orcs are hatched: physical tiles may not cover them.
    expect(count(bench, 'class="square-barred"')).toBe(2)
  })

  test('warns that a tower is lost on a portal, and where it is forced', () => {
    const only = given({ trays: ['P01 C2'], hands: { p1: ['archer'] } }).seat('p1', 'tower archer', 'a e')
    expect(draw(<Subject {...boardOf(only)} />)).toContain('board.portalOnly')
    const both = given({ trays: ['P01 C2', 'H01 C3'], hands: { p1: ['marksmen'] } }).seat('p1', 'tower marksmen', 'a e')
    const marksmen = draw(<Subject {...boardOf(both)} />, picked({ tray: 'P01' }))
    expect(marksmen).toContain('board.portalLost')
    expect(marksmen).not.toContain('board.portalOnly')
  })

  test('chains linked pieces together', () => {
    const game = given({ trays: ['H12 C2'], hands: { p1: ['big-bertha'] } }).seat('p1', 'tower big-bertha', 'a e')
    const bench = draw(<Subject {...boardOf(game)} />)
    expect(count(bench, 'piece-group is-linked')).toBe(1)
    expect(count(bench, 'class="piece-button"')).toBe(3)
  })

  test('is the base of a hero', () => {
    const game = given({ trays: ['H07 C4'], heroes: { malik: 'p1 C5' } }).seat('p1', 'hero malik', 'to C4')
    expect(draw(<Subject {...boardOf(game)} />)).toContain('class="ghost-piece"')
  })

  test('is a tower to be turned: four ways with what they hit', () => {
    const game = given({ trays: ['H01 C2'], hands: { p1: ['archer'] } }).seat('p1', 'tower archer')
    const panel = draw(<Subject {...boardOf(game)} />, picked({ site: 'a' }))
    expect(count(panel, 'type="button" class="aim-way')).toBe(4)
    expect(count(panel, 'aim-way is-idle')).toBe(2)
    expect(panel).toContain('board.buildHere')
  })
})

test('abilities to choose from are cards, and a pair names each with its tiles', () => {
  const names = ['mirage', 'arcanic-storm', 'hocus-pocus']
  const options = [
    { id: 'pair mirage arcanic-storm', at: [] },
    { id: 'pair mirage hocus-pocus', at: [] },
  ]
  const board = boardOf(middle(), 'p1', { options })
  const cards = draw(<Dock {...board} />)
  for (const name of names) expect(cards).toContain(`&lt;ability ${name}&gt;`)
  expect(count(cards, 'ability-card')).toBe(3)
  const pair = draw(preview(board, 'pair mirage arcanic-storm'))
  expect(count(pair, '<li>')).toBe(2)
  expect(count(pair, 'class="shape-picture"')).toBe(4)
})

test('a tray that is looked at names its enemies, with what they resist and do', () => {
  const panel = draw(<Subject {...boardOf(middle())} />, picked({ tray: 'H20' }))
  expect(count(panel, '<li class="enemy-row')).toBe(2)
  expect(panel).toContain('board.heal')
  expect(panel).toContain('&lt;enemy s&gt;')
})

describe('the forecast', () => {
  test('in figures: what falls, what escapes, what is left', () => {
    const box = draw(<Scales {...boardOf(given({ trays: ['H01 C2 cleared', 'H12 C5 I1:a1'], hearts: 9 }))} />)
    for (const row of ['destroyedRow', 'crystalsRow', 'escapesRow', 'heartsRow']) expect(box).toContain(`board.${row}`)
    expect(box).not.toContain('forecast-lost')
  })

  test('warns of the end', () => {
    expect(draw(<Scales {...boardOf(given({ trays: ['P01 C5'] }))} />)).toContain('board.losePortal')
  })

  test('stops at the step that loses the game, and says how many trays are not reached', () => {
    const box = (trays: string[]) => draw(<Scales {...boardOf(given({ trays }))} />)
    expect(box(['P01 C5'])).not.toContain('board.notReached')
    expect(box(['P01 C5', 'H01 C2'])).toContain('board.notReached1')
    const two = box(['P01 C5', 'H01 C2', 'H02 C3'])
    expect(two).toContain('board.notReached')
    expect(two).not.toContain('board.notReached1')
  })

  test('counts the crystals that cannot be kept', () => {
    const box = (crystals: number) => draw(<Scales {...boardOf(given({ trays: ['H01 C2 cleared'], crystals }))} />)
    expect(box(12)).toContain('board.crystalsOver')
    expect(box(5)).not.toContain('board.crystalsOver')
  })

  test('tells which heroes are hurt', () => {
    const game = given({ trays: ['H01 C2'], heroes: { malik: 'p1 C2 base:a1' } })
    expect(draw(<Scales {...boardOf(game)} />)).toContain('board.heroHurt')
  })
})

test('a look at a placement tells only what it changes in the end', () => {
  const game = given({ trays: ['H91 C5 g..../...../...../...../.....'], hands: { p1: ['archer'] } })
  const board = boardOf(game.seat('p1', 'tower archer', 'h w'))
  expect(preview(board, board.options[0]!.id)).toBeUndefined()
  expect(preview(board, 'ready')).toBeUndefined()
})
