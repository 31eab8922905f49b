import type { GameText, Names } from '../../types.ts'
import { SCENARIOS } from '../content/scenarios.ts'
import { BENCH, ENDLESS } from '../content/numbers.ts'
import type { HeroId, UnitId } from '../content/ids.ts'
import { isCompulsory } from '../knowledge/targets.ts'
import { pointsOf } from '../knowledge/heroes.ts'
import type { Seat, View } from '../rules/state.ts'
import { sourceName } from './names.ts'
import { type About, aboutOf, isMine, viewOf } from './read.ts'
import { CHOICE_RULES } from './rules.ts'
import type { Words } from './words.ts'

interface Question {
  readonly words: Words
  readonly view: View
  readonly about: About
  readonly asked: readonly string[]
  readonly names: Names
}
/** The rubric, and what is said to whoever is asked. */
interface Said {
  readonly title: string
  readonly mine: string
}
type Asker = (question: Question) => Said

const NOTHING: Said = { title: '', mine: '' }
const heroAsked =
  (say: (question: Question, hero: UnitId) => Said): Asker =>
  question => {
    const hero = question.about.hero ?? question.view.open.active?.hero
    return hero === undefined ? NOTHING : say(question, hero)
  }
const whoAsked = (say: (question: Question, who: UnitId) => Said): Asker =>
  heroAsked((question, hero) => say(question, question.about.who ?? hero))

/** The hero whose two abilities the reader chooses. */
const heroOfReader = ({ view, asked, names }: Question): HeroId | undefined => {
  const seat = view.seat ?? asked.find(each => names.isMe(each)) ?? asked[0]
  const found = Object.entries(view.open.heroes).find(
    ([id, hero]) => id !== 'wildcat' && hero.seat === seat && hero.place !== 'bench',
  )
  return found?.[0] as HeroId | undefined
}

const spellsLeft = ({ view: { open } }: Question) =>
  Math.max(
    0,
    (open.mode === 'storm' ? ENDLESS.spells.count : SCENARIOS[open.scenario].spells.count) - open.spells.length,
  )

const placeSaid: Asker = ({ words, view: { open } }) => {
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

const heroActSaid = heroAsked(({ words: { ask }, view: { open } }, hero) => {
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
})

const readyLine = ({ words, view, names }: Question, yes: string): string =>
  view.open.ready.some(seat => names.isMe(seat)) ? words.ask.act.ready : yes

const ASKERS: Readonly<Record<string, Asker>> = {
  'setup.hero': ({ words: { ask }, view: { open } }) => (open.seats.length === 1 ? ask.heroAlone : ask.hero),
  'setup.bench': ({ words: { ask }, view: { open } }) => ({
    title: ask.bench.title,
    mine: ask.bench.mine(Math.max(1, BENCH - Object.values(open.heroes).filter(hero => hero.place === 'bench').length)),
  }),
  'setup.abilities': question => {
    const { abilities } = question.words.ask
    const hero = heroOfReader(question)
    return hero === undefined ? NOTHING : { title: abilities.title(hero), mine: abilities.mine }
  },
  'setup.spells': question => ({
    title: question.words.ask.spells.title,
    mine: question.words.ask.spells.mine(spellsLeft(question)),
  }),
  'round.colour': ({ words: { ask } }) => ask.colour,
  act: question => {
    const { words, view, asked, names } = question
    const seat = (view.seat ?? asked.find(each => names.isMe(each))) as Seat | undefined
    const towers = seat === undefined ? 0 : view.open.hands[seat].length
    return { title: words.ask.act.title, mine: readyLine(question, words.ask.act.mine(towers)) }
  },
  'tower.site': ({ words: { ask }, about: { tower } }) =>
    tower === undefined ? NOTHING : { title: ask.site.title(tower), mine: ask.site.mine },
  place: placeSaid,
  'hero.act': heroActSaid,
  'hero.base': heroAsked(({ words: { ask }, about: { tray } }, hero) =>
    tray === undefined ? NOTHING : { title: ask.base.title(hero, tray), mine: ask.base.mine },
  ),
  'hero.face': heroAsked(({ words: { ask }, about }, hero) => ({
    title: ask.face.title(hero),
    mine: ask.face.mine(about.as ?? 'basic'),
  })),
  'ability.hero': ({ words: { ask }, about }) => ({ title: ask.heal.title(about.as ?? 'basic'), mine: ask.heal.mine }),
  'ability.flip': heroAsked(({ words: { ask }, about }, hero) => ({
    title: ask.flip.title(about.of ?? (hero as HeroId)),
    mine: ask.flip.mine,
  })),
  'ability.copy': ({ words: { ask } }) => ask.copy,
  'ability.move': whoAsked(({ words: { ask }, about }, who) => ({
    title: ask.moved.title(who),
    mine: ask.moved.mine(about.as ?? 'basic'),
  })),
  'ability.attack': whoAsked(({ words: { ask }, about }, who) => ({
    title: ask.strike.title(who),
    mine: ask.strike.mine(about.as ?? 'basic'),
  })),
  'ability.extra': heroAsked(({ words: { ask } }, hero) => ({ title: ask.extra.title(hero), mine: ask.extra.mine })),
  'ability.step': heroAsked(({ words: { ask }, about }, hero) => ({
    title: ask.step.title(hero),
    mine: ask.step.mine(about.left ?? 0),
  })),
  'wildcat.place': ({ words: { ask } }) => ask.wildcat,
  'bench.place': heroAsked(({ words: { ask } }, hero) => ({
    title: ask.benchPlace.title(hero),
    mine: ask.benchPlace.mine,
  })),
  'spell.midas': ({ words: { ask } }) => ask.midas,
  'spell.hero': ({ words: { ask } }) => ask.gem,
  displace: heroAsked(({ words: { ask }, about }, hero) => ({
    title: ask.displace.title(hero),
    mine: ask.displace.mine[about.why ?? 'advance'](hero),
  })),
  'boss.tower': ({ words: { ask } }) => ask.bossTower,
  'boss.hero': ({ words: { ask } }) => ask.bossHero,
  'boss.tile': ({ words: { ask } }) => ask.bossTile,
  'boss.paradox': ({ words: { ask } }) => ask.paradox,
  pickup: question => ({
    title: question.words.ask.pickup.title,
    mine: readyLine(question, question.words.ask.pickup.mine),
  }),
  shop: question => ({
    title: question.words.ask.shop.title,
    mine: readyLine(question, question.words.ask.shop.mine(question.view.open.crystals)),
  }),
}

/** Questions the team answers until everybody is ready. */
const UNTIL_READY = new Set(['act', 'pickup', 'shop'])

/** The status line and the rubric of the panel. */
export const makeAsk =
  (words: Words): GameText['ask'] =>
  (choice, anyView, asked, names) => {
    const view = viewOf(anyView)
    const question: Question = { words, view, about: aboutOf(view), asked, names }
    const people = words.names.list(asked.map(seat => names.of(seat)))
    const { title, mine } = ASKERS[choice]?.(question) ?? NOTHING
    const idle = UNTIL_READY.has(choice) && view.open.ready.some(seat => names.isMe(seat))
    const others =
      choice === 'act'
        ? words.ask.act.others(people)
        : UNTIL_READY.has(choice)
          ? words.ask.team(people)
          : words.ask.waiting(people)
    return { status: (isMine(asked, names) || idle) && mine !== '' ? mine : others, title, rule: CHOICE_RULES[choice] }
  }
