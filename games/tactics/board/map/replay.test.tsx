import { loadLateParts } from '@tabletome/boardkit'
import { draw } from '@tabletome/boardkit/testing'
import { foresee, sfc32, start, type Position } from '@tabletome/engine'
import { beforeAll, expect, test } from 'vitest'
import type { BoardOption, BoardProps } from '../../../types.ts'
import { game } from '../../index.ts'
import type { Tactics } from '../../rules/state/shape.ts'
import { text as en } from '../../text/en.ts'
import { text as fr } from '../../text/fr.ts'
import { Board } from './Board.tsx'
import { Figures, Scales } from '../panels/Scales.tsx'
import { Subject } from '../panels/Subject.tsx'
import { Seats } from '../panels/Seats.tsx'
import { Dock } from '../panels/Dock.tsx'

beforeAll(() => loadLateParts('tactics'))

type Decision = Position<Tactics>['decisions'][number]
const PARTS = [Board, Seats, Scales, Figures, Subject, Dock]
const MOST = 260

const optionsOf = ({ options }: Decision): BoardOption[] =>
  options.map(({ id, at }) => ({ id, at: at === undefined ? [id] : typeof at === 'string' ? [at] : at }))

/** A table that nobody is asked at. */
const quietProps = (position: Position<Tactics>, seat: Decision['seat'], text: BoardProps['text'], compact: boolean) =>
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
  position: Position<Tactics>,
  decision: Decision,
  chosen: string,
  text: BoardProps['text'],
  compact: boolean,
) => {
  const quiet = quietProps(position, decision.seat, text, compact)
  const options = optionsOf(decision)
  const foreseen = foresee(game, position.view(decision.seat), chosen)[0]?.view
  const actor = options.find(({ id }) => id === chosen)?.at.find(anchor => anchor.startsWith('unit '))
  return {
    ...quiet,
    ...(foreseen ? { foreseen } : {}),
    options,
    selected: chosen,
    ...(actor ? { subject: actor } : {}),
  } as unknown as BoardProps
}

const faultsOf = (props: BoardProps): readonly string[] =>
  PARTS.flatMap(Part => draw(<Part {...props} />).match(/NaN|undefined|\{\w+\}|board\.\w/g) ?? [])

/** Facts that were drawn, once in all these games. */
const shown = new Set<string>()

test.each([
  ['competitive', 2],
  ['team', 4],
  ['battle', 3],
  ['solo', 1],
  ['coop', 2],
] as const)('a game of %s for %i: every question and every fact can be drawn', (mode, players) => {
  const position = start(game, { mode, players, options: {} }, sfc32(`board ${mode}`))
  position.watch()
  const random = sfc32(`answers ${mode}`)
  const drawn = new Set<string>()
  const faults: string[] = []
  for (let n = 0; n < MOST && position.outcome === undefined; n++) {
    const decision = position.decisions[random.below(position.decisions.length)]
    if (!decision) break
    const { seat, choice, options } = decision
    const into = options.filter(({ id }) => /(^| )(enter|in) /.test(id))
    const among = into.length > 0 && random.below(3) > 0 ? into : options
    const chosen = among[random.below(among.length)]?.id ?? ''
    if (!drawn.has(choice)) {
      const props = propsOf(position, decision, chosen, drawn.size % 2 ? fr : en, drawn.size % 3 === 0)
      drawn.add(choice)
      faults.push(...faultsOf(props))
    }
    position.answer(seat, chosen)
    for (const { fact, shot } of position.facts) {
      if (shown.has(fact.type)) continue
      shown.add(fact.type)
      const quiet = quietProps(position, seat, en, n % 2 === 0)
      faults.push(...faultsOf({ ...quiet, fact, view: { ...quiet.view, ...shot } as BoardProps['view'] }))
    }
  }
  expect(faults).toEqual([])
  expect(drawn.size).toBeGreaterThan(6)
})
