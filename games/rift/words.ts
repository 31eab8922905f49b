/** How the answers of Rift are written: part of the save format, never changed. */
import { id, named, number, one, unless, wordsOf } from '@tabletome/engine/words'
import { ABILITY_IDS } from './content/abilities.ts'
import { BOSS_IDS, SPECIALS } from './content/bosses.ts'
import { ENEMY_LETTERS } from './content/enemies.ts'
import { UNIT_IDS } from './content/heroes.ts'
import type { BlockId, Colour, ScenarioId, Spawn, TowerId, TrayId } from './content/ids.ts'
import { SCENARIO_IDS } from './content/scenarios.ts'
import { SHAPE_IDS } from './content/shapes.ts'
import { COLOURS, SITE_IDS, SPAWNS } from './content/sites.ts'
import { SPELL_IDS } from './content/spells.ts'
import { STORM_IDS } from './content/storms.ts'
import { TOWER_IDS } from './content/towers.ts'
import { cellName, cellNamed, turnOf, wayOf } from './rules/map/cells.query.ts'
import { maskNamed, squaresName } from './rules/placing/shapes.query.ts'
import type { ExitName, PoolId, Rift, Seat, What } from './rules/state/shape.ts'

const SEATS: readonly Seat[] = ['p1', 'p2', 'p3', 'p4']
const AS: readonly (TowerId | 'next')[] = ['next', ...TOWER_IDS]
const WHAT: readonly What[] = ['soldier', ...SHAPE_IDS]
const POOLS: readonly PoolId[] = ['hearts', 'crystals', 'soldiers', 'portals', 'ghosts']
const EXITS: readonly ExitName[] = ['X', 'Y']
const BLOCKS: readonly BlockId[] = [1, 2, 3]
const OWNERS: readonly (Colour | 'white')[] = [...COLOURS, 'white']

const tower = one('tower', TOWER_IDS)
const hero = one('hero', UNIT_IDS)
const ability = one('ability', ABILITY_IDS)
const spell = one('spell', SPELL_IDS)
const site = one('site', SITE_IDS)
const to = one('to', SEATS)
const as = unless('as', 'next', AS)
const what = one('what', WHAT)
const index = number('index')
const cell = named('cell', cellName, cellNamed)
const turn = named('turn', wayOf, turnOf)

/** Cards are many, and tests make some of their own. */
const readTray = (word: string) => (/^([HGP]\d+|B[1-3])$/.test(word) ? (word as TrayId) : undefined)
const tray = one('tray', readTray)
const from = one('from', readTray)

const readMask = (word: string) => maskNamed(word) || undefined
/** One square. */
const readSquare = (word: string) => (word.length === 2 ? readMask(word) : undefined)
const mask = named('mask', squaresName, readMask)
const fromMask = named('fromMask', squaresName, readMask)
const square = named('square', squaresName, readSquare)
const corner = named('corner', squaresName, readSquare)

/** A number of a list. */
const numbered = <K extends string, N extends number>(name: K, values: readonly N[]) =>
  named<K, N>(name, String, word => values.find(value => String(value) === word))

export const words = wordsOf<Rift>({
  answers: {
    hero: id`hero ${hero}`,
    bench: id`bench ${hero}`,
    pair: id`pair ${one('first', ABILITY_IDS)} ${one('second', ABILITY_IDS)}`,
    spell: id`spell ${spell}`,
    colour: id`colour ${one('colour', COLOURS)}`,
    tower: id`tower ${tower}`,
    pass: id`pass ${tower} ${to} ${as}`,
    upgrade: id`upgrade ${tower} ${as}`,
    ready: id`ready`,
    unready: id`unready`,
    build: id`${site} ${turn}`,
    move: id`move ${from} ${fromMask} ${tray} ${mask}`,
    skip: id`skip ${what}`,
    stop: id`stop`,
    put: id`${what} ${tray} ${mask}`,
    to: id`to ${cell}`,
    attack: id`attack`,
    ability: id`ability ${ability}`,
    recover: id`recover`,
    done: id`done`,
    base: id`base ${corner}`,
    face: id`face ${turn}`,
    flip: id`flip ${ability}`,
    copy: id`copy ${ability}`,
    none: id`none`,
    stay: id`stay`,
    here: id`here`,
    strike: id`site ${site} ${index}`,
    tile: id`tile ${square}`,
    give: id`give ${site} ${index} ${to}`,
    buy: id`buy ${tower} ${to}`,
    refund: id`refund ${tower} ${to}`,
  },
  things: {
    tray: id`tray ${tray}`,
    square: id`square ${tray} ${square}`,
    cell: id`cell ${cell}`,
    site: id`site ${site}`,
    siteWay: id`site ${site} ${turn}`,
    hero: id`hero ${hero}`,
    tower: id`tower ${tower}`,
    ability: id`ability ${ability}`,
    spell: id`spell ${spell}`,
    seat: id`seat ${one('seat', SEATS)}`,
    colour: id`colour ${one('colour', OWNERS)}`,
    stack: id`stack ${numbered<'spawn', Spawn>('spawn', SPAWNS)}`,
    exit: id`exit ${one('exit', EXITS)}`,
    block: id`block ${numbered<'block', BlockId>('block', BLOCKS)}`,
    enemy: id`enemy ${one('enemy', ENEMY_LETTERS)}`,
    boss: id`boss ${one('boss', BOSS_IDS)}`,
    storm: id`storm ${one('storm', STORM_IDS)}`,
    special: id`special ${one('special', Object.values(SPECIALS).flat())}`,
    pool: id`pool ${one('pool', POOLS)}`,
    scenario: id`scenario ${numbered<'scenario', ScenarioId>('scenario', SCENARIO_IDS)}`,
  },
})
