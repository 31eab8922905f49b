import { foresee } from '@tabletome/engine'
import { draw } from '@tabletome/boardkit/testing'
import { describe, expect, test } from 'vitest'
import type { BoardProps } from '../../types.ts'
import { game as victorum } from '../index.ts'
import { distance, HEXES, hexNamed } from '../rules/ground/hexes.query.ts'
import { given } from '../test/given.ts'
import { Board } from './Board.tsx'
import { gripOf, gripOfPiece, wishAt } from './hand/hand.ts'
import { threatOf } from './map/HexMarks.tsx'
import { openOf } from './read.ts'
import { boardOf, engaging, picked, running } from './testing/fixture.ts'

const count = (markup: string, part: string) => markup.split(part).length - 1
const foreseen = (board: BoardProps, option: string) =>
  ({ foreseen: foresee(victorum, board.view as never, option)[0]?.view }) as unknown as Pick<BoardProps, 'foreseen'>

describe('the known world', () => {
  const world = (position = {}) => draw(<Board {...boardOf(given({ place: 'ATL-4', from: 'ATL-5', ...position }))} />)

  test('shows seventy places by shape, the way back crossed out and closed capitals', () => {
    const markup = world()
    expect(count(markup, 'data-anchor="place ')).toBe(70)
    expect(count(markup, 'class="place is-capital')).toBe(8)
    // The way back, and the five capitals whose primus was not drawn.
    expect(count(markup, 'class="forbid"')).toBe(6)
    expect(markup).toContain('board.wayBack')
  })

  test('lights what can be reached, by path, through a harbor and over the sea', () => {
    const markup = world()
    expect(markup).toMatch(/class="place is-opportunity is-open by-path"[^>]*data-anchor="place ATL-6"/)
    expect(markup).toMatch(/class="place is-sport is-open by-pass"[^>]*data-anchor="place ARG-4"/)
    expect(count(markup, ' by-sail')).toBeGreaterThan(10)
    expect(count(markup, 'class="encampment"')).toBe(1)
  })

  test('shows where a pointed journey leads', () => {
    const board = boardOf(given({ place: 'ATL-4' }))
    const markup = draw(<Board {...board} {...foreseen(board, 'to ATL-6')} />)
    expect(markup).toContain('class="encampment ghost"')
  })
})

describe('the arena', () => {
  test('is one grid of 37 hexes for the keyboard, one of them in the tab order', () => {
    const markup = draw(<Board {...boardOf(running())} />)
    expect(count(markup, 'data-place="')).toBe(37)
    expect(count(markup, 'class="hit" role="button" tabindex="0"')).toBe(1)
  })

  test('numbers the rival’s deployment hexes, stars yours and marks the key hex', () => {
    const markup = draw(<Board {...boardOf(running())} />)
    expect(count(markup, 'class="deploy-text"')).toBe(3)
    expect(count(markup, 'class="deploy-star"')).toBe(3)
    expect(count(markup, 'class="key-line"')).toBe(1)
  })

  test('stands chips on one disc per HP, with shapes by side, tribune, crown and items', () => {
    const markup = draw(<Board {...boardOf(running())} />)
    expect(count(markup, 'token chip-rival seat-sapphire')).toBe(2)
    expect(count(markup, 'token chip-player seat-ruby')).toBe(2)
    expect(count(markup, 'class="disc')).toBe(
      openOf(boardOf(running()).view).combat?.units.reduce((sum, { hp }) => sum + hp, 0),
    )
    expect(count(markup, 'class="tribune"')).toBe(1)
    expect(count(markup, 'class="crown"')).toBe(1)
    expect(count(markup, 'class="sign is-gilt"')).toBe(1)
  })

  test('shows pillars, the chariot on its track, embers and where they may go', () => {
    const hippodrome = draw(
      <Board {...boardOf(given({ combat: { arena: 'PAR', mine: ['hero G3'], rival: ['archer.1 A2'] } }))} />,
    )
    expect(count(hippodrome, 'class="arena-item is-chariot"')).toBe(1)
    expect(count(hippodrome, 'class="arena-next"')).toBe(1)
    expect(hippodrome).toContain('class="chariot-track"')
    const caldera = draw(
      <Board
        {...boardOf(
          given({ combat: { arena: 'VES', mine: ['hero F3'], rival: ['archer.1 B3'], embers: ['C5', 'E2'] } }),
        )}
      />,
    )
    expect(count(caldera, 'class="arena-item is-ember"')).toBe(2)
    expect(count(caldera, 'class="pillar"')).toBe(2)
  })

  test('draws what the rivals will do, and leaves it out when it is put away', () => {
    const board = boardOf(running())
    expect(count(draw(<Board {...board} />), 'arrow arrow-')).toBeGreaterThan(0)
    const put = draw(<Board {...board} />, picked({ intent: false }))
    expect(count(put, 'arrow arrow-')).toBe(0)
  })

  test('counts on every hex how many rivals could strike there', () => {
    const combat = {
      arena: 'ATL',
      trident: 'none',
      mine: ['hero G4'],
      rival: ['reptilian B2', 'defender.1 D4'],
    } as const
    const board = boardOf(given({ combat }))
    const threat = threatOf(openOf(board.view))
    // Each moves one hex and strikes the next.
    const near = (from: string) => HEXES.filter(hex => hex !== hexNamed(from) && distance(hex, hexNamed(from)) <= 2)
    expect([...threat.keys()].toSorted((a, b) => a - b)).toEqual(
      [...new Set([...near('B2'), ...near('D4')])].toSorted((a, b) => a - b),
    )
    expect(threat.get(hexNamed('C3'))).toEqual({ count: 2, byDice: false })
    const threatened = draw(<Board {...board} />, picked({ threat: true }))
    expect(count(threatened, 'class="threat-mark"')).toBe(threat.size)
  })

  test('counts nobody who is fatigued, and tells apart what only the dice of the scion decide', () => {
    const tired = openOf(
      boardOf(given({ combat: { arena: 'ATL', mine: ['hero G4'], rival: ['reptilian B2 fatigued:rival:9'] } })).view,
    )
    expect(threatOf(tired).size).toBe(0)
    const taotie = { kind: 'scion', arena: 'VES', rival: ['taotie B3'], mine: ['hero F3'] } as const
    const scion = { rolled: [], dice: ['Y' as const, 'K' as const] }
    const open = openOf(boardOf(given({ scion: 'taotie', act: 4, combat: { ...taotie, scion } })).view)
    // One yellow die: a hex at most, then Range 1.
    expect(threatOf(open).get(hexNamed('D3'))).toEqual({ count: 0, byDice: true })
    expect(threatOf(open).has(hexNamed('E3'))).toBe(false)
  })

  test('names the goal over the sand, on a phone too, with the points of a King of the Hill', () => {
    const hill = {
      arena: 'ATL',
      kind: 'sport',
      sport: 'hill',
      points: 2,
      goal: 6,
      mine: ['hero G4'],
      rival: ['reptilian B2'],
    } as const
    const markup = draw(<Board {...boardOf(given({ combat: hill }), { compact: true })} />)
    expect(markup).toMatch(/board\.goal\.hill<\/b><b class="num"> 2\/6/)
  })

  test('on a phone the card of the event lies over the map while it is asked about', () => {
    const game = given({ place: 'ATL-5' }).from('event')
    expect(draw(<Board {...boardOf(game, { compact: true })} />)).toContain('event-at-hand')
    expect(draw(<Board {...boardOf(game)} />)).not.toContain('event-at-hand')
  })

  test('is the same at every render, and has no holes on a phone', () => {
    const markup = () => draw(<Board {...boardOf(running(), { compact: true })} />)
    expect(markup()).toBe(markup())
    expect(markup()).not.toMatch(/NaN|undefined/)
  })
})

describe('the hand', () => {
  const at = (name: string) => hexNamed(name)

  test('puts an own unit in focus, then chooses whom it strikes', () => {
    const board = boardOf(engaging())
    expect(gripOf(board, at('D4'), undefined)).toEqual({ look: 'hero', focus: 'unit hero' })
    expect(gripOf(board, at('C4'), 'unit hero')).toEqual({ look: 'coral-hoplite', choose: 'attack hero coral-hoplite' })
    expect(gripOf(board, at('D4'), 'unit hero')).toEqual({ look: 'hero', letGo: true })
    expect(gripOf(board, at('A1'), 'unit hero')).toEqual({ letGo: true })
  })

  test('asks for the reason of what the unit in focus cannot do', () => {
    const board = boardOf(engaging())
    expect(wishAt(board, at('C3'), 'unit attacker.1')).toBe('attack attacker.1 trench-shark')
    expect(gripOf(board, at('C3'), 'unit attacker.1')).toEqual({ look: 'trench-shark', letGo: true })
    expect(wishAt(board, at('F2'), 'unit hero')).toBe('attack hero attacker.1')
  })

  test('takes a unit of the camp to a deployment hex', () => {
    const game = given({
      units: ['archer.1', 'attacker.1'],
      combat: { arena: 'ATL', rival: ['reptilian B2'], places: '2' },
    })
    const board = boardOf(game.past('player.start', 'begin'))
    expect(game.asked).toBe('player.deploy')
    expect(gripOfPiece(board, 'unit archer.1', undefined)).toEqual({ focus: 'unit archer.1' })
    expect(gripOf(board, at('F3'), 'unit archer.1')).toEqual({ choose: 'deploy archer.1 F3' })
    expect(gripOf(board, at('F3'), undefined).menu?.map(({ id }) => id)).toEqual([
      'deploy archer.1 F3',
      'deploy attacker.1 F3',
    ])
  })
})

test('[VIC-GEN-14] your units stand on red discs, those of the rival on blue ones', () => {
  const markup = draw(<Board {...boardOf(engaging())} />)
  const chips = [...markup.matchAll(/class="token (chip-\w+) (seat-\w+)/g)].map(
    ([, side = '', seat = '']) => `${side} ${seat}`,
  )
  expect(new Set(chips)).toEqual(new Set(['chip-player seat-ruby', 'chip-rival seat-sapphire']))
})
