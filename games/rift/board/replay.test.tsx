import { digestOf, foresee, sfc32, start, type Table } from '@tabletome/engine'
import { draw } from '@tabletome/boardkit/testing'
import { expect, test } from 'vitest'
import type { BoardOption, BoardProps } from '../../types.ts'
import { game } from '../index.ts'
import { mapIn } from '../knowledge/map.ts'
import { stackAt } from '../knowledge/trays.ts'
import type { Open, Rift } from '../rules/state.ts'
import { text as en } from '../text/en.ts'
import { text as fr } from '../text/fr.ts'
import { after } from './after.ts'
import { Board } from './Board.tsx'
import { Current } from './Current.tsx'
import { glyphs } from './glyphs.ts'
import { Knowledge } from './Knowledge.tsx'
import { Seats } from './Seats.tsx'
import { Tray } from './Tray.tsx'

type Decision = Table<Rift>['decisions'][number]
const PARTS = [Board, Seats, Current, Tray, Knowledge]
const MOST = 420

const optionsOf = ({ options }: Decision): BoardOption[] =>
  options.map(({ id, at }) => ({ id, at: at === undefined ? [id] : typeof at === 'string' ? [at] : at }))

const propsOf = (
  table: Table<Rift>,
  decision: Decision,
  chosen: string,
  text: BoardProps['text'],
  compact: boolean,
) => {
  const view = table.view(decision.seat)
  const foreseen = foresee(game, view, chosen)[0]?.view
  return {
    view,
    ...(foreseen ? { foreseen } : {}),
    options: optionsOf(decision),
    selected: chosen,
    lit: [],
    seats: [],
    names: { of: (seat: string) => seat, isMe: (seat: string) => seat === decision.seat },
    text,
    compact,
    draft: { steps: [chosen], back: () => undefined, cancel: () => undefined },
    choose: () => undefined,
    setSubject: () => undefined,
    point: () => undefined,
    open: () => undefined,
  } as unknown as BoardProps
}

/** What can be seen of a position. */
const seen = (open: Open) => ({
  phase: open.phase,
  hearts: open.hearts,
  crystals: open.crystals,
  soldiers: open.soldiers,
  portals: open.portals,
  storm: open.storm,
  blocks: open.blocks,
  slots: open.slots,
  trays: open.trays
    .map(({ id, at, turn, tiles, soldiers, life }) => ({
      id,
      at,
      turn,
      tiles: tiles.map(({ mask, type }) => `${mask} ${type}`).sort(),
      soldiers,
      life,
    }))
    .sort((a, b) => (a.id < b.id ? -1 : 1)),
  /** Which tray lies on top. */
  stacks: mapIn(open as never).path.flatMap(cell => stackAt(open as never, cell).map(({ id }) => id)),
  heroes: Object.fromEntries(
    Object.entries(open.heroes).map(([id, { place, at, base, health, abilities }]) => [
      id,
      { place, at: place === 'map' ? at : -1, base: place === 'map' ? base : 0, health, abilities },
    ]),
  ),
  sites: Object.fromEntries(Object.entries(open.sites).filter(([, built]) => built.length > 0)),
  hands: Object.fromEntries(Object.entries(open.hands).map(([seat, hand]) => [seat, [...hand].sort()])),
  incoming: Object.fromEntries(Object.entries(open.incoming).map(([seat, hand]) => [seat, [...hand].sort()])),
  spells: open.spells,
  ready: [...open.ready].sort(),
})

test.each([
  ['scenario', 2, 2],
  ['scenario', 1, 4],
  ['scenario', 3, 6],
  ['scenario', 2, 7],
  ['scenario', 2, 8],
  ['scenario', 4, 9],
  ['storm', 2, 5],
] as const)(
  '%s for %i on map %i: facts lead to the real position, every question can be drawn',
  (mode, players, scenario) => {
    const table = start(game, { mode, players, options: { scenario } }, sfc32(`board ${mode} ${scenario}`))
    const random = sfc32(`answers ${mode} ${scenario}`)
    const drawn = new Set<string>()
    const faults: string[] = []
    for (let n = 0; n < MOST && table.outcome === undefined && faults.length < 6; n++) {
      const decision = table.decisions[random.below(table.decisions.length)]
      if (!decision) break
      const { seat, choice, options } = decision
      const chosen = options[random.below(options.length)]?.id ?? ''
      if (!drawn.has(choice)) {
        const props = propsOf(table, decision, chosen, drawn.size % 2 ? fr : en, drawn.size % 3 === 0)
        drawn.add(choice)
        const icons = options.map(({ id }) => props.text.option(choice, id, props.view, props.names).icon)
        for (const icon of new Set(icons)) if (icon !== undefined && !(icon in glyphs)) faults.push(`no icon ${icon}`)
        for (const Part of PARTS)
          faults.push(...(draw(<Part {...props} />).match(/NaN|undefined|\{\w+\}|board\.\w+/g) ?? []))
      }
      let view = structuredClone(table.view(seat)) as unknown as BoardProps['view']
      table.answer(seat, chosen)
      for (const { fact } of table.facts) {
        view = after(view, fact)
        const icon = en.log(fact, { of: each => each, isMe: () => false })?.icon
        if (icon !== undefined && !(icon in glyphs)) faults.push(`no icon ${icon}`)
      }
      const [told, real] = [view.open, table.view(seat).open].map(open => seen(open as unknown as Open))
      if (choice.startsWith('setup.') || !told || !real) continue
      // A tray is in the air until heroes have made room for it: no fact tells of that.
      if (real.trays.some(({ at }) => at < 0)) continue
      for (const key of Object.keys(real) as (keyof typeof real)[])
        if (digestOf(told[key] ?? null) !== digestOf(real[key] ?? null))
          faults.push(
            `${choice}: ${chosen}: ${key} ${JSON.stringify(told[key])} is really ${JSON.stringify(real[key])} after ${table.facts.map(({ fact }) => fact.type).join(' ')}`,
          )
    }
    expect(faults).toEqual([])
    expect(drawn.size).toBeGreaterThan(4)
  },
)
