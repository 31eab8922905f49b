import type { AskedAs, QuestionId } from '@tabletome/engine'
import type { UnitId } from '../content/ids.ts'
import { allEnds, heroOf } from '../rules/heroes/heroes.query.ts'
import { trayNamed } from '../rules/march/trays.query.ts'
import type { Asked, Cell, Rift } from '../rules/state/shape.ts'
import { words } from '../words.ts'
import { actsOf } from './acts.ts'
import { priceOn } from './hands.ts'
import { deedOf } from './heroes/heroActions.ts'
import { basesFor, facingsFor, heroPlans, landings } from './heroes/heroPlans.ts'
import { bestLay } from './lay.ts'
import { type Outlook, once } from './outlook.ts'
import { midasOf, type Scored } from './passes.ts'
import {
  benchLiked,
  caughtWorth,
  colourWorth,
  displacedWorth,
  flipWorth,
  giveWorth,
  heroLiked,
  lowerWorth,
  needOf,
  pairWorth,
  spellLiked,
  struckWorth,
  suffererWorth,
  tileWorth,
  tradeWorth,
} from './small.ts'
import { towerPlays } from './towerPlays.ts'
import type { Lay } from './trial.ts'

type On<Q extends QuestionId<Rift>> = AskedAs<Rift, Q>

/** The answers to a question with what they gain, the best first. */
export const answersTo = (outlook: Outlook, question: Asked): readonly Scored[] =>
  question.choice === 'act' ? actsOf(outlook, question.seat) : answering(outlook, question)

const answering = (outlook: Outlook, question: Exclude<Asked, { choice: 'act' }>): readonly Scored[] => {
  switch (question.choice) {
    case 'setup.hero':
      return scored(question, ({ answer }) => heroLiked(answer.hero))
    case 'setup.bench':
      return scored(question, ({ answer }) => benchLiked(answer))
    case 'setup.abilities':
      return scored(question, ({ answer }) => pairWorth(answer))
    case 'setup.spells':
      return scored(question, ({ answer }) => spellLiked(answer))
    case 'round.colour':
      return scored(question, ({ answer }) => colourWorth(outlook, answer.colour))
    case 'tower.site':
      return site(outlook, question)
    case 'place':
      return place(outlook, question)
    case 'hero.act':
      return act(outlook, question.about.hero)
    case 'hero.base':
      return base(outlook, question)
    case 'hero.face':
      return face(outlook, question)
    case 'ability.hero':
      return whom(outlook, question)
    case 'ability.flip':
      return scored(question, ({ answer }) => flipWorth(answer.ability))
    case 'ability.copy':
      return copy(outlook, question)
    case 'ability.move':
      return move(outlook, question)
    case 'ability.extra':
      return extra(outlook, question.about.hero)
    case 'ability.step':
      return surge(outlook, question)
    case 'ability.attack':
    case 'wildcat.place':
      return question.options.map(({ id }) => ({ id, score: 0 }))
    case 'bench.place':
      return bench(outlook, question.about.hero)
    case 'spell.midas':
      return midasOf(outlook.field.open, question.seat, outlook.arsenal, outlook.needs)
    case 'spell.hero':
      return scored(question, ({ answer }) => suffererWorth(outlook, answer.hero))
    case 'displace':
      return scored(question, ({ answer }) => displacedWorth(outlook, answer.cell))
    case 'boss.tower':
      return scored(question, ({ answer }) => struckWorth(outlook, answer))
    case 'boss.hero':
      return scored(question, ({ answer }) => caughtWorth(outlook, answer.hero))
    case 'boss.tile':
      return scored(question, ({ answer }) => tileWorth(outlook, question.about.boss, answer.square))
    case 'boss.paradox':
      return scored(question, ({ answer }) => lowerWorth(outlook, answer.tower))
    case 'pickup':
      return scored(question, ({ answer }) => giveWorth(outlook, answer))
    case 'shop':
      return scored(question, option => tradeWorth(outlook, option))
  }
}

const best = (a: Scored, b: Scored): number => b.score - a.score
const scored = <Q extends QuestionId<Rift>>(
  { options }: On<Q>,
  score: (option: On<Q>['options'][number]) => number,
): Scored[] => options.map(option => ({ id: option.id, score: score(option) })).sort(best)

const site = (outlook: Outlook, { about: { tower }, seat }: On<'tower.site'>): readonly Scored[] =>
  once(outlook, `site ${seat} ${tower}`, () => {
    const { field, ground, arsenal, needs } = outlook
    return towerPlays(field, ground, seat, tower, priceOn(arsenal, needs, seat, tower))
  })

/** The attack in progress, laid as well as possible. */
export const layOf = (outlook: Outlook): Lay | undefined => once(outlook, 'lay', () => findLay(outlook))
const findLay = ({ field, ground, arsenal, needs }: Outlook): Lay | undefined => {
  const { open } = field
  const { placing } = open
  if (placing === undefined) return undefined
  const { by, pieces, seat } = placing
  if (by.kind === 'tower')
    return bestLay(field, ground, { by, pieces, placing, price: priceOn(arsenal, needs, seat, by.tower) }, WIDE)
  if (by.kind === 'spell') return bestLay(field, ground, { by, pieces, placing }, WIDE)
  const isMain = placing.placed.length === 0 && pieces[0]?.optional !== true
  const bonus = isMain ? deedOf(field.weights.points, open, by.hero, by.as, 0).bonus : undefined
  return bestLay(field, ground, { by, pieces, placing, ...(bonus ? { bonus } : {}) }, WIDE)
}
const WIDE = 6

const place = (outlook: Outlook, { options }: On<'place'>): readonly Scored[] => {
  const lay = layOf(outlook)
  const steps = lay?.steps ?? []
  const gain = lay?.gain ?? 0
  for (const { piece, target, mask } of steps) {
    const { what } = piece
    const id = words.id(target === undefined ? { do: 'skip', what } : { do: 'put', what, tray: target.id, mask })
    if (options.some(option => option.id === id)) return [{ id, score: gain }]
  }
  const rest = options.find(({ answer }) => answer.do === 'stop' || answer.do === 'skip') ?? options[0]
  return rest === undefined ? [] : [{ id: rest.id, score: gain }]
}

const act = (outlook: Outlook, hero: UnitId): readonly Scored[] =>
  once(outlook, `hero ${hero}`, () => {
    const { field, ground } = outlook
    const { active } = field.open
    return onceEach(heroPlans(field, ground, hero, active?.moved ?? false, active?.acted ?? false))
  })
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

const base = (outlook: Outlook, { about: { hero, tray } }: On<'hero.base'>): readonly Scored[] =>
  once(outlook, `base ${hero} ${tray}`, () => {
    const { field, ground } = outlook
    const { open } = field
    const at = trayNamed(open, tray)?.at ?? -1
    const acts = open.active?.hero === hero && !open.active.acted
    const called = heroOf(open, hero).called === true
    return basesFor(field, ground, hero, at, acts || called).map(({ base: mask, score }) => ({
      id: words.id({ do: 'base', corner: mask & -mask }),
      score,
    }))
  })

const face = (outlook: Outlook, { about: { hero, as } }: On<'hero.face'>): readonly Scored[] =>
  once(outlook, `face ${hero} ${as}`, () =>
    facingsFor(outlook.field, outlook.ground, hero, as).map(({ turn, score }) => ({
      id: words.id({ do: 'face', turn }),
      score,
    })),
  )

const copy = ({ field, ground }: Outlook, question: On<'ability.copy'>): readonly Scored[] => {
  const { open } = field
  const { hero } = question.about
  return scored(question, ({ answer: { ability: as } }) => {
    const { pieces, extra: more } = deedOf(field.weights.points, open, hero, as, heroOf(open, hero).facing)
    return bestLay(field, ground, { by: { kind: 'hero', hero, as }, pieces }).gain + more
  })
}

/** Somebody moves by an ability and may attack: Like the Wind, Hocus Pocus. */
const move = ({ field, ground }: Outlook, { about: { who }, options }: On<'ability.move'>): readonly Scored[] => {
  const cells: Cell[] = []
  for (const { answer } of options) if (answer.do === 'to') cells.push(answer.cell)
  const moves = onceEach(landings(field, ground, who, cells, who !== 'wildcat'))
  const stay = options.find(({ answer }) => answer.do === 'stay')
  const [plan] = heroPlans(field, ground, who, true, false)
  return stay === undefined ? moves : [...moves, { id: stay.id, score: plan?.score ?? 0 }].sort(best)
}

const DONE = words.id({ do: 'done' })
const NONE = words.id({ do: 'none' })
const extra = ({ field, ground }: Outlook, hero: UnitId): readonly Scored[] =>
  onceEach(heroPlans(field, ground, hero, true, false)).map(({ id, score }) => ({
    id: id === DONE ? NONE : id,
    score,
  }))

/** Surge of Flames: onto hordes that have had no tile yet, and to a stop where he may engage. */
const surge = ({ field, ground }: Outlook, question: On<'ability.step'>): readonly Scored[] => {
  const { hero, hit, left } = question.about
  const here = field.tops[heroOf(field.open, hero).at]
  return scored(question, ({ answer }) => {
    if (answer.do === 'stop') return here === undefined ? 0.2 : 0.8
    const { cell } = answer
    const target = field.tops[cell]
    const isFresh = target !== undefined && !target.face.isPortal && !target.face.isBoss && !hit.includes(target.id)
    if (!isFresh) return target === undefined ? 0.1 : 0
    const [landing] = landings(field, ground, hero, [cell], false)
    return 1 + 0.1 * Math.max(0, landing?.score ?? 0) * (left > 1 ? 0.5 : 1)
  })
}

const bench = (outlook: Outlook, hero: UnitId): readonly Scored[] =>
  once(outlook, `bench ${hero}`, () =>
    onceEach(landings(outlook.field, outlook.ground, hero, allEnds(outlook.field.open), true)),
  )

/** Whom an action is for: whoever needs it most, or can do most when moved. */
const whom = (outlook: Outlook, question: On<'ability.hero'>): readonly Scored[] => {
  const { as } = question.about
  const { field, ground } = outlook
  const moves = as === 'hocus-pocus' || as === 'like-the-wind'
  return scored(question, ({ answer }) => {
    if (answer.do === 'none') return moves ? field.weights.points.least : 0
    const who = answer.hero
    if (!moves) return needOf(outlook, who)
    const [plan] = heroPlans(field, ground, who, as === 'hocus-pocus', false)
    return (plan?.score ?? 0) + (who === 'wildcat' ? -1 : 0)
  })
}
