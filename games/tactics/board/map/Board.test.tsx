import { px } from '@tabletome/boardkit'
import { draw } from '@tabletome/boardkit/testing'
import { describe, expect, test } from 'vitest'
import { groundOf } from '../../rules/realm/ground.query.ts'
import { spaceName, spaceOf } from '../../rules/realm/spaces.query.ts'
import { Board } from './Board.tsx'
import { boardWith, openWith, optionsOf, soloWith, unit, units, viewWith } from '../testing/fixture.ts'
import { text as en } from '../../text/en.ts'
import { text as fr } from '../../text/fr.ts'
import { MenaceOverlay } from './MenaceOverlay.tsx'
import { Realm } from './Realm.tsx'
import { sceneOf, standOf, worldOf } from './scene.ts'
import { menacesAt, threatened, threatsTo } from './threats.ts'
import { pickerAt } from './useToolStates.ts'

const count = (markup: string, part: string) => markup.split(part).length - 1
const at = (name: string) => spaceOf(name) ?? -1
/** What catches the pointer for an anchor. */
const hitOf = (markup: string, anchor: string) =>
  markup.match(new RegExp(`<(rect|circle) [^>]*data-anchor="${anchor}"[^>]*>`))?.[0] ?? ''
const open = openWith()
const acting = { options: optionsOf(open, 'p1'), subject: 'unit p1.beast' }

test('what a tool shows at one table is not shown at the next', () => {
  const board = <Board {...boardWith()} />
  const numbered = draw(board, table => pickerAt(table).setPick({ numbers: true }))
  expect(numbered.length).toBeGreaterThan(draw(board).length)
  expect(draw(board)).toBe(draw(board))
})

describe('the realm', () => {
  const board = draw(<Board {...boardWith()} />)

  test('is one grid for the keyboard: 165 spaces, one of them in the tab order', () => {
    expect(count(board, 'role="button" tabindex="0"')).toBe(1)
    expect(count(board, 'role="button" tabindex="-1"')).toBe(164)
    expect(hitOf(board, 'space G5')).toContain('data-place')
  })

  test('has height: side faces with a line of strata for every level but one', () => {
    expect(count(board, 'class="cliff-south"')).toBeGreaterThan(20)
    expect(count(board, 'class="cliff-east"')).toBeGreaterThan(10)
    expect(count(board, 'class="land-3"')).toBe(8)
    expect(count(board, 'class="strata"')).toBeGreaterThan(5)
  })

  test('shows terrain, the three areas by their patterns, portals and stars', () => {
    expect(count(board, 'class="snow"')).toBe(3)
    expect(count(board, 'class="machine"')).toBe(2)
    expect(count(board, 'class="bridge"')).toBe(3)
    expect(count(board, 'class="roof"')).toBe(15)
    expect(count(board, 'class="portal"')).toBe(7)
    expect(count(board, 'class="start"')).toBe(16)
    for (const area of ['crimson', 'gold', 'azure']) expect(count(board, `${area})"`)).toBe(6)
  })

  test('carries every unit with class, owner, Health and supply', () => {
    expect(count(board, 'class="unit"')).toBe(8)
    expect(count(board, 'class="plate-text"')).toBe(8)
    expect(count(board, 'class="weak-mark"')).toBe(1)
    expect(count(board, 'class="ammo"')).toBe(4)
    expect(count(board, 'class="mana"')).toBe(2)
  })

  test('is the same at every render', () => {
    expect(draw(<Board {...boardWith()} />)).toBe(board)
  })

  test('keeps the flag of a Trigger Space in sight beside the unit that stands on it', () => {
    const { crimson } = groundOf(open).triggers
    const spot = spaceName(crimson ?? 0)
    const held = openWith({ units: units(unit('p1', 'B1', spot), unit('p2', 'F6', 'K4')) })
    const free = openWith({ units: units(unit('p1', 'B1', 'J4'), unit('p2', 'F6', 'K4')) })
    const drawn = (each: typeof open) => draw(<Board {...boardWith({ view: viewWith(each) })} />)
    const flagIn = (markup: string) => /class="held-flags"[^>]*>(<g class="area-of-\w+")?/.exec(markup)?.[1]
    expect(flagIn(drawn(held))).toBe('<g class="area-of-crimson"')
    expect(flagIn(drawn(free))).toBeUndefined()
    // It is drawn after the units, so that none lies on it.
    expect(drawn(held).indexOf('class="held-flags"')).toBeGreaterThan(drawn(held).lastIndexOf('class="unit"'))
  })

  test('in Battle has the Artifact instead of areas', () => {
    const battle = openWith({ mode: 'battle', realm: 'battle:8x5@D1.0', flags: {}, artifact: { at: at('H6') } })
    const markup = draw(<Board {...boardWith({ view: viewWith(battle) })} />)
    expect(markup).toContain('artifact-ground')
    expect(markup).not.toContain('area-line')
    const borne = { ...battle, artifact: { unit: 'p1.beast' as const } }
    expect(draw(<Board {...boardWith({ view: viewWith(borne) })} />)).toContain('unit-badge bearer')
  })
})

describe('the unit in focus', () => {
  const board = draw(<Board {...boardWith(acting)} />)

  test('is picked, and the spaces it can go to carry their costs', () => {
    expect(count(board, 'is-picked')).toBe(1)
    expect(board).toContain('class="can-cost">4<')
    expect(hitOf(board, 'space J4')).toContain('aria-label="the space J4, board.cost"')
  })

  test('without one nothing is marked but who could act', () => {
    const idle = draw(<Board {...boardWith({ options: acting.options })} />)
    expect(idle).not.toContain('can-cell')
    expect(count(idle, 'is-can')).toBe(4)
  })

  test('marks its targets by corners', () => {
    const near = openWith({ units: units(unit('p1', 'B1', 'J4'), unit('p2', 'F6', 'K4')) })
    const view = viewWith(near)
    const markup = draw(<Board {...boardWith({ view, options: optionsOf(near, 'p1'), subject: 'unit p1.beast' })} />)
    expect(count(markup, 'token-target')).toBe(1)
  })
})

describe('a plan', () => {
  test('of a Move shows its way, what a Village gives and the price', () => {
    const board = draw(<Board {...boardWith({ ...acting, selected: 'beast to J4' })} />)
    expect(count(board, 'class="route"')).toBe(1)
    expect(count(board, 'class="route-dot"')).toBe(3)
    expect(board).toContain('+4 ♥')
    expect(board).toContain('board.chipCost')
    expect(hitOf(board, 'space J4')).toContain('aria-pressed="true"')
  })

  test('is drawn as a ghost where the preview puts the unit', () => {
    const then = openWith()
    then.units['p1.beast'] = unit('p1', 'B1', 'J4', { health: 10 })
    const board = draw(<Board {...boardWith({ ...acting, foreseen: viewWith(then) })} />)
    expect(count(board, ' ghost"')).toBe(1)
    expect(count(board, 'class="hp-gain"')).toBe(4)
    expect(count(board, 'class="route"')).toBe(1)
  })

  test('of a blow shows every landing with its odds', () => {
    const near = openWith({ units: units(unit('p1', 'B1', 'J4'), unit('p2', 'F6', 'K4', { health: 8 })) })
    const board = draw(
      <Board
        {...boardWith({ view: viewWith(near), options: optionsOf(near, 'p1'), selected: 'beast melee p2.fighter' })}
      />,
    )
    for (const chip of ['chipDamage', 'chipStays', 'chipFalls', 'chipWall']) expect(board).toContain(`board.${chip}`)
    expect(count(board, ' ghost"')).toBe(1)
  })
})

test('what the chronicle points at and what a fact touches lights up', () => {
  expect(count(draw(<Board {...boardWith({ lit: ['unit p2.rogue', 'space A1'] })} />), 'class="lit-')).toBe(3)
  const fact = { type: 'damaged', unit: 'p2.fighter', by: 'p1.beast', from: 8, to: 4 }
  const board = draw(<Board {...boardWith({ fact })} />)
  expect(count(board, 'class="lit-ring"')).toBe(2)
  expect(board).toContain('−4 ♥')
})

test('dice are shown with the faces that fell', () => {
  const fact = { type: 'rolled', unit: 'p1.beast', for: 'knockBack', faces: ['push', 'missPush'], count: 2 }
  expect(count(draw(<Board {...boardWith({ fact })} />), 'class="rolled-die"')).toBe(2)
})

describe('Solo', () => {
  test('numbers the heroes in the order of the current card', () => {
    const enemyTurn = soloWith({
      turn: { owner: 'e1', number: 9, step: 'actions', actionsLeft: 0, card: 'S3', unit: 'e1.beast' },
    })
    const board = draw(<Board {...boardWith({ view: viewWith(enemyTurn, []) })} />)
    expect(board).toContain('compass-ring')
    expect(count(board, 'class="order-mark')).toBe(3)
    expect(count(board, 'order-mark now')).toBe(1)
  })

  test('opens the flipped box as a small board with its cells as anchors', () => {
    const options = [{ id: 'rogue in A3', at: ['unit p1.rogue', 'inside A3'] }]
    const board = draw(<Board {...boardWith({ view: viewWith(soloWith()), options, subject: 'unit p1.rogue' })} />)
    expect(count(board, 'data-anchor="inside ')).toBe(20)
    expect(hitOf(board, 'inside A3')).toContain('tabindex="0"')
    expect(hitOf(board, 'inside B2')).toContain('tabindex="-1"')
    expect(count(board, 'class="pit"')).toBe(20)
  })
})

test('a dungeon is folded to its title, without MP, until its explorer is in focus or moves', () => {
  const folded = draw(<Board {...boardWith({ view: viewWith(soloWith()) })} />)
  expect(folded).toContain('<details class="dungeon')
  expect(folded).not.toContain('board.dungeonMp')
  const looked = draw(<Board {...boardWith({ view: viewWith(soloWith()), subject: 'unit p1.rogue' })} />)
  expect(looked).toContain('<details open="" class="dungeon')
  expect(looked).not.toContain('board.dungeonMp')
  const move = { unit: 'p1.rogue', mp: 2, path: [], byCard: false, begun: true, warden: false } as const
  const moving = draw(<Board {...boardWith({ view: viewWith(soloWith({ move: { ...move, path: [] } })) })} />)
  expect(moving).toContain('<details open="" class="dungeon')
  expect(moving).toContain('board.dungeonMp')
})

describe('a realm without a match', () => {
  const words = { label: 'realm', name: 'name', north: 'N' }

  test('is drawn from its code, with spaces to choose only if asked for', () => {
    const still = draw(<Realm code="front" {...words} />)
    expect(count(still, 'class="land-3"')).toBe(8)
    expect(still).not.toContain('role="button"')
    expect(draw(<Realm code="battle:8x5@D1.1" {...words} onChoose={() => undefined} />)).toContain('role="button"')
  })

  test('shows a box in hand at the height it would have, and marks what is wrong', () => {
    const ghost = { box: '5x4', at: 'E7', turn: 0, fits: false } as const
    const highlight = [{ space: at('H6'), kind: 'wrong' }] as const
    const board = draw(<Realm code="battle:" {...words} ghosts={[ghost]} highlight={highlight} />)
    expect(board).toContain('ghost-box wrong')
    expect(count(board, 'class="ghost-side"')).toBe(2)
    expect(board).toContain('realm-cell is-wrong')
  })

  test('refuses nonsense', () => {
    expect(() => draw(<Realm code="nowhere" {...words} />)).toThrow('nowhere')
  })
})

describe('the threats', () => {
  const board = boardWith()
  const threats = threatsTo(board, open, undefined)
  const { attackers, melee, ranged } = threatened(threats)
  const withTool = draw(<Board {...board} />, table => pickerAt(table).setPick({ threats: true }))
  const inThreats = withTool.slice(withTool.indexOf('class="threats"'))
  const cells = [...inThreats.slice(0, inThreats.indexOf('class="threat-far"')).matchAll(/fill-opacity="([\d.]+)"/g)]

  test('are drawn only with their tool, the stronger the more could attack a space', () => {
    expect(draw(<Board {...board} />)).not.toContain('class="threats"')
    expect(cells).toHaveLength(melee.length + ranged.length)
    const by = (least: number, most = least) =>
      [...attackers.values()].filter(count => count >= least && count <= most).length
    const drawnAt = (strength: number) => cells.filter(([, opacity]) => Number(opacity) === strength).length
    expect(by(1)).toBeGreaterThan(0)
    expect(by(2)).toBeGreaterThan(0)
    expect([drawnAt(0.4), drawnAt(0.7), drawnAt(1)]).toEqual([by(1), by(2), by(3, 9)])
  })

  test('name for one space who hits it and how hard, and the sum', () => {
    const scene = sceneOf(groundOf(open), 0)
    const space = [...attackers].find(([, count]) => count === 2)?.[0] ?? -1
    const menaces = menacesAt(threats, space)
    const sum = menaces.reduce((all, { damage }) => all + damage, 0)
    const over = (text: typeof en, by = menaces) =>
      draw(
        <MenaceOverlay
          board={boardWith({ text })}
          scene={scene}
          world={worldOf(scene, false)}
          space={space}
          menaces={by}
        />,
      )
    expect(sum).toBeGreaterThan(0)
    for (const [text, by] of [
      [en, 'by'],
      [fr, 'par'],
    ] as const) {
      const markup = over(text)
      expect(markup).toContain(`>${sum} ${by} 2<`)
      for (const { unit: id, damage, kind } of menaces) {
        const [x, y] = standOf(scene, open.units[id]?.at ?? -1)
        expect(markup).toContain(`d="M${px(x)} ${px(y)}L`)
        expect(markup).toContain(`class="menace is-${kind}"`)
        expect(markup).toContain(`>−${damage}<`)
      }
    }
    expect(over(en, [])).toContain('>out of their reach<')
    expect(over(fr, [])).toContain('>hors de leur portée<')
    expect(over(en, [])).not.toContain('class="menace ')
  })
})
