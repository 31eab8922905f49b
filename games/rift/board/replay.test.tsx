import { foresee, sfc32, start, type Position } from '@tabletome/engine'
import { loadLateParts } from '@tabletome/boardkit'
import { draw } from '@tabletome/boardkit/testing'
import { beforeAll, expect, test } from 'vitest'
import type { BoardOption, BoardProps } from '../../types.ts'
import { game } from '../index.ts'
import type { Rift } from '../rules/state/shape.ts'
import { text as en } from '../text/en.ts'
import { text as fr } from '../text/fr.ts'
import { Board } from './map/Board.tsx'
import { Figures, Scales } from './panels/Scales.tsx'
import { Subject } from './panels/Subject.tsx'
import { glyphs } from './art/glyphs.ts'
import { leaves } from './panels/leaves.tsx'
import { Seats } from './panels/Seats.tsx'
import { Dock } from './hand/Dock.tsx'

beforeAll(() => loadLateParts('rift'))

type Decision = Position<Rift>['decisions'][number]
const Leaves = (board: BoardProps) => leaves(board).map(({ body }) => body)
const PARTS = [Board, Seats, Scales, Figures, Subject, Dock, Leaves]
const MOST = 420

const optionsOf = ({ options }: Decision): BoardOption[] =>
  options.map(({ id, at }) => ({ id, at: at === undefined ? [id] : typeof at === 'string' ? [at] : at }))

/** A table that nobody is asked at. */
const quietProps = (position: Position<Rift>, seat: Decision['seat'], text: BoardProps['text'], compact: boolean) =>
  ({
    view: position.view(seat),
    options: [],
    lit: [],
    seats: [],
    names: { of: (each: string) => each, isMe: (each: string) => each === seat },
    text,
    compact,
    choose: () => undefined,
    setSubject: () => undefined,
    point: () => undefined,
    open: () => undefined,
  }) as unknown as BoardProps

const propsOf = (
  position: Position<Rift>,
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
    draft: { steps: [chosen], back: () => undefined, cancel: () => undefined },
  } as unknown as BoardProps
}

const faultsOf = (props: BoardProps): readonly string[] =>
  PARTS.flatMap(Part => draw(<Part {...props} />).match(/NaN|undefined|\{\w+\}|board\.\w+/g) ?? [])

/** Facts that were drawn, once in all these games. */
const shown = new Set<string>()

test.each([
  ['scenario', 2, 2],
  ['scenario', 1, 4],
  ['scenario', 3, 6],
  ['scenario', 2, 7],
  ['scenario', 2, 8],
  ['scenario', 4, 9],
  ['storm', 2, 5],
] as const)('%s for %i on map %i: every question and every fact can be drawn', (mode, players, scenario) => {
  const position = start(game, { mode, players, options: { scenario } }, sfc32(`board ${mode} ${scenario}`))
  position.watch()
  const random = sfc32(`answers ${mode} ${scenario}`)
  const drawn = new Set<string>()
  const faults: string[] = []
  for (let n = 0; n < MOST && position.outcome === undefined && faults.length < 6; n++) {
    const decision = position.decisions[random.below(position.decisions.length)]
    if (!decision) break
    const { seat, choice, options } = decision
    const chosen = options[random.below(options.length)]?.id ?? ''
    if (!drawn.has(choice)) {
      const props = propsOf(position, decision, chosen, drawn.size % 2 ? fr : en, drawn.size % 3 === 0)
      drawn.add(choice)
      const icons = options.map(({ id }) => props.text.option(choice, id, props.view, props.names).icon)
      for (const icon of new Set(icons)) if (icon !== undefined && !(icon in glyphs)) faults.push(`no icon ${icon}`)
      faults.push(...faultsOf(props))
    }
    position.answer(seat, chosen)
    for (const { fact, shot } of position.facts) {
      if (shown.has(fact.type)) continue
      shown.add(fact.type)
      const quiet = quietProps(position, seat, en, n % 2 === 0)
      faults.push(...faultsOf({ ...quiet, fact, view: { ...quiet.view, ...shot } as BoardProps['view'] }))
      const icon = en.log(fact, { of: each => each, isMe: () => false })?.icon
      if (icon !== undefined && !(icon in glyphs)) faults.push(`no icon ${icon}`)
    }
  }
  expect(faults).toEqual([])
  expect(drawn.size).toBeGreaterThan(4)
})
