import { foresee } from '@tabletome/engine'
import { draw } from '@tabletome/boardkit/testing'
import { describe, expect, test } from 'vitest'
import type { BoardProps } from '../../../types.ts'
import { game as rift } from '../../index.ts'
import { cellNamed } from '../../rules/map/cells.query.ts'
import { given } from '../../test/given.ts'
import { mapIn } from '../../rules/map/map.query.ts'
import { openOf } from '../read.ts'
import { AimOverlay } from './AimOverlay.tsx'
import { Board } from './Board.tsx'
import { C, cornerOf, Q, trayCorner, worldOf } from './scene.ts'
import { bestFrom } from './Sites.tsx'
import { Seats } from '../panels/Seats.tsx'
import { boardOf, middle, picked } from '../testing/fixture.ts'

const count = (markup: string, part: string) => markup.split(part).length - 1
/** What catches the pointer for an anchor. */
const hitOf = (markup: string, anchor: string) =>
  markup.match(new RegExp(`<rect [^>]*data-anchor="${anchor}"[^>]*>`))?.[0] ?? ''
const draft = { steps: ['tower adept', 'j n'], back: () => undefined, cancel: () => undefined }
/** Where an option leads, as the shell hands it to the board. */
const foreseen = (board: BoardProps, option: string) =>
  ({ foreseen: foresee(rift, board.view as never, option)[0]?.view }) as unknown as Pick<BoardProps, 'foreseen'>

describe('the map', () => {
  const board = () => draw(<Board {...boardOf(middle())} />)

  test('is one grid for the keyboard, one space of it in the tab order', () => {
    const markup = board()
    expect(count(markup, 'data-place="')).toBe(30)
    expect(count(markup, 'class="hit" role="button" tabindex="0"')).toBe(1)
    expect(hitOf(markup, 'tray H20')).toContain('data-place')
    expect(hitOf(markup, 'site j')).toContain('data-place')
  })

  test('shows the road with its way, stacks with cards and crystals, the kingdom', () => {
    const markup = board()
    expect(count(markup, 'class="road-way"')).toBe(14)
    expect(count(markup, 'data-anchor="stack ')).toBe(2)
    expect(markup).toContain('board.stackLeft')
    expect(count(markup, 'class="keep-text"')).toBe(1)
  })

  test('gives sites the arms of their colour and the initial of their owner, and towers their arrows', () => {
    const markup = board()
    expect(count(markup, 'class="building-site seat-ruby')).toBe(4)
    expect(count(markup, 'class="building-site seat-sapphire')).toBe(4)
    expect(count(markup, 'class="site-tag-text">A<')).toBe(4)
    expect(count(markup, 'class="site-tag-text">B<')).toBe(4)
    expect(count(markup, 'class="tower"')).toBe(4)
    // Archer and Militia two each, Bombard one, Adept one with two heads.
    expect(count(markup, 'class="arrow-mark"')).toBe(7)
  })

  test('lays out every tray with enemies, marks, tiles, soldiers and the number of open enemies', () => {
    const markup = board()
    expect(count(markup, 'class="tray-on-map')).toBe(6)
    expect(count(markup, 'class="trait trait-heal"')).toBe(1)
    expect(count(markup, 'class="trait trait-physical"')).toBe(6)
    expect(count(markup, 'class="tile tile-magical"')).toBe(2)
    expect(count(markup, 'class="soldier"')).toBe(1)
    expect(count(markup, 'class="gate-text"')).toBe(1)
    expect(count(markup, 'class="rift-edge"')).toBe(6)
    expect(markup).toContain('class="count-text">9<')
  })

  test('stands heroes on it as tokens', () => {
    expect(count(board(), 'class="token seat-ruby')).toBe(1)
    expect(count(board(), 'class="plate-text"')).toBe(2)
  })

  test('is the same at every render', () => {
    expect(board()).toBe(board())
  })
})

test('portals and bosses have a frame and a badge that no horde has', () => {
  const markup = draw(<Board {...boardOf(given({ map: 8, trays: ['H01 C2', 'P01 C3', 'B1 C4'] }))} />)
  expect(count(markup, 'class="portal-frame"')).toBe(1)
  expect(count(markup, 'class="count is-portal"')).toBe(1)
  expect(count(markup, 'class="boss-frame"')).toBe(1)
  expect(count(markup, 'class="badge-glyph"')).toBe(2)
})

test('alone a site has the letter of its colour, and none rests while the next colour is asked for', () => {
  const position = { players: 1, eliminated: 'red', trays: [] } as const
  const playing = draw(<Board {...boardOf(given(position))} />)
  expect(playing).toContain('class="site-tag-text">B<')
  expect(playing).toContain('class="site-barred"')
  const asked = boardOf(given(position).from('round'))
  expect(asked.view.agenda.at(-1)?.do).toBe('round.colour')
  expect(draw(<Board {...asked} />)).not.toContain('class="site-barred"')
  expect(draw(<Seats {...asked} />)).not.toContain('board.eliminated')
})

test('a hero stands before a pathbreaker card, and its space is still the hero’s', () => {
  const game = given({ map: 8, blocks: { 1: 'I6' }, heroes: { magnus: 'p1 I6' } })
  const markup = draw(<Board {...boardOf(game)} />)
  expect(markup.indexOf('class="block-card"')).toBeLessThan(markup.indexOf('class="token '))
  expect(hitOf(markup, 'hero magnus')).toContain('data-place')
})

describe('other maps', () => {
  test('have blocks, rift gates and white sites', () => {
    const gates = draw(<Board {...boardOf(given({ map: 9, players: 2, blocks: { 1: 'B3' } }))} />)
    expect(count(gates, 'class="rift-oval"')).toBe(2)
    expect(count(gates, 'class="block"')).toBe(1)
    expect(hitOf(gates, 'block 1')).toContain('data-place')
    expect(count(gates, 'building-site is-white')).toBe(1)
  })

  test('fan out trays on one space and hatch what cannot be covered', () => {
    const markup = draw(<Board {...boardOf(given({ trays: ['H01 C2', 'H43 C2', 'H55 C4', 'H37 C3'] }))} />)
    expect(count(markup, 'tray-on-map is-under')).toBe(1)
    expect(count(markup, 'class="under-veil"')).toBe(1)
    expect(count(markup, 'class="top-marks"')).toBe(1)
    // Flying 2, pathbreaker bar 5, ghost 3.
    expect(count(markup, 'class="uncoverable"')).toBe(10)
    expect(count(markup, 'class="icon-text"')).toBe(3)
  })

  test('turn towers face down, two on one site side by side, and cross out a resting colour', () => {
    const sites = { a: ['militia e p1', 'archer n p1 down'] }
    const markup = draw(<Board {...boardOf(given({ sites, eliminated: 'red', players: 1 }))} />)
    expect(count(markup, 'class="tower is-down"')).toBe(1)
    expect(count(markup, 'class="tower"')).toBe(1)
    expect(count(markup, 'class="site-barred"')).toBeGreaterThan(0)
  })
})

describe('the forecast', () => {
  test('numbers the march, and says what escapes and what is held', () => {
    const safe = given({ trays: ['H12 C2', 'H01 C3 soldiers:c3', 'H08 C5 I1:a1'], hearts: 9 })
    const markup = draw(<Board {...boardOf(safe)} />)
    expect(count(markup, 'class="march')).toBeGreaterThanOrEqual(3)
    expect(markup).toContain('class="march is-bad"')
    expect(markup).toContain('class="march is-held"')
    expect(markup).toContain('board.chipEscapes')
  })

  test('marks what falls, and can be put away', () => {
    const cleared = <Board {...boardOf(given({ trays: ['H01 C2 cleared'] }))} />
    expect(draw(cleared)).toContain('board.chipDestroyed')
    expect(draw(cleared, picked({ forecast: false }))).not.toContain('board.chipDestroyed')
  })

  test('is that of the plan while one is pointed at', () => {
    const game = given({ trays: ['H91 C5 g..../...../...../...../.....'], hands: { p1: ['archer'] } })
    game.seat('p1', 'tower archer', 'h w')
    const board = boardOf(game)
    expect(draw(<Board {...board} />)).toContain('board.chipEscapes')
    const covering = board.options.find(({ id }) => id.includes('a1'))!.id
    expect(draw(<Board {...board} {...foreseen(board, covering)} />)).toContain('board.chipDestroyed')
  })

  test('says who is quick, who overtakes, who is thrown off or hit, and which soldiers go', () => {
    const trays = ['H12 C2', 'H01 C3 soldiers:c3', 'H43 C4']
    const held = draw(<Board {...boardOf(given({ trays, heroes: { malik: 'p1 C4 base:a4' } }))} />)
    for (const word of ['chipHeld', 'chipSoldiers', 'chipOver', 'chipShaken']) expect(held).toContain(`board.${word}`)
    const quick = given({ trays: ['H91 C2 w..../...../...../...../a....'], heroes: { malik: 'p1 D4' } })
    const markup = draw(<Board {...boardOf(quick)} />)
    for (const word of ['chipSpeed', 'chipHits']) expect(markup).toContain(`board.${word}`)
    const once = draw(<Board {...boardOf(given({ trays: ['H07 C3 soldiers:c3'] }))} />)
    expect(once).toContain('board.chipHeldOnce')
    expect(once).not.toContain('march is-held')
  })

  test('marks where a ghost horde will come', () => {
    const markup = draw(<Board {...boardOf(given({ trays: ['H37 C3 cleared'], ghosts: ['G01'] }))} />)
    expect(count(markup, 'class="ghost-comes"')).toBe(1)
  })

  test('draws long ways below the trays', () => {
    const markup = draw(<Board {...boardOf(given({ trays: ['H12 C2', 'H01 C3 soldiers:c3'] }))} />)
    expect(markup.indexOf('class="march-route"')).toBeGreaterThan(0)
    expect(markup.indexOf('class="march-route"')).toBeLessThan(markup.indexOf('class="trays"'))
  })

  test('rests outside phases 1 and 2', () => {
    expect(draw(<Board {...boardOf(given({ trays: ['H01 C2'], crystals: 5 }).from(6))} />)).not.toContain(
      'class="march',
    )
  })
})

describe('a card in hand', () => {
  const aiming = () => boardOf(middle().seat('p1', 'tower adept'))

  test('lights the sites it can go on', () => {
    expect(count(draw(<Board {...aiming()} />), 'seat-ruby is-can')).toBe(3)
  })

  test('over a site shows the spaces in reach and the best a piece can do', () => {
    const markup = draw(<Board {...aiming()} />, picked({ site: 'j' }))
    expect(count(markup, 'class="aim-cell')).toBe(2)
    expect(markup).toContain('board.chipUpTo')
    expect(markup).toContain('tower is-planned')
  })
})

describe('a piece in hand', () => {
  const placing = () => boardOf(middle().seat('p1', 'tower adept', 'j n'), 'p1', { draft })

  test('is a ghost on its tray, and the tower a plan', () => {
    const markup = draw(<Board {...placing()} />)
    expect(count(markup, 'tile-ghost')).toBe(1)
    expect(count(markup, 'class="aimed"')).toBe(1)
    expect(markup).toContain('class="tower is-planned"')
    expect(count(markup, 'data-square="')).toBe(25)
  })

  test('lights the soldiers that can be taken where none is left', () => {
    const trays = ['H91 C3 gg.../...../...../...../.....', 'H92 C5 ggg../...../...../...../..... soldiers:a1c1']
    const game = given({ trays, soldiers: 0, hands: { p1: ['footmen'] } }).seat('p1', 'tower footmen', 'd w')
    expect(count(draw(<Board {...boardOf(game)} />), 'class="soldier is-movable"')).toBe(2)
  })

  test('on a phone has the zoomed tray below the map', () => {
    const markup = draw(<Board {...placing()} compact />)
    expect(markup).toContain('class="leaf workbench')
    expect(count(markup, 'data-square="')).toBe(50)
  })
})

describe('on a phone', () => {
  test('a tray that is looked at lies below the map', () => {
    const markup = draw(<Board {...boardOf(middle(), 'p1', { compact: true })} />, picked({ tray: 'H20' }))
    expect(markup).toContain('tray-panel')
    expect(count(markup, '<li class="enemy-row')).toBe(2)
  })
})

describe('a hero', () => {
  test('that is activated lights where it can go, with costs, and what it only passes', () => {
    const game = given({ trays: ['P01 C4'], heroes: { malik: 'p1 C5' } }).seat('p1', 'hero malik')
    const markup = draw(<Board {...boardOf(game)} />)
    expect(count(markup, 'class="can-cell"')).toBeGreaterThan(5)
    expect(markup).toContain('class="can-cost">2<')
    expect(count(markup, 'class="through-cell"')).toBe(1)
  })

  test('that shoots has a tick where it looks', () => {
    const markup = draw(<Board {...boardOf(middle())} />)
    // Alleria; Malik strikes to all sides.
    expect(count(markup, 'class="facing-tick"')).toBe(1)
    expect(draw(<Seats {...boardOf(middle())} />)).toContain('board.facing')
  })

  test('is a ghost where the preview puts it', () => {
    const board = boardOf(given({ heroes: { malik: 'p1 C5' } }).seat('p1', 'hero malik'))
    expect(count(draw(<Board {...board} {...foreseen(board, 'to C3')} />), 'token seat-ruby ghost')).toBe(1)
  })
})

test('what the chronicle points at and what a fact touches lights up', () => {
  const lit = draw(<Board {...boardOf(middle(), 'p1', { lit: ['tray H20', 'site j', 'cell C3', 'hero malik'] })} />)
  expect(count(lit, 'class="lit-')).toBe(3)
  expect(lit).toContain('seat-ruby is-lit')
  const fact = { type: 'hurt', hero: 'malik', from: 5, to: 4, cause: 'held' }
  expect(draw(<Board {...boardOf(middle(), 'p1', { fact })} />)).toContain('−1 ♥')
})

test('a tray that waits until a hero has made room is shown where it comes from', () => {
  const game = given({ trays: ['H01 C4'], heroes: { malik: 'p1 C5' } }).from(4)
  const board = boardOf(game)
  expect(board.view.agenda.at(-1)?.do).toBe('displace')
  const markup = draw(<Board {...board} />)
  expect(count(markup, 'class="tray-on-map')).toBe(1)
  const [x, y] = trayCorner(game.open, { ...game.open.trays[0]!, at: cellNamed('C4')! })
  expect(markup).toContain(`translate(${x}px, ${y}px)`)
  expect(count(markup, 'class="can-cell"')).toBeGreaterThan(0)
})

test('with a tower in hand sites are graded: the best a tile covers from there, pale where nothing is in range', () => {
  const hand = given({ trays: ['H01 C2'], hands: { p1: ['adept'] } }).seat('p1', 'tower adept')
  const board = boardOf(hand)
  const markup = draw(<Board {...board} />)
  expect(bestFrom(board, 'a')).toBe(4)
  expect(markup).toContain('class="site-best-text">4<')
  expect(count(markup, ' is-can"')).toBeGreaterThan(0)
  expect(count(markup, ' is-idle"')).toBeGreaterThan(0)
})

/** The numbers of an attribute or a transform. */
const numbersIn = (part: string | undefined): number[] => (part?.match(/-?[\d.]+/g) ?? []).map(Number)

test('badges of a tray leave the middle of every square free, also of portals and what carries crystals', () => {
  const markup = draw(<Board {...boardOf(middle())} />)
  const badges = [
    ...markup.matchAll(
      /translate\(([^)]+)\)"><(?:circle r="([\d.]+)" class="count|rect x="(-?[\d.]+)" y="(-?[\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="3" class="crystal-plate)/g,
    ),
  ]
  expect(badges.length).toBeGreaterThan(6)
  const middles = Array.from({ length: 25 }, (_, i) => [((i % 5) + 0.5) * Q, (Math.floor(i / 5) + 0.5) * Q] as const)
  for (const [badge, at, radius, ...plate] of badges) {
    const [x = 0, y = 0] = numbersIn(at)
    const [left = 0, top = 0, width = 0, height = 0] = plate.map(Number)
    const covered = middles.filter(([mx, my]) =>
      radius === undefined
        ? mx > x + left && mx < x + left + width && my > y + top && my < y + top + height
        : Math.hypot(mx - x, my - y) < Number(radius),
    )
    expect(covered, badge).toEqual([])
  }
})

test('“nothing in range” stands clear of the frame of the space that is pointed at, on every map', () => {
  for (const map of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const) {
    const board = boardOf(given({ map }))
    const kingdom = mapIn(openOf(board.view))
    for (const site of kingdom.sites) {
      const from = kingdom.cellOfSite(site)
      const meant = { way: 'n', turn: 0, id: '', cells: [], targets: [], onlyPortals: false } as const
      const aim = { from, tower: undefined, site, arrows: undefined, ways: [meant] }
      const markup = draw(<AimOverlay board={board} aim={aim} meant={meant} world={worldOf(kingdom)} />)
      const [, top = 0] = numbersIn(/translate\(([^)]+)\)" class="fore/.exec(markup)?.[1])
      const frame = cornerOf(from)[1] + C - 2
      expect(top, `${map} ${site}`).toBeGreaterThan(frame)
    }
  }
})
