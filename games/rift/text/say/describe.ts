import type { GameText, Names } from '../../../types.ts'
import { UNIT_IDS } from '../../content/heroes.ts'
import type { BlockId, SiteId, Spawn, UnitId } from '../../content/ids.ts'
import { SPAWNS } from '../../content/sites.ts'
import { cellName, wayOf } from '../../rules/map/cells.query.ts'
import { fullHealthOf, isEngagedOn, isProtected } from '../../rules/heroes/heroes.query.ts'
import { mapIn } from '../../rules/map/map.query.ts'
import { activationOrder, isBlocked } from '../../rules/march/order.query.ts'
import { count } from '../../rules/placing/shapes.query.ts'
import { faceOf, heroesOn, topAt, uncovered } from '../../rules/march/trays.query.ts'
import type { Cell, View } from '../../rules/state/shape.ts'
import { enemiesText } from '../names.ts'
import { type OpenView, partyOf, type TrayView, viewOf } from '../read.ts'
import { joined, start } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'

type Line = { anchor: string; text: string }

/** “Horde 7 on C4: 5 not covered, 6 Goblins, 2 Wulfs, moves as number 2.” */
const trayText = (words: Words, open: OpenView, tray: TrayView, order: number) => {
  const { describe, names, colon } = words
  const { level } = faceOf(tray)
  const heroes = heroesOn(open, tray)
  const said = joined([
    level === undefined ? undefined : describe.level(level),
    describe.open(uncovered(open, tray)),
    enemiesText(words, tray),
    tray.soldiers === 0 ? undefined : describe.soldiers(count(tray.soldiers)),
    heroes.length === 0 ? undefined : describe.engaged(heroes.map(names.hero)),
    topAt(open, tray.at)?.id === tray.id ? undefined : describe.under,
    order > 0 ? describe.order(order) : undefined,
  ])
  return `${describe.tray(tray.id, cellName(tray.at))}${colon}${said}.`
}

const placeText = ({ describe }: Words, open: OpenView, id: UnitId) => {
  const hero = open.heroes[id]
  if (hero === undefined) return describe.gone
  if (hero.place !== 'map') return describe[hero.place]
  const tray = isEngagedOn(open, id)
  return joined([describe.at(cellName(hero.at)), tray && describe.onTray(tray.id)])
}

/** “on C4, on Horde 7, health 3 of 5, protected, ready: Earthquake, spent: Hammer Smash”. */
export const heroState = (words: Words, open: OpenView, id: UnitId): string => {
  const { describe } = words
  const hero = open.heroes[id]
  if (hero === undefined) return ''
  const up = hero.abilities.filter(each => each.up).map(each => each.id)
  const down = hero.abilities.filter(each => !each.up).map(each => each.id)
  const inPlay = hero.place === 'map' || hero.place === 'board'
  return joined([
    placeText(words, open, id),
    inPlay ? describe.health(hero.health, fullHealthOf(id)) : undefined,
    hero.locked ? describe.locked : hero.played && inPlay ? describe.played : undefined,
    isProtected(open, id) ? describe.shielded : undefined,
    up.length === 0 ? undefined : describe.ready(up),
    down.length === 0 ? undefined : describe.spent(down),
  ])
}

const heroText = (words: Words, open: OpenView, id: UnitId, names: Names) => {
  const hero = open.heroes[id]
  if (hero === undefined) return ''
  const who = partyOf(hero.seat, names)
  const title = id === 'wildcat' ? words.describe.companion(who) : words.describe.hero(id, who)
  return `${start(title)}${words.colon}${heroState(words, open, id)}.`
}

const standing = (open: OpenView, cell: Cell): UnitId[] =>
  UNIT_IDS.filter(id => open.heroes[id]?.place === 'map' && open.heroes[id]?.at === cell)

const siteText = ({ describe }: Words, open: OpenView, site: SiteId) => {
  const map = mapIn(open)
  const owner = map.ownerOf(site) ?? 'white'
  const built = open.sites[site] ?? []
  return `${joined([
    describe.site(site, owner),
    open.eliminated === owner ? describe.noTowers : undefined,
    ...(built.length === 0
      ? [describe.empty]
      : built.map(({ tower, turn, faceDown }) => describe.tower(tower, wayOf(turn), faceDown))),
    ...standing(open, map.cellOfSite(site)).map(describe.standsThere),
  ])}.`
}

const cellText = ({ describe }: Words, open: OpenView, cell: Cell) => {
  const map = mapIn(open)
  const name = cellName(cell)
  const site = map.siteAt(cell)
  const tray = topAt(open, cell)
  return `${joined([
    site !== undefined
      ? describe.cellOfSite(name, site)
      : map.kindOf(cell) === 'path'
        ? describe.path(name, map.movesLeft(cell))
        : describe.ground(name),
    map.gates?.includes(cell) ? describe.gate : undefined,
    isBlocked(open, cell) ? describe.blocked : undefined,
    tray && describe.trayThere(tray.id),
    ...standing(open, cell).map(describe.standsThere),
  ])}.`
}

const stackText = ({ describe }: Words, open: OpenView, spawn: Spawn, front: Cell) =>
  `${joined([
    describe.stack(spawn, open.slots[spawn]?.length ?? 0),
    isBlocked(open, front) ? describe.blocked : undefined,
  ])}.`

const peopleLines = (words: Words, open: OpenView, names: Names): Line[] =>
  open.seats.map(seat => {
    const who = partyOf(seat, names)
    const incoming = open.incoming[seat]
    const said = joined([
      words.describe.hand(who, open.hands[seat]),
      incoming.length === 0 ? undefined : words.describe.incoming(incoming),
      open.ready.includes(seat) ? words.describe.isReady : undefined,
    ])
    return { anchor: `seat ${seat}`, text: `${start(said)}.` }
  })

const poolLines = ({ describe, texts: { cards } }: Words, { open, piles }: View): Line[] => {
  const { pools } = cards
  const { hearts, heartsOf, crystals, soldiers, portals } = open
  return [
    { anchor: 'pool hearts', text: describe.pool(pools.hearts.name, pools.hearts.text(hearts, heartsOf)) },
    { anchor: 'pool crystals', text: describe.pool(pools.crystals.name, pools.crystals.text(crystals)) },
    { anchor: 'pool soldiers', text: describe.pool(pools.soldiers.name, pools.soldiers.text(soldiers)) },
    {
      anchor: 'pool portals',
      text: describe.pool(pools.portals.name, pools.portals.text(portals.destroyed, portals.total)),
    },
    ...(piles.ghosts > 0
      ? [{ anchor: 'pool ghosts', text: describe.pool(pools.ghosts.name, pools.ghosts.text(piles.ghosts)) }]
      : []),
  ]
}

/** The board in words: trays as they will move, heroes, sites, stacks and exits, spells, people, stock, spaces. */
export const createDescribe =
  (words: Words): GameText['describe'] =>
  (anyView, names) => {
    const view = viewOf(anyView)
    const { open } = view
    const { describe, texts } = words
    const map = mapIn(open)
    const order = activationOrder(open)
    const storm = open.storm === undefined ? undefined : texts.storms[open.storm]
    return [
      ...open.trays.map(tray => ({
        anchor: `tray ${tray.id}`,
        text: trayText(words, open, tray, order.indexOf(tray.id) + 1),
      })),
      ...UNIT_IDS.flatMap(id =>
        open.heroes[id] === undefined ? [] : [{ anchor: `hero ${id}`, text: heroText(words, open, id, names) }],
      ),
      ...map.sites.map(site => ({ anchor: `site ${site}`, text: siteText(words, open, site) })),
      ...map.spawns.flatMap(({ spawn, front }) =>
        SPAWNS.includes(spawn) && open.slots[spawn] !== undefined
          ? [{ anchor: `stack ${spawn}`, text: stackText(words, open, spawn, front) }]
          : [],
      ),
      ...map.exits.map(({ name }) => ({
        anchor: `exit ${name}`,
        text: `${describe.exit(name, open.hearts, open.heartsOf)}.`,
      })),
      ...Object.entries(open.blocks).map(([block, at]) => ({
        anchor: `block ${block}`,
        text: `${describe.block(Number(block) as BlockId, cellName(at))}.`,
      })),
      ...open.spells.map(({ id, used }) => ({ anchor: `spell ${id}`, text: `${describe.spell(id, used)}.` })),
      ...(storm && open.storm !== undefined
        ? [{ anchor: `storm ${open.storm}`, text: describe.storm(storm.name, storm.text) }]
        : []),
      ...peopleLines(words, open, names),
      ...poolLines(words, view),
      ...map.cells.map(cell => ({ anchor: `cell ${cellName(cell)}`, text: cellText(words, open, cell) })),
    ]
  }
