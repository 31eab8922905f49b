import type { GameText, Names } from '../../types.ts'
import { TURN_CARDS } from '../content/cards.ts'
import { isDestroyed } from '../knowledge.ts'
import type { View } from '../rules/state.ts'
import { abilityName } from './names.ts'
import { type About, aboutOf, attackOf, isMine, viewOf, whoIs } from './read.ts'
import { ABILITY_RULES } from './rules.ts'
import type { Words } from './words.ts'

type Asked = ReturnType<GameText['ask']>
interface Question {
  readonly choice: string
  readonly view: View
  readonly about: About
  /** Everybody who is asked, in words. */
  readonly people: string
  readonly mine: boolean
  readonly alone: boolean
  readonly names: Names
}

const askHero = ({ ask }: Words, { view, about, mine, people }: Question): Asked => ({
  status: mine
    ? ask.chooseHero.mine(view.open.seats.length === 1 ? about.defender : undefined)
    : ask.chooseHero.others(people),
  title: ask.chooseHero.title,
  rule: 'DEF-SETUP-05',
})

const askDraw = ({ ask }: Words, { mine, people }: Question): Asked => ({
  status: mine ? ask.draw.mine : ask.draw.others(people),
  title: ask.draw.title,
  rule: 'DEF-RULING-35',
})

const askTurn = ({ ask }: Words, { view, about, names, people }: Question): Asked => {
  const { turn } = view.open
  if (turn?.card !== 'own' || about.defender === undefined)
    return { status: ask.waiting(people), title: '', rule: undefined }
  const who = whoIs(view.open, turn.defender, names)
  return turn.mustSpend
    ? { status: ask.turn.mustSpend(who, turn.ap), title: ask.turn.title(who), rule: 'DEF-SACRIFICE-04' }
    : { status: ask.turn.left(who, turn.ap), title: ask.turn.title(who), rule: 'DEF-DEFENDER-04' }
}

const askAll = ({ ask }: Words, { view }: Question): Asked => ({
  status: ask.all.status(view.open.turn?.card === 'all' ? view.open.turn.pool : 0),
  title: ask.all.title,
  rule: 'DEF-ALL-02',
})

const askDefend = ({ ask }: Words, { view, about, alone, mine, people }: Question): Asked => {
  const attack = attackOf(about)
  if (attack === undefined) return { status: ask.waiting(people), title: '', rule: undefined }
  const { card, region } = attack
  const whose = !alone ? ask.defend.team : mine ? ask.defend.mine : ask.defend.others(people)
  const what = ask.defend.attack(attack, view.open.regions[region].threat, isDestroyed(view.open, region))
  return {
    status: `${whose} ${what}`,
    title: ask.defend.title(region),
    rule: TURN_CARDS[card].kind === 'dire' ? 'DEF-DIRE-03' : 'DEF-DEFEND-01',
  }
}

const askArtifact = ({ ask }: Words, { about, mine, people }: Question): Asked => ({
  status: mine ? ask.artifact.mine : ask.artifact.others(people),
  title: about.artifact === undefined ? '' : ask.artifact.title(about.artifact),
  rule: 'DEF-ARTIFACT-05',
})

const askAbility = (words: Words, { choice, about, mine, people }: Question): Asked => {
  const { ability: said } = words.ask
  const { ability = '' } = about
  const name = abilityName(words, ability)
  const known = Object.hasOwn(said.titles, choice) ? (choice as keyof typeof said.titles) : undefined
  if (known === undefined) return { status: words.ask.waiting(people), title: name, rule: undefined }
  return {
    status: mine ? `${name}. ${said.mine[known]}` : said.others(people, name),
    title: said.title(name, said.titles[known]),
    rule: ABILITY_RULES[ability]?.[0],
  }
}

const ASKERS: Readonly<Record<string, (words: Words, question: Question) => Asked>> = {
  'setup.chooseHero': askHero,
  'round.draw': askDraw,
  'turn.act': askTurn,
  'all.act': askAll,
  'defend.window': askDefend,
  'artifact.choose': askArtifact,
}

/** The status line and the rubric of the panel. */
export const makeAsk =
  (words: Words): GameText['ask'] =>
  (choice, anyView, asked, names) => {
    const view = viewOf(anyView)
    const question: Question = {
      choice,
      view,
      about: aboutOf(view),
      people: words.names.list(asked.map(seat => names.of(seat))),
      mine: isMine(asked, names),
      alone: asked.length === 1,
      names,
    }
    return (ASKERS[choice] ?? askAbility)(words, question)
  }
