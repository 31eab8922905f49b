import type { GameText } from '../../types.ts'
import { ABILITIES } from '../content/cards.ts'
import { HEROES } from '../content/heroes.ts'
import { REGIONS } from '../content/regions.ts'
import { coloursInPlay, ring } from '../knowledge.ts'
import type { Colour } from '../rules/state.ts'
import { abilityName } from './names.ts'
import { type About, aboutOf, coloursOf, defenderOf, type OpenView, viewOf, whoIs } from './read.ts'
import type { Words } from './words.ts'

type Barred = { anchor: string; what: string }

/** The Abilities a Defender might think of using now: its own, its Region's, its Artifacts'. */
const abilitiesOf = (open: OpenView, colour: Colour): string[] => {
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
  if (at !== 'capital' || open.capital > 0) list.push({ anchor: `${colour} secure`, what: say(options.secure(at)) })
  if (open.foe) list.push({ anchor: `${colour} fight`, what: say(options.fight(open.foe.id)) })
  for (const id of abilitiesOf(open, colour))
    list.push({ anchor: several ? `${colour} use ${id}` : `ability ${id}`, what: say(abilityName(words, id)) })
  return list
}

/** Regions or Defenders that an Ability might have been aimed at. */
const targetsOf = (words: Words, open: OpenView, about: About, name: (colour: Colour) => string): Barred[] => {
  if (about.among !== undefined) return []
  switch (about.ability) {
    case 'enchant':
    case 'bloodRite':
      return ring(open).map(region => ({ anchor: `place ${region}`, what: words.names.places[region].name }))
    case 'mend':
    case 'horn':
      return coloursInPlay(open).map(colour => ({ anchor: `defender ${colour}`, what: name(colour) }))
    case 'rally':
      return coloursInPlay(open)
        .filter(colour => colour !== about.defender)
        .map(colour => ({
          anchor: `${colour} secure`,
          what: words.options.of(name(colour), words.options.secureHere),
        }))
    default:
      return []
  }
}

/** What one might want to do and may not be able to: the shell asks the rules why, and leaves out what is possible. */
export const makeBarred =
  (words: Words): GameText['barred'] =>
  (choice, anyView, seat, names) => {
    const view = viewOf(anyView)
    const { open } = view
    const about = aboutOf(view)
    const name = (colour: Colour) => words.ask.who(whoIs(open, colour, names))
    switch (choice) {
      case 'setup.chooseHero':
        return coloursInPlay(open).map(colour => {
          const { hero } = defenderOf(open, colour)
          return { anchor: `hero ${hero}`, what: words.names.heroes[hero].name }
        })
      case 'turn.act': {
        if (about.defender === undefined) return []
        const spent = open.turn?.card === 'own' && open.turn.ap === 0
        const sacrifice = { anchor: `${about.defender} sacrifice`, what: words.options.sacrifice }
        const end = { anchor: 'end', what: words.options.end }
        return [...commandsOf(words, open, about.defender, false), ...(spent ? [sacrifice] : []), end]
      }
      case 'all.act': {
        const mine = coloursOf(open, seat)
        return mine.flatMap(colour => commandsOf(words, open, colour, mine.length > 1))
      }
      case 'defend.window':
        return coloursInPlay(open)
          .filter(colour => !about.candidates?.includes(colour) || defenderOf(open, colour).seat !== seat)
          .map(colour => ({ anchor: `defender ${colour}`, what: name(colour) }))
      default:
        return targetsOf(words, open, about, name)
    }
  }
