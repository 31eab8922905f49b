import type { Saved } from '@tabletome/engine'
import { sfc32 } from '@tabletome/engine'
import { Seated, shortly } from '../../testing/staged.ts'
import { BEASTS, BOX_IDS, ENEMY_CARD_IDS, FIGHTERS, ROGUES, TACTIC_IDS, WIZARDS } from '../content/ids.ts'
import type { BoxId, EnemyCardId, TacticId, UnitCardId } from '../content/ids.ts'
import type { AreaId, UnitClass } from '../content/types.ts'
import { UNITS } from '../content/units.ts'
import { game } from '../index.ts'
import { groundOf } from '../rules/realm/ground.query.ts'
import { insideOf, spaceName, spaceOf } from '../rules/realm/spaces.query.ts'
import type {
  DieFace,
  EnemyId,
  ModeId,
  Move,
  Open,
  Options,
  Owner,
  Seat,
  Space,
  Tactics,
  Turn,
  Unit,
  UnitId,
} from '../rules/state/shape.ts'
import { BYSTANDERS } from './fixtures.ts'

/**
 * What differs from the base: a 2-player Competitive game on the front realm, in p1's actions of a turn, nobody Weakened, empty
 * hands, all flags on START.
 */
export interface Position {
  mode?: ModeId
  players?: 1 | 2 | 3 | 4
  /** Rows of cells as in the worked examples (`0. 1^ 0~`, one string per row), or a realm code. */
  map?: string | readonly string[]
  /** Of a drawn map: cell and side of the box, `1,0,s`. */
  portals?: readonly string[]
  /** Of a drawn map: Control Areas with the Trigger Space first, `gold:0,0 1,0`. */
  areas?: readonly string[]
  /**
   * By owner: card, space, then what differs from a fresh unit, with commas between units: `BX A1, FX C3 h3 s0 weak`.
   * `h3` Health, `s0` Ammo or Mana, `weak` Weakened before this turn, `weakNow` in this turn, `did:move` took that action,
   * `hurt` damaged in this action, `2x2:A1` instead of a space: inside that dungeon. Classes not named stand far away: in
   * play, but not on the map.
   */
  units?: Partial<Record<Owner, string>>
  /** So many units in play: those named, and others far away. Four if nothing is said. */
  inPlay?: Partial<Record<Owner, number>>
  turn?: Partial<Turn> & { owner: Owner }
  hands?: Partial<Record<Seat, TacticId[]>>
  /** The Tactic deck from the top; the whole deck if given. */
  deck?: TacticId[]
  discard?: TacticId[]
  flags?: Partial<Record<AreaId, { at: number; by?: Seat }>>
  artifact?: string | { unit: UnitId }
  captured?: Open['captured']
  end?: Open['end']
  options?: Partial<Options>
  /** The first player first. */
  order?: Owner[]
  time?: number
  crystals?: Partial<Record<BoxId, 'red' | 'green'>>
  under?: Partial<Record<UnitId, EnemyCardId>>
  enemyDiscard?: EnemyCardId[]
  /** From the top. The others of the nine follow, unless `wholeEnemyDeck`. */
  enemyDeck?: EnemyCardId[]
  wholeEnemyDeck?: boolean
  /** Random draws of Solo and Co-op, the first first. */
  flagDraws?: AreaId[]
  arrivals?: UnitClass[]
  /** Class decks from the top. */
  decks?: Partial<Record<UnitClass, UnitCardId[]>>
  move?: Move
}

const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4']
const CLASSES: readonly UnitClass[] = ['fighter', 'wizard', 'rogue', 'beast']
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

export const given = (position: Position = {}): Given => new Given(position)

export class Given extends Seated<Tactics> {
  readonly position: Position

  constructor(position: Position) {
    super(game)
    this.position = position
  }

  /** How the dice fall, in the order of the rolls. Named later, they replace those left. */
  dice(...faces: DieFace[]): this {
    this.thrown = faces
    if (this.dealt) this.dealt = this.dealing(this.dealt.save())
    return this
  }
  /** The turn begins with its first step instead of in the middle of the actions. */
  begins(owner?: Owner): this {
    const who = owner ?? this.active
    this.steps = [
      { do: isEnemy(who) ? 'enemy.turn' : 'turn.begin', with: isEnemy(who) ? { enemy: who } : { owner: who } },
    ]
    return this
  }

  /** The answer is refused and nothing has changed: `TAC-RANGE-04 outOfRange`. */
  refused(seat: Seat, option: string): string {
    return shortly(this.refusal(seat, option))
  }

  unit(id: UnitId): Unit {
    const unit = this.open.units[id]
    if (unit === undefined) throw new Error(`${id} is not in play`)
    return unit
  }
  isInPlay(id: UnitId): boolean {
    return this.table && this.open.units[id] !== undefined
  }
  at(id: UnitId): string {
    return spaceName(this.unit(id).at)
  }
  health(...ids: UnitId[]): number[] {
    return ids.map(id => this.unit(id).health)
  }
  supply(id: UnitId): number {
    return this.unit(id).supply
  }
  weak(id: UnitId): boolean {
    return this.unit(id).weakened
  }
  hand(seat: Seat): TacticId[] {
    return this.table.save().own[seat].hand
  }

  // ---------------------------------------------------------------- dealing

  protected override ended({ result, winners }: Tactics['outcome']): string {
    return result ?? `won by ${winners.join(' and ')}`
  }

  private get active(): Owner {
    return this.position.turn?.owner ?? this.position.order?.[0] ?? 'p1'
  }

  protected override saved(): Saved<Tactics> {
    const { position } = this
    const { mode = 'competitive' } = position
    const players = position.players ?? (mode === 'solo' ? 1 : mode === 'team' || mode === 'battleTeam' ? 4 : 2)
    const seats = SEATS.slice(0, players)
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
      order: position.order ?? seats.flatMap((seat, i): Owner[] => (enemies[i] ? [seat, enemies[i]] : [seat])),
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
      turn: { number: 5, step: 'actions', actionsLeft: 3, ...position.turn, owner: this.active },
      ...(artifact === undefined
        ? {}
        : { artifact: typeof artifact === 'string' ? { at: space(artifact) } : artifact }),
      ...(position.end ? { end: { by: position.end.by, left: [...position.end.left] } } : {}),
      ...(position.move ? { move: position.move } : {}),
    }
    for (const owner of [...seats, ...enemies]) this.muster(open, owner)
    const own = Object.fromEntries(seats.map(seat => [seat, { hand: hands[seat] }])) as Saved<Tactics>['own']
    const { active: owner } = this
    const actions = ['turn.act', 'turn.cleanUp', 'turn.draw', 'turn.end'].map(id => ({ do: id, with: { owner } }))
    const agenda = [...this.before, ...(this.steps ?? actions)].reverse()
    return { open, own, piles: this.piles(open, hands), random: sfc32('given').save(), agenda, held: {} }
  }

  /** The units of one owner: those named, the others far away. */
  private muster(open: Open, owner: Owner): void {
    const named = (this.position.units?.[owner] ?? '').split(',').map(text => text.trim())
    for (const text of named) if (text !== '') place(open, owner, text)
    const wanted = this.position.inPlay?.[owner] ?? 4
    for (const kind of CLASSES) {
      const count = CLASSES.filter(each => open.units[`${owner}.${each}`] !== undefined).length
      if (count < wanted && open.units[`${owner}.${kind}`] === undefined)
        open.units[`${owner}.${kind}`] = fresh(owner, BYSTANDERS[isEnemy(owner) ? 'e' : 'p'][kind], -1)
    }
  }

  private piles(open: Open, hands: Hands): Saved<Tactics>['piles'] {
    const { position } = this
    const held = [...Object.values(hands).flat(), ...open.discard, ...(position.deck ?? [])]
    const tactics = position.deck ?? TACTIC_IDS.filter(card => !held.includes(card))
    const out = [...open.enemyDiscard, ...Object.values(open.under), ...(position.enemyDeck ?? [])]
    const rest = position.wholeEnemyDeck ? [] : ENEMY_CARD_IDS.filter(card => !out.includes(card))
    const deck = (unitClass: UnitClass, all: readonly UnitCardId[]): UnitCardId[] =>
      (position.decks?.[unitClass] ?? all.filter(card => !isInPlay(open, card))).toReversed()
    return {
      tactics: tactics.toReversed(),
      fighter: deck('fighter', FIGHTERS),
      wizard: deck('wizard', WIZARDS),
      rogue: deck('rogue', ROGUES),
      beast: deck('beast', BEASTS),
      enemy: [...(position.enemyDeck ?? []), ...rest].reverse(),
      flags: (position.flagDraws ?? (['crimson', 'gold', 'azure'] as const)).toReversed(),
      arrivals: (position.arrivals ?? []).toReversed(),
    }
  }
}

type Hands = Record<Seat, TacticId[]>

const isEnemy = (owner: Owner): owner is EnemyId => owner.startsWith('e')
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

const space = (name: string): Space => {
  const found = spaceOf(name)
  if (found === undefined) throw new Error(`no space "${name}"`)
  return found
}

const fresh = (owner: Owner, card: string, at: Space): Unit => {
  const printed = UNITS[card as UnitCardId]
  if (printed === undefined) throw new Error(`no unit card "${card}"`)
  const side = isEnemy(owner) ? printed.solo : printed.front
  return {
    owner,
    class: printed.class,
    card: card as UnitCardId,
    at,
    health: side.health,
    supply: isEnemy(owner) ? 0 : side.supply,
    weakened: false,
    weakenedThisTurn: false,
    taken: [],
    villages: [],
    ballistas: [],
    damaged: false,
    serial: 0,
  }
}

const place = (open: Open, owner: Owner, text: string): void => {
  const [card = '', at = '', ...words] = text.split(/\s+/)
  const inside = at.includes(':')
  const unit = fresh(owner, card, inside || at === '-' ? -1 : space(at))
  if (inside) {
    const [box, cell] = at.split(':') as [BoxId, string]
    unit.inside = { box, at: insideOf(cell) as number }
    open.flipped[box] = `${owner}.${unit.class}`
  }
  for (const word of words) {
    if (word === 'weak' || word === 'weakNow') {
      unit.weakened = true
      unit.weakenedThisTurn = word === 'weakNow'
    } else if (word === 'hurt') unit.damaged = true
    else if (word.startsWith('did:')) unit.taken.push(word.slice(4) as 'move')
    else if (/^h\d+$/.test(word)) unit.health = Number(word.slice(1))
    else if (/^s\d+$/.test(word)) unit.supply = Number(word.slice(1))
    else throw new Error(`what is "${word}" of ${card}?`)
  }
  if (unit.at >= 0 && open.turn?.owner === owner && groundOf(open).terrain(unit.at) === 'ballista')
    unit.ballistaStart = unit.at
  open.units[`${owner}.${unit.class}`] = unit
}
