import { renderToStaticMarkup as draw } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Arrow } from './Arrow.tsx'
import { Button } from '../frame/Button.tsx'
import { Card } from './Card.tsx'
import { Defs } from './Defs.tsx'
import { Miniature } from './Diaper.tsx'
import { Icon } from './Icon.tsx'
import { SeatLettersProvider } from './letters.ts'
import { OptionButton } from '../hand/OptionButton.tsx'
import { Pile } from './Pile.tsx'
import { SEAT_COLOURS, SeatMark, seatShape } from './seats.tsx'
import { HealthArc, MiniToken, Token } from './Token.tsx'
import { Pips, Track } from './Track.tsx'

const GLYPH = 'm1 2l3 4|m5 6'
const count = (markup: string, part: string) => markup.split(part).length - 1

test('a token shows one stroke per Hit Point, the lost ones dark', () => {
  const token = draw(<Token seat="ruby" glyph={GLYPH} hp={3} max={5} />)
  expect(count(token, 'hp-on')).toBe(3)
  expect(count(token, 'hp-off')).toBe(2)
  expect(token).toContain('class="plate-text">3<')
  expect(token).toContain('class="tag-text">R<')
})

test('a preview hatches what is gained and lost, and keeps the rest', () => {
  const losing = draw(<HealthArc hp={3} max={4} r={20} lose={2} />)
  expect([count(losing, 'hp-on'), count(losing, 'hp-lose'), count(losing, 'hp-off')]).toEqual([1, 2, 1])
  const gaining = draw(<HealthArc hp={1} max={4} r={20} gain={2} />)
  expect([count(gaining, 'hp-on'), count(gaining, 'hp-gain'), count(gaining, 'hp-off')]).toEqual([1, 2, 1])
})

test('a token without Hit Points has neither ring nor plate', () => {
  const token = draw(<Token seat="sable" glyph={GLYPH} />)
  expect(token).not.toContain('hp-')
  expect(token).not.toContain('plate')
})

test('below 30 px a token drops its ring', () => {
  expect(draw(<MiniToken seat="ruby" glyph={GLYPH} size={36} hp={2} max={4} />)).toContain('hp-on')
  expect(draw(<MiniToken seat="ruby" glyph={GLYPH} size={24} hp={2} max={4} />)).not.toContain('hp-on')
})

test('a seat wears the first letter of its colour’s name in the reader’s language', () => {
  expect(draw(<SeatMark seat="sapphire" />)).toContain('>B<')
  const french = { ruby: 'R', sapphire: 'B', emerald: 'V', topaz: 'J', sable: 'X' }
  const token = draw(
    <SeatLettersProvider value={french}>
      <Token seat="emerald" glyph={GLYPH} />
    </SeatLettersProvider>,
  )
  expect(token).toContain('>V<')
})

test('no two seats share a shape', () => {
  expect(new Set(SEAT_COLOURS.map(seat => seatShape(seat, 20))).size).toBe(SEAT_COLOURS.length)
  for (const seat of SEAT_COLOURS) {
    expect(seatShape(seat, 20)).not.toContain('NaN')
    expect(draw(<SeatMark seat={seat} />)).toContain(`url(#hatch-${seat})`)
  }
})

test('every pattern a piece points at is defined', () => {
  const defs = draw(<Defs />)
  for (const seat of SEAT_COLOURS) expect(defs).toContain(`id="hatch-${seat}"`)
  for (const id of ['fibres', 'threat-lines', 'gain-lines', 'waves', 'stipple', 'char'])
    expect(defs).toContain(`id="${id}"`)
  expect(draw(<Defs />)).toBe(defs)
})

test('an icon is decoration unless it has a name', () => {
  expect(draw(<Icon body={GLYPH} />)).toContain('aria-hidden="true"')
  expect(draw(<Icon body={GLYPH} label="Bear" />)).toContain('role="img" aria-label="Bear"')
  expect(count(draw(<Icon body={GLYPH} />), '<path')).toBe(2)
})

test('a barred option stays reachable, says why and chooses nothing', () => {
  const barred = draw(<OptionButton state="barred" keyCap="3" what="Defend" why="Exhausted" />)
  expect(barred).toContain('aria-disabled="true"')
  expect(barred).not.toContain('disabled=""')
  expect(barred).toContain('Exhausted')
  const can = draw(<OptionButton keyCap="3" what="Defend" />)
  expect(can).not.toContain('aria-disabled')
  expect(can).toContain('aria-keyshortcuts="3"')
})

test('a chosen option is pressed', () => {
  expect(draw(<OptionButton state="chosen" what="Defend" />)).toContain('aria-pressed="true"')
  expect(draw(<OptionButton state="can" what="Defend" />)).not.toContain('aria-pressed')
})

test('boxes: on, lost, gained and empty add up to the track', () => {
  const track = draw(<Track on={8} max={11} lose={3} gain={2} label="8 of 11" />)
  expect([count(track, '"on health"'), count(track, '"lose"'), count(track, '"gain"'), count(track, '"off"')]).toEqual([
    5, 3, 2, 1,
  ])
  expect(track).toContain('aria-label="8 of 11"')
  expect(count(draw(<Track on={2} max={4} marked={[4]} />), 'marked')).toBe(1)
})

test('pips: planned, left, spent', () => {
  const pips = draw(<Pips left={2} planned={1} of={4} label="2 of 4" />)
  expect([count(pips, '"pip plan"'), count(pips, '"pip on"'), count(pips, '"pip"')]).toEqual([1, 1, 2])
})

test('a pile that can be opened is a button, another is a picture; an empty one shows no card', () => {
  expect(draw(<Pile icon={GLYPH} count={5} name="Discard" label="Discard, 5" onOpen={() => undefined} />)).toContain(
    '<button',
  )
  const empty = draw(<Pile icon={GLYPH} count={0} name="Discard" label="Discard, 0" />)
  expect(empty).toContain('role="img"')
  expect(empty).toContain('deep-0')
  expect(empty).not.toContain('<svg')
})

test('a button shows its key and announces it', () => {
  const button = draw(
    <Button kind="go" keyCap="Enter">
      Confirm
    </Button>,
  )
  expect(button).toContain('type="button"')
  expect(button).toContain('aria-keyshortcuts="Enter"')
  expect(button).toContain('btn go')
})

test('a card has its seat on its head', () => {
  expect(draw(<Card name="Crag Bears" kind="Enemy" seat="sable" />)).toContain('card seat-sable')
})

test('an arrow lies on a cream underlay and ends at its target', () => {
  const arrow = draw(<Arrow from={[0, 0]} to={[100, 0]} kind="blow" />)
  expect(arrow.indexOf('arrow-under')).toBeLessThan(arrow.indexOf('arrow-line'))
  expect(arrow).toContain('points="100,0 ')
})

test('a miniature is the same at every render', () => {
  const miniature = <Miniature seat="ruby">art</Miniature>
  expect(draw(miniature)).toBe(draw(miniature))
})
