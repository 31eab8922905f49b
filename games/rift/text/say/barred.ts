import { type ByQuestion, byQuestion } from '../../../text/typed.ts'
import type { GameText } from '../../../types.ts'
import { HERO_IDS, UNIT_IDS } from '../../content/heroes.ts'
import type { UnitId } from '../../content/ids.ts'
import { COLOURS } from '../../content/sites.ts'
import { SPELL_IDS } from '../../content/spells.ts'
import { TOWER_IDS, TOWERS } from '../../content/towers.ts'
import { mapIn } from '../../rules/map/map.query.ts'
import { coloursOf } from '../../rules/towers/towers.query.ts'
import type { Answer, Rift, Seat } from '../../rules/state/shape.ts'
import { words as ids } from '../../words.ts'
import { isSeat, type OpenView, viewOf } from '../read.ts'
import type { Words } from '../words.ts'

type Barred = { anchor: string; what: string }
interface At {
  readonly barred: Words['options']['barred']
  readonly open: OpenView
  readonly seat: Seat
}

const offer = (answer: Answer, what: string): Barred => ({ anchor: ids.id(answer), what })
const nothing = (): Barred[] => []

/** Cards in hand without a site, own heroes that rest, spells without a target. */
const actBarred = ({ barred, open, seat }: At): Barred[] => [
  ...[...new Set(open.hands[seat])].map(tower => offer({ do: 'tower', tower }, barred.tower(tower))),
  ...Object.keys(open.heroes).flatMap(id => {
    const hero = UNIT_IDS.find(unit => unit === id)
    if (hero === undefined) return []
    const standing = open.heroes[hero]
    if (standing?.seat !== seat || standing.place === 'bench' || standing.place === 'gone') return []
    return [offer({ do: 'hero', hero }, barred.hero(hero))]
  }),
  ...open.spells.map(({ id }) => offer({ do: 'spell', spell: id }, barred.spell(id))),
]

/** What the hero in action has and cannot do now. */
const heroBarred = ({ barred, open }: At, hero: UnitId): Barred[] => {
  const unit = open.heroes[hero]
  if (hero === 'wildcat' || unit === undefined) return []
  return [
    offer({ do: 'attack' }, barred.attack),
    ...unit.abilities.map(({ id }) => offer({ do: 'ability', ability: id }, barred.ability(id))),
    offer({ do: 'recover' }, barred.recover),
  ]
}

const BARRED: ByQuestion<Rift, At, readonly Barred[]> = {
  'setup.hero': ({ barred }) => HERO_IDS.map(hero => offer({ do: 'hero', hero }, barred.takeHero(hero))),
  'setup.spells': ({ barred }) => SPELL_IDS.map(spell => offer({ do: 'spell', spell }, barred.takeSpell(spell))),
  'round.colour': ({ barred, open, seat }) =>
    COLOURS.filter(colour => coloursOf(open, seat).includes(colour)).map(colour =>
      offer({ do: 'colour', colour }, barred.colour(colour)),
    ),
  act: actBarred,
  'tower.site': ({ barred, open }) =>
    mapIn(open).sites.map(site => ({ anchor: ids.anchor({ is: 'site', site }), what: barred.site(site) })),
  'hero.act': at => heroBarred(at, at.about.hero),
  shop: ({ barred, seat }) =>
    TOWER_IDS.filter(tower => TOWERS[tower].level <= 2).map(tower =>
      offer({ do: 'buy', tower, to: seat }, barred.buy(tower)),
    ),
  'setup.bench': nothing,
  'setup.abilities': nothing,
  place: nothing,
  'hero.base': nothing,
  'hero.face': nothing,
  'ability.hero': nothing,
  'ability.flip': nothing,
  'ability.copy': nothing,
  'ability.move': nothing,
  'ability.attack': nothing,
  'ability.extra': nothing,
  'ability.step': nothing,
  'wildcat.place': nothing,
  'bench.place': nothing,
  'spell.midas': nothing,
  'spell.hero': nothing,
  displace: nothing,
  'boss.tower': nothing,
  'boss.hero': nothing,
  'boss.tile': nothing,
  'boss.paradox': nothing,
  pickup: nothing,
}

/** What one might want to do and may not be able to: the shell asks the rules why, and leaves out what is possible. */
export const createBarred =
  (words: Words): GameText['barred'] =>
  (choice, anyView, seat) => {
    const view = viewOf(anyView)
    if (!isSeat(seat)) return []
    return byQuestion(BARRED, choice, view, { barred: words.options.barred, open: view.open, seat }) ?? []
  }
