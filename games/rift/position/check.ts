import { allKnown, noneTwice, onlyWords, refuse, within } from '../../text/position.ts'
import { BOSSES } from '../content/bosses.ts'
import { CARDS } from '../content/cards.ts'
import { UNIT_IDS } from '../content/heroes.ts'
import { SOLDIERS } from '../content/numbers.ts'
import { TOWER_IDS, TOWERS } from '../content/towers.ts'
import { cellName } from '../rules/map/cells.query.ts'
import { count } from '../rules/placing/shapes.query.ts'
import type { Open } from '../rules/state/shape.ts'
import type { Position } from './words.ts'

const WORDS: Readonly<Record<keyof Position, true>> = {
  mode: true,
  players: true,
  map: true,
  scenario: true,
  difficulty: true,
  roundLimit: true,
  maxLevel: true,
  round: true,
  phase: true,
  hearts: true,
  heartsOf: true,
  crystals: true,
  soldiers: true,
  trays: true,
  cards: true,
  heroes: true,
  hands: true,
  incoming: true,
  supply: true,
  sites: true,
  spells: true,
  blocks: true,
  opened: true,
  stacks: true,
  portals: true,
  bossBeaten: true,
  storm: true,
  stormDeck: true,
  specials: true,
  specialsUsed: true,
  ghosts: true,
  deck1: true,
  gone: true,
  eliminated: true,
  ready: true,
  wave: true,
  tally: true,
  begins: true,
}

/** Throws a sentence when there can be no such position. */
export const checkPosition = (position: Position): void => {
  onlyWords('Rift', position, WORDS)
  within('The number of players', position.players, 1, 4)
  within('The number of hearts', position.hearts, 1, 99)
  within('The number of crystals', position.crystals, 0, 99)
  allKnown('hero', Object.keys(position.heroes ?? {}), id => UNIT_IDS.some(unit => unit === id))
  const towers = [...Object.values(position.hands ?? {}), ...Object.values(position.incoming ?? {})].flat()
  allKnown('tower', towers, id => TOWER_IDS.some(tower => tower === id))
}

/** What only shows when all is laid out. */
export const checkOpen = (open: Open): void => {
  const trays = open.trays.map(({ id }) => id)
  allKnown('horde card', trays, id => id in CARDS || id in BOSSES)
  noneTwice('horde card', trays)
  for (const { id, tiles, soldiers } of open.trays) {
    let covered = soldiers
    for (const { mask } of tiles) {
      if (covered & mask) refuse(`Two tiles lie on one square of ${id}.`)
      covered |= mask
    }
  }
  const onMap = Object.values(open.heroes).filter(hero => hero?.place === 'map')
  // On a tray there is room for several: each covers squares of its own.
  for (const hero of onMap)
    if (
      hero &&
      !open.trays.some(({ at }) => at === hero.at) &&
      onMap.some(other => other !== hero && other?.at === hero.at)
    )
      refuse(`Two heroes stand on ${cellName(hero.at)}.`)
  checkSupply(open)
}

const checkSupply = ({ hands, incoming, sites, trays }: Open): void => {
  const built = Object.values(sites).flatMap(towers => (towers ?? []).map(({ tower }) => tower))
  const out = [...Object.values(hands).flat(), ...Object.values(incoming).flat(), ...built]
  for (const tower of TOWER_IDS) {
    const used = out.filter(each => each === tower).length
    if (used > TOWERS[tower].copies) refuse(`There are only ${TOWERS[tower].copies} towers “${tower}”, not ${used}.`)
  }
  const soldiers = trays.reduce((sum, tray) => sum + count(tray.soldiers), 0)
  if (soldiers > SOLDIERS) refuse(`There are only ${SOLDIERS} soldiers, not ${soldiers}.`)
}
