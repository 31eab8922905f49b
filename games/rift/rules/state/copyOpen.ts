import type { Whole } from '@tabletome/engine'
import { UNIT_IDS } from '../../content/heroes.ts'
import { SITE_IDS, SPAWNS } from '../../content/sites.ts'
import type { Built, Hero, Open, Piece, Placing, Tray } from './shape.ts'

/** By hand: search and previews copy the position thousands of times. What never changes in play is shared. */
export const copyOpen = (open: Open): Open => {
  const copied: Whole<Open> = {
    mode: open.mode,
    scenario: open.scenario,
    map: open.map,
    made: open.made,
    seats: open.seats,
    difficulty: open.difficulty,
    storms: open.storms,
    roundLimit: open.roundLimit,
    maxLevel: open.maxLevel,
    round: open.round,
    phase: open.phase,
    hearts: open.hearts,
    heartsOf: open.heartsOf,
    crystals: open.crystals,
    soldiers: open.soldiers,
    supply: { ...open.supply },
    hands: copySeats(open.hands),
    incoming: copySeats(open.incoming),
    sites: {},
    heroes: {},
    spells: open.spells.map(copySpell),
    trays: open.trays.map(copyTray),
    blocks: { ...open.blocks },
    opened: open.opened.slice(),
    slots: {},
    tops: { ...open.tops },
    portals: { total: open.portals.total, destroyed: open.portals.destroyed },
    bossBeaten: open.bossBeaten,
    storm: open.storm,
    stormsUsed: open.stormsUsed.slice(),
    specialsUsed: open.specialsUsed.slice(),
    stormTray: open.stormTray,
    gone: open.gone.slice(),
    escaped: open.escaped.slice(),
    eliminated: open.eliminated,
    ready: open.ready.slice(),
    placing: open.placing && copyPlacing(open.placing),
    acting: open.acting && { seat: open.acting.seat, what: open.acting.what },
    active: open.active && { hero: open.active.hero, moved: open.active.moved, acted: open.active.acted },
    given: open.given.map(copyGiven),
    bought: open.bought.map(copyBought),
    wave: open.wave,
    tally: { hordes: open.tally.hordes, escaped: open.tally.escaped },
  }
  for (const site of SITE_IDS) {
    const built = open.sites[site]
    if (built !== undefined) copied.sites[site] = built.map(copyBuilt)
  }
  for (const unit of UNIT_IDS) {
    const hero = open.heroes[unit]
    if (hero !== undefined) copied.heroes[unit] = copyHero(hero)
  }
  for (const spawn of SPAWNS) {
    const slots = open.slots[spawn]
    if (slots !== undefined) copied.slots[spawn] = slots.slice()
  }
  return copied
}

const copySeats = (hands: Open['hands']): Whole<Open['hands']> => ({
  p1: hands.p1.slice(),
  p2: hands.p2.slice(),
  p3: hands.p3.slice(),
  p4: hands.p4.slice(),
})
const copySpell = ({ id, used }: Open['spells'][number]): Whole<Open['spells'][number]> => ({ id, used })
const copyGiven = ({ site, index, to }: Open['given'][number]): Whole<Open['given'][number]> => ({ site, index, to })
const copyBought = ({ tower, to, price }: Open['bought'][number]): Whole<Open['bought'][number]> => ({
  tower,
  to,
  price,
})

/** Tiles are laid and thrown off, never changed. */
const copyTray = (tray: Tray): Whole<Tray> => ({
  id: tray.id,
  at: tray.at,
  turn: tray.turn,
  tiles: tray.tiles.slice(),
  soldiers: tray.soldiers,
  life: tray.life,
})

const copyBuilt = ({ tower, turn, by, faceDown }: Built): Whole<Built> => ({ tower, turn, by, faceDown })

const copyHero = (hero: Hero): Whole<Hero> => ({
  seat: hero.seat,
  place: hero.place,
  at: hero.at,
  base: hero.base,
  facing: hero.facing,
  health: hero.health,
  abilities: hero.abilities.map(copyAbility),
  played: hero.played,
  locked: hero.locked,
  shielded: hero.shielded,
  rises: hero.rises,
  quakes: hero.quakes,
  called: hero.called,
  alone: hero.alone,
})
const copyAbility = ({ id, up }: Hero['abilities'][number]): Whole<Hero['abilities'][number]> => ({ id, up })

/** Pieces are made once and then only taken away. */
const copyPlacing = (placing: Placing): Whole<Placing> => ({
  seat: placing.seat,
  by: placing.by,
  pieces: placing.pieces.slice() as Piece[],
  bound: { ...placing.bound },
  placed: placing.placed.slice(),
})

/** What the copy shares, since it never changes: `checkGame` looks. */
export const SHARED: readonly string[] = [
  'seats',
  'trays.*.tiles.*',
  'placing.by',
  'placing.pieces.*',
  'placing.placed.*',
]
