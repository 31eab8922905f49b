import { type ByQuestion, byQuestion } from '../../../text/typed.ts'
import type { GameText } from '../../../types.ts'
import { ABILITIES } from '../../content/cards.ts'
import { HEROES } from '../../content/heroes.ts'
import { REGIONS } from '../../content/regions.ts'
import { coloursInPlay } from '../../rules/defenders/inPlay.query.ts'
import { ring } from '../../rules/land/map.query.ts'
import type { AbilityId } from '../../content/ids.ts'
import type { Colour, Defenders } from '../../rules/state/shape.ts'
import { words as ids } from '../../words.ts'
import { abilityName } from '../names.ts'
import { coloursOf, defenderOf, type OpenView, viewOf, whoIs } from '../read.ts'
import type { Words } from '../words.ts'

type Barred = { anchor: string; what: string }

/** The Abilities a Defender might think of using now: its own, its Region's, its Artifacts'. */
const abilitiesOf = (open: OpenView, colour: Colour): AbilityId[] => {
  const { hero, at, artifacts } = defenderOf(open, colour)
  const here = at === 'capital' ? [] : [REGIONS[at][open.regions[at].side].id]
  return [HEROES[hero].ability.id, ...here, ...artifacts].filter(id => ABILITIES.get(id)?.card.kind === 'active')
}

/** Ordinary actions; whoever has two Defenders is told whose they are. */
const commandsOf = (words: Words, open: OpenView, colour: Colour, several: boolean): Barred[] => {
  const { options, names } = words
  const { at } = defenderOf(open, colour)
  const say = (what: string) => (several ? options.of(names.colours[colour], what) : what)
  const list: Barred[] = []
  if (at !== 'capital' || open.capital > 0)
    list.push({ anchor: ids.id({ do: 'secure', defender: colour }), what: say(options.secure(at)) })
  if (open.foe) list.push({ anchor: ids.id({ do: 'fight', defender: colour }), what: say(options.fight(open.foe.id)) })
  for (const ability of abilitiesOf(open, colour)) {
    const anchor = several ? ids.id({ do: 'use', defender: colour, ability }) : ids.anchor({ is: 'ability', ability })
    list.push({ anchor, what: say(abilityName(words, ability)) })
  }
  return list
}

/** Regions or Defenders that an Ability might have been aimed at. */
const regions = ({ words, open }: At): Barred[] =>
  ring(open).map(region => ({ anchor: `place ${region}`, what: words.names.places[region].name }))
const defenders = ({ open, name }: At): Barred[] =>
  coloursInPlay(open).map(colour => ({ anchor: `defender ${colour}`, what: name(colour) }))
const nothing = (): Barred[] => []

interface At {
  readonly words: Words
  readonly open: OpenView
  readonly seat: string
  readonly name: (colour: Colour) => string
}

const BARRED: ByQuestion<Defenders, At, readonly Barred[]> = {
  'setup.chooseHero': ({ words, open }) =>
    coloursInPlay(open).map(colour => {
      const { hero } = defenderOf(open, colour)
      return { anchor: `hero ${hero}`, what: words.names.heroes[hero].name }
    }),
  'turn.act': ({ words, open, about: { defender } }) => {
    const spent = open.turn?.card === 'own' && open.turn.ap === 0
    const sacrifice = { anchor: ids.id({ do: 'sacrifice', defender }), what: words.options.sacrifice }
    const end = { anchor: ids.id({ do: 'end' }), what: words.options.end }
    return [...commandsOf(words, open, defender, false), ...(spent ? [sacrifice] : []), end]
  },
  'all.act': ({ words, open, seat }) => {
    const mine = coloursOf(open, seat)
    return mine.flatMap(colour => commandsOf(words, open, colour, mine.length > 1))
  },
  'defend.window': ({ open, seat, name, about }) =>
    coloursInPlay(open)
      .filter(colour => !about.candidates.includes(colour) || defenderOf(open, colour).seat !== seat)
      .map(colour => ({ anchor: `defender ${colour}`, what: name(colour) })),
  'ability.chooseRegion': at =>
    at.about.among === undefined && at.about.ability !== 'seaLane' && at.about.ability !== 'staff' ? regions(at) : [],
  'ability.chooseDefender': defenders,
  'ability.rally': ({ words, open, name, about }) =>
    coloursInPlay(open)
      .filter(colour => colour !== about.defender)
      .map(defender => ({
        anchor: ids.id({ do: 'secure', defender }),
        what: words.options.of(name(defender), words.options.secureHere),
      })),
  'round.draw': nothing,
  'ability.chooseCard': nothing,
  'ability.chooseOrder': nothing,
  'ability.topOrBottom': nothing,
  'ability.choosePath': nothing,
  'ability.retribution': nothing,
  'artifact.choose': nothing,
}

/** What one might want to do and may not be able to: the shell asks the rules why, and leaves out what is possible. */
export const createBarred =
  (words: Words): GameText['barred'] =>
  (choice, anyView, seat, names) => {
    const view = viewOf(anyView)
    const { open } = view
    const name = (colour: Colour) => words.ask.who(whoIs(open, colour, names))
    return byQuestion(BARRED, choice, view, { words, open, seat, name }) ?? []
  }
