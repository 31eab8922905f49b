import { draw } from '@tabletome/boardkit/testing'
import { describe, expect, test } from 'vitest'
import type { Attack } from '../../rules/state/shape.ts'
import { Subject } from './Subject.tsx'
import { boardWith, openWith, optionsOf, soloWith, unit, units, viewWith } from '../testing/fixture.ts'
import { leaves } from './Control.tsx'
import { Scales } from './Scales.tsx'
import { preview } from './preview.tsx'
import { Seats } from './Seats.tsx'
import { Dock } from './Dock.tsx'

const attack = {
  kind: 'melee',
  attacker: 'p1.beast',
  target: 'p2.fighter',
  attackerSerial: 0,
  targetSerial: 0,
  counter: false,
  bonus: 0,
  away: 'e',
  centre: 0,
  stars: 0,
  direct: 4,
  steady: false,
  rage: 0,
  emptied: [],
} satisfies Attack
const count = (markup: string, part: string) => markup.split(part).length - 1

describe('the people', () => {
  test('have a panel each, with units, tracks, hand and score with its parts', () => {
    const seats = draw(<Seats {...boardWith()} />)
    expect(count(seats, 'owner-panel')).toBe(2)
    expect(count(seats, 'class="anchor unit-row')).toBe(8)
    expect(count(seats, 'board.scoreParts')).toBe(4)
    expect(seats).toContain('board.handSize1')
    expect(seats).toContain('board.weakened')
    expect(count(seats, 'board.firstPlayer')).toBe(1)
  })

  test('keep the cards they captured in sight', () => {
    const view = viewWith(openWith({ captured: [{ card: 'R8', of: 'p2', by: 'p1' }] }))
    expect(draw(<Seats {...boardWith({ view })} />)).toContain('data-anchor="card R8"')
  })

  test('show what each unit has done this turn', () => {
    const view = viewWith(openWith({ units: units(unit('p1', 'B1', 'G5', { taken: ['move', 'melee'] })) }))
    expect(count(draw(<Seats {...boardWith({ view })} />), 'sign-done')).toBe(2)
  })

  test('of Solo include the enemy row, with the cards under its units', () => {
    const seats = draw(<Seats {...boardWith({ view: viewWith(soloWith()) })} />)
    expect(seats).toContain('board.enemy')
    expect(count(seats, 'board.cardUnder')).toBe(2)
    expect(seats.indexOf('unit e1.fighter')).toBeLessThan(seats.indexOf('unit e1.beast'))
    expect(seats.indexOf('unit e1.beast')).toBeLessThan(seats.indexOf('unit e1.rogue'))
  })

  test('of teams say who plays with whom', () => {
    const four = { seats: ['p1', 'p2', 'p3', 'p4'], order: ['p1', 'p2', 'p3', 'p4'] } as const
    const team = (mode: 'team' | 'competitive', detail: 'full' | 'line' = 'full') =>
      draw(
        <Seats
          detail={detail}
          {...boardWith({
            view: viewWith(openWith({ ...four, seats: [...four.seats], order: [...four.order], mode })),
          })}
        />,
      )
    expect(count(team('team'), 'class="seat-mate" title="board.team')).toBe(4)
    expect(count(team('competitive'), 'board.team')).toBe(0)
    expect(count(team('team'), 'class="anchor strip-unit')).toBe(0)
    expect(count(team('team', 'line'), 'class="anchor strip-unit')).toBeGreaterThan(0)
  })

  test('have no unit yet before the first turn, and none left later', () => {
    const { turn, ...setUp } = openWith({ units: {} })
    expect(count(draw(<Seats {...boardWith({ view: viewWith(setUp) })} />), 'board.noUnits')).toBe(2)
    expect(
      count(
        draw(<Seats {...boardWith({ view: viewWith({ ...setUp, ...(turn ? { turn } : {}) }) })} />),
        'board.outOfPlay',
      ),
    ).toBe(2)
  })

  test('on a phone are a strip of the own units and a line of names', () => {
    const strip = draw(<Seats {...boardWith({ compact: true })} />)
    expect(count(strip, 'class="anchor strip-unit')).toBe(4)
    expect(count(strip, 'strip-name')).toBe(2)
  })
})

describe('flags', () => {
  test('say who moves them next', () => {
    const leaf = draw(<Scales {...boardWith()} />)
    expect(count(leaf, 'class="control-track"')).toBe(3)
    expect(leaf).toContain('board.advances')
    expect(leaf).toContain('board.triggers')
    expect(leaf).toContain('board.triggerEmpty')
    const [checks] = leaves(boardWith())
    expect(count(draw(<>{checks?.body}</>), '<li')).toBe(2)
  })

  test('that are secured say by whom, and the last turns are announced', () => {
    const view = viewWith(openWith({ flags: { crimson: { at: 3, by: 'p1' } }, end: { by: 'p1', left: ['p2'] } }))
    const leaf = draw(<Scales {...boardWith({ view })} />)
    expect(leaf).toContain('board.securedBy')
    expect(leaf).toContain('board.lastTurns')
  })
})

test('Solo has its Time Track, crystals and deck', () => {
  const leaf = draw(<Scales {...boardWith({ view: viewWith(soloWith()) })} />)
  expect(leaf).toContain('board.timeLeft')
  expect(count(leaf, 'data-anchor="box ')).toBe(6)
  expect(count(leaf, 'crystal taken')).toBe(2)
  expect(leaf).toContain('board.gloryNeeds')
  expect(leaf).toContain('board.enemyDeck')
})

test('Battle says where the Artifact is', () => {
  const artifact = { unit: 'p1.beast' } as const
  const leaf = draw(<Scales {...boardWith({ view: viewWith(openWith({ mode: 'battle', flags: {}, artifact })) })} />)
  expect(leaf).toContain('board.artifactWith')
})

describe('what is looked at', () => {
  test('is the unit in focus with its numbers and ability', () => {
    const face = draw(<Subject {...boardWith({ subject: 'unit p1.rogue' })} />)
    expect(face).toContain('&lt;card R5&gt;')
    expect(face).toContain('short.retrieve')
    expect(face).toContain('board.missileLine')
    expect(count(face, 'square green')).toBe(2)
  })

  test('warns before a second action, and names the price of a Weakened unit', () => {
    const tired = openWith()
    tired.units['p1.beast'] = unit('p1', 'B1', 'G5', { taken: ['move'] })
    expect(draw(<Subject {...boardWith({ view: viewWith(tired), subject: 'unit p1.beast' })} />)).toContain(
      'board.willWeaken',
    )
    expect(draw(<Subject {...boardWith({ subject: 'unit p1.fighter' })} />)).toContain('board.buyOffLine')
  })

  test('is an attack whose roll is being decided', () => {
    const open = openWith({ units: units(unit('p1', 'B1', 'J4'), unit('p2', 'F6', 'K4', { health: 4 })), attack })
    const panel = draw(
      <Subject {...boardWith({ view: viewWith(open, [{ do: 'melee.knockBack', with: undefined }]) })} />,
    )
    expect(count(panel, 'class="odds-row"')).toBe(3)
  })

  test('is the Solo Enemy Card with its compass and order', () => {
    const view = viewWith(
      soloWith({ turn: { owner: 'e1', number: 9, step: 'actions', actionsLeft: 0, card: 'S3', unit: 'e1.beast' } }),
      [],
    )
    const panel = draw(<Subject {...boardWith({ view })} />)
    expect(panel).toContain('&lt;enemy S3&gt;')
    expect(panel).toContain('board.bonusMove')
    expect(count(panel, '<li>')).toBe(3)
  })

  test('is nothing when no unit is in focus', () => {
    expect(draw(<Subject {...boardWith({ options: optionsOf(openWith(), 'p1') })} />)).toBe('')
  })
})

describe('an attack that is pointed at', () => {
  const near = openWith({ units: units(unit('p1', 'B1', 'J4'), unit('p2', 'F6', 'K4', { health: 8 })) })
  const board = boardWith({ view: viewWith(near), options: optionsOf(near, 'p1') })

  test('is told with its sum and the odds of every result', () => {
    const panel = draw(<>{preview(board, 'beast melee p2.fighter')}</>)
    expect(count(panel, 'class="odds-row"')).toBe(3)
    expect(panel).toContain('50<small>')
    expect(panel).toContain('cause.melee')
    expect(panel).toContain('8 → 4')
    expect(panel).toContain('board.mayCounter')
  })

  test('is not made of a Move', () => {
    expect(preview(board, 'beast to I4')).toBeUndefined()
  })
})

describe('the tray', () => {
  test('holds the own hand, the piles and the actions left', () => {
    const tray = draw(<Dock {...boardWith()} />)
    expect(count(tray, 'class="anchor card tactic')).toBe(2)
    expect(tray).toContain('tactic.T14.if')
    expect(count(tray, 'class="pip on"')).toBe(3)
    expect(tray).toContain('board.tacticDeck')
  })

  test('gilds a card that can be revealed now', () => {
    const view = viewWith(openWith(), [
      { do: 'tactic.window', with: { seat: 'p1', event: { window: 'actionDone', owner: 'p1' }, passed: [] } },
    ])
    const options = [{ id: 'reveal T14', at: ['tactic T14'] }]
    expect(count(draw(<Dock {...boardWith({ view, options })} />), 'playable')).toBe(1)
  })

  test('shows an onlooker no hand', () => {
    const { own: _hidden, ...watching } = viewWith()
    expect(draw(<Dock {...boardWith({ view: watching })} />)).not.toContain('class="anchor card tactic')
  })

  test('at the set-up of Solo offers the cards to keep', () => {
    const view = viewWith(soloWith(), [
      { do: 'setup.keepUnit', with: { seat: 'p1', class: 'fighter', cards: ['F1', 'F2'] } },
    ])
    const options = ['F1', 'F2'].map(card => ({ id: `keep ${card}`, at: [`keep ${card}`] }))
    expect(count(draw(<Dock {...boardWith({ view, options })} />), 'class="anchor card unit-card')).toBe(2)
  })
})
