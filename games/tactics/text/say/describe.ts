import type { GameText, Names } from '../../../types.ts'
import { BOX_IDS } from '../../content/ids.ts'
import { areasOf, majorityOf } from '../../rules/turn/control.query.ts'
import { groundOf } from '../../rules/realm/ground.query.ts'
import { insideName, spaceName } from '../../rules/realm/spaces.query.ts'
import { bears, cardOf, unitAt, unitsOf } from '../../rules/units/units.query.ts'
import type { AreaId, Owner, Space, UnitId, View } from '../../rules/state/shape.ts'
import { enemyTitle } from '../names.ts'
import { type OpenView, partyOf, viewOf, whoIs } from '../read.ts'
import { joined, start } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'

/** “C4, Village, elevation 0, empty.” */
const spaceText = (words: Words, open: OpenView, space: Space, names: Names) => {
  const { describe, names: named } = words
  const ground = groundOf(open)
  const unit = unitAt(open, space)
  const card = unit && open.units[unit]?.card
  const area = ground.area(space)
  const isLive = area !== undefined && open.flags[area] !== undefined
  const starts = Object.values(ground.corners).some(corner => corner.includes(space))
  return `${joined([
    spaceName(space),
    named.terrains[ground.terrain(space)].name,
    describe.elevation(ground.elevation(space)),
    ground.isPassable(space) ? undefined : describe.impassable,
    ...ground.portalsAt(space).map(portal => describe.portal(portal.box)),
    isLive ? describe.area(area) : undefined,
    isLive && ground.triggers[area] === space ? describe.trigger : undefined,
    starts ? describe.start : undefined,
    open.artifact !== undefined && 'at' in open.artifact && open.artifact.at === space ? describe.artifact : undefined,
    unit === undefined || card === undefined ? describe.empty : describe.here(whoIs(unit, names), card),
  ])}.`
}

const placeText = ({ describe }: Words, open: OpenView, id: UnitId) => {
  const unit = open.units[id]
  if (unit?.inside) return describe.inside(unit.inside.box, insideName(unit.inside.at))
  return unit === undefined || unit.at < 0 ? describe.nowhere : describe.at(spaceName(unit.at))
}

const unitText = (words: Words, open: OpenView, id: UnitId, names: Names) => {
  const unit = open.units[id]
  if (unit === undefined) return ''
  const { describe, names: named, colon } = words
  const { health, supply } = cardOf(unit)
  const under = open.under[id]
  const state = joined([
    placeText(words, open, id),
    describe.health(unit.health, health),
    supply > 0 ? describe.supply(unit.class, unit.supply, supply) : undefined,
    unit.weakened ? describe.weakened : undefined,
    bears(open, id) ? describe.bears : undefined,
    under === undefined ? undefined : describe.under(enemyTitle(words, under)),
    unit.taken.length > 0 ? describe.taken(unit.taken.map(kind => named.actions[kind])) : undefined,
  ])
  return `${describe.unit(whoIs(id, names), unit.card)}${colon}${state}.`
}

/** Where its flag is, and who holds the majority now. */
const areaText = (words: Words, open: OpenView, area: AreaId, names: Names) => {
  const { describe, names: named, colon } = words
  const flag = open.flags[area]
  if (flag === undefined) return ''
  const owner = majorityOf(open, area)?.[0]
  const said =
    flag.by !== undefined
      ? describe.secured(partyOf(flag.by, names))
      : joined([
          describe.flag(named.track(flag.at, open.options.controlTrackSteps)),
          owner === undefined ? describe.noMajority : describe.majority(partyOf(owner, names)),
        ])
  return `${named.areas[area].name}${colon}${said}.`
}

const pileTexts = (words: Words, { open, piles }: View, names: Names) => {
  const { describe, cards } = words
  const hands = open.seats.map(seat => start(describe.hand(partyOf(seat, names), open.hands[seat] ?? 0)))
  const pile = (id: keyof typeof cards.piles, size: number) => ({
    anchor: `pile ${id}`,
    text: describe.pile(cards.piles[id].name, size),
  })
  const tactics = pile('tactics', piles.tactics)
  return [
    { ...tactics, text: joined([tactics.text, ...hands], ' ') },
    pile('discard', open.discard.length),
    ...(open.enemies.length > 0 ? [pile('enemy', piles.enemy), pile('enemyDiscard', open.enemyDiscard.length)] : []),
  ]
}

/** The board in words: units, areas, the quest, the spaces in reading order, the piles. */
export const createDescribe =
  (words: Words): GameText['describe'] =>
  (anyView, names) => {
    const view = viewOf(anyView)
    const { open } = view
    const { describe } = words
    const owners: readonly Owner[] = [...open.seats, ...open.enemies]
    return [
      ...owners.flatMap(owner =>
        unitsOf(open, owner).map(id => ({ anchor: `unit ${id}`, text: unitText(words, open, id, names) })),
      ),
      ...areasOf(open).map(area => ({ anchor: `area ${area}`, text: areaText(words, open, area, names) })),
      ...(open.artifact !== undefined && 'at' in open.artifact
        ? [{ anchor: 'artifact', text: describe.artifactAt(spaceName(open.artifact.at)) }]
        : []),
      ...(open.enemies.length > 0
        ? [
            { anchor: 'time', text: describe.time(open.time) },
            ...BOX_IDS.flatMap(box =>
              open.crystals[box] === undefined
                ? []
                : [{ anchor: `box ${box}`, text: describe.crystal(box, open.crystals[box] === 'green') }],
            ),
          ]
        : []),
      ...groundOf(open).spaces.map(space => ({
        anchor: `space ${spaceName(space)}`,
        text: spaceText(words, open, space, names),
      })),
      ...pileTexts(words, view, names),
    ]
  }
