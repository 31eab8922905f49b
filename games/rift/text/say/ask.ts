import { type ByQuestion, byQuestion } from '../../../text/typed.ts'
import type { GameText, Names } from '../../../types.ts'
import { HERO_IDS } from '../../content/heroes.ts'
import type { HeroId, UnitId } from '../../content/ids.ts'
import { BENCH, ENDLESS } from '../../content/numbers.ts'
import { SCENARIOS } from '../../content/scenarios.ts'
import { isHero, pointsOf } from '../../rules/heroes/heroes.query.ts'
import { isCompulsory } from '../../rules/placing/targets.query.ts'
import type { Rift, Seat, View } from '../../rules/state/shape.ts'
import { sourceName } from '../names.ts'
import { isMine } from '../../../text/parts.ts'
import { SEATS, viewOf } from '../read.ts'
import { CHOICE_RULES, isQuestion } from '../rules.ts'
import type { Words } from '../words.ts'

interface At {
  readonly words: Words
  readonly view: View
  readonly asked: readonly string[]
  readonly names: Names
}
/** The rubric, and what is said to whoever is asked. */
interface Said {
  readonly title: string
  readonly mine: string
}

const NOTHING: Said = { title: '', mine: '' }

/** The seat the view belongs to, else the asked one of the reader. */
const readerOf = ({ view, asked, names }: At): Seat | undefined =>
  view.seat ?? SEATS.find(seat => asked.includes(seat) && names.isMe(seat))

/** The hero whose two abilities the reader chooses. */
const heroOfReader = (at: At): HeroId | undefined => {
  const { heroes } = at.view.open
  const seat = readerOf(at) ?? at.asked[0]
  return HERO_IDS.find(id => heroes[id]?.seat === seat && heroes[id]?.place !== 'bench')
}

const spellsLeft = ({ view: { open } }: At) =>
  Math.max(
    0,
    (open.mode === 'storm' ? ENDLESS.spells.count : SCENARIOS[open.scenario].spells.count) - open.spells.length,
  )

const placeSaid = ({ words, view: { open } }: At): Said => {
  const { placing } = open
  const piece = placing?.pieces[0]
  if (placing === undefined || piece === undefined) return NOTHING
  const { place } = words.ask
  const kinds = new Set(placing.pieces.map(({ what }) => what)).size
  const must = placing.pieces.some(each => each.optional !== true && isCompulsory(open, placing, each))
  return {
    title: place.title(piece.what, kinds === 1 ? 0 : placing.pieces.length - 1),
    mine: `${place.mine(sourceName(words, placing.by))} ${must ? place.must : place.may}`,
  }
}

const heroActSaid = ({ words: { ask }, view: { open } }: At, hero: UnitId): Said => {
  const { heroAct } = ask
  const { moved = false, acted = false } = open.active ?? {}
  const points = pointsOf(open, hero)
  const mine =
    hero === 'wildcat'
      ? heroAct.wildcat(points)
      : open.heroes[hero]?.place === 'board' && !acted
        ? heroAct.board(points)
        : moved
          ? heroAct.action
          : acted
            ? heroAct.move(points)
            : heroAct.both(points)
  return { title: heroAct.title(hero), mine }
}

const readyLine = ({ words, view, names }: At, yes: string): string =>
  view.open.ready.some(seat => names.isMe(seat)) ? words.ask.act.ready : yes

const ASK: ByQuestion<Rift, At, Said> = {
  'setup.hero': ({ words: { ask }, view: { open } }) => (open.seats.length === 1 ? ask.heroAlone : ask.hero),
  'setup.bench': ({ words: { ask }, view: { open } }) => ({
    title: ask.bench.title,
    mine: ask.bench.mine(Math.max(1, BENCH - Object.values(open.heroes).filter(hero => hero.place === 'bench').length)),
  }),
  'setup.abilities': at => {
    const { abilities } = at.words.ask
    const hero = heroOfReader(at)
    return hero === undefined ? NOTHING : { title: abilities.title(hero), mine: abilities.mine }
  },
  'setup.spells': at => ({
    title: at.words.ask.spells.title,
    mine: at.words.ask.spells.mine(spellsLeft(at)),
  }),
  'round.colour': ({ words: { ask } }) => ask.colour,
  act: at => {
    const { act } = at.words.ask
    const seat = readerOf(at)
    const towers = seat === undefined ? 0 : at.view.open.hands[seat].length
    return { title: act.title, mine: readyLine(at, act.mine(towers)) }
  },
  'tower.site': ({ words: { ask }, about }) => ({ title: ask.site.title(about.tower), mine: ask.site.mine }),
  place: placeSaid,
  'hero.act': at => heroActSaid(at, at.about.hero),
  'hero.base': ({ words: { ask }, about }) => ({
    title: ask.base.title(about.hero, about.tray),
    mine: ask.base.mine,
  }),
  'hero.face': ({ words: { ask }, about }) => ({ title: ask.face.title(about.hero), mine: ask.face.mine(about.as) }),
  'ability.hero': ({ words: { ask }, about }) => ({ title: ask.heal.title(about.as), mine: ask.heal.mine }),
  'ability.flip': ({ words: { ask }, about: { of } }) =>
    isHero(of) ? { title: ask.flip.title(of), mine: ask.flip.mine } : NOTHING,
  'ability.copy': ({ words: { ask } }) => ask.copy,
  'ability.move': ({ words: { ask }, about }) => ({
    title: ask.moved.title(about.who),
    mine: ask.moved.mine(about.as),
  }),
  'ability.attack': ({ words: { ask }, about }) => ({
    title: ask.strike.title(about.who),
    mine: ask.strike.mine(about.as),
  }),
  'ability.extra': ({ words: { ask }, about }) => ({ title: ask.extra.title(about.hero), mine: ask.extra.mine }),
  'ability.step': ({ words: { ask }, about }) => ({
    title: ask.step.title(about.hero),
    mine: ask.step.mine(about.left),
  }),
  'wildcat.place': ({ words: { ask } }) => ask.wildcat,
  'bench.place': ({ words: { ask }, about }) => ({
    title: ask.benchPlace.title(about.hero),
    mine: ask.benchPlace.mine,
  }),
  'spell.midas': ({ words: { ask } }) => ask.midas,
  'spell.hero': ({ words: { ask } }) => ask.gem,
  displace: ({ words: { ask }, about: { hero, why } }) => ({
    title: ask.displace.title(hero),
    mine: ask.displace.mine[why](hero),
  }),
  'boss.tower': ({ words: { ask } }) => ask.bossTower,
  'boss.hero': ({ words: { ask } }) => ask.bossHero,
  'boss.tile': ({ words: { ask } }) => ask.bossTile,
  'boss.paradox': ({ words: { ask } }) => ask.paradox,
  pickup: at => ({ title: at.words.ask.pickup.title, mine: readyLine(at, at.words.ask.pickup.mine) }),
  shop: at => ({
    title: at.words.ask.shop.title,
    mine: readyLine(at, at.words.ask.shop.mine(at.view.open.crystals)),
  }),
}

/** Questions the team answers until everybody is ready. */
const UNTIL_READY: ReadonlySet<string> = new Set(['act', 'pickup', 'shop'])

/** The status line and the rubric of the panel. */
export const createAsk =
  (words: Words): GameText['ask'] =>
  (choice, anyView, asked, names) => {
    const view = viewOf(anyView)
    const people = words.names.list(asked.map(seat => names.of(seat)))
    const { title, mine } = byQuestion(ASK, choice, view, { words, view, asked, names }) ?? NOTHING
    const idle = UNTIL_READY.has(choice) && view.open.ready.some(seat => names.isMe(seat))
    const others =
      choice === 'act'
        ? words.ask.act.others(people)
        : UNTIL_READY.has(choice)
          ? words.ask.team(people)
          : words.ask.waiting(people)
    return {
      status: (isMine(asked, names) || idle) && mine !== '' ? mine : others,
      title,
      rule: isQuestion(choice) ? CHOICE_RULES[choice] : undefined,
    }
  }
