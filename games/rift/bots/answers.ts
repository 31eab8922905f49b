import type { AbilityId, TowerId, TrayId, UnitId } from '../content/ids.ts'
import { cellNamed, wayOf } from '../knowledge/cells.ts'
import { allEnds, heroOf } from '../knowledge/heroes.ts'
import type { HeroAction } from '../knowledge/heroPieces.ts'
import { bitsOf, squareName, squaresName } from '../knowledge/shapes.ts'
import { trayNamed } from '../knowledge/trays.ts'
import type { Cell, Seat, View } from '../rules/state.ts'
import { actsOf, type Outlook, outlookOf } from './acts.ts'
import type { Open } from './field.ts'
import { towerWorth } from './hands.ts'
import { deedOf } from './heroActions.ts'
import { basesFor, facingsFor, heroPlans, landings } from './heroPlans.ts'
import { bestLay } from './lay.ts'
import type { Lay } from './trial.ts'
import { midasOf, type Scored } from './passes.ts'
import { POINTS } from './points.ts'
import { SMALL } from './small.ts'
import { towerPlays } from './towerPlays.ts'

interface Options {
  readonly options: readonly { readonly id: string }[]
}
type Answering = (outlook: Outlook, about: never, seat: Seat, asked: Options) => readonly Scored[]

/** The answers to a question with what they gain, the best first. `about` is what the question is about. */
export const answersTo = (
  open: Open,
  choice: string,
  about: unknown,
  seat: Seat,
  asked: Options,
): readonly Scored[] => {
  if (choice === 'act') return actsOf(open, seat)
  const outlook = outlookOf(open)
  const answering = ANSWERS[choice]
  if (answering !== undefined) return answering(outlook, about as never, seat, asked)
  const score = SMALL[choice]
  return asked.options
    .map(({ id }) => ({ id, score: score?.(outlook, id, id.split(' '), seat, about) ?? 0 }))
    .sort((a, b) => b.score - a.score)
}

/** The step of the agenda that asks a question. */
export const aboutOf = (view: View, choice: string): unknown => {
  for (let i = view.agenda.length - 1; i >= 0; i--) if (view.agenda[i]?.do === choice) return view.agenda[i]?.with
  return undefined
}

const site = (
  { field, ground, arsenal, needs }: Outlook,
  { tower }: { tower: TowerId },
  seat: Seat,
): readonly Scored[] => towerPlays(field, ground, seat, tower, towerWorth(arsenal, needs, seat, tower))

/** The attack in progress, laid as well as possible. */
export const layOf = ({ field, ground, arsenal, needs }: Outlook): Lay | undefined => {
  const { open } = field
  const { placing } = open
  if (placing === undefined) return undefined
  const { by, pieces, seat } = placing
  if (by.kind === 'tower')
    return bestLay(field, ground, { by, pieces, placing, price: towerWorth(arsenal, needs, seat, by.tower) }, WIDE)
  if (by.kind === 'spell') return bestLay(field, ground, { by, pieces, placing }, WIDE)
  const isMain = placing.placed.length === 0 && pieces[0]?.optional !== true
  const bonus = isMain ? deedOf(open, by.hero, by.as, 0).bonus : undefined
  return bestLay(field, ground, { by, pieces, placing, ...(bonus ? { bonus } : {}) }, WIDE)
}
const WIDE = 6

const place = (outlook: Outlook, _about: unknown, _seat: Seat, { options }: Options): readonly Scored[] => {
  const lay = layOf(outlook)
  const steps = lay?.steps ?? []
  const gain = lay?.gain ?? 0
  for (const { piece, target, mask } of steps) {
    const id = target === undefined ? `skip ${piece.what}` : `${piece.what} ${target.id} ${squaresName(mask)}`
    if (options.some(option => option.id === id)) return [{ id, score: gain }]
  }
  const rest = options.find(({ id }) => id === 'stop' || id.startsWith('skip')) ?? options[0]
  return rest === undefined ? [] : [{ id: rest.id, score: gain }]
}

const act = ({ field, ground }: Outlook, { hero }: { hero: UnitId }): readonly Scored[] => {
  const { open } = field
  return onceEach(heroPlans(field, ground, hero, open.active?.moved ?? false, open.active?.acted ?? false))
}
/** Several plans may begin alike: the best one counts. */
const onceEach = (plans: readonly Scored[]): Scored[] => {
  const seen = new Set<string>()
  const list: Scored[] = []
  for (const { id, score } of plans) {
    if (seen.has(id)) continue
    seen.add(id)
    list.push({ id, score })
  }
  return list
}

const base = ({ field, ground }: Outlook, { hero, tray }: { hero: UnitId; tray: TrayId }): readonly Scored[] => {
  const { open } = field
  const at = trayNamed(open, tray)?.at ?? -1
  const acts = open.active?.hero === hero && !open.active.acted
  const called = heroOf(open, hero).called === true
  return basesFor(field, ground, hero, at, acts || called).map(({ base: mask, score }) => ({
    id: `base ${squareName(bitsOf(mask)[0] ?? 0)}`,
    score,
  }))
}

const face = ({ field, ground }: Outlook, { hero, as }: { hero: UnitId; as: HeroAction }): readonly Scored[] =>
  facingsFor(field, ground, hero, as).map(({ turn, score }) => ({ id: `face ${wayOf(turn)}`, score }))

const copy = (
  { field, ground }: Outlook,
  { hero }: { hero: UnitId },
  _seat: Seat,
  { options }: Options,
): readonly Scored[] => {
  const { open } = field
  return options
    .map(({ id }) => {
      const as = id.split(' ')[1] as AbilityId
      const { pieces, extra } = deedOf(open, hero, as, heroOf(open, hero).facing)
      const attack = { by: { kind: 'hero', hero, as } as const, pieces }
      return { id, score: bestLay(field, ground, attack).gain + extra }
    })
    .sort((a, b) => b.score - a.score)
}

/** Somebody moves by an ability and may attack: Like the Wind, Hocus Pocus. */
const move = (
  { field, ground }: Outlook,
  { who }: { who: UnitId },
  _seat: Seat,
  { options }: Options,
): readonly Scored[] => {
  const cells: Cell[] = []
  for (const { id } of options) {
    const cell = cellNamed(id.split(' ')[1] ?? '')
    if (cell !== undefined) cells.push(cell)
  }
  const moves = onceEach(landings(field, ground, who, cells, who !== 'wildcat'))
  const stay = options.find(({ id }) => id === 'stay')
  const [plan] = heroPlans(field, ground, who, true, false)
  return stay === undefined
    ? moves
    : [...moves, { id: 'stay', score: plan?.score ?? 0 }].sort((a, b) => b.score - a.score)
}

const extra = ({ field, ground }: Outlook, { hero }: { hero: UnitId }): readonly Scored[] =>
  onceEach(heroPlans(field, ground, hero, true, false)).map(({ id, score }) => ({
    id: id === 'done' ? 'none' : id,
    score,
  }))

/** Surge of Flames: onto hordes that have had no tile yet, and to a stop where he may engage. */
const surge = (
  { field, ground }: Outlook,
  { hero, hit, left }: { hero: UnitId; hit: readonly TrayId[]; left: number },
  _seat: Seat,
  { options }: Options,
): readonly Scored[] => {
  const { open } = field
  const here = field.tops[heroOf(open, hero).at]
  return options
    .map(({ id }) => {
      if (id === 'stop') return { id, score: here === undefined ? 0.2 : 0.8 }
      const cell = cellNamed(id.split(' ')[1] ?? '') ?? -1
      const target = field.tops[cell]
      const isFresh = target !== undefined && !target.face.isPortal && !target.face.isBoss && !hit.includes(target.id)
      if (!isFresh) return { id, score: target === undefined ? 0.1 : 0 }
      const [landing] = landings(field, ground, hero, [cell], false)
      return { id, score: 1 + 0.1 * Math.max(0, landing?.score ?? 0) * (left > 1 ? 0.5 : 1) }
    })
    .sort((a, b) => b.score - a.score)
}

const bench = ({ field, ground }: Outlook, { hero }: { hero: UnitId }): readonly Scored[] =>
  onceEach(landings(field, ground, hero, allEnds(field.open), true))
const midas = ({ field, arsenal, needs }: Outlook, _about: unknown, seat: Seat): readonly Scored[] =>
  midasOf(field.open, seat, arsenal, needs)

/** Whom an action is for: whoever needs it most, or can do most when moved. */
const whom = (outlook: Outlook, about: { as: string }, seat: Seat, asked: Options): readonly Scored[] => {
  if (about.as !== 'hocus-pocus' && about.as !== 'like-the-wind')
    return asked.options
      .map(({ id }) => ({ id, score: SMALL['ability.hero']?.(outlook, id, id.split(' '), seat, about) ?? 0 }))
      .sort((a, b) => b.score - a.score)
  const { field, ground } = outlook
  return asked.options
    .map(({ id }) => {
      const who = id.split(' ')[1] as UnitId
      if (id === 'none') return { id, score: POINTS.least }
      const [plan] = heroPlans(field, ground, who, about.as === 'hocus-pocus', false)
      return { id, score: (plan?.score ?? 0) + (who === 'wildcat' ? -1 : 0) }
    })
    .sort((a, b) => b.score - a.score)
}

const ANSWERS: Readonly<Record<string, Answering>> = {
  'tower.site': site,
  place,
  'hero.act': act,
  'hero.base': base,
  'hero.face': face,
  'ability.hero': whom,
  'ability.copy': copy,
  'ability.move': move,
  'ability.extra': extra,
  'ability.step': surge,
  'bench.place': bench,
  'spell.midas': midas,
}
