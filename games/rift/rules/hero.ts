import type { Option, Reason } from '@tabletome/engine'
import { done, option } from '@tabletome/engine'
import { ABILITIES } from '../content/abilities.ts'
import type { AbilityId, UnitId } from '../content/ids.ts'
import { cellNamed } from '../knowledge/cells.ts'
import { actingSeat, heroOf, pointsOf, whyNotAct, whyNotGo } from '../knowledge/heroes.ts'
import { why } from '../knowledge/reasons.ts'
import { heroIn } from './harm.ts'
import { listMoves } from './heroMove.ts'
import { basicAttack, useAbility as abilityUse } from './later.ts'
import { recover } from './recover.ts'
import { choice, step } from './state.ts'
import type { Now, Seat } from './state.ts'

/** The hero card is played, or the wildcat wakes: once a round (P8, RIFT-HERO-01, RIFT-ALLERIA-02, RIFT-RULING-38). */
export const activate = step<{ seat: Seat; hero: UnitId }>('hero.activate', (play, { hero }) => {
  heroIn(play, hero).played = true
  play.state.open.active = { hero, moved: false, acted: false }
  play.emit({ type: 'heroActivated', hero })
  play.next(chooseAct({ hero }), endActivation())
})

export const endActivation = step('hero.end', play => {
  delete play.state.open.active
})

/** A move and one action, in either order, both optional (RIFT-HERO-02…05, RIFT-ACTION-01). */
const chooseAct = choice<{ hero: UnitId }>('hero.act', {
  seat: ({ open }, { hero }) => actingSeat(open, hero),
  repeat: true,
  options: ({ open }, { hero }) => {
    const list: Option[] = []
    const { active } = open
    if (active === undefined || (active.moved && (active.acted || hero === 'wildcat'))) return list
    if (!active.moved) listMoves(open, hero, list)
    if (!active.acted && hero !== 'wildcat') listActions(open, hero, list)
    list.push(done())
    return list
  },
  whyNot: ({ open }, { hero }, anchor) => whyNotOption(open, hero, anchor),
})

/** Attacks and abilities need the hero on the map, recovering does not (RIFT-HERO-13, RIFT-RULING-88). */
const listActions = (open: Now['open'], hero: UnitId, list: Option[]): void => {
  const { attack, recover, abilities } = actionsOf(hero)
  const { place, abilities: tiles } = heroOf(open, hero)
  if (place === 'map') {
    list.push(attack)
    for (const { id, up } of tiles) if (up) list.push(abilities[id])
  }
  list.push(recover)
}

/** The action of an activation is taken (RIFT-ACTION-01). */
const takeAction = step('hero.action', play => {
  const { active } = play.state.open
  if (active !== undefined) active.acted = true
})

interface Actions {
  attack: Option
  recover: Option
  abilities: Readonly<Record<AbilityId, Option>>
}
const made: Partial<Record<UnitId, Actions>> = {}
const actionsOf = (hero: UnitId): Actions => (made[hero] ??= makeActions(hero))
const makeActions = (hero: UnitId): Actions => ({
  attack: option('attack', [takeAction(), basicAttack({ hero })]),
  recover: option('recover', [takeAction(), recover({ hero })]),
  abilities: Object.fromEntries(
    Object.values(ABILITIES).map(({ id: ability }) => [
      ability,
      option(`ability ${ability}`, [takeAction(), abilityUse({ hero, ability })]),
    ]),
  ) as Actions['abilities'],
})

const whyNotOption = (open: Now['open'], hero: UnitId, anchor: string): Reason | undefined => {
  const [word = '', what = ''] = anchor.split(' ')
  const { active } = open
  if (word === 'to' || word === 'cell') {
    const cell = cellNamed(what)
    if (cell === undefined) return undefined
    return active?.moved
      ? why('RIFT-HERO-04', 'movedAlready', { hero })
      : whyNotGo(open, hero, pointsOf(open, hero), cell)
  }
  const deed = word === 'ability' ? what : word
  if (deed !== 'attack' && deed !== 'recover' && !isAbility(deed)) return undefined
  return active?.acted ? why('RIFT-ACTION-01', 'actedAlready', { hero }) : whyNotAct(open, hero, deed)
}
const isAbility = (word: string): word is AbilityId => Object.hasOwn(ABILITIES, word)
