import { allKnown, noneTwice, onlyWords, refuse, within } from '../../text/position.ts'
import { ENEMY_CARD_IDS, TACTIC_IDS } from '../content/ids.ts'
import { groundOf } from '../rules/realm/ground.query.ts'
import { spaceName } from '../rules/realm/spaces.query.ts'
import type { Open } from '../rules/state/shape.ts'
import type { Position } from './words.ts'

const WORDS: Readonly<Record<keyof Position, true>> = {
  mode: true,
  players: true,
  map: true,
  portals: true,
  areas: true,
  units: true,
  inPlay: true,
  turn: true,
  hands: true,
  deck: true,
  discard: true,
  flags: true,
  artifact: true,
  captured: true,
  end: true,
  options: true,
  order: true,
  time: true,
  crystals: true,
  under: true,
  enemyDiscard: true,
  enemyDeck: true,
  wholeEnemyDeck: true,
  flagDraws: true,
  arrivals: true,
  decks: true,
  move: true,
  begins: true,
  dice: true,
}
const FACES: readonly string[] = ['push', 'pushStar', 'star', 'miss', 'missPush', 'blank']

/** Throws a sentence when there can be no such position. */
export const checkPosition = (position: Position): void => {
  onlyWords('Tactics', position, WORDS)
  within('The number of players', position.players, 1, 4)
  const { hands = {}, deck = [], discard = [], enemyDeck = [], enemyDiscard = [] } = position
  const cards = [...Object.values(hands).flat(), ...deck, ...discard]
  allKnown('Tactic Card', cards, card => TACTIC_IDS.some(id => id === card))
  noneTwice('Tactic Card', cards)
  const enemies = [...enemyDeck, ...enemyDiscard, ...Object.values(position.under ?? {})]
  allKnown('Enemy Card', enemies, card => ENEMY_CARD_IDS.some(id => id === card))
  noneTwice('Enemy Card', enemies)
  allKnown('face of the die', position.dice ?? [], face => FACES.includes(face))
}

/** What only shows on the map: who stands where. */
export const checkOpen = (open: Open): void => {
  const units = Object.values(open.units)
  noneTwice(
    'unit card',
    units.flatMap(unit => unit?.card ?? []),
  )
  const spaces = units.flatMap(unit => (unit && unit.at >= 0 && unit.inside === undefined ? [unit.at] : []))
  const ground = groundOf(open)
  for (const at of spaces) if (!ground.spaces.includes(at)) refuse(`There is no space “${spaceName(at)}” on this map.`)
  const crowded = spaces.find((at, i) => spaces.indexOf(at) !== i)
  if (crowded !== undefined) refuse(`Two units stand on ${spaceName(crowded)}.`)
}
