import type {
  BagBaneId,
  BaneId,
  ChipId,
  Die,
  EventId,
  KindId,
  OpportunityId,
  RegionId,
  SkillId,
  SportKind,
  TacticId,
} from '../content/ids.ts'
import { BANES } from '../content/banes.ts'
import { SCIONS } from '../content/scions.ts'
import { SKILLS } from '../content/skills.ts'
import { TACTICS } from '../content/tactics.ts'
import { freshUnit } from '../rules/units/freshUnit.query.ts'
import { arenaOf } from '../rules/arena/arenas.query.ts'
import { fightNamed } from '../rules/campaign/events.query.ts'
import { hexNamed } from '../rules/ground/hexes.query.ts'
import { kindNamed, kindOfChip } from '../rules/units/kinds.query.ts'
import type { Combat, Lasting, Open, Side, Stage, Unit } from '../rules/state/shape.ts'

/**
 * A combat as a test tells it: what differs from the first turns of a Bloodshed without effects. A unit is its id, its hex and what
 * differs from a fresh one that was deployed earlier:
 * `reptilian C2 hp2 dazed adrenaline stun:rival:2 thick-hides trident moved acted walked2 shifted used:pull on1 health9`.
 * Ids: a chip, `hero`, `primus=nox`, `hydra`, `head.1`, `beast.1`, `shade.archer.1`. A tactic by itself lies there for good; with a
 * side and a turn it ends then, and so do `cursed:`, `netted:` and `fatigued:`.
 */
export interface Arms {
  /** Else a card without effects for the sport, or B01. */
  event?: EventId
  kind?: Combat['kind']
  sport?: SportKind
  /** Else the region of the place. */
  arena?: RegionId
  turn?: number
  side?: Side
  step?: Stage
  mine?: readonly string[]
  rival?: readonly string[]
  /** Arena units. */
  beasts?: readonly string[]
  /** The next first; `archer.1 thick-hides`: with banes on it. */
  column?: readonly string[]
  rivalTactics?: readonly TacticId[]
  tribune?: string
  fallenRivals?: readonly ChipId[]
  points?: number
  goal?: number
  /** Hex names; else, if nobody carries it, where the set-up puts it. `none`: not in the arena. */
  flag?: string
  trident?: string
  laurel?: string
  chariot?: string
  embers?: readonly string[]
  /** `H+2`, `2`: what is left of your lineup. Else hero and four, the hero only while it is in camp. */
  places?: string
  cap?: number
  drawn?: readonly BagBaneId[]
  changes?: readonly OpportunityId[]
  once?: readonly string[]
  tally?: Partial<Combat['tally']>
  led?: string
  commanded?: string
  unseen?: true
  scion?: Partial<NonNullable<Combat['scion']>>
}

const PLAIN: Readonly<Record<SportKind, EventId>> = { flag: 'S02', hill: 'S03', spar: 'S16' }

export const combatOf = (arms: Arms, open: Open, region: RegionId): Combat => {
  const kind = arms.kind ?? kindFor(arms)
  const event =
    arms.event ?? (kind === 'sport' ? PLAIN[arms.sport ?? 'hill'] : kind === 'bloodshed' ? 'B01' : undefined)
  const sport = kind === 'sport' ? (arms.sport ?? (event && fightNamed(event).sports[0])) : undefined
  const turn = arms.turn ?? 2
  const units = [
    ...(arms.rival ?? []).map(text => unitFrom(text, 'rival', open, turn)),
    ...(arms.mine ?? []).map(text => unitFrom(text, 'player', open, turn)),
    ...(arms.beasts ?? []).map(text => unitFrom(text, 'arena', open, turn)),
  ]
  const heroIn = units.find(({ id }) => id === 'hero')
  if (heroIn !== undefined) open.hero.hp = heroIn.hp
  const combat: Combat = {
    kind,
    region,
    turn,
    side: arms.side ?? 'player',
    step: arms.step ?? 'start',
    units,
    column: (arms.column ?? []).map(waitingFrom),
    rivalTactics: [...(arms.rivalTactics ?? [])],
    fallenRivals: [...(arms.fallenRivals ?? [])],
    points: arms.points ?? 0,
    goal: arms.goal ?? 6,
    embers: (arms.embers ?? []).map(hexNamed),
    places: placesFrom(arms.places, heroIn !== undefined),
    drawn: [...(arms.drawn ?? [])],
    changes: [...(arms.changes ?? [])],
    once: [...(arms.once ?? [])],
    tally: {
      heroHpAtStart: open.hero.hp,
      tacticsAtStart: open.camp.tactics.length,
      heroDeployed: heroIn !== undefined,
      heroLostHp: false,
      fallenMine: [],
      fallenAll: 0,
      heroKills: 0,
      farKills: 0,
      tacticTurns: [],
      tacticsPlaced: 0,
      defendersDeployed: [],
      giantKilled: false,
      bestScore: 0,
      tribuneHp: 0,
      ...arms.tally,
    },
    stuck: [],
  }
  if (event !== undefined) combat.event = event
  if (sport !== undefined) combat.sport = sport
  const tribune = arms.tribune ?? (sport === undefined ? undefined : firstRival(combat))
  if (tribune !== undefined) combat.tribune = tribune
  const first = firstRival(combat)
  if (first !== undefined) combat.first = first
  layItems(combat, arms)
  if (arms.led !== undefined) combat.led = arms.led
  if (arms.commanded !== undefined) combat.commanded = arms.commanded
  if (arms.unseen) combat.unseen = true
  if (kind === 'scion') {
    combat.cap = arms.cap ?? SCIONS[open.scion].unitCap
    combat.scion = {
      dice: [...SCIONS[open.scion].dice] as Die[],
      rolled: [],
      count: 0,
      heads: units.filter(({ kind: id }) => id === 'head').length,
      shades: [],
      blinded: 0,
      ...arms.scion,
    }
  } else if (arms.cap !== undefined) combat.cap = arms.cap
  return combat
}

const kindFor = ({ event, sport }: Arms): Combat['kind'] =>
  sport !== undefined || event?.startsWith('S') ? 'sport' : 'bloodshed'
const firstRival = ({ units, column }: Combat): string | undefined =>
  units.find(({ side }) => side === 'rival')?.id ?? column[0]?.chip

/** Where the set-up puts them, unless somebody carries them or the test says otherwise. */
const layItems = (combat: Combat, arms: Arms): void => {
  const { region, units, sport } = combat
  const { rivalDeploy, zones } = arenaOf(region)
  const isCarried = (item: 'flag' | 'trident' | 'laurel'): boolean =>
    units.some(({ carries }) => carries.includes(item))
  const at = (named: string | undefined, usual: number | undefined): number | undefined =>
    named === undefined ? usual : named === 'none' ? undefined : hexNamed(named)
  const flag = isCarried('flag') ? undefined : at(arms.flag, sport === 'flag' ? rivalDeploy[0] : undefined)
  const trident = isCarried('trident') ? undefined : at(arms.trident, zones.trident?.[0])
  const laurel = isCarried('laurel') ? undefined : at(arms.laurel, region === 'ARG' ? -1 : undefined)
  const chariot = at(arms.chariot, zones.chariot?.[0])
  if (flag !== undefined) combat.flag = flag
  if (trident !== undefined) combat.trident = trident
  if (laurel !== undefined) combat.laurel = laurel
  if (chariot !== undefined) combat.chariot = chariot
  if (arms.embers === undefined) combat.embers = [...(zones.embers ?? [])]
}

const placesFrom = (text: string | undefined, heroIn: boolean): Combat['places'] => {
  if (text === undefined) return { hero: !heroIn, camp: 4 }
  return { hero: text.startsWith('H'), camp: Number(text.replace(/^H\+?/, '') || 0) }
}
const waitingFrom = (text: string): Combat['column'][number] => {
  const [chip = '', ...banes] = text.split(/\s+/)
  return { chip, banes: banes as BaneId[] }
}

const kindIdOf = (id: string, open: Open): KindId => {
  if (id === 'hero') return open.hero.id
  if (id.startsWith('beast.')) return 'kennel-beast'
  return kindOfChip(id.startsWith('shade.') ? id.slice(6) : id).id
}
const unitFrom = (text: string, side: Side, open: Open, turn: number): Unit => {
  const [name = '', hex = '', ...words] = text.split(/\s+/)
  const [id = '', named] = name.split('=')
  const kind = named ?? kindIdOf(id, open)
  const at = hexNamed(hex)
  if (at < 0) throw new Error(`"${text}" names no hex`)
  const { health, from } = kindNamed(kind)
  const unit = freshUnit({
    id,
    kind,
    side,
    at,
    hp: id === 'hero' ? open.hero.hp : health,
    deployedOn: turn - 1,
    elite: id === 'hero' || id === 'primus' || (from === 'scion' && kind !== 'head'),
  })
  for (const word of words) readWord(unit, word)
  if (id === 'primus' && unit.health === undefined) unit.health = [9, 12, 15, 15][open.act - 1]
  if (unit.health !== undefined && !words.some(word => /^hp\d/.test(word))) unit.hp = unit.health
  return unit
}

const readWord = (unit: Unit, word: string): void => {
  const number = Number(/\d+$/.exec(word)?.[0])
  const [what = '', side, turn] = word.split(':')
  if (/^hp\d+$/.test(word)) unit.hp = number
  else if (/^health\d+$/.test(word)) unit.health = number
  else if (/^walked\d+$/.test(word)) unit.walked = number
  else if (/^on\d+$/.test(word)) unit.deployedOn = number
  else if (word === 'dazed') unit.dazed = true
  else if (word === 'moved') unit.hasMoved = true
  else if (word === 'acted') unit.hasActed = true
  else if (word === 'shifted') unit.shifted = true
  else if (word === 'flag' || word === 'trident' || word === 'laurel') unit.carries.push(word)
  else if (what === 'used' && side !== undefined && side in SKILLS) unit.used.push(side as SkillId)
  else if (turn !== undefined) unit.lasting.push(lastingFrom(what, side as Side, Number(turn)))
  else if (word in TACTICS) unit.tactics.push(word as TacticId)
  else if (word in BANES) unit.banes.push(word as BaneId)
  else throw new Error(`no unit can be "${word}"`)
}
const lastingFrom = (what: string, side: Side, turn: number): Lasting =>
  what in TACTICS ? { what: what as TacticId, side, turn, tactic: true } : { what: what as Lasting['what'], side, turn }
