import type { Reason } from '@tabletome/engine'
import { UNIT_IDS } from '../content/heroes.ts'
import type { TowerId, UnitId } from '../content/ids.ts'
import { why } from '../knowledge/reasons.ts'
import { midasUpgrades, spellPieces, spellSource, thunderPieces } from '../knowledge/spells.ts'
import { trayNamed } from '../knowledge/trays.ts'
import { hurt } from './harm.ts'
import { passTower } from './pass.ts'
import { placePieces } from './place.ts'
import { option, question, step } from './state.ts'
import type { Answer, Into, Now, Offers, Seat, Wish } from './state.ts'
import { heroWished } from './wished.ts'

/** A spell of the team: any player, once per game (P14, RIFT-SPELL-01, RIFT-SPELL-02, RIFT-RULING-59). */
export const castSpell = step('spell.cast', (play, { seat, spell }) => {
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
const thunder = step('spell.thunder', (play, { seat }) => {
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
const chooseHero = question('spell.hero', {
  seat: (_state, { seat }) => seat,
  options: ({ open }) => {
    const list: Offers<'hero'> = []
    for (const hero of UNIT_IDS)
      if (canSuffer(open, hero)) list.push(option({ do: 'hero', hero }, hurt({ hero, cause: 'gem-of-timewarp' })))
    return list
  },
  whyNot: ({ open }, _about, wish) => whyNotSuffer(open, wish),
})
const canSuffer = ({ heroes }: Now['open'], hero: UnitId): boolean => {
  const place = heroes[hero]?.place
  return place === 'map' || (place === 'board' && hero !== 'wildcat')
}
const whyNotSuffer = (open: Now['open'], wish: Wish): Reason | undefined => {
  const hero = heroWished(wish)
  return hero === undefined || canSuffer(open, hero) ? undefined : why('RIFT-RULING-61', 'cannotSuffer', { hero })
}

/** Hand of Midas: a tower of one's own hand rises two levels on its way (RIFT-SPELL-10, RIFT-RULING-62). */
const midas = question('spell.midas', {
  seat: (_state, { seat }) => seat,
  options: ({ open }, { seat }) => {
    const list: Offers<'pass' | 'upgrade'> = []
    const hand = open.hands[seat]
    hand.forEach((tower, i) => {
      if (hand.indexOf(tower) === i) listMidas(open, seat, tower, list)
    })
    return list
  },
  whyNot: ({ open }, { seat }, { answer }) => whyNotMidas(open, seat, answer),
})
const listMidas = (open: Now['open'], seat: Seat, tower: TowerId, list: Into<'pass' | 'upgrade'>): void => {
  const alone = open.seats.length === 1
  for (const as of midasUpgrades(open, tower))
    for (const to of open.seats) {
      if (to === seat && !alone) continue
      const pass = passTower({ seat, to, tower, as, cause: 'hand-of-midas' })
      if (alone) list.push(option({ do: 'upgrade', tower, as }, pass, `tower ${tower}`))
      else list.push(option({ do: 'pass', tower, to, as }, pass, [`tower ${tower}`, `seat ${to}`]))
    }
}
const whyNotMidas = (open: Now['open'], seat: Seat, answer: Answer | undefined): Reason | undefined => {
  if (answer?.do !== 'pass' && answer?.do !== 'upgrade') return undefined
  const { tower, as } = answer
  if (!open.hands[seat].includes(tower)) return why('RIFT-RULING-62', 'notInHand', { tower })
  if (answer.do === 'pass' && answer.to === seat) return why('RIFT-PASS-01', 'passToSelf', { tower })
  return as === 'next' || midasUpgrades(open, tower).includes(as)
    ? undefined
    : why('RIFT-RULING-62', 'notThatUpgrade', { tower, as })
}
