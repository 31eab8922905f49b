import type { Saved, Step } from '@tabletome/engine'
import { sfc32 } from '@tabletome/engine'
import { BEASTS, BOX_IDS, ENEMY_CARD_IDS, FIGHTERS, ROGUES, TACTIC_IDS, WIZARDS } from '../content/ids.ts'
import type { TacticId, UnitCardId } from '../content/ids.ts'
import type { UnitClass } from '../content/types.ts'
import type { EnemyId, Open, Options, Owner, Seat, Tactics } from '../rules/state/shape.ts'
import { CLASSES, fresh, isEnemy, place, space } from './units.ts'
import type { Position } from './words.ts'

const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4']
export const STANDARD: Options = {
  dieFaces: 'standard',
  controlTrackSteps: 3,
  boxRise: 'printed',
  weakenedTokenLimit: 'none',
  terrainAffectsArea: true,
  endReference: 'active',
  teamSharesHands: false,
  artifactRangedBonus: 'range',
  artifactTheftNeedsMovement: false,
  builderStrict: true,
  enemyStopsAcrossElevation: true,
  dungeonRetreat: false,
  firstPlayer: 'random',
}

/** All Tactic Cards but these: in the discard pile they are in nobody's hand, so that no other window is asked about. */
export const allBut = (...cards: TacticId[]): TacticId[] => TACTIC_IDS.filter(card => !cards.includes(card))

/** Who stands far away, in play but not on the map, where a class is not named. */
export type Bystander = (owner: Owner, unitClass: UnitClass, open: Open) => string

const DECKS: Readonly<Record<UnitClass, readonly UnitCardId[]>> = {
  fighter: FIGHTERS,
  wizard: WIZARDS,
  rogue: ROGUES,
  beast: BEASTS,
}
const nextCard: Bystander = (_owner, unitClass, open) =>
  DECKS[unitClass].findLast(card => !isInPlay(open, card)) ?? DECKS[unitClass][0] ?? ''

export const activeOf = ({ turn, order }: Position): Owner => turn?.owner ?? order?.[0] ?? 'p1'

export const playersOf = ({ mode, players }: Position): 1 | 2 | 3 | 4 =>
  players ?? (mode === 'solo' ? 1 : mode === 'team' || mode === 'battleTeam' ? 4 : 2)

export const turnBegins = (who: Owner): Step =>
  isEnemy(who) ? { do: 'enemy.turn', with: { enemy: who } } : { do: 'turn.begin', with: { owner: who } }

/** The position as the engine saves it. `steps` instead of the rest of the turn, `before` in front of them. */
export const stage = (
  position: Position,
  before: readonly Step[] = [],
  steps?: readonly Step[],
  bystander: Bystander = nextCard,
): Saved<Tactics> => {
  const { mode = 'competitive' } = position
  const owner = activeOf(position)
  const seats = SEATS.slice(0, playersOf(position))
  const quest = mode === 'solo' || mode === 'coop'
  const enemies: EnemyId[] = mode === 'solo' ? ['e1'] : mode === 'coop' ? ['e1', 'e2'] : []
  const hands = Object.fromEntries(seats.map(seat => [seat, [...(position.hands?.[seat] ?? [])]])) as Hands
  const artifact = position.artifact ?? (mode === 'battle' || mode === 'battleTeam' ? 'H6' : undefined)
  const open: Open = {
    mode,
    seats,
    enemies,
    options: { ...STANDARD, ...position.options },
    realm: realmCode(position),
    order: [...(position.order ?? seats.flatMap((seat, i): Owner[] => (enemies[i] ? [seat, enemies[i]] : [seat])))],
    units: {},
    corners: {},
    captured: [...(position.captured ?? [])],
    flags: quest || artifact !== undefined ? {} : flagsOf(position),
    hands: Object.fromEntries(seats.map(seat => [seat, hands[seat].length])),
    discard: [...(position.discard ?? [])],
    time: position.time ?? (mode === 'solo' ? 7 : mode === 'coop' ? 11 : 0),
    crystals: quest ? { ...red(), ...position.crystals } : {},
    flipped: {},
    enemyDiscard: [...(position.enemyDiscard ?? [])],
    under: { ...position.under },
    offered: {},
    turn: { number: 5, step: 'actions', actionsLeft: 3, ...position.turn, owner },
    ...(artifact === undefined ? {} : { artifact: typeof artifact === 'string' ? { at: space(artifact) } : artifact }),
    ...(position.end ? { end: { by: position.end.by, left: [...position.end.left] } } : {}),
    ...(position.move ? { move: position.move } : {}),
  }
  for (const each of [...seats, ...enemies]) muster(open, each, position, bystander)
  const own = Object.fromEntries(seats.map(seat => [seat, { hand: hands[seat] }])) as Saved<Tactics>['own']
  const actions = ['turn.act', 'turn.cleanUp', 'turn.draw', 'turn.end'].map(id => ({ do: id, with: { owner } }))
  const usual = position.begins ? [turnBegins(owner)] : actions
  const agenda = [...before, ...(steps ?? usual)].reverse()
  const piles = pilesOf(open, hands, position)
  return { open, own, piles, random: sfc32('given').save(), dice: position.dice ?? [], agenda, held: {} }
}

/** The units of one owner: those named, the others far away. */
const muster = (open: Open, owner: Owner, position: Position, bystander: Bystander): void => {
  const named = (position.units?.[owner] ?? '').split(',').map(text => text.trim())
  for (const text of named) if (text !== '') place(open, owner, text)
  const wanted = position.inPlay?.[owner] ?? 4
  for (const kind of CLASSES) {
    const count = CLASSES.filter(each => open.units[`${owner}.${each}`] !== undefined).length
    if (count < wanted && open.units[`${owner}.${kind}`] === undefined)
      open.units[`${owner}.${kind}`] = fresh(owner, bystander(owner, kind, open), -1)
  }
}

const pilesOf = (open: Open, hands: Hands, position: Position): Saved<Tactics>['piles'] => {
  const held = [...Object.values(hands).flat(), ...open.discard, ...(position.deck ?? [])]
  const tactics = position.deck ?? TACTIC_IDS.filter(card => !held.includes(card))
  const out = [...open.enemyDiscard, ...Object.values(open.under), ...(position.enemyDeck ?? [])]
  const rest = position.wholeEnemyDeck ? [] : ENEMY_CARD_IDS.filter(card => !out.includes(card))
  const deck = (unitClass: UnitClass): UnitCardId[] =>
    (position.decks?.[unitClass] ?? DECKS[unitClass].filter(card => !isInPlay(open, card))).toReversed()
  return {
    tactics: tactics.toReversed(),
    fighter: deck('fighter'),
    wizard: deck('wizard'),
    rogue: deck('rogue'),
    beast: deck('beast'),
    enemy: [...(position.enemyDeck ?? []), ...rest].reverse(),
    flags: (position.flagDraws ?? (['crimson', 'gold', 'azure'] as const)).toReversed(),
    arrivals: (position.arrivals ?? []).toReversed(),
  }
}

type Hands = Record<Seat, TacticId[]>

const isInPlay = (open: Open, card: UnitCardId): boolean =>
  Object.values(open.units).some(unit => unit.card === card) || open.captured.some(other => other.card === card)
const red = (): Open['crystals'] => Object.fromEntries(BOX_IDS.map(box => [box, 'red']))

const realmCode = ({ map, portals, areas = [], mode }: Position): string => {
  if (map === undefined) return mode === 'battle' || mode === 'battleTeam' ? 'battle:' : 'front'
  if (typeof map === 'string' && (map === 'front' || map.startsWith('battle:'))) return map
  const rows = typeof map === 'string' ? [map] : map
  const extras = portals ? [`portals:${portals.join(' ')}`, ...areas] : areas
  return [`map:${rows.join('/')}`, ...extras].join(';')
}

const flagsOf = ({ flags = {} }: Position): Open['flags'] => {
  const all: Open['flags'] = {}
  for (const area of ['crimson', 'gold', 'azure'] as const) all[area] = { at: 0, ...flags[area] }
  return all
}
