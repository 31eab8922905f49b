import type { GameText } from '../../../types.ts'
import { PLACE_IDS } from '../../content/places.ts'
import { REGION_IDS } from '../../content/regions.ts'
import { arenaOf, isKeyHex, playerDeployHexes, rivalDeployHexes } from '../../rules/arena/arenas.query.ts'
import { progressOf } from '../../rules/effects/criteria.query.ts'
import { hexName, HEXES } from '../../rules/ground/hexes.query.ts'
import { intentOfUnit } from '../../rules/rivals/intent.query.ts'
import { healthOf, heroHealth } from '../../rules/units/stats.query.ts'
import { unitAt } from '../../rules/units/units.query.ts'
import { placeNamed, travelOptions } from '../../rules/campaign/world.query.ts'
import type { Hex } from '../../rules/state/shape.ts'
import { stateText } from './changes.ts'
import { cardName, isRegion } from '../names.ts'
import { intentText } from '../options/combat.ts'
import { type CombatView, type OpenView, type UnitView, viewOf } from '../read.ts'
import { joined, start } from '../../../text/sentence.ts'
import type { Words } from '../words.ts'

type Line = { anchor: string; text: string }

/** “on D4, 3 of 4 HP, tribune, dazed”. */
export const unitState = (words: Words, open: OpenView, unit: UnitView): string => {
  const { describe } = words
  return joined([
    unit.at < 0 ? undefined : describe.at(hexName(unit.at)),
    describe.hp(unit.hp, Math.max(unit.hp, healthOf(open, unit))),
    unit.elite ? describe.elite : undefined,
    open.combat?.tribune === unit.id ? describe.tribune : undefined,
    stateText(words, unit),
    ...unit.carries.map(describe.carries),
  ])
}

const unitLine = (words: Words, open: OpenView, unit: UnitView): Line => {
  const { describe, colon } = words
  const intent = unit.side === 'player' ? undefined : describe.intent(intentText(words, intentOfUnit(open, unit)))
  return {
    anchor: `unit ${unit.id}`,
    text: `${describe.unit(unit.id, unit.side)}${colon}${joined([unitState(words, open, unit)])}.${
      intent === undefined ? '' : ` ${start(intent)}.`
    }`,
  }
}

/** What a hex is, and what is on it. */
export const hexState = (words: Words, open: OpenView, combat: CombatView, hex: Hex): string => {
  const { describe, names } = words
  const { blocked, zones } = arenaOf(combat.region)
  const mine = playerDeployHexes(open).indexOf(hex)
  const rival = rivalDeployHexes(open).indexOf(hex)
  const unit = unitAt(open, hex)
  const parts = joined([
    blocked[hex] ? describe.blocked : undefined,
    isKeyHex(open, hex) ? describe.key : undefined,
    mine < 0 ? undefined : describe.mine(mine + 1),
    rival < 0 ? undefined : describe.rival(rival + 1),
    ...Object.entries(zones).flatMap(([zone, hexes]) => (hexes.includes(hex) ? [describe.zones[zone]] : [])),
    combat.embers.includes(hex) ? describe.ember : undefined,
    combat.chariot === hex ? describe.chariot : undefined,
    ...(['flag', 'trident', 'laurel'] as const).flatMap(item => (combat[item] === hex ? [describe.item(item)] : [])),
    unit && names.label(unit.id),
  ])
  return parts === '' ? describe.empty : parts
}

const combatLines = (words: Words, open: OpenView, combat: CombatView): Line[] => [
  ...combat.units.map(unit => unitLine(words, open, unit)),
  {
    anchor: `arena ${combat.region}`,
    text: `${words.describe.column(combat.column.map(({ chip }) => chip))}.`,
  },
  ...HEXES.map(hex => ({
    anchor: `hex ${hexName(hex)}`,
    text: `${words.describe.hex(hexName(hex))}${words.colon}${hexState(words, open, combat, hex)}.`,
  })),
]

const placeLines = ({ describe }: Words, open: OpenView): Line[] => {
  const near = new Set(travelOptions(open).map(({ to }) => to))
  return PLACE_IDS.flatMap(id => {
    const region = id.slice(0, 3)
    return isRegion(region)
      ? [
          {
            anchor: `place ${id}`,
            text: `${joined([
              describe.place(id, placeNamed(id).kind, region),
              id === open.place ? describe.here : undefined,
              near.has(id) ? describe.open : undefined,
            ])}.`,
          },
        ]
      : []
  })
}

const campLines = (words: Words, open: OpenView): Line[] => {
  const { describe, names } = words
  const { camp, combat } = open
  const inArena = combat?.units.some(({ id }) => id === 'hero') === true
  return [
    ...(inArena
      ? []
      : [{ anchor: 'unit hero', text: `${describe.hero(open.hero.id, open.hero.hp, heroHealth(open))}.` }]),
    ...camp.units.map(id => ({ anchor: `unit ${id}`, text: `${describe.camp(id)}.` })),
    ...camp.defeated.map(id => ({ anchor: `unit ${id}`, text: `${describe.fallen(id)}.` })),
    ...[...new Set(camp.tactics)].map(id => ({ anchor: `tactic ${id}`, text: `${describe.tactic(id)}.` })),
    ...camp.opportunities.map(held => {
      const { have, need } = progressOf(open, held)
      return { anchor: `card ${held.card}`, text: `${describe.held(cardName(words, held.card), have, need)}.` }
    }),
    ...camp.banes.map(id => ({ anchor: `bane ${id}`, text: `${names.banes[id].name}.` })),
  ]
}

const pileLines = (words: Words, open: OpenView): Line[] => {
  const { describe, names } = words
  return [
    ...(['sport', 'bloodshed', 'opportunity'] as const).map(deck => ({
      anchor: `deck ${deck}`,
      text: `${describe.front(deck, cardName(words, open.fronts[deck] ?? '') || words.changes.none)}.`,
    })),
    ...REGION_IDS.map(region => ({
      anchor: `stack ${region}`,
      text: `${describe.stack(region, open.stacks[region])}.`,
    })),
    { anchor: 'bag', text: `${describe.bag(open.bag.length)}.` },
    ...open.primuses.map(({ hero, defeated }) => ({
      anchor: `primus ${hero}`,
      text: `${describe.primus(hero, defeated)}.`,
    })),
    { anchor: `scion ${open.scion}`, text: `${describe.scion(names.scions[open.scion])}.` },
  ]
}

/** The board in words: the arena while there is a combat, else the map; the camp; decks, stacks and bag. */
export const createDescribe =
  (words: Words): GameText['describe'] =>
  anyView => {
    const { open } = viewOf(anyView)
    return [
      ...(open.combat === undefined ? placeLines(words, open) : combatLines(words, open, open.combat)),
      ...campLines(words, open),
      ...pileLines(words, open),
    ]
  }
