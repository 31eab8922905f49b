import type { BoardProps } from '../../../types.ts'
import { draw } from '@tabletome/boardkit/testing'
import { describe, expect, test } from 'vitest'
import { given } from '../../test/given.ts'
import { won } from '../../test/outcome.ts'
import { AttackPanel, rerollOf } from './AttackPanel.tsx'
import { Figures, Scales } from './Campaign.tsx'
import { Subject } from './Subject.tsx'
import { HitDie } from './dice.tsx'
import { waysOf } from './IntentPanel.tsx'
import { leaves } from './leaves.tsx'
import { bagOdds, rivalsOf } from './lineup.ts'
import { preview } from '../hand/preview.tsx'
import { lossRows } from './OddsBox.tsx'
import { shifted } from './OrderPicker.tsx'
import { oddsOfTroop } from './outlook.ts'
import { intentsOf } from '../map/intents.ts'
import { openOf } from '../read.ts'
import { Seats } from './Seats.tsx'
import { plainText } from '../../../testing/plainText.ts'
import { boardOf, engaging, picked, running } from '../testing/fixture.ts'
import { Dock } from './Dock.tsx'

/** The leaves one below the other, with their titles. */
const Known = (board: BoardProps) =>
  leaves(board).map(({ id, title, aside, body }) => (
    <section key={id}>
      {title} {aside} {body}
    </section>
  ))

const count = (markup: string, part: string) => markup.split(part).length - 1

describe('the hero and the campaign', () => {
  test('show HP, statistics with their sources, dice, prowess, weeks, influence and blessings', () => {
    const game = given({ act: 2, weeks: 6, influence: 6, blessings: 2, prowess: ['endurance-1', 'winged-sandals'] })
    const seats = draw(<Seats {...boardOf(game)} />)
    const scales = draw(<Scales {...boardOf(game)} />)
    expect(count(scales, 'class="is-past"')).toBe(6)
    expect(count(scales, 'class="is-now"')).toBe(1)
    expect(count(seats, 'class="figure"')).toBe(5)
    const pad = draw(<Known {...boardOf(game)} />)
    expect(pad).toContain('&lt;prowess winged-sandals&gt;')
    expect(count(pad, 'class="ladder"')).toBe(4)
    expect(scales).toContain('board.baneIn')
  })

  test('warn in the last week, and fit into one line on a phone', () => {
    expect(draw(<Scales {...boardOf(given({ weeks: 11 }))} />)).toContain('board.lastWeek')
    const row = draw(<Figures {...boardOf(given({ weeks: 4, influence: 6 }), { compact: true })} />)
    expect(count(row, 'class="scale-figure"')).toBe(4)
    expect(row).toContain('<b>5</b><span class="faint">/12</span>')
    expect(row).toContain('<b>6</b><span class="faint">/8</span>')
  })
})

describe('what is being resolved', () => {
  test('on the road are the capitals with moves and events on the way', () => {
    const markup = draw(<Scales {...boardOf(given({ place: 'ATL-4' }))} />)
    expect(count(markup, '<tr>')).toBe(4)
    expect(markup).toContain('board.budgetRule')
  })

  test('at an event is the front card, whom you have for it and the cost of spectating', () => {
    const markup = draw(<Subject {...boardOf(given({ place: 'ATL-5', influence: 3 }).from('event'))} />)
    expect(markup).toContain('board.fromCamp')
    expect(markup).toContain('board.drawsBane')
  })

  test('at an event names the front chip of the region and the chances of the bag', () => {
    const stacks = { ATL: ['reptilian', 'trench-shark', 'coral-hoplite'] } as const
    const bag = ['archer.2', 'archer.3', 'lanista', 'ill-winds'] as const
    const game = given({ place: 'ATL-1', sport: ['S17'], stacks, bag }).from('event')
    // Local unit with tactic, bag unit with tactic, local unit.
    expect(rivalsOf(boardOf(game), 'S17')).toEqual(['board.withTactic', 'board.withTactic', 'board.fromStack'])
    expect(bagOdds(boardOf(game))).toBe('<unit archer> 50%, <bane ill-winds> 25%, <unit lanista> 25%')
  })

  test('in combat are the plans of the rivals with the entry that matched, and their column', () => {
    const text = plainText({ words: key => (key === 'board.markIs' ? '{entry} {mark}' : key) })
    const scales = draw(<Scales {...boardOf(running(), { text })} />)
    expect(count(scales, 'class="intent-row of-rival"')).toBe(2)
    expect(scales).toContain('board.entry.with:trident &lt;unit hero&gt;')
    expect(draw(<Known {...boardOf(running(), { text })} />)).toContain('board.nextTactic')
  })

  test('in combat names the Special a rival would use, and every equal way', () => {
    const combat = {
      arena: 'ATL',
      trident: 'none',
      rival: ['ember-archer C3'],
      mine: ['hero D4', 'attacker.1 D3'],
    } as const
    expect(draw(<Scales {...boardOf(given({ combat }).from('rival'))} />)).toContain('board.uses')
    const blow = { target: 'hero', dice: [], hits: 0, defeats: 0 }
    const strikes = [
      { from: 3, path: [3], blows: [blow] },
      { from: 4, path: [4], blows: [blow] },
      { from: 5, path: [5], special: 'sweep' as const, blows: [] },
    ]
    const plan = {
      entry: undefined,
      bold: false,
      backup: false,
      marks: [],
      destinations: [],
      stays: undefined,
      stuck: false,
    }
    expect(waysOf({ unit: 'u', side: 'rival', plan, strikes }).map(({ hexes }) => hexes)).toEqual([[3, 4], [5]])
  })

  test('is no budget of weeks while a reward is chosen', () => {
    const combat = { sport: 'hill', mine: ['hero F3'], rival: ['archer.2 B2'] } as const
    expect(draw(<Scales {...boardOf(won({ combat }))} />)).not.toContain('board.openCapitals')
  })

  test('in combat the lists of the arena are under it, the entries that decide marked; on a phone among the cards', () => {
    const strip = draw(<Dock {...boardOf(running())} />)
    expect(count(strip, 'class="entry is-bold"')).toBe(2)
    expect(count(strip, 'class="entry is-bold is-matched"')).toBe(1)
    expect(count(strip, 'class="entry"')).toBe(1)
    const phone = { ...boardOf(running()), compact: true }
    expect(draw(<Dock {...phone} />)).not.toContain('class="entry')
    expect(draw(<Known {...phone} />)).toContain('class="entry is-bold is-matched"')
  })

  test('is the unit looked at, with its list and what lies on it', () => {
    const markup = draw(<Subject {...boardOf(engaging())} />, picked({ unit: 'coral-hoplite' }))
    expect(markup).toContain('&lt;skill armored&gt;')
    expect(markup).toContain('&lt;tactic adrenaline&gt;')
    expect(count(markup, 'is-matched')).toBe(1)
  })

  test('of a scion are its dice, its effects in the order of the card, and its list', () => {
    const scion = {
      rolled: [
        { die: 'Y' as const, hit: true },
        { die: 'Y' as const, hit: true },
      ],
    }
    const game = given({
      scion: 'taotie',
      act: 4,
      combat: { kind: 'scion', arena: 'VES', rival: ['taotie B3'], mine: ['hero F3'], scion },
    })
    const markup = draw(<Subject {...boardOf(game)} />)
    expect(count(markup, 'hit-die die-Y is-hit')).toBe(2)
    expect(markup).toMatch(/run\.taotie\.move<\/span><b class="num">2/)
    expect(markup).toContain('board.entry.weakest')
  })
})

test('a die that missed keeps its number and is crossed out', () => {
  const miss = draw(<HitDie die="B" hit={false} />)
  expect(miss).toContain('>3</text>')
  expect(miss).toContain('die-line')
  expect(draw(<HitDie die="B" hit />)).not.toContain('die-line')
})

describe('odds', () => {
  test('are told before an attack: dice by source, losses, the chance to defeat', () => {
    const box = draw(<>{preview(boardOf(engaging()), 'attack hero coral-hoplite')}</>)
    expect(box).toContain('board.ownDice')
    expect(box).toContain('board.ignores')
    // Two blue dice against Armored 1 and 2 HP: three quarters lose nothing, nobody falls.
    expect(box).toContain('75%')
    expect(box).not.toContain('is-deadly')
    expect(preview(boardOf(engaging()), 'done')).toBeUndefined()
  })

  test('put together what is ignored and what is more than enough', () => {
    expect(lossRows([0.1, 0.2, 0.3, 0.4], 1, 1)).toEqual([
      { lost: 0, chance: expect.closeTo(0.3) },
      { lost: 1, chance: expect.closeTo(0.7) },
    ])
  })

  test('sum up what all rivals would do to the hero', () => {
    const open = openOf(boardOf(engaging()).view)
    const outlook = oddsOfTroop(open, intentsOf(open))
    // On a phone too: what the next turn of the rivals may cost.
    expect(count(draw(<Figures {...boardOf(engaging(), { compact: true })} />), 'class="scale-figure"')).toBe(4)
    // Shark GY and Hoplite BY.
    expect(outlook?.mean).toBeCloseTo((4 + 2 + 3 + 2) / 6)
    expect(outlook?.most).toBe(4)
    expect(outlook?.falls).toBe(0)
    expect(outlook?.saved).toBe(open.hero.blessings)
  })

  test('dice are picked for a reroll', () => {
    const options = ['keep', 'reroll 0', 'reroll 1', 'reroll 0 1'].map(id => ({ id, at: [id] }))
    expect(rerollOf(options, [1, 0])).toBe('reroll 0 1')
    expect(rerollOf(options, [2])).toBeUndefined()
    const attack = {
      attacker: 'hero',
      target: 'trench-shark',
      dice: ['B', 'B'] as const,
      hits: [true, false],
      dealt: 0,
      lost: 0,
    }
    const board = { ...boardOf(engaging()), options }
    const asked = {
      ...board,
      view: { ...board.view, agenda: [{ do: 'attack.reroll', with: undefined }] },
    } as typeof board
    expect(count(draw(<AttackPanel board={asked} attack={attack} />), 'class="die-button"')).toBe(2)
  })
})

test('cards are put in another order one place at a time', () => {
  expect(shifted(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(shifted(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
})

describe('the camp', () => {
  test('shows units face up and defeated, tactics, opportunities with progress and claim, banes', () => {
    const game = given({
      place: 'ATL-4',
      defeated: ['defender.1'],
      units: ['archer.1'],
      tactics: ['stun', 'adrenaline'],
      opportunities: [{ card: 'O29', seen: [], met: true }, 'O28'],
      health: 9,
      campBanes: ['hunted'],
    })
    const markup = draw(<Dock {...boardOf(game)} />)
    expect(count(markup, 'class="vic-anchor chip-face')).toBe(2)
    expect(count(markup, 'chip-face is-down')).toBe(1)
    expect(count(markup, 'pill is-big')).toBe(2)
    expect(count(markup, 'class="claim"')).toBe(1)
    expect(markup).toContain('&lt;bane hunted&gt;')
  })

  test('deals out what is to be chosen where no map shows it', () => {
    const gain = { do: 'camp.gainTactics', with: { count: 1, cause: 'test' } }
    const game = given({ tactics: ['stun', 'adrenaline', 'hamstring'] })
      .running(gain)
      .do('tactic bolster-health')
    const markup = draw(<Dock {...boardOf(game)} />)
    expect(game.asked).toBe('camp.discard')
    expect(count(markup, 'offer-card')).toBe(4)
  })
})

test('what is known are fronts, stacks, the bag with odds, primuses, scion and supplies', () => {
  const markup = draw(<Known {...boardOf(given({ bag: ['archer.1', 'archer.2', 'ambush', 'defender.2'] }))} />)
  expect(markup).toContain('×2 50%')
  expect(count(markup, 'bag-chip is-bane')).toBe(1)
  expect(count(markup, 'data-anchor="primus ')).toBe(3)
  expect(count(markup, 'class="known-row"')).toBe(11)
})
