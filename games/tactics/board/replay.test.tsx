import { draw } from '@tabletome/boardkit/testing'
import { digestOf, foresee, sfc32, start, type Table } from '@tabletome/engine'
import { expect, test } from 'vitest'
import type { BoardOption, BoardProps } from '../../types.ts'
import { game } from '../index.ts'
import type { Open, Tactics } from '../rules/state.ts'
import { text as en } from '../text/en.ts'
import { text as fr } from '../text/fr.ts'
import { after } from './after.ts'
import { Board } from './Board.tsx'
import { Current } from './Current.tsx'
import { Knowledge } from './Knowledge.tsx'
import { Seats } from './Seats.tsx'
import { Tray } from './Tray.tsx'

type Decision = Table<Tactics>['decisions'][number]
const PARTS = [Board, Seats, Current, Tray, Knowledge]
const MOST = 260

const optionsOf = ({ options }: Decision): BoardOption[] =>
  options.map(({ id, at }) => ({ id, at: at === undefined ? [id] : typeof at === 'string' ? [at] : at }))

const propsOf = (
  table: Table<Tactics>,
  decision: Decision,
  chosen: string,
  text: BoardProps['text'],
  compact: boolean,
) => {
  const view = table.view(decision.seat)
  const options = optionsOf(decision)
  const foreseen = foresee(game, view, chosen)[0]?.view
  const actor = options.find(({ id }) => id === chosen)?.at.find(anchor => anchor.startsWith('unit '))
  return {
    view,
    ...(foreseen ? { foreseen } : {}),
    options,
    selected: chosen,
    ...(actor ? { subject: actor } : {}),
    lit: [],
    seats: [],
    names: { of: (seat: string) => seat, isMe: (seat: string) => seat === decision.seat },
    text,
    compact,
    choose: () => undefined,
    setSubject: () => undefined,
    point: () => undefined,
    open: () => undefined,
  } as unknown as BoardProps
}

/** What can be seen of a position, but for the crystal whose bonus is being decided. */
const seen = ({ units, flags, artifact, time, flipped, discard, hands, captured, turn }: Open) => ({
  units: Object.fromEntries(
    Object.entries(units).map(([id, { at, inside, health, supply, weakened, card }]) => [
      id,
      { at, inside, health, supply, weakened, card },
    ]),
  ),
  flags,
  artifact,
  time,
  flipped,
  discard,
  hands,
  captured,
  owner: turn?.owner,
})

test.each([
  ['competitive', 2],
  ['team', 4],
  ['battle', 3],
  ['solo', 1],
  ['coop', 2],
] as const)('a game of %s for %i: facts lead to the real position, every question can be drawn', (mode, players) => {
  const table = start(game, { mode, players, options: {} }, sfc32(`board ${mode}`))
  const random = sfc32(`answers ${mode}`)
  const drawn = new Set<string>()
  const faults: string[] = []
  for (let n = 0; n < MOST && table.outcome === undefined; n++) {
    const decision = table.decisions[random.below(table.decisions.length)]
    if (!decision) break
    const { seat, choice, options } = decision
    const into = options.filter(({ id }) => /(^| )(enter|in) /.test(id))
    const among = into.length > 0 && random.below(3) > 0 ? into : options
    const chosen = among[random.below(among.length)]?.id ?? ''
    if (!drawn.has(choice)) {
      const props = propsOf(table, decision, chosen, drawn.size % 2 ? fr : en, drawn.size % 3 === 0)
      drawn.add(choice)
      for (const Part of PARTS)
        faults.push(...(draw(<Part {...props} />).match(/NaN|undefined|\{\w+\}|board\.\w/g) ?? []))
    }
    let view = structuredClone(table.view(seat)) as unknown as BoardProps['view']
    table.answer(seat, chosen)
    for (const { fact } of table.facts) view = after(view, fact)
    const [told, real] = [view.open, table.view(seat).open].map(open => seen(open as unknown as Open))
    if (!choice.startsWith('setup.') && digestOf(told) !== digestOf(real))
      faults.push(`${choice}: ${chosen}: ${JSON.stringify(told)} is really ${JSON.stringify(real)}`)
  }
  expect(faults).toEqual([])
  expect(drawn.size).toBeGreaterThan(6)
})
