import type { Whole } from '@tabletome/engine'
import type { Combat, Deeds, Held, HeroSheet, Lasting, Open, Unit, Waiting } from './shape.ts'

/**
 * By hand: search and previews copy the position thousands of times. Every copy has every field in the same order, be it
 * undefined, as the rules make them: objects of one shape are read fastest.
 */
export const copyOpen = (open: Open): Open => {
  const { hero, camp, deeds } = open
  const copied: Whole<Open> = {
    difficulty: open.difficulty,
    scion: open.scion,
    act: open.act,
    weeks: open.weeks,
    round: open.round,
    phase: open.phase,
    place: open.place,
    influence: open.influence,
    hero: copyHero(hero),
    camp: {
      units: camp.units.slice(),
      defeated: camp.defeated.slice(),
      tactics: camp.tactics.slice(),
      opportunities: camp.opportunities.map(copyHeld),
      banes: camp.banes.slice(),
    },
    tactics: { ...open.tactics },
    chips: open.chips.slice(),
    specials: open.specials.slice(),
    prowessLeft: open.prowessLeft.slice(),
    primuses: open.primuses.map(copyPrimus),
    fronts: { ...open.fronts },
    stacks: { ...open.stacks },
    known: {
      sport: open.known.sport.slice(),
      bloodshed: open.known.bloodshed.slice(),
      opportunity: open.known.opportunity.slice(),
    },
    bag: open.bag.slice(),
    removed: open.removed.slice(),
    onceAct: open.onceAct.slice(),
    deeds: copyDeeds(deeds),
    lastFrom: open.lastFrom,
    lastLanding: open.lastLanding,
    offer: open.offer?.slice(),
    combat: open.combat === undefined ? undefined : copyCombat(open.combat),
    outcomeOfCombat: open.outcomeOfCombat,
  }
  return copied
}

const copyHero = (hero: HeroSheet): Whole<HeroSheet> => ({
  id: hero.id,
  hp: hero.hp,
  health: hero.health,
  movement: hero.movement,
  range: hero.range,
  leadership: hero.leadership,
  dice: hero.dice.slice(),
  blessings: hero.blessings,
  prowess: hero.prowess.slice(),
})
const copyDeeds = (deeds: Deeds): Whole<Deeds> => ({
  sportWins: deeds.sportWins.slice(),
  bloodshedWins: deeds.bloodshedWins.slice(),
  harbors: deeds.harbors.slice(),
  recruits: deeds.recruits.slice(),
  route: deeds.route.slice(),
  fights: deeds.fights.slice(),
  odyssey: deeds.odyssey,
})
const copyHeld = ({ card, seen, met }: Held): Whole<Held> => ({ card, seen: seen.slice(), met })
const copyPrimus = ({ hero, defeated }: Open['primuses'][number]): Whole<Open['primuses'][number]> => ({
  hero,
  defeated,
})
const copyWaiting = ({ chip, banes }: Waiting): Whole<Waiting> => ({ chip, banes: banes.slice() })
const copyLasting = ({ what, side, turn, tactic }: Lasting): Lasting =>
  tactic === undefined ? { what, side, turn } : { what, side, turn, tactic }

const copyUnit = (unit: Unit): Whole<Unit> => ({
  id: unit.id,
  kind: unit.kind,
  side: unit.side,
  at: unit.at,
  hp: unit.hp,
  dazed: unit.dazed,
  tactics: unit.tactics.slice(),
  lasting: unit.lasting.map(copyLasting),
  banes: unit.banes.slice(),
  carries: unit.carries.slice(),
  walked: unit.walked,
  shifted: unit.shifted,
  hasMoved: unit.hasMoved,
  hasActed: unit.hasActed,
  used: unit.used.slice(),
  deployedOn: unit.deployedOn,
  elite: unit.elite,
  health: unit.health,
})

const copyCombat = (combat: Combat): Whole<Combat> => {
  const { tally, quiet } = combat
  return {
    kind: combat.kind,
    region: combat.region,
    turn: combat.turn,
    side: combat.side,
    step: combat.step,
    units: combat.units.map(copyUnit),
    column: combat.column.map(copyWaiting),
    rivalTactics: combat.rivalTactics.slice(),
    fallenRivals: combat.fallenRivals.slice(),
    points: combat.points,
    goal: combat.goal,
    embers: combat.embers.slice(),
    places: { hero: combat.places.hero, camp: combat.places.camp },
    drawn: combat.drawn.slice(),
    changes: combat.changes.slice(),
    once: combat.once.slice(),
    tally: {
      heroHpAtStart: tally.heroHpAtStart,
      tacticsAtStart: tally.tacticsAtStart,
      heroDeployed: tally.heroDeployed,
      heroLostHp: tally.heroLostHp,
      fallenMine: tally.fallenMine.slice(),
      fallenAll: tally.fallenAll,
      heroKills: tally.heroKills,
      farKills: tally.farKills,
      tacticTurns: tally.tacticTurns.slice(),
      tacticsPlaced: tally.tacticsPlaced,
      defendersDeployed: tally.defendersDeployed.slice(),
      giantKilled: tally.giantKilled,
      bestScore: tally.bestScore,
      tribuneHp: tally.tribuneHp,
    },
    stuck: combat.stuck.slice(),
    event: combat.event,
    sport: combat.sport,
    tribune: combat.tribune,
    first: combat.first,
    flag: combat.flag,
    trident: combat.trident,
    laurel: combat.laurel,
    chariot: combat.chariot,
    cap: combat.cap,
    led: combat.led,
    commanded: combat.commanded,
    unseen: combat.unseen,
    quiet: quiet === undefined ? undefined : { like: quiet.like, rounds: quiet.rounds },
    shutOut: combat.shutOut,
    auto: combat.auto,
    scion: combat.scion === undefined ? undefined : copyScion(combat.scion),
    attack: combat.attack === undefined ? undefined : copyAttack(combat.attack),
  }
}

/** Dice once rolled are replaced, never changed. */
const copyScion = (scion: NonNullable<Combat['scion']>): Whole<NonNullable<Combat['scion']>> => ({
  dice: scion.dice.slice(),
  rolled: scion.rolled.slice(),
  count: scion.count,
  heads: scion.heads,
  shades: scion.shades.slice(),
  blinded: scion.blinded,
})
const copyAttack = (attack: NonNullable<Combat['attack']>): Whole<NonNullable<Combat['attack']>> => ({
  attacker: attack.attacker,
  target: attack.target,
  dice: attack.dice.slice(),
  hits: attack.hits.slice(),
  dealt: attack.dealt,
  lost: attack.lost,
  breath: attack.breath,
})

/** What the copy shares, since it never changes: `checkGame` looks. */
export const SHARED: readonly string[] = ['lastLanding', 'deeds.fights.*', 'deeds.odyssey', 'combat.scion.rolled.*']
