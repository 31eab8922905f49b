import { foresee, sfc32, start, type Position } from '@tabletome/engine'
import { loadLateParts } from '@tabletome/boardkit'
import { draw } from '@tabletome/boardkit/testing'
import { beforeAll, expect, test } from 'vitest'
import type { BoardOption, BoardProps } from '../../types.ts'
import { game } from '../index.ts'
import { SCIONS } from '../content/scions.ts'
import type { Victorum } from '../rules/state/shape.ts'
import { given } from '../test/given.ts'
import { text as en } from '../text/en.ts'
import { text as fr } from '../text/fr.ts'
import { Board } from './Board.tsx'
import { Figures, Scales } from './panels/Campaign.tsx'
import { Subject } from './panels/Subject.tsx'
import { glyphs } from './art/glyphs.ts'
import { leaves } from './panels/leaves.tsx'
import { preview } from './hand/preview.tsx'
import { Seats } from './panels/Seats.tsx'
import { Dock } from './panels/Dock.tsx'

beforeAll(() => loadLateParts('victorum'))

type Decision = Position<Victorum>['decisions'][number]
const Leaves = (board: BoardProps) => leaves(board).map(({ body }) => body)
const PARTS = [Board, Seats, Scales, Figures, Subject, Dock, Leaves]
const MOST = 700

const optionsOf = ({ options }: Decision): BoardOption[] =>
  options.map(({ id, at }) => ({ id, at: at === undefined ? [id] : typeof at === 'string' ? [at] : at }))

/** A table that nobody is asked at. */
const quietProps = (position: Position<Victorum>, seat: Decision['seat'], text: BoardProps['text'], compact: boolean) =>
  ({
    view: position.view(seat),
    options: [],
    lit: [],
    seats: [],
    names: { of: (each: string) => each, isMe: () => true },
    text,
    compact,
    choose: () => undefined,
    setSubject: () => undefined,
    point: () => undefined,
    open: () => undefined,
  }) as unknown as BoardProps

const propsOf = (
  position: Position<Victorum>,
  decision: Decision,
  chosen: string,
  text: BoardProps['text'],
  compact: boolean,
) => {
  const quiet = quietProps(position, decision.seat, text, compact)
  const foreseen = foresee(game, position.view(decision.seat), chosen)[0]?.view
  return {
    ...quiet,
    ...(foreseen ? { foreseen } : {}),
    options: optionsOf(decision),
    selected: chosen,
  } as unknown as BoardProps
}

/** Everything is drawn for a question, or for a fact: what is missing or was not filled in. */
const faultsOf = (props: BoardProps, choice: string, chosen?: string): string[] => {
  const faults: string[] = []
  for (const { id } of props.options) {
    const { icon } = props.text.option(choice, id, props.view, props.names)
    if (icon !== undefined && !(icon in glyphs)) faults.push(`no icon ${icon}`)
  }
  for (const Part of PARTS)
    for (const fault of draw(<Part {...props} />).match(/NaN|undefined|\{\w+\}|board\.\w+/g) ?? [])
      faults.push(`${Part.name} ${choice}: ${fault}`)
  if (chosen !== undefined) draw(<>{preview(props, chosen)}</>)
  return faults
}

/** Facts that were drawn, once in all these games. */
const shown = new Set<string>()

test.each([
  ['krakenlance', 'hydra', 'chosen'],
  ['nox', 'gorgons', 'valiant'],
  ['the-parthian', 'pluto', 'fearless'],
] as const)('%s against %s: every question and every fact can be drawn', (hero, scion, difficulty) => {
  const options = { hero, scion, difficulty, first: false }
  const position = start(game, { mode: 'campaign', players: 1, options }, sfc32(`board ${hero}`))
  position.watch()
  const random = sfc32(`answers ${hero}`)
  const drawn = new Map<string, number>()
  const faults = new Set<string>()
  for (let n = 0; n < MOST && position.outcome === undefined && faults.size < 6; n++) {
    const [decision] = position.decisions
    if (!decision) break
    const { seat, choice, options: offered } = decision
    const able = offered.filter(({ id }) => id !== 'surrender' && id !== 'auto')
    const chosen = (able.length > 0 ? able : offered)[random.below(Math.max(1, able.length))]?.id ?? ''
    const times = drawn.get(choice) ?? 0
    drawn.set(choice, times + 1)
    if (times < 2) {
      const props = propsOf(position, decision, chosen, drawn.size % 2 ? fr : en, times === 1)
      for (const fault of faultsOf(props, choice, chosen)) faults.add(fault)
    }
    position.answer(seat, chosen)
    for (const { fact, shot } of position.facts) {
      if (shown.has(fact.type)) continue
      shown.add(fact.type)
      const quiet = quietProps(position, seat, en, n % 2 === 0)
      const view = { ...quiet.view, ...shot } as BoardProps['view']
      for (const fault of faultsOf({ ...quiet, fact, view }, fact.type)) faults.add(fault)
      const icon = en.log(fact, { of: each => each, isMe: () => false })?.icon
      if (icon !== undefined && !(icon in glyphs)) faults.add(`no icon ${icon}`)
    }
  }
  expect([...faults]).toEqual([])
  expect(drawn.size).toBeGreaterThan(10)
})

test.each(Object.values(SCIONS))('every question of the combat with $id can be drawn', ({ id: scion, chips }) => {
  const rival = chips.map((chip, i) => `${chip.id} ${['B3', 'B2', 'B4'][i] ?? 'A1'}`)
  const mine = ['hero F3', 'archer.1 E3', 'attacker.1 D4']
  const combat = { kind: 'scion', arena: 'VES', rival, mine, embers: ['C5', 'E2'] } as const
  const campaign = {
    scion,
    act: 4,
    place: 'VES-C',
    hp: 12,
    health: 12,
    blessings: 8,
    bag: ['lost-legionary', 'multiply'],
  } as const
  const { table: position } = given({ ...campaign, combat })
    .from('rival')
    .resumed()
  const random = sfc32(`scion ${scion}`)
  const drawn = new Set<string>()
  const faults = new Set<string>()
  for (let n = 0; n < 120 && position.outcome === undefined; n++) {
    const [decision] = position.decisions
    if (!decision) break
    const { seat, choice, options } = decision
    const chosen = options[random.below(options.length)]?.id ?? ''
    if (!drawn.has(choice)) {
      const props = propsOf(position, decision, chosen, n % 2 ? fr : en, n % 3 === 0)
      for (const fault of faultsOf(props, choice, chosen)) faults.add(fault)
    }
    drawn.add(choice)
    position.answer(seat, chosen)
  }
  expect([...faults]).toEqual([])
  expect(drawn).toContain('rival.start')
})
