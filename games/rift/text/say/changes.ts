import type { Change, GameText, Tone } from '../../../types.ts'
import { UNIT_IDS } from '../../content/heroes.ts'
import type { TowerId, UnitId } from '../../content/ids.ts'
import { SITE_IDS } from '../../content/sites.ts'
import { cellName } from '../../rules/map/cells.query.ts'
import { marchAhead } from '../../rules/march/march.query.ts'
import { isEngagedOn, isProtected } from '../../rules/heroes/heroes.query.ts'
import { trayNamed, uncovered } from '../../rules/march/trays.query.ts'
import type { View } from '../../rules/state/shape.ts'
import { type AnyView, type HeroView, type OpenView, viewOf } from '../read.ts'
import { start } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'

type Value = string | number | undefined

/** Nothing if it stays the same. */
const differs = (what: string, from: Value, to: Value, none: string, tone: Tone): Change[] =>
  from === to ? [] : [{ what, from: String(from ?? none), to: String(to ?? none), tone }]
const more = (from: number, to: number): Tone => (to === from ? 'plain' : to > from ? 'good' : 'bad')

const stockChanges = ({ changes, ask }: Words, before: OpenView, after: OpenView): Change[] => {
  const closed = ({ portals: { destroyed, total } }: OpenView) => ask.result.of(destroyed, total)
  return [
    ...differs(changes.hearts, before.hearts, after.hearts, changes.none, more(before.hearts, after.hearts)),
    ...differs(changes.crystals, before.crystals, after.crystals, changes.none, more(before.crystals, after.crystals)),
    ...differs(changes.portals, closed(before), closed(after), changes.none, 'good'),
    ...differs(changes.soldiers, before.soldiers, after.soldiers, changes.none, 'plain'),
  ]
}

/** Trays come, go and move; what is left uncovered on each is what tiles are for. */
const trayChanges = ({ changes }: Words, before: OpenView, after: OpenView): Change[] => [
  ...before.trays.flatMap(was => {
    const is = trayNamed(after, was.id)
    const name = changes.place(was.id)
    if (is === undefined) return [{ what: name, from: cellName(was.at), to: changes.gone, tone: 'plain' as const }]
    const from = uncovered(before, was)
    const to = uncovered(after, is)
    const said = (left: number) => (left === 0 ? changes.allCovered : left)
    return [
      ...differs(name, cellName(was.at), cellName(is.at), changes.none, 'bad'),
      ...differs(changes.open(was.id), said(from), said(to), changes.none, more(to, from)),
    ]
  }),
  ...after.trays.flatMap(is =>
    trayNamed(before, is.id) === undefined
      ? [{ what: changes.place(is.id), from: changes.notThere, to: cellName(is.at), tone: 'bad' as const }]
      : [],
  ),
]

const whereText = ({ changes }: Words, open: OpenView, id: UnitId, hero: HeroView) => {
  if (hero.place !== 'map') return hero.place === 'gone' ? changes.left : changes[hero.place]
  const tray = isEngagedOn(open, id)
  return tray === undefined ? changes.at(cellName(hero.at)) : changes.onTray(tray.id, cellName(hero.at))
}

const heroChanges = (words: Words, before: OpenView, after: OpenView, id: UnitId): Change[] => {
  const { changes } = words
  const was = before.heroes[id]
  const is = after.heroes[id]
  if (is === undefined) return []
  const to = whereText(words, after, id, is)
  if (was === undefined) return [{ what: changes.hero(id), from: changes.notThere, to, tone: 'plain' }]
  const shield = (open: OpenView) => (isProtected(open, id) ? changes.shielded : changes.notShielded)
  return [
    ...differs(changes.health(id), was.health, is.health, changes.none, more(was.health, is.health)),
    ...differs(
      changes.hero(id),
      whereText(words, before, id, was),
      to,
      changes.none,
      is.place === 'out' && was.place !== 'out' ? 'bad' : 'plain',
    ),
    ...differs(
      changes.hero(id),
      shield(before),
      shield(after),
      changes.none,
      isProtected(after, id) ? 'good' : 'plain',
    ),
    ...is.abilities.flatMap(({ id: ability, up }) => {
      const old = was.abilities.find(each => each.id === ability)
      return old === undefined || old.up === up
        ? []
        : [
            {
              what: changes.ability(ability),
              from: up ? changes.down : changes.up,
              to: up ? changes.up : changes.down,
              tone: up ? ('good' as const) : ('plain' as const),
            },
          ]
    }),
  ]
}

const siteChanges = ({ changes, names }: Words, before: OpenView, after: OpenView): Change[] => {
  const said = (open: OpenView, site: (typeof SITE_IDS)[number]) => {
    const built = open.sites[site] ?? []
    return built.length === 0
      ? undefined
      : built
          .map(({ tower, faceDown }) => (faceDown ? changes.faceDown(names.towers[tower]) : names.towers[tower]))
          .join(' + ')
  }
  const isDown = (open: OpenView, site: (typeof SITE_IDS)[number]) =>
    (open.sites[site] ?? []).filter(({ faceDown }) => faceDown).length
  return SITE_IDS.flatMap(site =>
    differs(
      changes.site(site),
      said(before, site),
      said(after, site),
      changes.empty,
      isDown(after, site) > isDown(before, site) ? 'bad' : 'plain',
    ),
  )
}

/** Hands are open; nobody's name is known here. In phase 2 what a hand loses is seen where it goes. */
const cardChanges = ({ changes, names }: Words, { seat: me }: View, before: OpenView, after: OpenView): Change[] => {
  const said = (towers: readonly TowerId[]) =>
    towers.length === 0 ? undefined : names.list(towers.map(tower => names.towers[tower]))
  return after.seats.flatMap((seat, at) => {
    const incoming = seat === me ? changes.myIncoming : changes.incoming(at + 1)
    const hand = seat === me ? changes.myHand : changes.hand(at + 1)
    return [
      ...differs(incoming, said(before.incoming[seat]), said(after.incoming[seat]), changes.none, 'good'),
      ...(after.phase === 2
        ? []
        : differs(hand, said(before.hands[seat]), said(after.hands[seat]), changes.none, 'plain')),
    ]
  })
}

const spellChanges = ({ changes }: Words, before: OpenView, after: OpenView): Change[] =>
  after.spells.flatMap(({ id, used }) => {
    const was = before.spells.find(spell => spell.id === id)
    return was === undefined || was.used === used
      ? []
      : [{ what: changes.spell(id), from: changes.unused, to: changes.cast, tone: 'plain' as const }]
  })

type Looking = Parameters<GameText['changes']>[2]

/** What phases 3 and 4 would bring, before and after: only while the team still acts. */
const forecastChanges = ({ changes, ask }: Words, before: AnyView, after: AnyView, foresight: Looking): Change[] => {
  if (viewOf(before).open.phase !== 2 || viewOf(after).open.phase !== 2) return []
  const was = marchAhead(before, foresight)
  const is = marchAhead(after, foresight)
  if (!was || !is) return []
  const { heartsOf } = viewOf(after).open
  const hearts = ({ lostBy, hearts: left }: typeof was) =>
    lostBy === undefined ? ask.result.of(left, heartsOf) : changes.lose[lostBy]
  const tone: Tone = was.lostBy === is.lostBy ? more(was.hearts, is.hearts) : is.lostBy === undefined ? 'good' : 'bad'
  return [
    ...differs(
      changes.forecastDestroyed,
      was.destroyed.length,
      is.destroyed.length,
      changes.none,
      more(was.destroyed.length, is.destroyed.length),
    ),
    ...differs(changes.forecastHearts, hearts(was), hearts(is), changes.none, tone),
    ...UNIT_IDS.flatMap(id => {
      const from = was.heroes.find(({ hero }) => hero === id)?.damage ?? 0
      const to = is.heroes.find(({ hero }) => hero === id)?.damage ?? 0
      return differs(changes.forecastDamage(id), from, to, changes.none, more(to, from))
    }),
  ]
}

/** What is different between two views: the march that comes, trays, heroes, towers, cards, stock. */
export const createChanges =
  (words: Words): GameText['changes'] =>
  (anyBefore, anyAfter, foresight) => {
    const view = viewOf(anyBefore)
    const before = view.open
    const after = viewOf(anyAfter).open
    return [
      ...trayChanges(words, before, after),
      ...forecastChanges(words, anyBefore, anyAfter, foresight),
      ...UNIT_IDS.flatMap(id => heroChanges(words, before, after, id)),
      ...siteChanges(words, before, after),
      ...stockChanges(words, before, after),
      ...cardChanges(words, view, before, after),
      ...spellChanges(words, before, after),
    ].map(change => ({ ...change, what: start(change.what) }))
  }

/** The hidden thing a preview stops at: the name of a pile. */
export const createHidden =
  ({ changes: { hidden } }: Words): GameText['hidden'] =>
  what => {
    if (what.startsWith('stack')) return hidden.stack
    if (what.startsWith('deck')) return hidden.deck
    return what === 'ghosts' || what === 'storms' || what === 'specials' ? hidden[what] : hidden.other
  }
