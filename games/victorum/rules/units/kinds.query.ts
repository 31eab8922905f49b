import { BANES } from '../../content/banes.ts'
import { HEROES } from '../../content/heroes.ts'
import type { BagChip, BaneId, ChipId, Die, HeroId, KindId, RegionId, UnitClass } from '../../content/ids.ts'
import { HEAD, SCION_IDS, SCIONS } from '../../content/scions.ts'
import { SKILL_IDS } from '../../content/skills.ts'
import type { HasSkill, ScionChip, UnitKind, UnitRow } from '../../content/types.ts'
import { ARENA_UNITS, FACTION_UNITS, NEUTRALS, OPPORTUNITY_UNITS, PRIMUSES, UNIT_BANES } from '../../content/units.ts'
import { REGION_IDS } from '../../content/regions.ts'
import type { Seen } from '../state/shape.ts'

type Open = Seen['open']
type SeenUnit = NonNullable<Open['combat']>['units'][number]

/** Its id as the table of skills has it: the very same text is compared at once. */
const skillOf = (text: string): HasSkill => {
  const [name = '', n] = text.split(' ')
  const id = SKILL_IDS.find(each => each === name)
  if (id === undefined) throw new Error(`there is no skill called ${name}`)
  return { id, n: n === undefined ? undefined : Number(n) }
}
const KINDS = new Map<KindId, UnitKind>()
const add = (row: UnitRow, from: UnitKind['from'], faction?: RegionId): void => {
  const [id, classes, movement, range, health, attack, ...skills] = row
  KINDS.set(id, {
    id,
    classes: classes.split(' ') as UnitClass[],
    movement,
    range,
    health,
    attack: attack.split('') as Die[],
    skills: skills.map(skillOf),
    faction,
    from,
    fixed: undefined,
    hide: undefined,
  })
}
const addScion = ({ id, range, health, fixed, hide }: ScionChip): void => {
  KINDS.set(id, {
    id,
    classes: [],
    movement: 0,
    range,
    health,
    attack: [],
    skills: [],
    faction: undefined,
    from: 'scion',
    fixed,
    hide,
  })
}
for (const row of NEUTRALS) add(row, 'neutral')
for (const region of REGION_IDS) for (const row of FACTION_UNITS[region]) add(row, 'faction', region)
for (const row of OPPORTUNITY_UNITS) add(row, 'opportunity')
for (const row of UNIT_BANES) add(row, 'bane')
for (const row of PRIMUSES) add(row, 'primus', HEROES[row[0] as HeroId].home)
for (const row of ARENA_UNITS) add(row, 'arena')
for (const id of SCION_IDS) for (const chip of SCIONS[id].chips) addScion(chip)
addScion(HEAD)

export const KIND_IDS: readonly KindId[] = [...KINDS.keys()]
/** What the tables print; of a hero's name the stat side. */
export const kindNamed = (id: KindId): UnitKind => {
  const kind = KINDS.get(id)
  if (kind === undefined) throw new Error(`there is no unit "${id}"`)
  return kind
}

/** `archer.2` is an Archer. */
const KIND_OF_CHIP = new Map<ChipId, UnitKind>()
export const kindOfChip = (chip: ChipId): UnitKind => {
  let kind = KIND_OF_CHIP.get(chip)
  if (kind === undefined) {
    const dot = chip.indexOf('.')
    kind = kindNamed(dot < 0 ? chip : chip.slice(0, dot))
    KIND_OF_CHIP.set(chip, kind)
  }
  return kind
}
/** The chips of the box, in the order of the tables. */
export const NEUTRAL_CHIPS: readonly ChipId[] = NEUTRALS.flatMap(([id]) => [`${id}.1`, `${id}.2`])
export const factionChips = (region: RegionId): ChipId[] => FACTION_UNITS[region].map(([id]) => id)
export const OPPORTUNITY_CHIPS: readonly ChipId[] = OPPORTUNITY_UNITS.map(([id]) => id)

/** The hero's class and faction do not change; its numbers are on the pad (VIC-HERO-02, VIC-HERO-13). Asked for so often that the last is kept. */
let lastHero: UnitKind | undefined
const heroKind = ({ hero }: Open): UnitKind => {
  if (lastHero === undefined || !isPad(lastHero, hero)) {
    const { id, movement, range, health, dice } = hero
    const { class: own, home } = HEROES[id]
    lastHero = {
      id,
      classes: [own],
      movement,
      range,
      health,
      attack: [...dice],
      skills: [],
      faction: home,
      from: 'hero',
      fixed: undefined,
      hide: undefined,
    }
  }
  return lastHero
}
const isPad = (kind: UnitKind, { id, movement, range, health, dice }: Open['hero']): boolean => {
  if (kind.id !== id || kind.movement !== movement || kind.range !== range || kind.health !== health) return false
  if (kind.attack.length !== dice.length) return false
  for (let i = 0; i < dice.length; i++) if (kind.attack[i] !== dice[i]) return false
  return true
}
/** A chip that waits in the rival's column: the primus is the one at home in this region (VIC-PRIMUS-01). */
export const kindOfWaiting = ({ combat }: Open, chip: ChipId): UnitKind => {
  if (chip !== 'primus') return kindOfChip(chip)
  for (const { id, home } of Object.values(HEROES)) if (home === combat?.region) return kindNamed(id)
  throw new Error('no primus is at home here')
}
/** What a unit in combat has printed; of the hero its pad. */
export const kindOf = (open: Open, unit: SeenUnit): UnitKind =>
  unit.id === 'hero' ? heroKind(open) : kindNamed(unit.kind)

/** VIC-UNIT-03, VIC-RULING-55, VIC-RULING-56: neutral, opportunity, bane, arena and scion units never are. */
export const isLocal = (open: Open, unit: SeenUnit): boolean => {
  if (open.combat === undefined) return false
  if (unit.id === 'hero') return HEROES[open.hero.id].home === open.combat.region
  return KINDS.get(unit.kind)?.faction === open.combat.region
}
export const hasClass = (kind: UnitKind, unitClass: UnitClass): boolean => kind.classes.includes(unitClass)

/** A bane of any type: what the bag holds besides units. */
export const isBaneChip = (chip: BagChip): chip is BaneId => chip in BANES
/** A bane that is resolved and never fights. */
export const isBagBane = (chip: BagChip): boolean => isBaneChip(chip) && BANES[chip].type === 'bag'
