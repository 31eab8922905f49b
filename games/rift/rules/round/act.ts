import type { Reason } from '@tabletome/engine'
import { HEROES, UNIT_IDS } from '../../content/heroes.ts'
import type { SpellId, TowerId, UnitId } from '../../content/ids.ts'
import { canPlayTower, whyNotHero } from './acts.query.ts'
import { whyNotAct } from '../heroes/heroes.query.ts'
import { why } from '../state/reasons.query.ts'
import { whyNotCast } from '../spells/spells.query.ts'
import { countOf } from '../towers/towers.query.ts'
import { actionOption, readyOption } from './action.ts'
import { passesOf, whyNotPass } from '../towers/pass.ts'
import { enterPhase } from './phase.ts'
import { go, jointQuestion, step } from '../state/kit.ts'
import { shared } from '../state/shared.ts'
import type { Answer, Into, Now, Offer, Offers, Play, Seat } from '../state/shape.ts'

/** Phase 2: knocked-out heroes stand up, then the team acts in any order (RIFT-PHASE2-01, RIFT-PHASE2-04). */
export const phase2 = step('phase2', play => {
  const { open } = play.state
  enterPhase(play, 2)
  open.ready = []
  for (const unit of UNIT_IDS) if (open.heroes[unit]?.place === 'out') regenerate(play, unit)
  play.next(act({ round: open.round }), go('phase3'))
})

/**
 * Full health and upright on its board, its card beside it: neither activated nor moved this round; abilities stay as they are
 * (RIFT-REGEN-01…06, RIFT-HERO-09, RIFT-RULING-28). The wildcat never regenerates (RIFT-ALLERIA-05).
 */
const regenerate = (play: Play, unit: UnitId): void => {
  const hero = play.state.open.heroes[unit]
  if (hero === undefined || unit === 'wildcat') return
  hero.place = 'board'
  hero.health = HEROES[unit].health
  hero.played = true
  hero.locked = true
  play.emit({ type: 'regenerated', hero: unit, health: hero.health })
}

/**
 * Play or pass a tower, activate a hero, cast a spell: any number, in any order, none of it compulsory. The phase ends when
 * every player is ready (RIFT-PHASE2-02…08, RIFT-RULING-70).
 */
export const act = jointQuestion('act', {
  join: 'first',
  anyOrder: true,
  repeat: true,
  seats: ({ open }) => open.seats,
  idle: ({ open }, _about, seat) => open.ready.includes(seat),
  options: ({ open }, _about, seat) => {
    const list: Offers<'tower' | 'pass' | 'upgrade' | 'hero' | 'bench' | 'spell' | 'ready' | 'unready'> = []
    listTowers(open, seat, list)
    for (const unit of UNIT_IDS) {
      const hero = open.heroes[unit]
      if (hero === undefined || hero.seat !== seat || hero.played) continue
      if (hero.place !== 'bench') {
        if (whyNotAct(open, unit, 'activate') === undefined) list.push(heroOption(seat, unit))
      } else if (whyNotAct(open, unit, 'call') === undefined) list.push(benchOption(seat, unit))
    }
    for (const { id, used } of open.spells)
      if (!used && whyNotCast(open, seat, id) === undefined) list.push(spellOption(seat, id))
    list.push(readyOption(open.ready, seat))
    return list
  },
  whyNot: ({ open }, _about, { answer }, seat) => whyNotAnswer(open, seat, answer),
})

const listTowers = (open: Now['open'], seat: Seat, list: Into<'tower' | 'pass' | 'upgrade'>): void => {
  const hand = open.hands[seat]
  for (let i = 0; i < hand.length; i++) {
    const tower = hand[i] as TowerId
    if (hand.indexOf(tower) < i) continue
    if (canPlayTower(open, seat, tower)) list.push(towerOption(seat, tower))
    for (const option of passesOf(open, seat, tower)) list.push(option)
  }
}

const towerOption = shared(
  (seat: Seat, tower: TowerId): Offer<'tower'> =>
    actionOption({ do: 'tower', tower }, seat, go('tower.play', { seat, tower })),
)
const heroOption = shared(
  (seat: Seat, hero: UnitId): Offer<'hero'> =>
    actionOption({ do: 'hero', hero }, seat, go('hero.activate', { seat, hero })),
)
const benchOption = shared(
  (seat: Seat, hero: UnitId): Offer<'bench'> =>
    actionOption({ do: 'bench', hero }, seat, go('bench.call', { seat, hero }), `hero ${hero}`),
)
const spellOption = shared(
  (seat: Seat, spell: SpellId): Offer<'spell'> =>
    actionOption({ do: 'spell', spell }, seat, go('spell.cast', { seat, spell })),
)

/** Why an action that might exist cannot be taken. */
const whyNotAnswer = (open: Now['open'], seat: Seat, answer: Answer | undefined): Reason | undefined => {
  switch (answer?.do) {
    case 'tower':
      return whyNotTower(open, seat, answer.tower)
    case 'pass':
      return whyNotPass(open, seat, answer.tower, answer.to, answer.as)
    case 'upgrade':
      return whyNotPass(open, seat, answer.tower, undefined, answer.as)
    case 'hero':
      return whyNotHero(open, seat, answer.hero, 'activate')
    case 'bench':
      return whyNotHero(open, seat, answer.hero, 'call')
    case 'spell':
      return whyNotCast(open, seat, answer.spell)
    default:
      return undefined
  }
}

const whyNotTower = (open: Now['open'], seat: Seat, tower: TowerId): Reason | undefined => {
  if (countOf(open.hands[seat], tower) === 0)
    return open.incoming[seat].includes(tower)
      ? why('RIFT-PASS-08', 'stillIncoming', { tower })
      : why('RIFT-TOWER-01', 'notInHand', { tower })
  return canPlayTower(open, seat, tower) ? undefined : why('RIFT-TOWER-01', 'noSite', { tower })
}
