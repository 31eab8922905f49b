import type { Option, Reason } from '@tabletome/engine'
import { UNIT_IDS } from '../content/heroes.ts'
import type { SpellId, TowerId, UnitId } from '../content/ids.ts'
import { why } from '../knowledge/reasons.ts'
import { midasUpgrades, spellPieces, spellSource, thunderPieces } from '../knowledge/spells.ts'
import { countOf } from '../knowledge/towers.ts'
import { trayNamed } from '../knowledge/trays.ts'
import { hurt, placePieces } from './later.ts'
import { passTower } from './pass.ts'
import { choice, step } from './state.ts'
import type { Now, Seat } from './state.ts'

/** A spell of the team: any player, once per game (P14, RIFT-SPELL-01, RIFT-SPELL-02, RIFT-RULING-59). */
export const castSpell = step<{ seat: Seat; spell: SpellId }>('spell.cast', (play, { seat, spell }) => {
  const { open } = play.state
  const tile = open.spells.find(({ id }) => id === spell)
  if (tile === undefined) throw new Error(`${spell} is not in the game`)
  tile.used = true
  play.emit({ type: 'spellCast', seat, spell })
  if (spell === 'hand-of-midas') return play.next(midas({ seat }))
  play.next(placePieces({ seat, by: spellSource(spell), pieces: spellPieces(open, spell) }))
  if (spell === 'thunderbolt') play.next(thunder({ seat }))
  if (spell === 'gem-of-timewarp') play.next(chooseHero({ seat }))
})

/** The horde that was hit gives its sparks to all around it (RIFT-SPELL-07). */
const thunder = step<{ seat: Seat }>('spell.thunder', (play, { seat }) => {
  const { open } = play.state
  const hit = open.placing?.placed[0]
  const tray = hit && trayNamed(open, hit.tray)
  if (tray === undefined) return
  const pieces = thunderPieces(open, tray.at)
  play.next(placePieces({ seat, by: spellSource('thunderbolt'), pieces }))
})

/**
 * Gem of Timewarp hurts a hero that is not knocked out, on the map or on its board, protected or not (RIFT-SPELL-09,
 * RIFT-RULING-61).
 */
const chooseHero = choice<{ seat: Seat }>('spell.hero', {
  seat: (_state, { seat }) => seat,
  options: ({ open }) => {
    const list: Option[] = []
    for (const hero of UNIT_IDS) if (canSuffer(open, hero)) list.push(heroOption(hero))
    return list
  },
  whyNot: ({ open }, _about, anchor) => whyNotSuffer(open, anchor),
})
const canSuffer = ({ heroes }: Now['open'], hero: UnitId): boolean => {
  const place = heroes[hero]?.place
  return place === 'map' || (place === 'board' && hero !== 'wildcat')
}
const heroOption = (hero: UnitId): Option => ({
  id: `hero ${hero}`,
  steps: hurt({ hero, cause: 'gem-of-timewarp' }),
  at: undefined,
  ends: false,
})
const whyNotSuffer = (open: Now['open'], anchor: string): Reason | undefined => {
  const hero = UNIT_IDS.find(each => anchor === `hero ${each}`)
  return hero === undefined || canSuffer(open, hero) ? undefined : why('RIFT-RULING-61', 'cannotSuffer', { hero })
}

/** Hand of Midas: a tower of one's own hand rises two levels on its way (RIFT-SPELL-10, RIFT-RULING-62). */
const midas = choice<{ seat: Seat }>('spell.midas', {
  seat: (_state, { seat }) => seat,
  options: ({ open }, { seat }) => {
    const list: Option[] = []
    const hand = open.hands[seat]
    hand.forEach((tower, i) => {
      if (hand.indexOf(tower) === i) listMidas(open, seat, tower, list)
    })
    return list
  },
  whyNot: ({ open }, { seat }, anchor) => whyNotMidas(open, seat, anchor),
})
const listMidas = (open: Now['open'], seat: Seat, tower: TowerId, list: Option[]): void => {
  const alone = open.seats.length === 1
  for (const as of midasUpgrades(open, tower))
    for (const to of open.seats) {
      if (to === seat && !alone) continue
      list.push({
        id: alone ? `upgrade ${tower} ${as}` : `pass ${tower} ${to} ${as}`,
        steps: passTower({ seat, to, tower, as, cause: 'hand-of-midas' }),
        at: alone ? `tower ${tower}` : [`tower ${tower}`, `seat ${to}`],
        ends: false,
      })
    }
}
const whyNotMidas = (open: Now['open'], seat: Seat, anchor: string): Reason | undefined => {
  const [word, name, ...rest] = anchor.split(' ')
  if (word !== 'pass' && word !== 'upgrade') return undefined
  const tower = open.hands[seat].find(each => each === name)
  if (tower === undefined || countOf(open.hands[seat], tower) === 0)
    return why('RIFT-RULING-62', 'notInHand', { tower: name ?? '' })
  if (word === 'pass' && rest[0] === seat) return why('RIFT-PASS-01', 'passToSelf', { tower })
  const as = rest.at(-1) ?? ''
  return midasUpgrades(open, tower).some(each => each === as)
    ? undefined
    : why('RIFT-RULING-62', 'notThatUpgrade', { tower, as })
}
