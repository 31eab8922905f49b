import type { GameText } from '../../types.ts'
import { HERO_IDS } from '../content/heroes.ts'
import type { UnitId } from '../content/ids.ts'
import { COLOURS } from '../content/sites.ts'
import { SPELL_IDS } from '../content/spells.ts'
import { TOWER_IDS, TOWERS } from '../content/towers.ts'
import { mapIn } from '../knowledge/map.ts'
import { coloursOf } from '../knowledge/towers.ts'
import type { Seat, View } from '../rules/state.ts'
import { aboutOf, isSeat, type OpenView, viewOf } from './read.ts'
import type { Words } from './words.ts'

type Barred = { anchor: string; what: string }

/** Cards in hand without a site, own heroes that rest, spells without a target. */
const actBarred = ({ options: { barred } }: Words, open: OpenView, seat: Seat): Barred[] => [
  ...[...new Set(open.hands[seat])].map(tower => ({ anchor: `tower ${tower}`, what: barred.tower(tower) })),
  ...Object.entries(open.heroes).flatMap(([id, hero]) =>
    hero.seat === seat && hero.place !== 'bench' && hero.place !== 'gone'
      ? [{ anchor: `hero ${id}`, what: barred.hero(id as UnitId) }]
      : [],
  ),
  ...open.spells.map(({ id }) => ({ anchor: `spell ${id}`, what: barred.spell(id) })),
]

/** What the hero in action has and cannot do now. */
const heroBarred = ({ options: { barred } }: Words, open: OpenView, hero: UnitId | undefined): Barred[] => {
  const units = hero === undefined ? undefined : open.heroes[hero]
  if (hero === undefined || hero === 'wildcat' || units === undefined) return []
  return [
    { anchor: 'attack', what: barred.attack },
    ...units.abilities.map(({ id }) => ({ anchor: `ability ${id}`, what: barred.ability(id) })),
    { anchor: 'recover', what: barred.recover },
  ]
}

/** What one might want to do and may not be able to: the shell asks the rules why, and leaves out what is possible. */
export const makeBarred =
  (words: Words): GameText['barred'] =>
  (choice, anyView, seat) => {
    const view: View = viewOf(anyView)
    const { open } = view
    const { barred } = words.options
    if (!isSeat(seat)) return []
    switch (choice) {
      case 'setup.hero':
        return HERO_IDS.map(id => ({ anchor: `hero ${id}`, what: barred.takeHero(id) }))
      case 'setup.spells':
        return SPELL_IDS.map(id => ({ anchor: `spell ${id}`, what: barred.takeSpell(id) }))
      case 'round.colour':
        return COLOURS.filter(colour => coloursOf(open, seat).includes(colour)).map(colour => ({
          anchor: `colour ${colour}`,
          what: barred.colour(colour),
        }))
      case 'act':
        return actBarred(words, open, seat)
      case 'tower.site':
        return mapIn(open).sites.map(site => ({ anchor: `site ${site}`, what: barred.site(site) }))
      case 'hero.act':
        return heroBarred(words, open, aboutOf(view).hero ?? open.active?.hero)
      case 'shop':
        return TOWER_IDS.filter(tower => TOWERS[tower].level <= 2).map(tower => ({
          anchor: `buy ${tower} ${seat}`,
          what: barred.buy(tower),
        }))
      default:
        return []
    }
  }
